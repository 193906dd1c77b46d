import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitElectricPotentialDifference> {
    /// The units that the declaration can name.
    public enum ElectricPotentialDifference: _IntentUnit {
        case kilovolts, megavolts, microvolts, millivolts, volts

        public var _unit: UnitElectricPotentialDifference {
            switch self {
            case .kilovolts: .kilovolts
            case .megavolts: .megavolts
            case .microvolts: .microvolts
            case .millivolts: .millivolts
            case .volts: .volts
            }
        }
    }

    /// An electric potential difference; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ElectricPotentialDifference? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An electric potential difference; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ElectricPotentialDifference? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An electric potential difference in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ElectricPotentialDifference, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An electric potential difference in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ElectricPotentialDifference, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: ElectricPotentialDifference? { facts.unit as? ElectricPotentialDifference }
    /// The unit of the default.
    public var defaultUnit: ElectricPotentialDifference? { facts.defaultUnit as? ElectricPotentialDifference }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitElectricPotentialDifference> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.ElectricPotentialDifference? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.ElectricPotentialDifference? { parameter.defaultUnit }
}
