import Foundation
import WidgetArchive

/// What an update of an app does to the widgets of it that are placed. The system asks nobody: a kind that is gone disappears from the
/// screen, and one that has become another widget is a blank white square until somebody removes it.
extension WidgetHost {
    /// Takes up another build of an app that was put in its place: its extensions start again, and its tiles are asked for, free of their
    /// budgets. What its property lists say was read when the host started, and stays so.
    package func takeUpUpdate(of identifier: String) async {
        guard !isStopped, let app = apps.first(where: { $0.bundle.identifier == identifier }) else { return }
        for process in app.everyExtension { await process.restart("was started again, in another build") }
        await followUpdates(of: app)
        for tile in tiles.filter({ $0.stored.app == identifier }).map(\.stored.id) {
            guard let index = index(tile) else { continue }
            // What is on its way is of the old build.
            tiles[index].run += 1
            tiles[index].stored.schedule.superseded()
            request(.appUpdate, for: tile)
        }
        changed()
    }

    /// Compares every placed widget with what its app offers now. Where an extension says nothing, nothing is concluded from it.
    func followUpdates(of app: InstalledApp) async {
        let placed = tiles.map(\.stored).filter { $0.app == app.bundle.identifier }
        guard !placed.isEmpty else { return }
        var offered: [(widget: ExtensionDescription.Widget, process: ExtensionProcess)] = []
        for process in app.extensions {
            do throws(ExtensionError) {
                offered += try await process.description(attempts: configuration.attempts).widgets.map { ($0, process) }
            } catch {
                return
            }
        }
        for stored in placed {
            guard let found = offered.first(where: { $0.widget.kind == stored.kind }) else {
                disappear(stored)
                continue
            }
            if let cause = await change(of: stored, to: found.widget, by: found.process) { blank(stored, cause) }
        }
    }

    /// How a kind is another widget than the one that was placed; nil while it is the same.
    private func change(
        of tile: StoredTile, to widget: ExtensionDescription.Widget, by process: ExtensionProcess
    ) async -> TileCause? {
        guard widget.families.contains(tile.family) else {
            return TileCause(.familyDropped, "the kind no longer has the family \(tile.family.rawValue)")
        }
        guard widget.isConfigurable == tile.isConfigurable else {
            let words = widget.isConfigurable ? "the kind is set by an intent now, and was not" : "the kind can no longer be set, and could"
            return TileCause(.kindChanged, words)
        }
        guard let data = tile.configuration, let old = try? StoredConfiguration(data: data),
            let schema = try? await process.schema(ofKind: tile.kind, within: configuration.limits.options).intent,
            schema.intent != old.intent
        else { return nil }
        // An App Intent may say which SiriKit intent it stands for; the values are carried over then.
        if old.system == .siriKit, schema.system == .appIntents { return nil }
        return TileCause(.kindChanged, "the kind is set by \(schema.intent) now, and was set by \(old.intent)")
    }

    private func disappear(_ tile: StoredTile) {
        guard let index = index(tile.id) else { return }
        do {
            try store.remove(tile: tile.id)
        } catch {
            return log.error("A widget cannot be removed: \(error)")
        }
        remove(at: index)
        faultSettings.change { $0.forget(tile: tile.id) }
        takeDown(tile.id, from: tile.screen)
        ledger.write(
            .note, at: clock.now, tile: tile, by: "App update",
            "the widget disappears: its app no longer has the kind “\(tile.kind)”. A kind that is kept to say so would stay",
            cause: .kindVanished)
        changed()
    }

    private func blank(_ tile: StoredTile, _ cause: TileCause) {
        guard let index = index(tile.id) else { return }
        tiles[index].blank(because: cause)
        ledger.write(
            .note, at: clock.now, tile: tile, by: "App update", "the widget becomes a blank white square: \(cause.words)", cause: cause.code
        )
        changed()
    }
}
