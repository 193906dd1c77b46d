import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitLength> {
    /// The units that the declaration can name.
    public enum Length: _IntentUnit {
        case astronomicalUnits, centimeters, decameters, decimeters, fathoms, feet, furlongs, hectometers, inches, kilometers,
            lightyears, megameters, meters, micrometers, miles, millimeters, nanometers, nauticalMiles, parsecs, picometers,
            scandinavianMiles, yards

        public var _unit: UnitLength {
            switch self {
            case .astronomicalUnits: .astronomicalUnits
            case .centimeters: .centimeters
            case .decameters: .decameters
            case .decimeters: .decimeters
            case .fathoms: .fathoms
            case .feet: .feet
            case .furlongs: .furlongs
            case .hectometers: .hectometers
            case .inches: .inches
            case .kilometers: .kilometers
            case .lightyears: .lightyears
            case .megameters: .megameters
            case .meters: .meters
            case .micrometers: .micrometers
            case .miles: .miles
            case .millimeters: .millimeters
            case .nanometers: .nanometers
            case .nauticalMiles: .nauticalMiles
            case .parsecs: .parsecs
            case .picometers: .picometers
            case .scandinavianMiles: .scandinavianMiles
            case .yards: .yards
            }
        }
    }

    /// A length; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Length? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A length; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Length? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A length in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Length,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A length in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Length,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: Length? { facts.unit as? Length }
    /// The unit of the default.
    public var defaultUnit: Length? { facts.defaultUnit as? Length }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitLength> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.Length? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.Length? { parameter.defaultUnit }
}
