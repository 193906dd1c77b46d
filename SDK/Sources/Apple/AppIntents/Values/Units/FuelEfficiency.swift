import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitFuelEfficiency> {
    /// The units that the declaration can name.
    public enum FuelEfficiency: _IntentUnit {
        case litersPer100Kilometers, milesPerGallon, milesPerImperialGallon

        public var _unit: UnitFuelEfficiency {
            switch self {
            case .litersPer100Kilometers: .litersPer100Kilometers
            case .milesPerGallon: .milesPerGallon
            case .milesPerImperialGallon: .milesPerImperialGallon
            }
        }
    }

    /// A fuel efficiency; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: FuelEfficiency? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A fuel efficiency; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: FuelEfficiency? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A fuel efficiency in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: FuelEfficiency, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A fuel efficiency in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: FuelEfficiency, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: FuelEfficiency? { facts.unit as? FuelEfficiency }
    /// The unit of the default.
    public var defaultUnit: FuelEfficiency? { facts.defaultUnit as? FuelEfficiency }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitFuelEfficiency> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.FuelEfficiency? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.FuelEfficiency? { parameter.defaultUnit }
}
