import Foundation
import SystemProcesses
import Testing
import VitrineWidgetArchive
import WidgetHost

/// The way from the sheet to the tile, over real processes.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct GetawaysSheetTests {
    /// The quickest of five is judged: what a busy machine adds to the others says nothing. Each airport is new to the extension and its
    /// caches.
    @Test("R2.36, R2.48: what is changed in the sheet is seen within a second, after one request of the feed and of each photograph")
    func change() async throws {
        try await GetawaysEnvironment.run { environment in
            let airports = ["OSL", "BCN", "WAW", "DUB", "ATH"]
            var deals: [String: Int] = [:]
            for airport in airports { deals[airport] = min(10, try await environment.warm(airport)) }
            let tile = try await environment.place("MXP", .systemMedium)
            var times: [Duration] = []
            for airport in airports {
                try await environment.post("/v1/counters/reset", "{}")
                let before = try await environment.host.picture(of: tile, scheme: .light, scale: 2)
                let start = ContinuousClock.now
                try await environment.host.configure(tile: tile, values: environment.values(airport))
                await environment.host.settle()
                let after = try await environment.host.picture(of: tile, scheme: .light, scale: 2)
                times.append(ContinuousClock.now - start)
                #expect(after != before)
                #expect(await environment.tile(tile)?.entries.count == deals[airport])
                let requests = try await environment.requests()
                #expect(requests["/v1/deals"] == 1)
                let photographs = requests.filter { $0.key.hasPrefix("/v1/photos/") }
                #expect(photographs.values.allSatisfy { $0 == 1 } && photographs.count <= deals[airport] ?? 0, "\(photographs)")
            }
            #expect(times.min() ?? .seconds(60) < .seconds(1), "\(times)")
        }
    }
}
