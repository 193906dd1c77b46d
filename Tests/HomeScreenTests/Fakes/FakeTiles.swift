import Foundation
import WidgetHost

/// A tile with a link on its left.
struct FakeTiles: TileActing {
    let record: RequestRecord

    func tap(tile: String, x: Double, y: Double) async throws -> TapOutcome {
        try record.note("tap \(tile) \(x) \(y)", of: tile)
        return TapOutcome(url: x < 100 ? FakeScene.link : nil)
    }

    func reload(tile: String) async throws { try record.note("reload \(tile)", of: tile) }

    /// Nothing is ever under way.
    func settle(tile: String) async {}

    func open(_ url: URL) async throws { try record.note("open \(url.absoluteString)") }

    func goHome() async throws { try record.note("home") }
    func open(app: String) async throws { try record.note("front \(app)") }
}
