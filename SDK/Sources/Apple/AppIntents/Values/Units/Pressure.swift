import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitPressure> {
    /// The units that the declaration can name.
    public enum Pressure: _IntentUnit {
        case bars, gigapascals, hectopascals, inchesOfMercury, kilopascals, megapascals, millibars, millimetersOfMercury,
            newtonsPerMetersSquared, poundsForcePerSquareInch

        public var _unit: UnitPressure {
            switch self {
            case .bars: .bars
            case .gigapascals: .gigapascals
            case .hectopascals: .hectopascals
            case .inchesOfMercury: .inchesOfMercury
            case .kilopascals: .kilopascals
            case .megapascals: .megapascals
            case .millibars: .millibars
            case .millimetersOfMercury: .millimetersOfMercury
            case .newtonsPerMetersSquared: .newtonsPerMetersSquared
            case .poundsForcePerSquareInch: .poundsForcePerSquareInch
            }
        }
    }

    /// A pressure; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Pressure? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A pressure; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Pressure? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A pressure in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Pressure,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A pressure in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Pressure,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: Pressure? { facts.unit as? Pressure }
    /// The unit of the default.
    public var defaultUnit: Pressure? { facts.defaultUnit as? Pressure }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitPressure> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.Pressure? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.Pressure? { parameter.defaultUnit }
}
