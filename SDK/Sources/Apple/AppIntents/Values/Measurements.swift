import Foundation
import FoundationMissing
import VitrineWidgetArchive

/// A measurement is entered, and stored, with its unit. A number alone that was stored before is in the dimension's base unit.
extension Measurement: _IntentValue where UnitType: Dimension {
    public typealias UnwrappedType = Self
    public typealias ValueType = Self

    public static func _schema() -> _IntentValueSchema {
        _IntentValueSchema(
            kind: .measurement(
                NamedUnit<UnitType>.all.map { IntentUnit(name: $0.name, symbol: $0.symbol) }, minimum: nil))
    }
    public var _stored: IntentValue {
        let units = NamedUnit<UnitType>.all
        if let own = units.first(where: { $0.unit == unit }) { return .measurement(value, unit: own.name) }
        return .measurement(converted(to: UnitType.baseUnit()).value, unit: units[0].name)
    }
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? {
        switch stored {
        case .measurement(let value, let name):
            NamedUnit<UnitType>.all.first { $0.name == name }.map { Self(value: value, unit: $0.unit) }
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
        facts.isSigned = isSigned
        facts.adjustsUnit = isAdjusted
        change(&facts)
        self.init(facts, default: value.map { Value._wrapped(Measurement(value: $0, unit: unit ?? UnitType.baseUnit())) })
    }
}

/// A measurement, in whatever unit.
public protocol _MeasurementValue {
    /// The measurement's figures and its unit's symbol.
    var _words: String { get }
}

extension Measurement: _MeasurementValue where UnitType: Dimension {
    /// The measurement's figures and its unit's symbol.
    public var _words: String {
        "\(value.figures) \(NamedUnit<UnitType>.all.first { $0.unit == unit }?.symbol ?? unit.symbol)"
    }
}

extension IntentParameter where Value.UnwrappedType: _MeasurementValue {
    /// Whether the unit is another where people use another.
    public var unitAdjustForLocale: Bool { facts.adjustsUnit }
    /// Whether the value may be below zero.
    public var supportsNegativeNumbers: Bool { facts.isSigned }
}

extension IntentParameterContext where Value.UnwrappedType: _MeasurementValue {
    /// Whether the unit is another where people use another.
    public var unitAdjustForLocale: Bool { parameter.unitAdjustForLocale }
    /// Whether the value may be below zero.
    public var supportsNegativeNumbers: Bool { parameter.supportsNegativeNumbers }
}
