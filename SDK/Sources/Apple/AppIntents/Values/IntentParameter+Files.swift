import Foundation
import FoundationMissing
import VitrineUniformTypeIdentifiers

// Files: of which types.

extension IntentParameter where Value.ValueType == IntentFile {
    /// A file of some types.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.fileTypes = supportedTypeIdentifiers
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A file of some types, with values to choose from.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.fileTypes = supportedTypeIdentifiers
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A file of some types, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.fileTypes = supportedTypeIdentifiers
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A file of some types, with values to choose from and what makes it of other types.
    public convenience init<Options: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Options.Result.Result == Value.ValueType, Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.fileTypes = supportedTypeIdentifiers
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A file of some types.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.fileTypes = supportedContentTypes.map(\.identifier)
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A file of some types, with values to choose from.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.fileTypes = supportedContentTypes.map(\.identifier)
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A file of some types, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.fileTypes = supportedContentTypes.map(\.identifier)
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A file of some types, with values to choose from and what makes it of other types.
    public convenience init<Options: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Options.Result.Result == Value.ValueType, Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.fileTypes = supportedContentTypes.map(\.identifier)
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}

extension IntentParameter where Value.ValueType == IntentFile {
    /// The types that it may have, where that was said.
    public var supportedTypeIdentifiers: [String]? { facts.fileTypes }
}

extension IntentParameterContext where Value.ValueType == IntentFile {
    /// The types that it may have, where that was said.
    public var supportedTypeIdentifiers: [String]? { parameter.supportedTypeIdentifiers }
}
