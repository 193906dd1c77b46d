import Foundation
import VitrineWidgetArchive

/// Makes values of what somebody set by words, as an edit sheet would: items are found by their id, or by what they are called.
struct SettingReader: Sendable {
    let process: ExtensionProcess
    /// The handlers of SiriKit intents.
    let handlers: IntentHandlers
    let kind: String
    let family: WidgetFamilyName
    let schema: IntentSchema
    /// Reads a date from words in ISO 8601.
    let date: @Sendable (String) -> Date?
    let deadline: Duration

    /// - Parameter values: what is set already; a parameter that is not named keeps its value.
    /// - Throws: `SettingError`, `IntentValueError`.
    func values(_ settings: [Setting], over values: IntentValues = IntentValues()) async throws -> IntentValues {
        for setting in settings where !schema.parameters.contains(where: { $0.name == setting.name }) {
            throw SettingError.unknownParameter(setting.name, known: schema.parameters.map(\.name))
        }
        var values = values
        // In the schema's order: what a parameter offers may depend on those before it.
        for parameter in schema.parameters {
            let words = settings.filter { $0.name == parameter.name }.map(\.words)
            guard !words.isEmpty else { continue }
            let found = try await value(of: parameter, words, values)
            values[parameter.name] = found.value
            values.objects += found.objects
        }
        let checked = try schema.checked(values, family: family)
        guard schema.system == .siriKit else { return checked }
        return await handlers.completed(checked, known: [], schema: schema).values
    }

    /// A value, with the whole items it refers to where nobody could be asked for them again.
    private struct Found {
        var value: IntentValue
        var objects: [IntentObject] = []

        init(_ value: IntentValue, objects: [IntentObject] = []) {
            self.value = value
            self.objects = objects
        }

        init(_ option: IntentOption) { self.init(option.value, objects: [option.object].compactMap { $0 }) }
    }

    private func value(of parameter: IntentParameterSchema, _ words: [String], _ values: IntentValues) async throws -> Found {
        if words == [""], parameter.isOptional { return Found(.none) }
        guard parameter.isList else {
            guard words.count == 1 else { throw SettingError.severalValues(parameter: parameter.name) }
            return try await one(words[0], parameter, values)
        }
        let parts = words.flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
        var items: [Found] = []
        for part in parts { items.append(try await one(part, parameter, values)) }
        return Found(.list(items.map(\.value)), objects: items.flatMap(\.objects))
    }

    private func one(_ words: String, _ parameter: IntentParameterSchema, _ values: IntentValues) async throws -> Found {
        switch parameter.kind {
        case .choice(let cases):
            if let found = cases.first(where: { $0.value == .choice(words) || $0.title.same(as: words) }) { return Found(found) }
            throw SettingError.notOffered(
                parameter: parameter.name, words: words,
                offered: cases.compactMap { if case .choice(let raw) = $0.value { raw } else { nil } })
        case .entity: return try await entity(words, parameter, values)
        default:
            guard parameter.hasOptions else { return Found(try plain(words, parameter)) }
            return try await offered(words, parameter, values)
        }
    }

    /// A value that its words say by themselves.
    private func plain(_ words: String, _ parameter: IntentParameterSchema) throws(SettingError) -> IntentValue {
        func wrong(_ expected: String) -> SettingError { .wrongWords(parameter: parameter.name, words: words, expected: expected) }
        switch parameter.kind {
        case .string, .choice, .entity: return .string(words)
        case .bool:
            switch words.lowercased() {
            case "true", "yes", "on", "1": return .bool(true)
            case "false", "no", "off", "0": return .bool(false)
            default: throw wrong("true or false")
            }
        case .int:
            guard let number = Int(words) else { throw wrong("a whole number") }
            return .int(number)
        case .double:
            guard let number = Double(words), number.isFinite else { throw wrong("a number") }
            return .double(number)
        case .measurement(let units, _):
            guard let value = units.measurement(words) else { throw wrong(units.expected) }
            return value
        case .money(let currencies):
            guard let money = IntentMoney(words: words, currencies) else { throw wrong(currencies.expected) }
            return .string(money.words)
        case .date:
            guard let date = date(words) else { throw wrong("a date in ISO 8601, e.g. 2026-06-10T08:00") }
            return .date(date)
        case .dateOnly:
            guard let date = date(words) else { throw wrong("a day in ISO 8601, e.g. 2026-06-10") }
            return .date(date)
        case .timeOnly:
            guard let date = date("2001-01-01T\(words)") else { throw wrong("a time of day, e.g. 08:00") }
            return .date(date)
        case .url:
            guard let url = URL(string: words), url.scheme != nil else { throw wrong("a URL with a scheme") }
            return .url(url)
        }
    }

    /// An item by its id, by what it is called, or as the only one that is found.
    private func entity(_ words: String, _ parameter: IntentParameterSchema, _ values: IntentValues) async throws -> Found {
        let id = IntentValue.entity(id: words)
        if schema.system == .appIntents, try await isThere(id, parameter, values) { return Found(id) }
        let found = try await options(parameter, matching: parameter.isSearchable ? words : nil, values)
        if let same = found.first(where: { $0.value == id }) { return Found(same) }
        let named = found.filter { $0.title.same(as: words) }
        if let one = named.only { return Found(one) }
        guard named.isEmpty else { throw SettingError.ambiguous(parameter: parameter.name, words: words, found: named.map(\.words)) }
        let matching = parameter.isSearchable ? found : found.filter { $0.title.localizedCaseInsensitiveContains(words) }
        if let one = matching.only { return Found(one) }
        guard matching.isEmpty else {
            throw SettingError.ambiguous(parameter: parameter.name, words: words, found: matching.map(\.words))
        }
        // A search may be stricter with accents than people are.
        let all = try await options(parameter, matching: nil, values)
        if let one = all.filter({ $0.title.same(as: words) }).only { return Found(one) }
        throw SettingError.notOffered(parameter: parameter.name, words: words, offered: all.map(\.words))
    }

    /// One of the values that are offered, as it is or by what it is called. A sheet has a list for them, and no field: nothing else can be
    /// chosen (Apple on `DynamicOptionsProvider`: “a set of possible values for an intent parameter”). A SiriKit handler's texts are not
    /// asked for, so that any is taken.
    private func offered(_ words: String, _ parameter: IntentParameterSchema, _ values: IntentValues) async throws -> Found {
        let found = try await options(parameter, matching: nil, values)
        let value = try? plain(words, parameter)
        if let same = found.first(where: { $0.value == value }) ?? found.filter({ $0.title.same(as: words) }).only { return Found(same) }
        guard schema.system == .appIntents else { return Found(try plain(words, parameter)) }
        throw SettingError.notOffered(parameter: parameter.name, words: words, offered: found.map(\.title))
    }

    /// The extension finds an item with this id.
    private func isThere(_ id: IntentValue, _ parameter: IntentParameterSchema, _ values: IntentValues) async throws -> Bool {
        // SiriKit's are looked up by nobody: only what the handler offers is there.
        guard schema.system == .appIntents else { return false }
        var asked = values
        asked[parameter.name] = parameter.isList ? .list([id]) : id
        let stored = StoredConfiguration(system: schema.system, intent: schema.intent, values: asked)
        let answer = try await asking(parameter) { try await process.ask(.sheet(kind: kind, stored), within: deadline) }
        guard case .sheet(let sheet) = answer.body else { return false }
        // Where the ids could not be looked up, the search says why.
        return sheet.values[parameter.name] == asked[parameter.name]
            && !sheet.notes.contains { $0.contains("“\(parameter.name)”") }
    }

    private func options(
        _ parameter: IntentParameterSchema, matching words: String?, _ values: IntentValues
    ) async throws -> [IntentOption] {
        let question = OptionsQuery(kind: kind, parameter: parameter.name, words: words, values: values)
        return try await asking(parameter) {
            try await process.options(question, family: family, within: deadline, handlers: handlers).sections.flatMap(\.options)
        }
    }

    private func asking<Value>(_ parameter: IntentParameterSchema, _ ask: () async throws -> Value) async throws -> Value {
        do {
            return try await ask()
        } catch let error as ExtensionError {
            throw SettingError.unasked(parameter: parameter.name, reason: "\(error)")
        }
    }
}

extension IntentOption {
    /// Its title, with the id by which it can be given.
    fileprivate var words: String {
        if case .entity(let id) = value, id != title { "\(title) (\(id))" } else { title }
    }
}

extension String {
    fileprivate func same(as other: String) -> Bool { compare(other, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame }
}

extension Collection {
    fileprivate var only: Element? { count == 1 ? first : nil }
}
