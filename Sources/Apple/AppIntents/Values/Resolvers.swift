import Foundation

/// Makes a parameter's value of one of another type, as what Siri heard. An edit sheet takes values of the parameter's own type, so that
/// no resolver is ever asked here.
public protocol Resolver<Input, Output>: Sendable {
    associatedtype Input: _IntentValue
    associatedtype Output: _IntentValue

    /// Nil when it cannot be made.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// What a resolver is told of the parameter.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
    public let title: LocalizedStringResource?
}

/// The resolvers of one parameter.
public protocol ResolverSpecification: Sendable {
    associatedtype Output: Sendable
}

/// None.
public struct EmptyResolverSpecification<Output: Sendable>: ResolverSpecification {
    public init() {}
}

/// Resolvers in the order in which they are asked.
public struct _ResolverList<Output: Sendable>: ResolverSpecification {
    let resolvers: [any Resolver]
}

/// Collects resolvers that make values of one type.
@resultBuilder public enum ResolverSpecificationBuilder<Output: Sendable> {
    public static func buildExpression<R: Resolver>(_ resolver: R) -> any Resolver where R.Output == Output { resolver }
    public static func buildBlock(_ resolvers: (any Resolver)...) -> _ResolverList<Output> { _ResolverList(resolvers: resolvers) }
    public static func buildBlock() -> EmptyResolverSpecification<Output> { EmptyResolverSpecification() }
}

extension IntentParameter {
    /// - Parameter resolvers: make values of this type of values of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        self.init(ParameterFacts(title, description), default: defaultValue.map { Value._wrapped($0) })
    }

    public convenience init<Spec: ResolverSpecification, Options: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType, Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}
