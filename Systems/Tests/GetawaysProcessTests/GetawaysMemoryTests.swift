import Foundation
import SystemProcesses
import Testing
import VitrineWidgetArchive
import WidgetHost

/// What the extension's process holds, looked at all the time, against what the system would give it.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct GetawaysMemoryTests {
    /// Megabytes written, which is what iOS counts against its 30: 6 before any photograph, and 8 to 13 more while one is unpacked. Two at a
    /// time would be over it.
    private static let limit = 22.0

    @Test("ten deals with photographs of 1600 × 1067 pixels, in three families, take less memory than the system gives")
    func tenDeals() async throws {
        try await GetawaysEnvironment.run { environment in
            // Some days' feeds have fewer.
            let deals = min(10, try await environment.warm("MXP"))
            try #require(deals > 0)
            var tiles: [String] = []
            for family in [WidgetFamilyName.systemLarge, .systemMedium, .systemSmall] {
                tiles.append(try await environment.host.place(kind: "DealsWidget", family: family))
            }
            await environment.host.settle()
            let most = try await environment.peak {
                for tile in tiles {
                    try await environment.host.configure(tile: tile, values: environment.values("MXP"))
                    await environment.host.settle()
                }
            }.written
            for tile in tiles { #expect(await environment.tile(tile)?.entries.count == deals) }
            #expect(most > 1 && most < Self.limit, "\(most) MB")
        }
    }

    @Test(
        "hostile photographs take no more: 12,000 × 12,000 pixels, a JPEG cut off, a page instead of an image, a PNG that unpacks to 98 MB",
        arguments: ["huge", "truncated", "html", "bomb"])
    func hostile(mode: String) async throws {
        try await GetawaysEnvironment.run { environment in
            let deals = min(10, try await environment.warm("MXP"))
            try await environment.post("/v1/modes", #"{"photos":"\#(mode)"}"#)
            // Made now, so that the extension does get it.
            _ = try await environment.get("/v1/photos/lisbon.jpg")
            try await environment.post("/v1/counters/reset", "{}")
            let tile = try await environment.host.place(kind: "DealsWidget", family: .systemLarge)
            await environment.host.settle()
            let pid = try await environment.pid(.extension)
            let most = try await environment.peak {
                try await environment.host.configure(tile: tile, values: environment.values("MXP"))
                await environment.host.settle()
            }
            // The extension did fetch photographs: on a busy machine its patience may end before the last.
            #expect((1...deals).contains(try await environment.requests().filter { $0.key.hasPrefix("/v1/photos/") }.count))
            // Each deal is there, with another picture, and no process died of it.
            #expect(await environment.tile(tile)?.entries.count == deals)
            #expect(await environment.tile(tile)?.status == .live)
            #expect(try await environment.pid(.extension) == pid)
            // What iOS counts: pages that were written. The program's own, which are not, are ten megabytes more where it is not optimised.
            #expect(most.written > 1 && most.written < Self.limit, "\(most)")
        }
    }
}
