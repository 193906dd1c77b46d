import Foundation
import WidgetArchive

/// A measurement is entered, and stored, in its dimension's base unit, which the row's title names.
extension Measurement: _IntentValue where UnitType: Dimension {
    public typealias UnwrappedType = Self
    public typealias ValueType = Self

    public static func _schema() -> _IntentValueSchema {
        var schema = _IntentValueSchema(kind: .double(minimum: nil, maximum: nil))
        schema.unit = UnitType.baseUnit().symbol
        return schema
    }
    public var _stored: IntentValue { .double(converted(to: UnitType.baseUnit()).value) }
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? {
        switch stored {
        case .double(let value): Self(value: value, unit: UnitType.baseUnit())
        case .int(let value): Self(value: Double(value), unit: UnitType.baseUnit())
        default: nil
        }
    }
    public static func _wrapped(_ value: Self) -> Self { value }
}

/// A name of a unit in a parameter's declaration.
public protocol _IntentUnit: CaseIterable, Hashable, Sendable {
    associatedtype UnitType: Dimension
    var _unit: UnitType { get }
}

extension IntentParameter {
    convenience init<Unit: _IntentUnit>(
        _ title: LocalizedStringResource, _ description: LocalizedStringResource?, _ value: Double?, in unit: Unit?, isSigned: Bool
    ) where Value.UnwrappedType == Measurement<Unit.UnitType> {
        var facts = ParameterFacts(title, description)
        if !isSigned { facts.kind = .double(minimum: 0, maximum: nil) }
        let unit = unit?._unit ?? Unit.UnitType.baseUnit()
        self.init(facts, default: value.map { Value._wrapped(Measurement(value: $0, unit: unit)) })
    }
}
