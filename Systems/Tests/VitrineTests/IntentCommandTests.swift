import Foundation
import Testing

/// Getaways' intents from the shell.
@Suite("vitrine intent", .serialized, .timeLimit(.minutes(5))) struct IntentCommandTests {
    private struct Handled: Decodable {
        struct Prompt: Decodable {
            var what: String
            var parameter: String?
        }
        var code: String?
        var isSuccess: Bool
        var values: [String: String]
        var asks: Prompt?
    }

    private let name = "InspirationalConfigurationIntent"

    private func run(_ arguments: String...) async throws -> Program.Result {
        try await Program.run(["intent", "GetawaysWidgets"] + arguments)
    }

    @Test("true.15, R2.46: the right intent runs by its name, and its response is printed; what it would ask is one line and a failure")
    func byName() async throws {
        let list = try await run()
        #expect(list.status == 0 && list.output.contains("\(name)  Deals  (SiriKit; sets InspirationalDealsWidget)"), "\(list.errors)")
        let handled = try await run(name, "--set", "location=MXP", "--set", "travellers=four")
        let lines = handled.output.split(separator: "\n")
        #expect(handled.status == 0 && lines.first == "success", "\(handled.errors)")
        #expect(lines.last?.hasPrefix("link: getaways://widget/search/MXP/") == true && lines.last?.contains("travellers=4") == true)
        let asked = try await run(name)
        #expect(
            asked.status == 1 && asked.output == ""
                && asked.errors == "vitrine: \(name) needs a value for “location”; give --set location=…\n")
        let record = try await run(name, "--set", "location=LIN", "--json")
        let none = try JSONDecoder().decode(Handled.self, from: Data(record.output.utf8))
        #expect(record.status == 1 && none.code == "noDeals" && !none.isSuccess && none.values.isEmpty && none.asks == nil)
    }

    @Test("true.15: what cannot be asked for is refused in one line", arguments: ["DealsIntent", "Nothing"])
    func refused(_ intent: String) async throws {
        let refused = try await run(intent)
        #expect(refused.status == 1 && refused.output == "" && refused.errors.count { $0 == "\n" } == 1)
        #expect(refused.errors.contains(intent == "Nothing" ? "there are DealsIntent, \(name)" : "nobody performs"))
    }
}
