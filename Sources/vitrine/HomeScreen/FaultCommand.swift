import ArgumentParser
import Foundation

/// Faults on purpose.
struct FaultCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fault", abstract: "Sets a fault of a running home screen, or lists them all with what they are set to.",
        discussion: "What the tiles did is in the ledger.")

    @Argument(help: "The fault; without one all are listed.")
    var id: String?
    @Argument(help: "true or false, a number, or one of its choices; as the list says.")
    var value: String?
    @Option(help: "Only for this app, by its bundle identifier.")
    var app: String?
    @Option(help: "Only for this tile, by its id.")
    var tile: String?
    @Flag(help: "Sets every fault back.")
    var reset = false
    @OptionGroup var home: HomeScreenOptions

    /// As the interface has it.
    private enum Value: Codable {
        case on(Bool)
        case number(Double)
        case choice(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let on = try? container.decode(Bool.self) {
                self = .on(on)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .choice(try container.decode(String.self))
            }
        }

        init(words: String) {
            if let on = Bool(words) {
                self = .on(on)
            } else if let number = Double(words), number.isFinite {
                self = .number(number)
            } else {
                self = .choice(words)
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .on(let on): try container.encode(on)
            case .number(let number): try container.encode(number)
            case .choice(let choice): try container.encode(choice)
            }
        }

        var words: String {
            switch self {
            case .on(let on): "\(on)"
            case .number(let number): number.formatted(.number.grouping(.never))
            case .choice(let choice): choice
            }
        }
    }
    private struct Order: Encodable {
        var id: String
        var value: Value
        var app: String?
        var tile: String?
    }
    private struct Fault: Decodable {
        struct Exception: Decodable {
            var app: String?
            var tile: String?
            var value: Value
        }
        var id: String
        var about: String
        var value: Value
        var choices: [String]?
        var exceptions: [Exception]
    }

    func validate() throws {
        guard (id == nil) == (value == nil) else { throw ValidationError("Give a fault and its value, or neither.") }
        guard !reset || id == nil else { throw ValidationError("Give a fault or --reset, not both.") }
    }

    func run() async throws {
        try await reportingFailure {
            let running = try home.running()
            if reset { try await running.order("faults/reset", [String: String]()) }
            if let id, let value { try await running.order("faults", Order(id: id, value: Value(words: value), app: app, tile: tile)) }
            guard id == nil else { return }
            for fault in try JSONDecoder().decode([Fault].self, from: try await running.read("faults")) {
                let exceptions = fault.exceptions.map { " (\($0.tile ?? $0.app ?? ""): \($0.value.words))" }.joined()
                let choices = fault.choices.map { " Choices: \($0.joined(separator: ", "))." } ?? ""
                print("\(fault.id)=\(fault.value.words)\(exceptions)  \(fault.about)\(choices)")
            }
        }
    }
}
