import Foundation
import SystemProcesses
import Testing
import WidgetArchive
import WidgetHost

/// What the extension's process holds, looked at all the time, against what the system would give it.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct GetawaysMemoryTests {
    private static let limit = 30.0

    @Test("ten deals with photographs of 1600 × 1067 pixels, in three families, take less private memory than the system gives")
    func tenDeals() async throws {
        try await GetawaysEnvironment.run { house in
            _ = try await house.warm("MXP")
            var tiles: [String] = []
            for family in [WidgetFamilyName.systemLarge, .systemMedium, .systemSmall] {
                tiles.append(try await house.host.place(kind: "DealsWidget", family: family))
            }
            await house.host.settle()
            let most = try await house.peak {
                for tile in tiles {
                    try await house.host.configure(tile: tile, values: house.values("MXP"))
                    await house.host.settle()
                }
            }.held
            for tile in tiles { #expect(await house.tile(tile)?.entries.count == 10) }
            #expect(most > 1 && most < Self.limit, "\(most) MB")
        }
    }

    @Test(
        "hostile photographs take no more: 12,000 × 12,000 pixels, a JPEG cut off, a page instead of an image, a PNG that unpacks to 98 MB",
        arguments: ["huge", "truncated", "html", "bomb"])
    func hostile(mode: String) async throws {
        try await GetawaysEnvironment.run { house in
            let deals = min(10, try await house.warm("MXP"))
            try await house.post("/v1/modes", #"{"photos":"\#(mode)"}"#)
            // Made now, so that the extension does get it.
            _ = try await house.get("/v1/photos/lisbon.jpg")
            try await house.post("/v1/counters/reset", "{}")
            let tile = try await house.host.place(kind: "DealsWidget", family: .systemLarge)
            await house.host.settle()
            let pid = try await house.pid(.extension)
            let most = try await house.peak {
                try await house.host.configure(tile: tile, values: house.values("MXP"))
                await house.host.settle()
            }
            // It did get them: on a busy machine its patience may end before the last.
            #expect((1...deals).contains(try await house.requests().filter { $0.key.hasPrefix("/v1/photos/") }.count))
            // Each deal is there, with another picture, and no process died of it.
            #expect(await house.tile(tile)?.entries.count == deals)
            #expect(await house.tile(tile)?.status == .live)
            #expect(try await house.pid(.extension) == pid)
            // The system's libraries, which only this process may have in memory at the moment, are not counted: an unoptimised program is
            // itself ten megabytes larger than the one that is shipped.
            #expect(most.own > 1 && most.own < Self.limit, "\(most)")
        }
    }
}
