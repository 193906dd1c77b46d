import Foundation
import FoundationMissing
import VitrineWidgetArchive

// What can be said of a parameter of any type, and of one that has cases.

extension IntentParameter {
    /// A value that is asked for in these words.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog?, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let facts = ParameterFacts(title, description)
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A value that is asked for in these words, with values to choose from.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A value that is asked for in these words, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        let facts = ParameterFacts(title, description)
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A value that is asked for in these words, with values to choose from and what makes it of other types.
    public convenience init<Options: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Options, @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Options.Result.Result == Value.ValueType, Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A value that is asked for in these words, with what makes it of other types and values to choose from.
    public convenience init<Options: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec, optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType, Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// An entity that a query of the parameter's own finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.options = query
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}

extension IntentParameter where Value.ValueType: AppEnum {
    /// Makes a parameter whose value is one of the given cases.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType]
    ) {
        var facts = ParameterFacts(title, description)
        facts.kind = .choice(supportedValues.map { IntentOption($0.displayRepresentation, value: $0._stored) })
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// Makes a parameter whose value is one of the given cases, with a provider of options.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType], optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.kind = .choice(supportedValues.map { IntentOption($0.displayRepresentation, value: $0._stored) })
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// Makes a parameter whose value is one of the given cases, with resolvers from other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType], @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.kind = .choice(supportedValues.map { IntentOption($0.displayRepresentation, value: $0._stored) })
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// Makes a parameter whose value is one of the given cases, with a provider of options and resolvers from other types.
    public convenience init<Options: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType], optionsProvider: Options,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Options.Result.Result == Value.ValueType, Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.kind = .choice(supportedValues.map { IntentOption($0.displayRepresentation, value: $0._stored) })
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}

extension IntentParameter where Value.UnwrappedType: Collection {
    /// Makes a parameter of several values, with resolvers from other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.size = size
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// Makes a parameter of as many values as fit the family, with resolvers from other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.sizes = size
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}
