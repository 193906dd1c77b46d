// On Apple's systems a superset of `os`: reading what was logged, which only the host can do here, is not among it.
@_exported import Foundation
@_exported import Vitrineos
