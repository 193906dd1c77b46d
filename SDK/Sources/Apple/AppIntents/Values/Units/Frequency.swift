import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitFrequency> {
    /// The units that the declaration can name.
    public enum Frequency: _IntentUnit {
        case framesPerSecond, gigahertz, hertz, kilohertz, megahertz, microhertz, millihertz, nanohertz, terahertz

        public var _unit: UnitFrequency {
            switch self {
            // Foundation on Linux has no such unit; one frame a second is one hertz.
            case .framesPerSecond: .hertz
            case .gigahertz: .gigahertz
            case .hertz: .hertz
            case .kilohertz: .kilohertz
            case .megahertz: .megahertz
            case .microhertz: .microhertz
            case .millihertz: .millihertz
            case .nanohertz: .nanohertz
            case .terahertz: .terahertz
            }
        }
    }

    /// A frequency; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Frequency? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A frequency; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Frequency? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A frequency in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Frequency,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A frequency in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Frequency,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: Frequency? { facts.unit as? Frequency }
    /// The unit of the default.
    public var defaultUnit: Frequency? { facts.defaultUnit as? Frequency }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitFrequency> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.Frequency? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.Frequency? { parameter.defaultUnit }
}
