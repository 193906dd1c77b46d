import Foundation
import VitrineWidgetArchive

extension WidgetHost {
    /// Takes up another build of an app that was put in its place: its extensions start again, its tiles are asked for, free of their
    /// budgets, and the gallery's snapshots when they are looked at. The app itself starts again where its program has become another. What
    /// its property lists say was read when the host started, and stays so.
    package func takeUpUpdate(of identifier: String) async {
        guard !isStopped, let app = apps[identifier] else { return }
        // What is asked for from here on is of the new build.
        updates += 1
        await app.takeUpUpdate(Self.updated)
        for process in app.everyExtension { await process.restart(Self.updated) }
        await renderPool.restart(Set(app.extensions.map(\.bundle.identifier)), because: Self.updated)
        await followUpdates(of: app)
        for tile in tiles.map(\.stored) where tile.app == identifier {
            // What is on its way is of the old build.
            tiles.supersede(tile.id)
            request(.appUpdate, for: tile.id)
        }
        changed()
    }

    private static let updated = "was started again, in another build"

    /// Compares every placed widget with what its app offers now.
    func followUpdates(of app: InstalledApp) async {
        let update = AppUpdate(app: app, attempts: configuration.attempts, deadline: configuration.limits.options)
        let placed = tiles.map(\.stored).filter { $0.app == app.bundle.identifier }
        for (tile, change) in await update.changes(of: placed) {
            guard let index = tiles.index(of: tile.id) else { continue }
            switch change {
            case .gone: disappear(at: index)
            case .replaced(let cause): blank(at: index, because: cause)
            }
        }
    }

    private func disappear(at index: Int) {
        do {
            try store.remove(tile: tiles[index].stored.id)
        } catch {
            return log.error("A widget cannot be removed: \(error)")
        }
        let tile = takeDown(at: index).stored
        ledger.write(
            .note, at: clock.now, tile: tile, by: "App update",
            "the widget disappears: its app no longer has the kind “\(tile.kind)”. A kind that is kept to say so would stay",
            cause: .kindVanished)
        changed()
    }

    private func blank(at index: Int, because cause: TileCause) {
        tiles[index].blank(because: cause)
        ledger.write(
            .note, at: clock.now, tile: tiles[index].stored, by: "App update",
            "the widget becomes a blank white square: \(cause.words)", cause: cause.code)
        changed()
    }
}
