import Foundation
import VitrineWidgetArchive

/// A parameter without its type.
protocol AnyIntentParameter: AnyObject, Sendable {
    var stored: IntentValue { get }
    var hasValue: Bool { get }
    var valueIsSet: Bool { get }
    /// - Throws: what the parameter's query throws.
    func set(_ stored: IntentValue) async throws -> Bool
    /// Asks the options for their default where nothing else gives a value.
    func setDefault() async
    func schema(name: String) -> IntentParameterSchema
    /// The id of a stored item that the value lacks.
    func gone(of stored: IntentValue) -> String?
    /// The options that show the parameter's value, one for each value of a list.
    func shown() -> [IntentOption]
    func options(matching words: String?) async throws -> IntentOptions
    /// The kind of the parameter, where no edit sheet here has a row for it.
    var unentered: String? { get }
    /// Values of the type that its options offer.
    var provider: (any DynamicOptionsProvider)? { get }
}

extension IntentParameter: AnyIntentParameter {
    var stored: IntentValue { hasValue ? wrappedValue._stored : .none }
    var valueIsSet: Bool { isSet }
    var unentered: String? { Value._schema().unentered }

    var provider: (any DynamicOptionsProvider)? { facts.options ?? Value._schema().query?.init() }

    func set(_ stored: IntentValue) async throws -> Bool {
        let resolving = (facts.options as? any EntityQuery).map { _EntityResolving(query: $0) }
        guard let value = try await Value._value(of: stored, through: resolving) else { return false }
        wrappedValue = value
        return true
    }

    func setDefault() async {
        guard !isSet, let found = await provider?._default() else { return }
        if let value = found as? Value {
            wrappedValue = value
        } else if let value = found as? Value.UnwrappedType {
            wrappedValue = Value._wrapped(value)
        }
    }

    func schema(name: String) -> IntentParameterSchema {
        let type = Value._schema()
        var sizes: [WidgetFamilyName: IntentParameterSchema.Size] = [:]
        for family in WidgetFamilyName.allCases {
            guard let size = facts.sizes[IntentWidgetFamily(name: family)] ?? facts.size else { continue }
            sizes[family] = IntentParameterSchema.Size(minimum: size.minimum, maximum: size.maximum)
        }
        let provider = provider
        return IntentParameterSchema(
            name: name, title: facts.title.map { String(localized: $0) } ?? name,
            description: facts.description.map { String(localized: $0) },
            kind: facts.kind(facts.kind ?? type.kind), isOptional: type.isOptional, isList: type.isList, sizes: sizes,
            defaultValue: hasValue ? stored : nil, hasOptions: provider != nil, isSearchable: provider is any EntityStringQuery,
            dependsOn: provider.map { IntentParameters.dependencies(of: $0) } ?? [], style: facts.style(type.kind))
    }

    func gone(of stored: IntentValue) -> String? {
        let there = Set(wrappedValue._items.map(\._stored))
        for case .entity(let id) in stored.items where !there.contains(.entity(id: id)) { return id }
        return nil
    }

    func shown() -> [IntentOption] {
        guard hasValue else { return [] }
        return wrappedValue._items.compactMap { item in
            if let own = (item as? any InstanceDisplayRepresentable)?.displayRepresentation {
                return IntentOption(own, value: item._stored)
            }
            if let isOn = item as? Bool, let names = facts.names {
                return IntentOption(value: item._stored, title: String(localized: isOn ? names.true : names.false))
            }
            if let measurement = item as? any _MeasurementValue { return IntentOption(value: item._stored, title: measurement._words) }
            return item._stored.words.map { IntentOption(value: item._stored, title: $0) }
        }
    }

    func options(matching words: String?) async throws -> IntentOptions {
        guard let provider else { return IntentOptions(sections: []) }
        if let words, let query = provider as? any EntityStringQuery { return try await query._matching(words) }
        return try await provider._options()
    }
}

extension DynamicOptionsProvider {
    func _options() async throws -> IntentOptions { IntentOptions(try await results()) }
    func _default() async -> (any Sendable)? { await defaultResult() }
}

extension EntityStringQuery {
    func _matching(_ words: String) async throws -> IntentOptions { IntentOptions(try await entities(matching: words)) }
}

extension IntentOptions {
    init(_ results: some ResultsCollection) {
        self.init(
            prompt: results._prompt.map { String(localized: $0) },
            sections: results._sections.map { section in
                IntentOptionSection(
                    title: section.title.map { String(localized: $0) },
                    options: section.items.map { IntentOption($0.shown, value: ($0.value as? any _IntentValue)?._stored ?? .none) })
            })
    }
}

extension IntentValue {
    /// The words for the value where no display representation is known; nil where the language decides (yes and no, dates).
    var words: String? {
        switch self {
        case .string(let text), .choice(let text), .entity(let text): text
        case .int(let number): "\(number)"
        case .double(let number): "\(number)"
        case .url(let url): url.absoluteString
        case .none, .bool, .date, .measurement, .list: nil
        }
    }

    /// The values in the list; another value is the only one.
    var items: [IntentValue] { if case .list(let items) = self { items } else { [self] } }
}
