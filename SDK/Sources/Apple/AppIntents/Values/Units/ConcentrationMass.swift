import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitConcentrationMass> {
    /// The units that the declaration can name.
    public enum ConcentrationMass: _IntentUnit {
        case gramsPerLiter, milligramsPerDeciliter

        public var _unit: UnitConcentrationMass {
            switch self {
            case .gramsPerLiter: .gramsPerLiter
            case .milligramsPerDeciliter: .milligramsPerDeciliter
            }
        }
    }

    /// A concentration mass; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ConcentrationMass? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A concentration mass; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ConcentrationMass? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A concentration mass in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ConcentrationMass, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A concentration mass in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ConcentrationMass, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: ConcentrationMass? { facts.unit as? ConcentrationMass }
    /// The unit of the default.
    public var defaultUnit: ConcentrationMass? { facts.defaultUnit as? ConcentrationMass }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitConcentrationMass> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.ConcentrationMass? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.ConcentrationMass? { parameter.defaultUnit }
}
