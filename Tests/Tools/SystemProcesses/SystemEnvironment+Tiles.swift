import Foundation
import TestTime
import VitrineWidgetArchive
import WidgetHost

extension SystemEnvironment {
    /// Places a tile and waits for its timeline.
    package func place(kind: String, _ family: WidgetFamilyName) async throws -> String {
        let tile = try await host.place(kind: kind, family: family)
        await host.settle()
        return tile
    }

    package func configure(_ tile: String, _ values: IntentValues) async throws {
        try await host.configure(tile: tile, values: values)
        await host.settle()
    }

    package func reload(_ tile: String) async throws {
        try await host.reload(tile: tile)
        await host.settle()
    }

    /// Goes forward, playing what happens on the way; then the clock stands still.
    package func advance(_ seconds: TimeInterval) async throws {
        let now = await host.state().clock.now
        try await host.setClock(now: now.addingTimeInterval(seconds), rate: 0)
        await host.settle()
    }

    package func tile(_ id: String) async -> TileState? { await host.state().tiles.first { $0.id == id } }

    /// The words of the tile, as they are read aloud; thin spaces are spaces.
    package func words(_ id: String) async -> String { (await tile(id)?.label ?? "").replacingOccurrences(of: "\u{2009}", with: " ") }

    /// Whether the tile comes to say so.
    package func says(_ tile: String, _ condition: @Sendable (String) -> Bool) async -> Bool {
        await eventually { condition(await words(tile)) }
    }
}
