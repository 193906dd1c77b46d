import Foundation
import SystemProcesses
import Testing
import VitrineWidgetArchive
import WidgetHost

/// Getaways whole: service, extension and host as real processes.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct GetawaysProcessTests {
    /// Suggestions by the App Intent's query, and by the older intent's handler in its own process.
    @Test(
        "true.12, true.13, R2.38–R2.40, R2.44, R2.47: suggestions come from the 7,884 airports, the region's first, by one question for each new text; how soon is a figure",
        arguments: ["DealsWidget", "InspirationalDealsWidget"])
    func suggestions(kind: String) async throws {
        try await GetawaysEnvironment.run { environment in
            let tile = try await environment.host.place(kind: kind, family: .systemMedium)
            await environment.host.settle()
            func offered(_ words: String?) async throws -> [String] {
                try await environment.host.options(tile: tile, parameter: "location", words: words, values: IntentValues())
                    .sections.flatMap(\.options).compactMap { if case .entity(let id) = $0.value { id } else { nil } }
            }
            #expect(try await offered(nil).prefix(2) == ["LHR", "LGW"])
            for words in ["mil", "mila", "san seb", "new y", "tromsø", "são", "rom", "lond", "bay", "tok", "a coru", "zür"] {
                let before = try await environment.requests()["/v1/airports"] ?? 0
                #expect(try await !offered(words).isEmpty, "\(words)")
                #expect(try await environment.requests()["/v1/airports"] == before + 1, "\(words)")
            }
            for (words, code) in [("Donostia-San Sebastián", "EAS"), ("DONOSTIA", "EAS"), ("tromso", "TOS"), ("東京", "HND")] {
                #expect(try await offered(words).contains(code), "\(words)")
            }
            for words in ["a&b=c", "50%", "a+b", "%41", "#", "?", "/", "🏝️", "\"", "qqqqqq", "&term=rome"] {
                #expect(try await !offered(words).contains("FCO"), "\(words)")
            }
        }
    }

    @Test("R2.36, R2.43: the older kind keeps the airport that its handler found whole")
    func olderKind() async throws {
        try await GetawaysEnvironment.run { environment in
            let tile = try await environment.host.place(kind: "InspirationalDealsWidget", family: .systemSmall)
            let found = try await environment.host.options(tile: tile, parameter: "location", words: "malpensa", values: IntentValues())
            #expect(found.sections.flatMap(\.options).first?.subtitle == "Malpensa · MXP · Italy")
            try await environment.host.configure(
                tile: tile, values: IntentValues(["location": .entity(id: "MXP"), "travellers": .choice("four"), "dates": .choice("week")]))
            let states = await environment.host.state().processes.filter { $0.name == "GetawaysIntents" && $0.pid != nil }
            #expect(states.count == 1)
            let shown = try await environment.host.configuration(of: tile)
            #expect(shown.schema?.system == .siriKit && shown.schema?.intent == "InspirationalConfigurationIntent")
            #expect(shown.shown["location"]?.map(\.title) == ["Milan"])
            #expect(shown.shown["location"]?.first?.object?.properties["name"] == .string("Malpensa"))
            #expect(shown.values["travellers"] == .choice("four") && shown.values["dates"] == .choice("week"))
        }
    }
}
