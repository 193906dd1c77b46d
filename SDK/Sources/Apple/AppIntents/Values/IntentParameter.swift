import Foundation
import VitrineWidgetArchive

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
    /// The title of the parameter that people see; empty where none was given.
    public var title: LocalizedStringResource { facts.title ?? "" }
    /// Whether the parameter may have no value.
    public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }
    /// The value where nobody has chosen one.
    public var defaultValue: Value? { initial }

    /// A value was chosen or set.
    var isSet: Bool { lock.withLock { value } != nil }
    var hasValue: Bool { isSet || initial != nil || Value.self is any ExpressibleByNilLiteral.Type }
}

/// The facts that source states about a parameter beside its type.
struct ParameterFacts: Sendable {
    var title: LocalizedStringResource?
    var description: LocalizedStringResource?
    var sizes: [IntentWidgetFamily: IntentCollectionSize] = [:]
    var size: IntentCollectionSize?
    var kind: IntentParameterSchema.Kind?
    var options: (any DynamicOptionsProvider)?
    /// The names of yes and no.
    var names: Bool.IntentDisplayName?
    /// The control with which a number is set, of the enumeration of its type.
    var controlStyle: (any Sendable)?
    var bounds: (any Sendable)?
    // What is kept for who reads it: an edit sheet shows no difference.
    var dateKind: (any Sendable)?
    var adjustsUnit = false
    var isSigned = true
    var inputOptions: String.IntentInputOptions?
    var currencyCodes: [String]?
    var fileTypes: [String]?
    var personMode: IntentPerson.ParameterMode?

    /// The only unit that is possible, and the one that figures alone are in, of the enumeration of their dimension.
    var unit: (any Sendable)?
    var defaultUnit: (any Sendable)?

    init(_ title: LocalizedStringResource?, _ description: LocalizedStringResource?) {
        self.title = title
        self.description = description
    }
}

/// The words that an intent says or shows, as where a value is missing; nobody is asked here.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    /// The words that are spoken where nothing is shown.
    public let full: LocalizedStringResource
    /// The words that are spoken beside what is shown.
    public let supporting: LocalizedStringResource
    /// A symbol beside the words.
    public let systemImageName: String?

    /// Makes a dialog with the same words in every place.
    public init(_ full: LocalizedStringResource) { self.init(full: full, supporting: full) }

    /// Words for a device that shows nothing, and words beside something that is shown.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// The behavior with which shortcuts pass values on; there are none here.
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
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterFacts(title, description), default: defaultValue.map { Value._wrapped($0) })
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

/// The number of values that a list may have.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
    let minimum: Int
    let maximum: Int

    public init(min: Int, max: Int) {
        minimum = Swift.max(0, min)
        maximum = Swift.max(minimum, max)
    }
    public init(exactly count: Int) { self.init(min: count, max: count) }
    /// Makes a size of up to so many.
    public init(integerLiteral value: Int) { self.init(min: 0, max: value) }
}

extension IntentParameter: AnyIntentValue {}
