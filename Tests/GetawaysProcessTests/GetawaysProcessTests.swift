import Foundation
import Testing
import WidgetArchive
import WidgetHost

/// Getaways whole: service, extension and host as real processes.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct GetawaysProcessTests {
    @Test("R2.38–R2.40, R2.44, R2.47: suggestions come from 20,000 airports within 50 ms of the service's own answer")
    func suggestions() async throws {
        try await GetawaysHouse.run { house in
            let tile = try await house.host.place(kind: "DealsWidget", family: .systemMedium)
            await house.host.settle()
            func offered(_ words: String?) async throws -> [String] {
                try await house.host.options(tile: tile, parameter: "location", words: words, values: IntentValues())
                    .sections.flatMap(\.options).compactMap { if case .entity(let id) = $0.value { id } else { nil } }
            }
            #expect(try await offered(nil).prefix(2) == ["ATL", "DXB"])
            var late: [Double] = []
            let clock = ContinuousClock()
            for words in ["mil", "mila", "san seb", "new y", "tromsø", "são", "rom", "lond", "bay", "tok", "a coru", "zür"] {
                let encoded = words.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
                // Each chain is timed on words that neither the service nor the cache has seen, the service's own first.
                let alone = try await clock.measure { _ = try await house.get("/v1/airports?language=de&term=\(encoded)") }
                var found: [String] = []
                let whole = try await clock.measure { found = try await offered(words) }
                #expect(!found.isEmpty, "\(words)")
                late.append((whole - alone) / .milliseconds(1))
            }
            #expect(late.sorted()[late.count / 2] < 50, "\(late) ms")
            for (words, code) in [("Donostia-San Sebastián", "EAS"), ("DONOSTIA", "EAS"), ("tromso", "TOS"), ("東京", "HND")] {
                #expect(try await offered(words).contains(code), "\(words)")
            }
            for words in ["a&b=c", "50%", "a+b", "%41", "#", "?", "/", "🏝️", "\"", "qqqqqq", "&term=rome"] {
                #expect(try await !offered(words).contains("FCO"), "\(words)")
            }
        }
    }
}
