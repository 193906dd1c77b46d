import Foundation
import VitrineCoreLocation
import VitrineWidgetArchive

/// A place with its address, which no edit sheet here has a row for: an intent that has one compiles, keeps its default, and says so.
extension CLPlacemark: _IntentValue {
    /// The type that a value of a parameter that may be empty has.
    public typealias UnwrappedType = CLPlacemark
    /// The type that a parameter hands to its intent.
    public typealias ValueType = CLPlacemark

    /// The schema for the edit sheet, by which a parameter of the type cannot be entered. Public as the protocol is.
    public static func _schema() -> _IntentValueSchema {
        var schema = _IntentValueSchema(kind: .string)
        schema.unentered = "a place"
        return schema
    }
    /// The value as a configuration keeps it: none. Public as the protocol is.
    public var _stored: IntentValue { .none }
    /// The value that a configuration has kept: none. Public as the protocol is.
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? { nil }
    /// The value as a parameter's own type; ends the process with words where it is another one. Public as the protocol is.
    public static func _wrapped(_ value: CLPlacemark) -> Self {
        guard let wrapped = value as? Self else {
            preconditionFailure("A parameter of the type \(Self.self) was given a \(type(of: value)).")
        }
        return wrapped
    }
}
