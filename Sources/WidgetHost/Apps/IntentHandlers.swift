import Foundation
import VitrineWidgetArchive

/// The extensions of intents of one app: asked what SiriKit intents offer, each in its own process, started when it is needed.
actor IntentHandlers {
    /// Items that are remembered at most; a sheet shows far fewer.
    private static let most = 20_000

    private struct Item: Hashable {
        var type: String
        var key: String
    }

    private nonisolated let app: String
    nonisolated let processes: [ExtensionProcess]
    /// What was offered since the start, so that a choice can be stored whole.
    private var offered: [Item: IntentObject] = [:]

    init(app: String, processes: [ExtensionProcess]) {
        self.app = app
        self.processes = processes
    }

    /// What can be chosen for a parameter.
    func options(
        of intent: String, parameter: String, words: String?, values: IntentValues
    ) async throws(ExtensionError) -> IntentOptions {
        let body = try await ask(HandlerRequest(intent: intent, values: values, wanted: .options(parameter: parameter, words: words)))
        guard case .options(let options) = body else { throw .wrongAnswer("what are no options") }
        if offered.count > Self.most { offered = [:] }
        for object in options.sections.lazy.flatMap(\.options).compactMap(\.object) {
            offered[Item(type: object.type, key: object.key)] = object
        }
        return options
    }

    /// What stands in a new widget before anybody chose.
    func defaults(of intent: String) async throws(ExtensionError) -> IntentValues {
        guard case .values(let values) = try await ask(HandlerRequest(intent: intent, values: IntentValues(), wanted: .defaults)) else {
            throw .wrongAnswer("what are no defaults")
        }
        return values
    }

    /// What a new widget is set to, as far as its handler says something; nil where it has no say.
    func beginning(_ schema: IntentSchema, family: WidgetFamilyName) async throws -> StoredConfiguration? {
        guard schema.system == .siriKit, schema.parameters.contains(where: \.hasOptions) else { return nil }
        let values = try await defaults(of: schema.intent)
        // Whoever gives the defaults is not told the family: as on iOS, the first requests have all of them.
        var unlimited = schema
        for index in unlimited.parameters.indices { unlimited.parameters[index].sizes = [:] }
        return StoredConfiguration(schema, try unlimited.checked(values, family: family))
    }

    /// Whether one of the extensions answers for the intent.
    nonisolated func answers(for intent: String) -> Bool { processes.contains { $0.bundle.intents?.contains(intent) ?? false } }

    /// Has the intent resolved, confirmed and handled, as Shortcuts does.
    func run(_ intent: String, _ values: IntentValues, confirms: Bool) async throws(ExtensionError) -> HandledIntent {
        let body = try await ask(HandlerRequest(intent: intent, values: values, wanted: .run(confirms: confirms)))
        guard case .handled(let handled) = body else { throw .wrongAnswer("what is no handled intent") }
        return handled
    }

    /// The values with the items that they refer to: those known, those that were offered, and for others those that the handler offers
    /// now, or for their key as the search term. Of an item that is nowhere the key is kept.
    /// - Parameter asks: whether the handler may be asked for what is not known.
    /// - Returns: the values, and what was not found, in sentences.
    func completed(
        _ values: IntentValues, known: [IntentObject], schema: IntentSchema, asks: Bool = true
    ) async -> (values: IntentValues, notes: [String]) {
        var completed = IntentValues(values.values), notes: [String] = []
        for parameter in schema.parameters {
            guard let type = parameter.itemType, let value = values[parameter.name] else { continue }
            for key in value.keys {
                guard !completed.objects.contains(where: { $0.type == type && $0.key == key }) else { continue }
                let item = Item(type: type, key: key)
                var object = find(item, known + values.objects)
                if object == nil, asks { object = await ask(for: item, parameter, values, schema) }
                if let object {
                    completed.objects.append(object)
                } else {
                    notes.append("“\(key)” is nothing that the handler offers for “\(parameter.name)”; of it only this is kept.")
                }
            }
        }
        return (completed, notes)
    }

    private func find(_ item: Item, _ known: [IntentObject]) -> IntentObject? {
        offered[item] ?? known.first { $0.type == item.type && $0.key == item.key }
    }

    private func ask(
        for item: Item, _ parameter: IntentParameterSchema, _ values: IntentValues, _ schema: IntentSchema
    ) async -> IntentObject? {
        guard parameter.hasOptions else { return nil }
        for words in parameter.isSearchable ? [nil, item.key] : [nil] {
            _ = try? await options(of: schema.intent, parameter: parameter.name, words: words, values: values)
            if let object = offered[item] { return object }
        }
        return nil
    }

    private func ask(_ question: HandlerRequest) async throws(ExtensionError) -> ExtensionResponse.Body {
        try await process(for: question.intent).ask(.handler(question)).body
    }

    private func process(for intent: String) throws(ExtensionError) -> ExtensionProcess {
        guard let process = processes.first(where: { $0.bundle.intents?.contains(intent) ?? false }) else {
            throw .noHandler(intent: intent, app: app)
        }
        return process
    }
}

extension IntentValue {
    /// The keys of the items that it refers to.
    fileprivate var keys: [String] {
        switch self {
        case .entity(let key): [key]
        case .list(let values): values.flatMap(\.keys)
        default: []
        }
    }
}
