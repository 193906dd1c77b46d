import Foundation
import WidgetArchive

/// A value of an intent that people choose; the property it wraps has the parameter's name.
@propertyWrapper public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?
    let facts: ParameterFacts
    private let initial: Value?

    init(_ facts: ParameterFacts, default initial: Value? = nil) {
        self.facts = facts
        self.initial = initial
    }

    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ value }) ?? initial { return value }
            if let none = Value.self as? any ExpressibleByNilLiteral.Type, let value = none.init(nilLiteral: ()) as? Value { return value }
            // As on iOS. What WidgetKit hands to a provider is checked before: it never comes to this there.
            fatalError("The parameter “\(facts.title.map { String(localized: $0) } ?? "")” is read before it has a value.")
        }
        set { lock.withLock { value = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }
    public var title: LocalizedStringResource? { facts.title }

    /// A value was chosen or set.
    var isSet: Bool { lock.withLock { value } != nil }
    var hasValue: Bool { isSet || initial != nil || Value.self is any ExpressibleByNilLiteral.Type }
}

/// What source says of a parameter beside its type.
struct ParameterFacts: Sendable {
    var title: LocalizedStringResource?
    var description: LocalizedStringResource?
    var sizes: [IntentWidgetFamily: IntentCollectionSize] = [:]
    var size: IntentCollectionSize?
    var kind: IntentParameterSchema.Kind?
    var options: (any DynamicOptionsProvider)?
    /// What yes and no are called.
    var names: Bool.IntentDisplayName?

    init(_ title: LocalizedStringResource?, _ description: LocalizedStringResource?) {
        self.title = title
        self.description = description
    }
}

/// What an intent asks for when a value is missing; nobody is asked here.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    public let full: LocalizedStringResource

    public init(_ full: LocalizedStringResource) { self.full = full }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.full = full }
    public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        full = LocalizedStringResource(stringInterpolation: stringInterpolation)
    }
}

/// How shortcuts pass values on; there are none here.
public enum InputConnectionBehavior: Hashable, Sendable {
    case `default`, never, connectToPreviousIntentResult
}

extension IntentParameter {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterFacts(title, description))
    }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterFacts(title, description), default: Value._wrapped(defaultValue))
    }

    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.options = query
        self.init(facts)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection {
    /// - Parameter size: how many values there may be.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.size = size
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// - Parameter size: how many values there may be in each family.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.sizes = size
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}

/// How a number is set.
public enum IntentNumberControlStyle: Hashable, Sendable { case field, stepper, slider }

extension IntentParameter where Value.UnwrappedType == Int {
    public typealias ControlStyle = IntentNumberControlStyle

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: IntentNumberControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.kind = .int(minimum: inclusiveRange.lowerBound, maximum: inclusiveRange.upperBound)
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: IntentNumberControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterFacts(title, description), default: defaultValue.map { Value._wrapped($0) })
    }
}

extension IntentParameter where Value.UnwrappedType == Double {
    public typealias ControlStyle = IntentNumberControlStyle

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil,
        controlStyle: IntentNumberControlStyle = .field, inclusiveRange: (lowerBound: Double, upperBound: Double),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.kind = .double(minimum: inclusiveRange.lowerBound, maximum: inclusiveRange.upperBound)
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    public enum DateKind: Hashable, Sendable { case date, dateTime, time }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil,
        kind: DateKind,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.kind =
            switch kind {
            case .date: .dateOnly
            case .dateTime: .date
            case .time: .timeOnly
            }
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}

/// The families of widgets, where intents speak of them.
public struct IntentWidgetFamily: Hashable, Sendable {
    let name: WidgetFamilyName

    public static let systemSmall = IntentWidgetFamily(name: .systemSmall)
    public static let systemMedium = IntentWidgetFamily(name: .systemMedium)
    public static let systemLarge = IntentWidgetFamily(name: .systemLarge)
    public static let systemExtraLarge = IntentWidgetFamily(name: .systemExtraLarge)
    public static let accessoryCircular = IntentWidgetFamily(name: .accessoryCircular)
    public static let accessoryRectangular = IntentWidgetFamily(name: .accessoryRectangular)
    public static let accessoryInline = IntentWidgetFamily(name: .accessoryInline)
}

/// How many values a list may hold.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
    let minimum: Int
    let maximum: Int

    public init(min: Int, max: Int) {
        minimum = Swift.max(0, min)
        maximum = Swift.max(minimum, max)
    }
    public init(exactly count: Int) { self.init(min: count, max: count) }
    /// Up to so many.
    public init(integerLiteral value: Int) { self.init(min: 0, max: value) }
}
