import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitElectricResistance> {
    /// The units that the declaration can name.
    public enum ElectricResistance: _IntentUnit {
        case kiloohms, megaohms, microohms, milliohms, ohms

        public var _unit: UnitElectricResistance {
            switch self {
            case .kiloohms: .kiloohms
            case .megaohms: .megaohms
            case .microohms: .microohms
            case .milliohms: .milliohms
            case .ohms: .ohms
            }
        }
    }

    /// An electric resistance; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ElectricResistance? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An electric resistance; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ElectricResistance? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An electric resistance in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ElectricResistance, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An electric resistance in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ElectricResistance, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: ElectricResistance? { facts.unit as? ElectricResistance }
    /// The unit of the default.
    public var defaultUnit: ElectricResistance? { facts.defaultUnit as? ElectricResistance }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitElectricResistance> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.ElectricResistance? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.ElectricResistance? { parameter.defaultUnit }
}
