import VitrineWidgetArchive

/// What an update of an app does to the widgets of it that are placed. The system asks nobody: a kind that is gone disappears from the
/// screen, and one that has become another widget is a blank white square until somebody removes it.
struct AppUpdate: Sendable {
    /// How the kind of a placed widget has changed.
    enum Change: Sendable {
        /// The app no longer has the kind.
        case gone
        /// The kind is another widget now.
        case replaced(TileCause)
    }

    let app: InstalledApp
    /// Tries of an extension that does not say what it has.
    let attempts: Int
    /// Real time in which an extension says what can be set of a kind.
    let deadline: Duration

    /// Compares placed widgets of the app with what it offers now. Where an extension says nothing, nothing is concluded from it.
    func changes(of placed: [StoredTile]) async -> [(tile: StoredTile, change: Change)] {
        guard !placed.isEmpty else { return [] }
        var offered: [(widget: ExtensionDescription.Widget, process: ExtensionProcess)] = []
        for process in app.extensions {
            do throws(ExtensionError) {
                offered += try await process.description(attempts: attempts).widgets.map { ($0, process) }
            } catch {
                return []
            }
        }
        var changes: [(tile: StoredTile, change: Change)] = []
        for tile in placed {
            guard let found = offered.first(where: { $0.widget.kind == tile.kind }) else {
                changes.append((tile, .gone))
                continue
            }
            if let cause = await change(of: tile, to: found.widget, by: found.process) { changes.append((tile, .replaced(cause))) }
        }
        return changes
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
            let schema = try? await process.schema(ofKind: tile.kind, within: deadline).intent, schema.intent != old.intent
        else { return nil }
        // An App Intent may say which SiriKit intent it stands for; the values are carried over then.
        if old.system == .siriKit, schema.system == .appIntents { return nil }
        return TileCause(.kindChanged, "the kind is set by \(schema.intent) now, and was set by \(old.intent)")
    }
}
