import Foundation
import WidgetArchive

extension WidgetHost {
    /// What can be set of a tile, and what is set.
    /// - Throws: `HostError.noSuchTile`, `ExtensionError`.
    package func configuration(of tile: String) async throws -> TileConfiguration {
        let stored = try stored(tile)
        let answer = try await extensionProcess(of: stored).ask(
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
    /// - Parameter dates: what of the words are dates, in the time zone of whoever set them.
    /// - Throws: `HostError.noSuchTile`, `SettingError`, `IntentValueError`, `ExtensionError`.
    package func configuration(of tile: String, with settings: [Setting], dates: [String: Date]) async throws -> TileConfiguration {
        let stored = try stored(tile)
        return try await ConfigureJob.values(
            of: stored, with: settings, from: extensionProcess(of: stored), handlers(of: stored), { dates[$0] },
            within: configuration.limits.options)
    }

    /// Keeps what was chosen, and asks for a new timeline at once; one that is on its way for the old values is let go.
    /// - Throws: `HostError.noSuchTile`, `.notConfigurable`, `IntentValueError`, `ExtensionError`; nothing is changed then.
    package func configure(tile: String, values: IntentValues) async throws {
        let before = try stored(tile)
        guard let schema = try await schema(ofKind: before.kind, extensionProcess(of: before)).intent else {
            throw HostError.notConfigurable(before.kind)
        }
        var values = try schema.checked(values, family: before.family)
        if schema.system == .siriKit {
            let known = storedConfiguration(of: before)?.values.objects ?? []
            let completed = try await handlers(of: before).completed(values, known: known, schema: schema)
            for note in completed.notes { ledger.write(.note, at: clock.now, tile: before, by: "Edit sheet", note, code: .sheet) }
            values = completed.values
        }
        let data = try StoredConfiguration(schema, values).data
        // It may have been taken off the screen meanwhile.
        guard let index = index(tile) else { throw HostError.noSuchTile(tile) }
        tiles[index].stored.configuration = data
        tiles[index].stored.isConfigurable = true
        tiles[index].run += 1
        tiles[index].stored.schedule.superseded()
        request(.configurationEdit, for: tile)
    }

    /// What can be chosen for a parameter while the sheet shows `values`. Questions do not wait for each other.
    /// - Throws: `HostError.noSuchTile`, `.notConfigurable`, `IntentValueError`, `ExtensionError`, `.late` when the extension takes too long.
    package func options(tile: String, parameter: String, words: String?, values: IntentValues) async throws -> IntentOptions {
        let stored = try stored(tile)
        return try await extensionProcess(of: stored).options(
            OptionsQuery(kind: stored.kind, parameter: parameter, words: words, values: values), family: stored.family,
            within: configuration.limits.options, handlers: handlers(of: stored),
            known: storedConfiguration(of: stored)?.values.objects ?? [])
    }

    func stored(_ tile: String) throws(HostError) -> StoredTile {
        guard let index = index(tile) else { throw .noSuchTile(tile) }
        return tiles[index].stored
    }

    func extensionProcess(of tile: StoredTile) throws(ExtensionError) -> ExtensionProcess {
        guard let process = process(of: tile) else { throw .notInstalled(tile.app) }
        return process
    }

    private func schema(ofKind kind: String, _ process: ExtensionProcess) async throws(ExtensionError) -> WidgetConfigurationSchema {
        try await process.schema(ofKind: kind, within: configuration.limits.options)
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
}

extension ExtensionProcess {
    /// What can be set of a kind.
    func schema(ofKind kind: String, within deadline: Duration) async throws(ExtensionError) -> WidgetConfigurationSchema {
        guard case .configuration(let schema) = try await ask(.configuration(kind: kind), within: deadline).body else {
            throw .wrongAnswer("what is no configuration")
        }
        return schema
    }

    /// What can be chosen; the question is judged before the extension sees it.
    func options(
        _ question: OptionsQuery, family: WidgetFamilyName, within deadline: Duration, handlers: IntentHandlers?,
        known: [IntentObject] = []
    ) async throws -> IntentOptions {
        guard let schema = try await schema(ofKind: question.kind, within: deadline).intent else {
            throw HostError.notConfigurable(question.kind)
        }
        guard schema.parameters.contains(where: { $0.name == question.parameter }) else {
            throw IntentValueError.unknownParameter(question.parameter, known: schema.parameters.map(\.name))
        }
        if let bytes = question.words?.utf8.count, bytes > IntentLimits.textBytes {
            throw IntentValueError.tooLong(parameter: question.parameter, bytes: bytes, limit: IntentLimits.textBytes)
        }
        var question = question
        question.values = try schema.checked(question.values, family: family)
        if schema.system == .siriKit {
            guard let handlers else { throw ExtensionError.noHandler(intent: schema.intent, app: bundle.displayName) }
            let values = await handlers.completed(question.values, known: known, schema: schema, asks: false).values
            return try await handlers.options(
                of: schema.intent, parameter: question.parameter, words: question.words, values: values)
        }
        guard case .options(let options) = try await ask(.options(question), within: deadline).body else {
            throw ExtensionError.wrongAnswer("what are no options")
        }
        return options
    }
}
