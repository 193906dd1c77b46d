import VitrineWidgetArchive

extension ExtensionProcess {
    /// What can be set of a kind.
    func schema(ofKind kind: String, within deadline: Duration) async throws(ExtensionError) -> WidgetConfigurationSchema {
        guard case .configuration(let schema) = try await ask(.configuration(kind: kind), within: deadline).body else {
            throw .wrongAnswer("what is no configuration")
        }
        return schema
    }

    /// What can be chosen; the query is judged before the extension sees it.
    func options(
        _ query: OptionsQuery, family: WidgetFamilyName, within deadline: Duration, handlers: IntentHandlers?,
        known: [IntentObject] = []
    ) async throws -> IntentOptions {
        guard let schema = try await schema(ofKind: query.kind, within: deadline).intent else {
            throw HostError.notConfigurable(query.kind)
        }
        guard schema.parameters.contains(where: { $0.name == query.parameter }) else {
            throw IntentValueError.unknownParameter(query.parameter, known: schema.parameters.map(\.name))
        }
        if let bytes = query.words?.utf8.count, bytes > IntentLimits.textBytes {
            throw IntentValueError.tooLong(parameter: query.parameter, bytes: bytes, limit: IntentLimits.textBytes)
        }
        var query = query
        query.values = try schema.checked(query.values, family: family)
        if schema.system == .siriKit {
            guard let handlers else { throw ExtensionError.noHandler(intent: schema.intent, app: bundle.displayName) }
            let values = await handlers.completed(query.values, known: known, schema: schema, asks: false).values
            return try await handlers.options(of: schema.intent, parameter: query.parameter, words: query.words, values: values)
        }
        guard case .options(let options) = try await ask(.options(query), within: deadline).body else {
            throw ExtensionError.wrongAnswer("what are no options")
        }
        return options
    }
}
