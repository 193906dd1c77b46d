import Foundation
import FoundationMissing

// Yes and no, with words of their own.

extension Bool {
    /// The names of yes and no where the value is chosen.
    public struct IntentDisplayName: Sendable {
        public let `true`: LocalizedStringResource
        public let `false`: LocalizedStringResource

        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}

extension IntentParameter where Value.ValueType == Bool {
    /// Makes a parameter of yes or no, by other names.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.names = displayName
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// Makes a parameter of yes or no, by other names, with values to choose from.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.names = displayName
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// Makes a parameter of yes or no, by other names, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.names = displayName
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// Makes a parameter of yes or no, by other names, with values to choose from and what makes it of other types.
    public convenience init<Options: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Options.Result.Result == Value.ValueType, Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.names = displayName
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}

extension IntentParameter where Value.ValueType == Bool {
    /// The names of yes and no; nil where none were given.
    public var displayName: Bool.IntentDisplayName? { facts.names }
}

extension IntentParameterContext where Value.ValueType == Bool {
    /// The names of yes and no; nil where none were given.
    public var displayName: Bool.IntentDisplayName? { parameter.displayName }
}
