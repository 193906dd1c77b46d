import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitPower> {
    /// The units that the declaration can name.
    public enum Power: _IntentUnit {
        case femtowatts, gigawatts, horsepower, kilowatts, megawatts, microwatts, milliwatts, nanowatts, picowatts, terawatts,
            watts

        public var _unit: UnitPower {
            switch self {
            case .femtowatts: .femtowatts
            case .gigawatts: .gigawatts
            case .horsepower: .horsepower
            case .kilowatts: .kilowatts
            case .megawatts: .megawatts
            case .microwatts: .microwatts
            case .milliwatts: .milliwatts
            case .nanowatts: .nanowatts
            case .picowatts: .picowatts
            case .terawatts: .terawatts
            case .watts: .watts
            }
        }
    }

    /// A power; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Power? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A power; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Power? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A power in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Power,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A power in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Power,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: Power? { facts.unit as? Power }
    /// The unit of the default.
    public var defaultUnit: Power? { facts.defaultUnit as? Power }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitPower> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.Power? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.Power? { parameter.defaultUnit }
}
