import Foundation
import FoundationMissing

extension IntentParameter where Value.UnwrappedType == Measurement<UnitInformationStorage> {
    /// The units that the declaration can name.
    public enum InformationStorage: _IntentUnit {
        case bits, bytes, exabits, exabytes, exbibits, exbibytes, gibibits, gibibytes, gigabits, gigabytes, kibibits, kibibytes,
            kilobits, kilobytes, mebibits, mebibytes, megabits, megabytes, nibbles, pebibits, pebibytes, petabits, petabytes,
            tebibits, tebibytes, terabits, terabytes, yobibits, yobibytes, yottabits, yottabytes, zebibits, zebibytes, zettabits,
            zettabytes

        public var _unit: UnitInformationStorage {
            switch self {
            case .bits: .bits
            case .bytes: .bytes
            case .exabits: .exabits
            case .exabytes: .exabytes
            case .exbibits: .exbibits
            case .exbibytes: .exbibytes
            case .gibibits: .gibibits
            case .gibibytes: .gibibytes
            case .gigabits: .gigabits
            case .gigabytes: .gigabytes
            case .kibibits: .kibibits
            case .kibibytes: .kibibytes
            case .kilobits: .kilobits
            case .kilobytes: .kilobytes
            case .mebibits: .mebibits
            case .mebibytes: .mebibytes
            case .megabits: .megabits
            case .megabytes: .megabytes
            case .nibbles: .nibbles
            case .pebibits: .pebibits
            case .pebibytes: .pebibytes
            case .petabits: .petabits
            case .petabytes: .petabytes
            case .tebibits: .tebibits
            case .tebibytes: .tebibytes
            case .terabits: .terabits
            case .terabytes: .terabytes
            case .yobibits: .yobibits
            case .yobibytes: .yobibytes
            case .yottabits: .yottabits
            case .yottabytes: .yottabytes
            case .zebibits: .zebibits
            case .zebibytes: .zebibytes
            case .zettabits: .zettabits
            case .zettabytes: .zettabytes
            }
        }
    }

    /// An information storage; people may choose its unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: InformationStorage? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An information storage; people may choose its unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: InformationStorage? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(
            title, description, defaultValue, in: defaultUnit, adjusted: defaultUnitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An information storage in this unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: InformationStorage, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// An information storage in this unit, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: InformationStorage, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(title, description, defaultValue, only: unit, adjusted: unitAdjustForLocale, isSigned: supportsNegativeNumbers)
    }

    /// The unit, where only one is possible.
    public var unit: InformationStorage? { facts.unit as? InformationStorage }
    /// The unit of the default.
    public var defaultUnit: InformationStorage? { facts.defaultUnit as? InformationStorage }
}

extension IntentParameterContext where Value.UnwrappedType == Measurement<UnitInformationStorage> {
    /// The unit, where only one is possible.
    public var unit: IntentParameter<Value>.InformationStorage? { parameter.unit }
    /// The unit of the default.
    public var defaultUnit: IntentParameter<Value>.InformationStorage? { parameter.defaultUnit }
}
