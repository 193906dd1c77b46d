import Foundation
import Testing
import WidgetHost

@Suite("The first look at a new home screen", .serialized) struct FirstLookTests {
    @Test("the lock screen and StandBy are alive too, each widget with what its app set of it") func screens() async throws {
        let run = try await Running(TemporaryFolder(), "--at", "2026-06-12T08:00:00Z", "--speed", "0", system: "Insights")
        let tiles = try await run.state().tiles
        #expect(tiles.map(\.screen) == ["home", "lock", "lock", "standby"])
        #expect(tiles.map(\.family) == ["systemSmall", "accessoryCircular", "accessoryCircular", "systemSmall"])
        for (tile, words) in zip(tiles, ["Total sales", "Total sales", "Orders", "Total sales"]) {
            #expect(
                await eventually { try await run.state().tiles.first { $0.id == tile.id }?.label.contains(words) == true }, "\(tile.screen)"
            )
        }
        await run.stop()
    }
}
