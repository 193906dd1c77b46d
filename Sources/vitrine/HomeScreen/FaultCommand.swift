import ArgumentParser
import Foundation
import WidgetHost

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

    private struct RequestBody: Encodable {
        var id: String
        var value: FaultValue
        var app: String?
        var tile: String?
    }

    func validate() throws {
        guard (id == nil) == (value == nil) else { throw ValidationError("Give a fault and its value, or neither.") }
        guard !reset || id == nil else { throw ValidationError("Give a fault or --reset, not both.") }
    }

    func run() async throws {
        try await reportingFailure {
            let running = try home.running()
            if reset { try await running.post("faults/reset", [String: String]()) }
            if let id, let value {
                try await running.post(
                    "faults", RequestBody(id: id, value: FaultValue(typed: value, for: Fault(rawValue: id)), app: app, tile: tile))
            }
            guard id == nil else { return }
            for fault in try JSONDecoder().decode([FaultState].self, from: try await running.read("faults")) {
                let exceptions = fault.exceptions.map { " (\($0.tile ?? $0.app ?? ""): \($0.value.typed))" }.joined()
                let choices = fault.choices.map { " Choices: \($0.joined(separator: ", "))." } ?? ""
                print("\(fault.id.rawValue)=\(fault.value.typed)\(exceptions)  \(fault.about)\(choices)")
            }
        }
    }
}

extension FaultValue {
    /// - Parameter fault: one of choices may have numbers among them.
    fileprivate init(typed words: String, for fault: Fault?) {
        if fault?.kind == .choice {
            self = .choice(words)
        } else if let on = Bool(words) {
            self = .on(on)
        } else if let number = Double(words), number.isFinite {
            self = .number(number)
        } else {
            self = .choice(words)
        }
    }

    /// The value as it would be typed.
    fileprivate var typed: String {
        switch self {
        case .on(let on): "\(on)"
        case .number(let number): number.formatted(.number.grouping(.never))
        case .choice(let choice): choice
        }
    }
}
