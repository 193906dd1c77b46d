import Foundation
import VitrineWidgetArchive

/// The parameters of one intent, by their names.
package struct IntentParameters: Sendable {
    private let parameters: [(name: String, parameter: any AnyIntentParameter)]
    private let intent: any AppIntent

    /// Reads the parameters of an intent: its properties' wrappers. The wrapper of `name` is stored as `_name`.
    public init(of intent: any AppIntent) {
        self.intent = intent
        parameters = Mirror(reflecting: intent).children.compactMap { child in
            guard let label = child.label, let parameter = child.value as? any AnyIntentParameter else { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
        }
    }

    /// The values that are set or have a default, as far as they can be stored.
    public var values: IntentValues {
        let entered = parameters.filter { $0.parameter.unentered == nil }.map { ($0.name, $0.parameter.stored) }
        return IntentValues(Dictionary(entered, uniquingKeysWith: { first, _ in first }))
    }

    /// The values that were set, without defaults.
    public var setValues: IntentValues {
        let set = parameters.filter { $0.parameter.valueIsSet && $0.parameter.unentered == nil }.map { ($0.name, $0.parameter.stored) }
        return IntentValues(Dictionary(set, uniquingKeysWith: { first, _ in first }))
    }

    /// Sets what was stored; entities are looked up by their ids. A name that is no parameter's any more, and a value that no longer fits,
    /// leave the default.
    /// - Returns: what was left out, in sentences.
    /// - Throws: what a query throws.
    @discardableResult public func resolve(_ values: IntentValues) async throws -> [String] {
        var dropped: [String] = []
        for (name, stored) in values.values.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name })?.parameter else {
                dropped.append(AppIntentError.unknownParameter(name, known: parameters.map(\.name)).description)
                continue
            }
            guard parameter.unentered == nil else { continue }
            if try await !parameter.set(stored) {
                dropped.append(AppIntentError.wrongValue(parameter: name, found: stored.kindName).description)
            } else if let gone = parameter.gone(of: stored) {
                dropped.append("An item of “\(name)” is not found any more: “\(gone)”.")
            }
        }
        for (name, parameter) in parameters {
            await parameter.setDefault()
            if let unentered = parameter.unentered {
                dropped.append("“\(name)” is \(unentered), which cannot be chosen here; it keeps its default.")
            }
        }
        return dropped
    }

    /// Sets what a control carried. Unlike a widget's settings, an action has no defaults to fall back to: it would act on something else.
    /// - Throws: `AppIntentError` that names the parameter, and what a query throws.
    public func take(_ values: IntentValues) async throws {
        for (name, stored) in values.values.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name })?.parameter else {
                throw AppIntentError.unknownParameter(name, known: parameters.map(\.name))
            }
            if stored == .none, !parameter.hasValue { throw AppIntentError.missingValue(parameter: name) }
            guard try await parameter.set(stored) else {
                throw AppIntentError.wrongValue(parameter: name, found: stored.words.map { "“\($0)” any more" } ?? stored.kindName)
            }
        }
        try checkComplete()
    }

    /// Makes the sheet for stored values. A query that fails leaves the value as it is stored, under its id.
    public func sheet(_ stored: IntentValues) async -> WidgetSheet {
        var sheet = WidgetSheet(intent: schema), unread: [String: IntentValue] = [:]
        for (name, value) in stored.values.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name })?.parameter else {
                sheet.notes.append(AppIntentError.unknownParameter(name, known: parameters.map(\.name)).description)
                continue
            }
            guard parameter.unentered == nil else { continue }
            do {
                if try await !parameter.set(value) {
                    sheet.notes.append(AppIntentError.wrongValue(parameter: name, found: value.kindName).description)
                }
            } catch {
                sheet.notes.append("The values of “\(name)” cannot be looked up. \(error)")
                unread[name] = value
            }
        }
        // What has no row has no value to send back either: the sheet's values are those of its schema.
        for (name, parameter) in parameters where parameter.unentered == nil {
            if let value = unread[name] {
                sheet.values[name] = value
                sheet.shown[name] = value.items.compactMap { item in item.words.map { IntentOption(value: item, title: $0) } }
                continue
            }
            await parameter.setDefault()
            sheet.values[name] = parameter.stored
            let shown = parameter.shown()
            if !shown.isEmpty { sheet.shown[name] = shown }
        }
        return sheet
    }

    /// - Throws: `AppIntentError.missingValue` where reading a parameter would stop the process.
    public func checkComplete() throws(AppIntentError) {
        if let missing = parameters.first(where: { !$0.parameter.hasValue }) { throw .missingValue(parameter: missing.name) }
    }

    /// A parameter that reading would stop the process for, where it has no value in `values` either.
    func firstWithoutValue(besides values: IntentValues) -> String? {
        parameters.first { name, parameter in
            guard !parameter.hasValue else { return false }
            return values[name] == nil || values[name] == IntentValue.none
        }?.name
    }

    public var schema: IntentSchema {
        let type = Swift.type(of: intent)
        return IntentSchema(
            intent: type.persistentIdentifier, title: String(localized: type.title),
            description: type.description.map { String(localized: $0.descriptionText) },
            parameters: parameters.filter { $0.parameter.unentered == nil }.map { $0.parameter.schema(name: $0.name) },
            summary: Self.summary(type, names),
            migratesFrom: (type as? any CustomIntentMigratedAppIntent.Type)?.intentClassName)
    }

    /// The options for a parameter now, while the sheet shows `values`.
    /// - Throws: `AppIntentError.unknownParameter`, and what the query throws.
    public func options(for name: String, matching words: String?) async throws -> IntentOptions {
        guard let parameter = parameters.first(where: { $0.name == name })?.parameter else {
            throw AppIntentError.unknownParameter(name, known: parameters.map(\.name))
        }
        return try await EditedIntent.$current.withValue(EditedIntent(intent: intent)) { try await parameter.options(matching: words) }
    }

    private var names: _ParameterNames {
        _ParameterNames(
            names: Dictionary(parameters.map { (ObjectIdentifier($0.parameter), $0.name) }, uniquingKeysWith: { first, _ in first }),
            intent: intent)
    }

    private static func summary<Intent: AppIntent>(_ type: Intent.Type, _ names: _ParameterNames) -> IntentSummary? {
        type.parameterSummary._archived(names)
    }

    /// The parameters that a query says it depends on.
    static func dependencies(of provider: any DynamicOptionsProvider) -> [String] {
        Mirror(reflecting: provider).children.flatMap { ($0.value as? any AnyParameterDependency)?.parameterNames ?? [] }
    }
}

/// The intent whose settings are open.
struct EditedIntent: Sendable {
    let intent: any AppIntent
    @TaskLocal static var current: EditedIntent?
}
