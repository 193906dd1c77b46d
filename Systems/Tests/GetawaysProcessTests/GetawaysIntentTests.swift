import Foundation
import SystemProcesses
import Testing
import VitrineWidgetArchive
import WidgetHost

/// The intents of the widgets by their names, over real processes: what `vitrine intent` runs.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct GetawaysIntentTests {
    private let name = "InspirationalConfigurationIntent"

    private func withJob(_ body: (IntentJob) async throws -> Void) async throws {
        try await GetawaysEnvironment.run { environment in
            var configuration = HostConfiguration(state: environment.state, launcher: environment.plan.launcher)
            configuration.timeZone = "UTC"
            configuration.allowUnoptimised()
            configuration.addresses = environment.addresses
            let widgets = try #require(environment.bundle.extensions.first { $0.identifier == "com.vitrine.getaways.widgets" })
            try await body(IntentJob(widgets, at: Date(timeIntervalSince1970: 1_781_074_800), configuration: configuration))
        }
    }

    @Test("true.15, R2.46: the right intent is asked for by name, and answers with a deal from the airport that was named")
    func run() async throws {
        try await withJob { job in
            let offered = try await job.intents()
            #expect(offered.map(\.schema.intent) == ["DealsIntent", name] && offered.map(\.isHandled) == [false, true])
            let settings = ["location=Linate", "location=MXP"].compactMap { Setting($0) }
            let handled = try await job.run(name, [settings[1], Setting(name: "travellers", words: "four")], confirms: false)
            #expect(handled.values["location"] == .entity(id: "MXP") && handled.values["travellers"] == .choice("four"))
            guard case .response(let response) = handled.outcome else { return #expect(Bool(false), "\(handled.outcome)") }
            #expect(response.code == "success" && response.values.map(\.name) == ["city", "price", "link"])
            #expect(response.values.last?.words.hasPrefix("getaways://widget/search/MXP/") == true)
            #expect(response.values.last?.words.contains("travellers=4") == true)
            // Linate has none.
            #expect(try await job.run(name, [settings[0]], confirms: false).outcome == .response(.init(code: "noDeals", isSuccess: false)))
        }
    }

    @Test("true.15, true.13: what can be chosen is the service's, and what cannot be asked for is said")
    func options() async throws {
        try await withJob { job in
            let found = try await job.options(of: name, parameter: "location", words: "mün").sections.flatMap(\.options)
            #expect(found.map(\.value).prefix(2) == [.entity(id: "MUC"), .entity(id: "FMO")])
            #expect(try await job.run(name, [], confirms: false).outcome == .needsValue(parameter: "location"))
            await #expect(throws: IntentJobError.notPerformed("DealsIntent")) { try await job.run("DealsIntent", [], confirms: false) }
            await #expect(throws: IntentJobError.unknownIntent("Deals", known: ["DealsIntent", name])) {
                try await job.run("Deals", [], confirms: false)
            }
        }
    }
}
