import Foundation
import VitrineWidgetArchive

/// The definition of one intent in an `.intentdefinition` file, as its generated class has it.
public struct _IntentDefinition: Sendable {
    let className: String
    let title: _IntentText
    let description: _IntentText?
    let parameters: [_IntentParameter]
    let handling: _IntentHandling?

    public init(
        _ type: INIntent.Type, title: _IntentText, description: _IntentText?, parameters: [_IntentParameter],
        handling: _IntentHandling? = nil
    ) {
        self.handling = handling
        className = String(describing: type)
        self.title = title
        self.description = description
        self.parameters = parameters
    }
}

/// A text of a definition, with where its translations are.
public struct _IntentText: Sendable {
    let id: String?
    let text: String
    let table: String
    let bundle: @Sendable () -> Bundle

    public init(id: String?, text: String, table: String, bundle: @escaping @Sendable () -> Bundle) {
        self.id = id
        self.text = text
        self.table = table
        self.bundle = bundle
    }

    /// The text in the process's language.
    var words: String {
        guard let id else { return text }
        return LocalizedText.lookUp(id, table: table, bundle: bundle(), languages: Locale.preferredLanguages) ?? text
    }
}

/// A parameter of an intent: its property, and what people and handlers do with it.
public struct _IntentParameter: Sendable {
    /// The value that stands before anybody chose one.
    public enum Initial: Sendable {
        case text(_IntentText)
        case bool(Bool)
        case whole(Int)
        case real(Double)
        case choice(String)
    }
    public typealias Options = @Sendable (_ handler: Any, _ intent: INIntent, _ words: String?) async throws -> _AnyCollection
    public typealias HandlersDefault = @Sendable (_ handler: Any, _ intent: INIntent) -> Void
    public typealias Resolve = @Sendable (_ handler: Any, _ intent: INIntent) async throws -> [INIntentResolutionResult]

    let property: _IntentProperty
    let title: _IntentText
    let sizes: [WidgetFamilyName: Int]
    let isConfigurable: Bool
    let initial: Initial?
    let parent: _IntentParent?
    let isSearchable: Bool
    let options: Options?
    let handlersDefault: HandlersDefault?
    let resolve: Resolve?

    var name: String { property.name }

    public init(
        _ property: _IntentProperty, title: _IntentText, sizes: [String: Int] = [:], isConfigurable: Bool = true, initial: Initial? = nil,
        parent: _IntentParent? = nil, isSearchable: Bool = false, options: Options? = nil, handlersDefault: HandlersDefault? = nil,
        resolve: Resolve? = nil
    ) {
        self.resolve = resolve
        self.property = property
        self.title = title
        let families: [WidgetFamilyName: String] = [
            .systemSmall: "Small", .systemMedium: "Medium", .systemLarge: "Large", .systemExtraLarge: "ExtraLarge",
            .accessoryCircular: "AccessoryCircular", .accessoryRectangular: "AccessoryRectangular", .accessoryInline: "AccessoryInline",
        ]
        self.sizes = families.compactMapValues { sizes[$0] }
        self.isConfigurable = isConfigurable
        self.initial = initial
        self.parent = parent
        self.isSearchable = isSearchable
        self.options = options
        self.handlersDefault = handlersDefault
    }

    /// The parameter's first value, as values have it.
    var initialValue: IntentValue? {
        switch initial {
        case nil: nil
        case .bool(let value)?: .bool(value)
        case .whole(let value)?: property.kind.isDouble ? .double(Double(value)) : .int(value)
        case .real(let value)?: .double(value)
        case .choice(let name)?: .choice(name)
        case .text(let text)?: property.kind == .url ? URL(string: text.words).map { .url($0) } : .string(text.words)
        }
    }
}

/// The condition of a parameter that is shown only while another one has a value.
public struct _IntentParent: Sendable {
    public enum Condition: Sendable {
        case anyValue
        case bool(Bool)
        case choices([String])
    }
    let parameter: String
    let condition: Condition

    public init(_ parameter: String, _ condition: Condition) {
        self.parameter = parameter
        self.condition = condition
    }

    var comparison: IntentSummary.Comparison {
        switch condition {
        case .anyValue: .hasValue
        case .bool(let value): .equals([.bool(value)])
        case .choices(let names): .equals(names.map { .choice($0) })
        }
    }
}

/// An enumeration of a definition.
public protocol _IntentEnumeration: RawRepresentable, Sendable where RawValue == Int {
    static var _title: _IntentText { get }
    static var _cases: [_IntentCase] { get }
    /// The value where nothing is chosen.
    static var _unset: Self { get }
}

/// A case as the file has it.
public struct _IntentCase: Sendable {
    let name: String
    let index: Int
    let title: _IntentText

    public init(_ name: String, _ index: Int, _ title: _IntentText) {
        self.name = name
        self.index = index
        self.title = title
    }
}

extension IntentParameterSchema.Kind {
    var isDouble: Bool { if case .double = self { true } else { false } }
}
