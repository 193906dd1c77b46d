import Foundation
import WidgetArchive
import VitrineCoreLocation

/// A place with its address, which no edit sheet here has a row for: an intent that has one compiles, keeps its default, and says so.
extension CLPlacemark: _IntentValue {
    public typealias UnwrappedType = CLPlacemark
    public typealias ValueType = CLPlacemark

    public static func _schema() -> _IntentValueSchema {
        var schema = _IntentValueSchema(kind: .string)
        schema.unentered = "a place"
        return schema
    }
    public var _stored: IntentValue { .none }
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? { nil }
    // Whoever subclasses it declares no parameter of that type: what is wrapped is what was declared.
    public static func _wrapped(_ value: CLPlacemark) -> Self { unsafeDowncast(value, to: Self.self) }
}
