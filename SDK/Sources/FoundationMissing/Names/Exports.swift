// A source that imports Foundation alone has `@Observable` on Apple's systems.
@_exported import Observation
