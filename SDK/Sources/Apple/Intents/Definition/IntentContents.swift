import Foundation
import VitrineWidgetArchive

/// The values of one intent, by parameter.
package struct IntentContents {
    private let intent: INIntent
    private let definition: _IntentDefinition?

    public init(of intent: INIntent) {
        self.intent = intent
        definition = Swift.type(of: intent)._definition
    }

    /// The values that are set, with the objects that they refer to.
    public var values: IntentValues {
        var objects: [IntentObject] = []
        var values: [String: IntentValue] = [:]
        for parameter in definition?.parameters ?? [] {
            let value = parameter.property.get(intent, &objects)
            if value != .none { values[parameter.name] = value }
        }
        return IntentValues(values, objects: objects)
    }

    /// Sets what was stored. A name that is no parameter's any more, and a value that no longer fits, are left out.
    /// - Returns: what was left out, in sentences.
    @discardableResult public func set(_ values: IntentValues) -> [String] {
        var dropped: [String] = []
        let parameters = definition?.parameters ?? []
        for (name, stored) in values.values.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                dropped.append("\(INHandlerError.unknownParameter(name, known: parameters.map(\.name)))")
                continue
            }
            if !parameter.property.set(intent, stored, values.objects) {
                dropped.append("The parameter “\(name)” cannot be \(stored.kindName); it keeps its default.")
            }
        }
        return dropped
    }

    /// The values that stand before anybody chose any.
    public func setDefaults() {
        for parameter in definition?.parameters ?? [] {
            guard let value = parameter.initialValue else { continue }
            _ = parameter.property.set(intent, value, [])
        }
    }

    /// An intent as a provider gets it: defaults, and over them what was stored.
    public static func intent<Intent: INIntent>(_ type: Intent.Type, _ values: IntentValues) -> (intent: Intent, dropped: [String]) {
        let intent = Intent()
        let contents = IntentContents(of: intent)
        contents.setDefaults()
        return (intent, contents.set(values))
    }

    /// The schema from which an edit sheet is built; nil for a class that no file describes.
    public static func schema(of type: INIntent.Type) -> IntentSchema? {
        guard let definition = type._definition else { return nil }
        let shown = definition.parameters.filter(\.isConfigurable)
        return IntentSchema(
            intent: definition.className, title: definition.title.words, description: definition.description?.words,
            parameters: shown.map(\.schema), summary: summary(shown), system: .siriKit)
    }

    /// Makes the edit sheet for stored values.
    public static func sheet(of type: INIntent.Type, _ schema: IntentSchema, _ stored: IntentValues) -> WidgetSheet {
        let intent = type.init()
        let contents = IntentContents(of: intent)
        contents.setDefaults()
        let notes = contents.set(stored)
        var sheet = WidgetSheet(intent: schema, values: contents.values, notes: notes)
        for parameter in type._definition?.parameters ?? [] {
            let shown = parameter.property.shown(sheet.values[parameter.name] ?? .none, sheet.values.objects)
            if !shown.isEmpty { sheet.shown[parameter.name] = shown }
        }
        return sheet
    }

    /// Rows under conditions, where there are any.
    private static func summary(_ parameters: [_IntentParameter]) -> IntentSummary? {
        guard parameters.contains(where: { $0.parent != nil }) else { return nil }
        return .together(
            parameters.map { parameter in
                let row = IntentSummary.sentence([], rows: [parameter.name])
                guard let parent = parameter.parent else { return row }
                return .when(.parameter(parent.parameter), parent.comparison, then: row, otherwise: nil)
            })
    }
}

extension _IntentParameter {
    var schema: IntentParameterSchema {
        let kind = property.kind
        // A switch always stands on one side; anything else may be without a value as long as none stands before a choice.
        let isOptional = kind != .bool && initial == nil && !property.isList
        return IntentParameterSchema(
            name: name, title: title.words, kind: kind, isOptional: isOptional, isList: property.isList,
            sizes: sizes.mapValues { IntentParameterSchema.Size(minimum: 0, maximum: $0) }, defaultValue: initialValue,
            hasOptions: options != nil, isSearchable: isSearchable, dependsOn: parent.map { [$0.parameter] } ?? [],
            itemType: property.itemType)
    }
}
