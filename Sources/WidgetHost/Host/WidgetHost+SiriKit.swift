import Foundation
import WidgetArchive

/// What SiriKit kinds need beside what all configurable kinds do: their handler in a process of its own, and the way to App Intents.
extension WidgetHost {
    func handlers(of tile: StoredTile) throws(ExtensionError) -> IntentHandlers {
        guard let app = apps.first(where: { $0.bundle.identifier == tile.app }) else {
            throw .notInstalled(tile.app)
        }
        return app.handlers
    }

    /// A new widget begins with what its handler says, as far as it says something. The tile may be gone when this returns.
    func beginWithDefaults(_ tile: String) async {
        do {
            let stored = try stored(tile)
            let answer = try await extensionProcess(of: stored).schema(ofKind: stored.kind, within: configuration.limits.options)
            guard let schema = answer.intent, let beginning = try await handlers(of: stored).beginning(schema, family: stored.family)
            else { return }
            let data = try beginning.data
            guard let index = index(tile), tiles[index].stored.configuration == nil else { return }
            tiles[index].stored.configuration = data
        } catch {
            guard let index = index(tile) else { return }
            ledger.write(
                .note, at: clock.now, tile: tiles[index].stored, by: "Handler",
                "the widget begins without its handler's defaults. \(error)",
                code: .handler)
        }
    }

    /// Carries configurations of SiriKit intents over where their kind has become one of App Intents. What does not fit falls to its
    /// default and is said.
    /// - Returns: the tiles that are set otherwise now.
    func migrateConfigurations(of app: InstalledApp) async -> Set<String> {
        var carried: Set<String> = []
        for stored in tiles.map(\.stored) where stored.app == app.bundle.identifier {
            guard let data = stored.configuration, let old = try? StoredConfiguration(data: data), old.system == .siriKit,
                let process = process(of: stored),
                let schema = try? await process.schema(ofKind: stored.kind, within: configuration.limits.options).intent,
                schema.system == .appIntents
            else { continue }
            let (moved, notes) = old.migrated(to: schema, family: stored.family)
            guard let index = index(stored.id), tiles[index].stored.configuration == data else { continue }
            do {
                let new = try moved?.data
                tiles[index].stored.configuration = new
                try store.save(
                    schedule: tiles[index].stored.schedule, configuration: new, isConfigurable: tiles[index].stored.isConfigurable,
                    of: stored.id)
                ledger.write(
                    .note, at: clock.now, tile: stored, by: "Migration",
                    moved == nil
                        ? "\(schema.intent) takes nothing over from \(old.intent); the defaults stand"
                        : "\(old.intent) was carried over to \(schema.intent)", code: .migrated)
                for note in notes { ledger.write(.note, at: clock.now, tile: stored, by: "Migration", note, code: .migrated) }
                carried.insert(stored.id)
            } catch {
                log.error("A configuration cannot be carried over: \(error)")
            }
        }
        return carried
    }
}
