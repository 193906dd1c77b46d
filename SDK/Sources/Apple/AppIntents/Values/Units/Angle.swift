import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitAngle> {
    /// The units that the declaration can name.
    public enum Angle: _IntentUnit {
        case arcMinutes, arcSeconds, degrees, gradians, radians, revolutions

        public var _unit: UnitAngle {
            switch self {
            case .arcMinutes: .arcMinutes
            case .arcSeconds: .arcSeconds
            case .degrees: .degrees
            case .gradians: .gradians
            case .radians: .radians
            case .revolutions: .revolutions
            }
        }
    }

    /// An angle; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Angle? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An angle; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Angle? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An angle in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Angle,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An angle in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Angle,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: Angle? { facts.unit as? Angle }
    /// The unit of the default.
    public var defaultUnit: Angle? { facts.defaultUnit as? Angle }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitAngle> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.Angle? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.Angle? { parameter.defaultUnit }
}
