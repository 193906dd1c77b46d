import ArgumentParser
import Foundation

/// The device of a running home screen.
struct EnvironmentCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "environment",
        abstract: "Sets or prints the device of a running home screen: its look, locale, lock, place, network and calendars.",
        discussion: """
            Takes device, screen, appearance, rendering, tint, locked, luminance, typeSize, boldText, rightToLeft, locale, timeZone, \
            location, locationName, network, lowData and calendars, e.g. appearance=dark locked=true. A location is degrees to the north and to \
            the east, with or without metres above the sea (48.137,11.575,520), or denied; locationName is what people call it. \
            screen is home, lock or standby, appearance light, dark or auto, rendering fullColor, tinted or clear, luminance \
            full or reduced, network wifi, cellular, hotspot or none, lowData is Low Data Mode, \
            calendars (what EventKit may read) denied or sample. What is refused is refused with what is possible.
            """)

    @Argument(help: ArgumentHelp("What to set.", valueName: "name=value"), transform: EnvironmentSetting.init(argument:))
    var changes: [EnvironmentSetting] = []
    @OptionGroup var home: HomeScreenOptions

    func run() async throws {
        try await reportingFailure {
            let change = Dictionary(changes.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
            let data = try await home.running().post("environment", change)
            let environment = try JSONDecoder().decode([String: EnvironmentSetting.Value].self, from: data)
            for (name, value) in environment.sorted(by: { $0.key < $1.key }) { print("\(name)=\(value.words)") }
        }
    }
}

/// One thing that is set of a device.
struct EnvironmentSetting {
    enum Value: Codable {
        case bool(Bool)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let bool = try? container.decode(Bool.self) { self = .bool(bool) } else { self = .text(try container.decode(String.self)) }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .bool(let bool): try container.encode(bool)
            case .text(let text): try container.encode(text)
            }
        }

        var words: String {
            switch self {
            case .bool(let bool): "\(bool)"
            case .text(let text): text
            }
        }
    }

    private static let names = [
        "device", "screen", "appearance", "rendering", "tint", "locked", "luminance", "typeSize", "boldText", "rightToLeft", "locale",
        "timeZone", "location", "locationName", "network", "lowData", "calendars",
    ]
    private static let switches = ["locked", "boldText", "rightToLeft", "lowData"]

    let name: String
    let value: Value

    /// - Throws: `ValidationError` with what is possible.
    init(argument: String) throws {
        let names = "there are \(Self.names.joined(separator: ", "))."
        guard let equals = argument.firstIndex(of: "=") else { throw ValidationError("A name goes before “=” and a value; \(names)") }
        name = String(argument[..<equals])
        let text = String(argument[argument.index(after: equals)...])
        guard Self.names.contains(name) else { throw ValidationError("A device has no “\(name)”; \(names)") }
        guard Self.switches.contains(name) else {
            value = .text(text)
            return
        }
        guard let bool = Bool(text) else { throw ValidationError("“\(name)” is true or false.") }
        value = .bool(bool)
    }
}
