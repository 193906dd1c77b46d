import Foundation
import FoundationMissing
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
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ value: Double?, in unit: Unit?,
        adjusted: Bool, isSigned: Bool
    ) where Value.UnwrappedType == Measurement<Unit.UnitType> {
        self.init(title, description, value, unit?._unit, adjusted, isSigned) { $0.defaultUnit = unit }
    }

    convenience init<Unit: _IntentUnit>(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ value: Double?, only unit: Unit,
        adjusted: Bool, isSigned: Bool
    ) where Value.UnwrappedType == Measurement<Unit.UnitType> {
        self.init(title, description, value, unit._unit, adjusted, isSigned) { $0.unit = unit }
    }

    private convenience init<UnitType: Dimension>(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ value: Double?, _ unit: UnitType?,
        _ isAdjusted: Bool, _ isSigned: Bool, _ change: (inout ParameterFacts) -> Void
    ) where Value.UnwrappedType == Measurement<UnitType> {
        var facts = ParameterFacts(title, description)
        if !isSigned { facts.kind = .double(minimum: 0, maximum: nil) }
        facts.isSigned = isSigned
        facts.adjustsUnit = isAdjusted
        change(&facts)
        self.init(facts, default: value.map { Value._wrapped(Measurement(value: $0, unit: unit ?? UnitType.baseUnit())) })
    }
}

/// A measurement, in whatever unit.
public protocol _MeasurementValue {}

extension Measurement: _MeasurementValue where UnitType: Dimension {}

extension IntentParameter where Value.UnwrappedType: _MeasurementValue {
    /// Whether the unit is another where people use another.
    public var unitAdjustForLocale: Bool { facts.adjustsUnit }
    /// Whether it may be below zero.
    public var supportsNegativeNumbers: Bool { facts.isSigned }
}

extension IntentParameterContext where Value.UnwrappedType: _MeasurementValue {
    /// Whether the unit is another where people use another.
    public var unitAdjustForLocale: Bool { parameter.unitAdjustForLocale }
    /// Whether it may be below zero.
    public var supportsNegativeNumbers: Bool { parameter.supportsNegativeNumbers }
}
