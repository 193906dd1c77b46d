import Foundation
import VitrineWidgetArchive

/// A type that a parameter may have.
public protocol _IntentValue: Sendable {
    /// The type without the optional around it.
    associatedtype UnwrappedType: Sendable
    /// The type of one element, for a list.
    associatedtype ValueType: Sendable

    /// The schema of the type for an edit sheet.
    static func _schema() -> _IntentValueSchema
    /// The value as it is stored.
    var _stored: IntentValue { get }
    /// The value that was stored; nil where it is no value of this type any more (a case that is gone, an item that is not found).
    static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self?
    /// The values of stored ones, as many as are still there, in their order; entities are asked for together.
    // Not a list of `Self`: a class that may have subclasses could not say that.
    static func _values(of stored: [IntentValue], through query: _EntityResolving?) async throws -> [any _IntentValue]
    static func _wrapped(_ value: UnwrappedType) -> Self
    /// The values that are shown one by one: none of an empty optional, several of a list.
    var _items: [any _IntentValue] { get }
}

extension _IntentValue {
    /// The stored values that still are one, in their order; it throws what `_value` throws. Public for apps' types.
    public static func _values(of stored: [IntentValue], through query: _EntityResolving?) async throws -> [any _IntentValue] {
        var values: [any _IntentValue] = []
        for part in stored { if let value = try await _value(of: part, through: query) { values.append(value) } }
        return values
    }
    public var _items: [any _IntentValue] { [self] }
}

/// The schema of a type for an edit sheet.
public struct _IntentValueSchema: Sendable {
    var kind: IntentParameterSchema.Kind
    var isOptional = false
    var isList = false
    /// The words for the type, where no edit sheet here has a row for it: “a file”.
    var unentered: String?
    /// The query of an entity's type.
    var query: (any EntityQuery.Type)?
}

/// Finds entities by their ids; a parameter with a query of its own asks that instead of the type's.
public struct _EntityResolving: Sendable {
    let query: any EntityQuery
}

/// A value that is stored as it stands.
public protocol _PlainIntentValue: _IntentValue where UnwrappedType == Self, ValueType == Self {
    static var _kind: IntentParameterSchema.Kind { get }
    init?(_plain stored: IntentValue)
}

extension _PlainIntentValue {
    public static func _schema() -> _IntentValueSchema { _IntentValueSchema(kind: _kind) }
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? { Self(_plain: stored) }
    public static func _wrapped(_ value: Self) -> Self { value }
}

extension String: _PlainIntentValue {
    public static var _kind: IntentParameterSchema.Kind { .string }
    public var _stored: IntentValue { .string(self) }
    public init?(_plain stored: IntentValue) {
        guard case .string(let value) = stored else { return nil }
        self = value
    }
}

extension Bool: _PlainIntentValue {
    public static var _kind: IntentParameterSchema.Kind { .bool }
    public var _stored: IntentValue { .bool(self) }
    public init?(_plain stored: IntentValue) {
        guard case .bool(let value) = stored else { return nil }
        self = value
    }
}

extension Int: _PlainIntentValue {
    public static var _kind: IntentParameterSchema.Kind { .int(minimum: nil, maximum: nil) }
    public var _stored: IntentValue { .int(self) }
    public init?(_plain stored: IntentValue) {
        guard case .int(let value) = stored else { return nil }
        self = value
    }
}

extension Double: _PlainIntentValue {
    public static var _kind: IntentParameterSchema.Kind { .double(minimum: nil, maximum: nil) }
    public var _stored: IntentValue { .double(self) }
    public init?(_plain stored: IntentValue) {
        switch stored {
        case .double(let value): self = value
        case .int(let value): self = Double(value)
        default: return nil
        }
    }
}

extension Date: _PlainIntentValue {
    public static var _kind: IntentParameterSchema.Kind { .date }
    public var _stored: IntentValue { .date(self) }
    public init?(_plain stored: IntentValue) {
        guard case .date(let value) = stored else { return nil }
        self = value
    }
}

extension URL: _PlainIntentValue {
    public static var _kind: IntentParameterSchema.Kind { .url }
    public var _stored: IntentValue { .url(self) }
    public init?(_plain stored: IntentValue) {
        guard case .url(let value) = stored else { return nil }
        self = value
    }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias UnwrappedType = Wrapped.UnwrappedType
    public typealias ValueType = Wrapped.ValueType

    public static func _schema() -> _IntentValueSchema {
        var schema = Wrapped._schema()
        schema.isOptional = true
        return schema
    }
    public var _stored: IntentValue { self?._stored ?? .none }
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? {
        if stored == .none { return .some(nil) }
        // What is gone is no value; for an optional that is none.
        return .some(try await Wrapped._value(of: stored, through: query))
    }
    public static func _wrapped(_ value: Wrapped.UnwrappedType) -> Self { Wrapped._wrapped(value) }
    public var _items: [any _IntentValue] { self?._items ?? [] }
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias UnwrappedType = [Element]
    public typealias ValueType = Element.ValueType

    public static func _schema() -> _IntentValueSchema {
        var schema = Element._schema()
        schema.isList = true
        return schema
    }
    public var _stored: IntentValue { .list(map(\._stored)) }
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? {
        guard case .list(let stored) = stored else { return nil }
        // What is gone falls out of the list.
        return try await Element._values(of: stored, through: query).compactMap { $0 as? Element }
    }
    public static func _wrapped(_ value: [Element]) -> Self { value }
    public var _items: [any _IntentValue] { flatMap(\._items) }
}

extension AttributedString: _PlainIntentValue {
    /// A person enters plain text; its attributes are not stored.
    public static var _kind: IntentParameterSchema.Kind { .string }
    public var _stored: IntentValue { .string(String(characters)) }
    public init?(_plain stored: IntentValue) {
        guard case .string(let value) = stored else { return nil }
        self.init(value)
    }
}

extension DateComponents: _PlainIntentValue {
    /// Date components are chosen as a date, and keep that date's year to second.
    public static var _kind: IntentParameterSchema.Kind { .date }
    public var _stored: IntentValue { (calendar ?? .current).date(from: self).map { .date($0) } ?? .none }
    public init?(_plain stored: IntentValue) {
        guard case .date(let value) = stored else { return nil }
        self = Calendar.current.dateComponents([.calendar, .timeZone, .year, .month, .day, .hour, .minute, .second], from: value)
    }
}

extension Set: _IntentValue where Element: _IntentValue {
    public typealias UnwrappedType = Set<Element>
    public typealias ValueType = Element.ValueType

    public static func _schema() -> _IntentValueSchema { [Element]._schema() }
    public var _stored: IntentValue { Array(self)._stored }
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? {
        try await [Element]._value(of: stored, through: query).map { Set($0) }
    }
    public static func _wrapped(_ value: Set<Element>) -> Self { value }
    public var _items: [any _IntentValue] { flatMap(\._items) }
}
