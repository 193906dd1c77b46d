import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitElectricCharge> {
    /// The units that the declaration can name.
    public enum ElectricCharge: _IntentUnit {
        case ampereHours, coulombs, kiloampereHours, megaampereHours, microampereHours, milliampereHours

        public var _unit: UnitElectricCharge {
            switch self {
            case .ampereHours: .ampereHours
            case .coulombs: .coulombs
            case .kiloampereHours: .kiloampereHours
            case .megaampereHours: .megaampereHours
            case .microampereHours: .microampereHours
            case .milliampereHours: .milliampereHours
            }
        }
    }

    /// An electric charge; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ElectricCharge? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An electric charge; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ElectricCharge? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An electric charge in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ElectricCharge, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An electric charge in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ElectricCharge, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: ElectricCharge? { facts.unit as? ElectricCharge }
    /// The unit of the default.
    public var defaultUnit: ElectricCharge? { facts.defaultUnit as? ElectricCharge }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitElectricCharge> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.ElectricCharge? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.ElectricCharge? { parameter.defaultUnit }
}
