import Foundation
import SystemProcesses
import Testing
import VitrineWidgetArchive
import WidgetHost

/// Getaways whole: service, extension and host as real processes, counted and measured.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct GetawaysPhotographTests {
    @Test("R4.29, G2.10: five concurrent calls for one configuration make one request of the feed and one of each photograph")
    func fiveCalls() async throws {
        try await GetawaysEnvironment.run(duplicates: 5) { environment in
            // A tile shows ten at most.
            let deals = min(10, try await environment.warm("MXP"))
            let tile = try await environment.place("MXP")
            #expect(await environment.tile(tile)?.entries.count == deals)
            let requests = try await environment.requests()
            #expect(requests["/v1/deals"] == 1)
            let photographs = requests.filter { $0.key.hasPrefix("/v1/photos/") }
            #expect(photographs.count == deals && photographs.values.allSatisfy { $0 == 1 }, "\(photographs)")
            // A second tile with the same configuration asks for nothing at all.
            _ = try await environment.place("MXP")
            #expect(try await environment.requests()["/v1/deals"] == 1)
        }
    }
}
