import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitVolume> {
    /// The units that the declaration can name.
    public enum Volume: _IntentUnit {
        case acreFeet, bushels, centiliters, cubicCentimeters, cubicDecimeters, cubicFeet, cubicInches, cubicKilometers,
            cubicMeters, cubicMiles, cubicMillimeters, cubicYards, cups, deciliters, fluidOunces, gallons, imperialFluidOunces,
            imperialGallons, imperialPints, imperialQuarts, imperialTablespoons, imperialTeaspoons, kiloliters, liters,
            megaliters, metricCups, milliliters, pints, quarts, tablespoons, teaspoons

        public var _unit: UnitVolume {
            switch self {
            case .acreFeet: .acreFeet
            case .bushels: .bushels
            case .centiliters: .centiliters
            case .cubicCentimeters: .cubicCentimeters
            case .cubicDecimeters: .cubicDecimeters
            case .cubicFeet: .cubicFeet
            case .cubicInches: .cubicInches
            case .cubicKilometers: .cubicKilometers
            case .cubicMeters: .cubicMeters
            case .cubicMiles: .cubicMiles
            case .cubicMillimeters: .cubicMillimeters
            case .cubicYards: .cubicYards
            case .cups: .cups
            case .deciliters: .deciliters
            case .fluidOunces: .fluidOunces
            case .gallons: .gallons
            case .imperialFluidOunces: .imperialFluidOunces
            case .imperialGallons: .imperialGallons
            case .imperialPints: .imperialPints
            case .imperialQuarts: .imperialQuarts
            case .imperialTablespoons: .imperialTablespoons
            case .imperialTeaspoons: .imperialTeaspoons
            case .kiloliters: .kiloliters
            case .liters: .liters
            case .megaliters: .megaliters
            case .metricCups: .metricCups
            case .milliliters: .milliliters
            case .pints: .pints
            case .quarts: .quarts
            case .tablespoons: .tablespoons
            case .teaspoons: .teaspoons
            }
        }
    }

    /// A volume; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Volume? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A volume; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Volume? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A volume in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Volume,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A volume in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Volume,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: Volume? { facts.unit as? Volume }
    /// The unit of the default.
    public var defaultUnit: Volume? { facts.defaultUnit as? Volume }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitVolume> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.Volume? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.Volume? { parameter.defaultUnit }
}
