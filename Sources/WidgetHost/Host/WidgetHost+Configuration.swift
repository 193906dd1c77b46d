import Foundation
import VitrineWidgetArchive

/// What people set of widgets.
extension WidgetHost: TileConfiguring {
    /// - Throws: `HostError.noSuchTile`, `ExtensionError`.
    package func configuration(of tile: String) async throws -> TileConfiguration {
        let stored = try tiles.stored(tile)
        let answer = try await apps.extensionProcess(of: stored).ask(
            .sheet(kind: stored.kind, storedConfiguration(of: stored)), within: configuration.limits.options)
        guard case .sheet(let sheet) = answer.body else { throw ExtensionError.wrongAnswer("what is no sheet") }
        for note in sheet.notes { ledger.write(.note, at: clock.now, tile: stored, by: "Edit sheet", note, code: .sheet) }
        let values = sheet.intent?.fitting(sheet.values, family: stored.family) ?? sheet.values
        // Of a new widget's defaults there may be more than its family has room for.
        let shown = Dictionary(
            uniqueKeysWithValues: sheet.shown.map { name, options in
                guard case .list(let items)? = values[name] else { return (name, options) }
                return (name, Array(options.prefix(items.count)))
            })
        return TileConfiguration(schema: sheet.intent, values: values, shown: shown, family: stored.family)
    }

    /// A tile's values with what somebody set by words among them, found by its running extension; nothing is kept yet.
    /// - Throws: `HostError.noSuchTile`, `SettingError`, `IntentValueError`, `ExtensionError`.
    package func configuration(of tile: String, with settings: [Setting], dates: [String: Date]) async throws -> TileConfiguration {
        let stored = try tiles.stored(tile)
        return try await ConfigureJob.values(
            of: stored, with: settings, from: apps.extensionProcess(of: stored), apps.handlers(of: stored), { dates[$0] },
            within: configuration.limits.options)
    }

    /// Keeps what was chosen, and asks for a new timeline at once; one that is on its way for the old values is let go.
    /// - Throws: `HostError.noSuchTile`, `.notConfigurable`, `IntentValueError`, `ExtensionError`; nothing is changed then.
    package func configure(tile: String, values: IntentValues) async throws {
        let before = try tiles.stored(tile)
        guard let schema = try await schema(of: before).intent else { throw HostError.notConfigurable(before.kind) }
        var values = try schema.checked(values, family: before.family)
        if schema.system == .siriKit {
            let known = storedConfiguration(of: before)?.values.objects ?? []
            let completed = try await apps.handlers(of: before).completed(values, known: known, schema: schema)
            for note in completed.notes { ledger.write(.note, at: clock.now, tile: before, by: "Edit sheet", note, code: .sheet) }
            values = completed.values
        }
        let data = try StoredConfiguration(schema, values).data
        // It may have been taken off the screen meanwhile.
        guard let index = tiles.index(of: tile) else { throw HostError.noSuchTile(tile) }
        (tiles[index].stored.configuration, tiles[index].stored.isConfigurable) = (data, true)
        tiles.supersede(tile)
        request(.configurationEdit, for: tile)
    }

    /// What can be chosen for a parameter while the sheet shows `values`. Queries do not wait for each other.
    /// - Throws: `HostError.noSuchTile`, `.notConfigurable`, `IntentValueError`, `ExtensionError`, `.late` when the extension takes too long.
    package func options(tile: String, parameter: String, words: String?, values: IntentValues) async throws -> IntentOptions {
        let stored = try tiles.stored(tile)
        return try await apps.extensionProcess(of: stored).options(
            OptionsQuery(kind: stored.kind, parameter: parameter, words: words, values: values), family: stored.family,
            within: configuration.limits.options, handlers: apps.handlers(of: stored),
            known: storedConfiguration(of: stored)?.values.objects ?? [])
    }

    private func schema(of tile: StoredTile) async throws(ExtensionError) -> WidgetConfigurationSchema {
        try await apps.extensionProcess(of: tile).schema(ofKind: tile.kind, within: configuration.limits.options)
    }

    /// What was chosen; a text that cannot be read counts as nothing chosen, and is said.
    private func storedConfiguration(of tile: StoredTile) -> StoredConfiguration? {
        guard let data = tile.configuration else { return nil }
        do {
            return try StoredConfiguration(data: data)
        } catch {
            ledger.write(
                .note, at: clock.now, tile: tile, by: "Edit sheet", "what was set cannot be read; the defaults stand",
                cause: .invalidConfiguration)
            return nil
        }
    }

    // MARK: SiriKit

    /// A new widget begins with what its handler says, as far as it says something. The tile may be gone when this returns.
    func beginWithDefaults(_ tile: String) async {
        do {
            let stored = try tiles.stored(tile)
            let answer = try await schema(of: stored)
            guard let schema = answer.intent, let beginning = try await apps.handlers(of: stored).beginning(schema, family: stored.family)
            else { return }
            let data = try beginning.data
            guard let index = tiles.index(of: tile), tiles[index].stored.configuration == nil else { return }
            tiles[index].stored.configuration = data
        } catch {
            guard let stored = try? tiles.stored(tile) else { return }
            ledger.write(
                .note, at: clock.now, tile: stored, by: "Handler", "the widget begins without its handler's defaults. \(error)",
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
                let schema = try? await schema(of: stored).intent, schema.system == .appIntents
            else { continue }
            let (moved, notes) = old.migrated(to: schema, family: stored.family)
            guard let index = tiles.index(of: stored.id), tiles[index].stored.configuration == data else { continue }
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
