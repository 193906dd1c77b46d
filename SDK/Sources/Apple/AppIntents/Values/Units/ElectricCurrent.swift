import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitElectricCurrent> {
    /// The units that the declaration can name.
    public enum ElectricCurrent: _IntentUnit {
        case amperes, kiloamperes, megaamperes, microamperes, milliamperes

        public var _unit: UnitElectricCurrent {
            switch self {
            case .amperes: .amperes
            case .kiloamperes: .kiloamperes
            case .megaamperes: .megaamperes
            case .microamperes: .microamperes
            case .milliamperes: .milliamperes
            }
        }
    }

    /// An electric current; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ElectricCurrent? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An electric current; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ElectricCurrent? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An electric current in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ElectricCurrent, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An electric current in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ElectricCurrent, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: ElectricCurrent? { facts.unit as? ElectricCurrent }
    /// The unit of the default.
    public var defaultUnit: ElectricCurrent? { facts.defaultUnit as? ElectricCurrent }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitElectricCurrent> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.ElectricCurrent? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.ElectricCurrent? { parameter.defaultUnit }
}
