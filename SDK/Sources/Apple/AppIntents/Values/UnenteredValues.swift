import Foundation
import VitrineWidgetArchive

/// A value of a type that no edit sheet here has a row for. Intents that have one compile, keep its default, and say so.
public protocol _UnenteredIntentValue: _IntentValue where UnwrappedType == Self, ValueType == Self {
    /// “a file”
    static var _words: String { get }
}

extension _UnenteredIntentValue {
    public static func _schema() -> _IntentValueSchema {
        var schema = _IntentValueSchema(kind: .string)
        schema.unentered = _words
        return schema
    }
    public var _stored: IntentValue { .none }
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? { nil }
    public static func _wrapped(_ value: Self) -> Self { value }
}
