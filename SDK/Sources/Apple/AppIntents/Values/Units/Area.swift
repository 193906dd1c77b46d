import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitArea> {
    /// The units that the declaration can name.
    public enum Area: _IntentUnit {
        case acres, ares, hectares, squareCentimeters, squareFeet, squareInches, squareKilometers, squareMegameters, squareMeters,
            squareMicrometers, squareMiles, squareMillimeters, squareNanometers, squareYards

        public var _unit: UnitArea {
            switch self {
            case .acres: .acres
            case .ares: .ares
            case .hectares: .hectares
            case .squareCentimeters: .squareCentimeters
            case .squareFeet: .squareFeet
            case .squareInches: .squareInches
            case .squareKilometers: .squareKilometers
            case .squareMegameters: .squareMegameters
            case .squareMeters: .squareMeters
            case .squareMicrometers: .squareMicrometers
            case .squareMiles: .squareMiles
            case .squareMillimeters: .squareMillimeters
            case .squareNanometers: .squareNanometers
            case .squareYards: .squareYards
            }
        }
    }

    /// An area; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Area? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An area; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Area? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An area in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Area,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An area in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Area,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: Area? { facts.unit as? Area }
    /// The unit of the default.
    public var defaultUnit: Area? { facts.defaultUnit as? Area }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitArea> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.Area? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.Area? { parameter.defaultUnit }
}
