import Foundation
import Testing
import TestTime
import WidgetHost

@Suite("The first look at a new home screen", .serialized) struct DefaultPlacementTests {
    @Test("the lock screen and StandBy are alive too, each widget with what its app set of it") func screens() async throws {
        let run = try await Running(TemporaryFolder(), "--at", "2026-06-12T08:00:00Z", "--speed", "0", system: "Insights")
        let tiles = try await run.state().tiles
        #expect(tiles.map(\.screen) == ["home", "lock", "lock", "standby"])
        #expect(tiles.map(\.family) == ["systemSmall", "accessoryCircular", "accessoryCircular", "systemSmall"])
        for (tile, words) in zip(tiles, ["Total sales", "Total sales", "Orders", "Total sales"]) {
            #expect(
                await eventually {
                    try await run.state().tiles.first { $0.id == tile.id }?.label.contains(words) == true
                }, "\(tile.screen)"
            )
        }
        await run.stop()
    }

    @Test("while the device is locked no customer's name is on any screen, and the times stay") func locked() async throws {
        let run = try await Running(TemporaryFolder(), "--at", "2026-06-12T08:00:00Z", "--speed", "0", system: "Salon")
        func labels() async throws -> [String] { try await run.state().tiles.map(\.label) }
        let families = try await run.state().tiles.map(\.family)
        #expect(families == ["systemMedium", "accessoryInline", "accessoryRectangular", "systemSmall"])
        // In a line beside the salon's zone there is room for initials only.
        func isNamed(_ label: String) -> Bool { label.contains("Chiara") || label.contains("CM") }
        #expect(await eventually { try await labels().allSatisfy { isNamed($0) && $0.contains("13:30") } })
        try await run.post("environment", ["locked": true])
        let hidden = await eventually { try await labels().allSatisfy { !isNamed($0) && $0.contains("13:30") } }
        let said = try await labels()
        #expect(hidden, "\(said)")
        await run.stop()
    }
}
