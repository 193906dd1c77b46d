import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitMass> {
    /// The units that the declaration can name.
    public enum Mass: _IntentUnit {
        case carats, centigrams, decigrams, grams, kilograms, metricTons, micrograms, milligrams, nanograms, ounces, ouncesTroy,
            picograms, pounds, shortTons, slugs, stones

        public var _unit: UnitMass {
            switch self {
            case .carats: .carats
            case .centigrams: .centigrams
            case .decigrams: .decigrams
            case .grams: .grams
            case .kilograms: .kilograms
            case .metricTons: .metricTons
            case .micrograms: .micrograms
            case .milligrams: .milligrams
            case .nanograms: .nanograms
            case .ounces: .ounces
            case .ouncesTroy: .ouncesTroy
            case .picograms: .picograms
            case .pounds: .pounds
            case .shortTons: .shortTons
            case .slugs: .slugs
            case .stones: .stones
            }
        }
    }

    /// A mass; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Mass? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A mass; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Mass? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A mass in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Mass,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// A mass in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Mass,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: Mass? { facts.unit as? Mass }
    /// The unit of the default.
    public var defaultUnit: Mass? { facts.defaultUnit as? Mass }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitMass> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.Mass? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.Mass? { parameter.defaultUnit }
}
