import Foundation
import FoundationMissing
import VitrineWidgetArchive

// Dates: with or without a time.

extension IntentParameter {
    /// The components of a date that are chosen.
    public enum DateKind: Hashable, Sendable {
        /// The person chooses a day.
        case date
        /// The day and the time.
        case dateTime
        /// The person chooses a time of day.
        case time

        var archived: IntentParameterSchema.Kind {
            switch self {
            case .date: .dateOnly
            case .dateTime: .date
            case .time: .timeOnly
            }
        }
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    /// A date, or a part of it.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil,
        kind: DateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.dateKind = kind
        facts.kind = kind.archived
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A date, or a part of it, with values to choose from.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil,
        kind: DateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.dateKind = kind
        facts.kind = kind.archived
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A date, or a part of it, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil,
        kind: DateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.dateKind = kind
        facts.kind = kind.archived
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A date, or a part of it, with values to choose from and what makes it of other types.
    public convenience init<Options: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil,
        kind: DateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Options, @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Options.Result.Result == Value.ValueType, Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.dateKind = kind
        facts.kind = kind.archived
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}

extension IntentParameter where Value.ValueType == Date {
    /// The components of the date that are chosen; nil where none were given.
    public var dateKind: DateKind? { facts.dateKind as? DateKind }
}

extension IntentParameterContext where Value.ValueType == Date {
    /// The components of the date that are chosen; nil where none were given.
    public var dateKind: IntentParameter<Value>.DateKind? { parameter.dateKind }
}
