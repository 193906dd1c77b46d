import Foundation
import FoundationMissing
import VitrineSwiftUI

/// Makes a parameter's value of one of another type, as what Siri heard. An edit sheet takes values of the parameter's own type, so that
/// no resolver is ever asked here.
public protocol Resolver<Input, Output>: Sendable {
    associatedtype Input: _IntentValue
    associatedtype Output: _IntentValue

    /// Makes a value of the input; nil when it cannot be made.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
    public typealias Context = IntentParameterContext
}

/// The context of the parameter that a resolver is given.
public struct IntentParameterContext<Value: _IntentValue>: AnyIntentValue {
    let parameter: IntentParameter<Value>

    /// Makes what a resolver of this parameter is told.
    package init(of parameter: IntentParameter<Value>) { self.parameter = parameter }

    /// The title of the parameter that people see.
    public var title: LocalizedStringResource { parameter.title }
    /// Whether the parameter may have no value.
    public var isOptional: Bool { parameter.isOptional }

    /// - Throws: always; nobody is there to give a value.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType { try await parameter.requestValue(dialog) }

    /// - Throws: always; nobody is there to choose.
    public func requestDisambiguation<Choice: Sendable>(among choices: [Choice], dialog: IntentDialog? = nil) async throws -> Choice {
        try await parameter.requestDisambiguation(among: choices, dialog: dialog)
    }

    /// - Throws: always; nobody is there to agree.
    public func requestConfirmation<Choice: Sendable>(for value: Choice, dialog: IntentDialog? = nil) async throws -> Bool {
        try await parameter.requestConfirmation(for: value, dialog: dialog)
    }

    /// - Throws: always; nobody is there to look at the view and agree.
    public func requestConfirmation<Choice: Sendable, Content: View>(
        for value: Choice, dialog: IntentDialog? = nil, view: Content
    ) async throws -> Bool {
        try await parameter.requestConfirmation(for: value, dialog: dialog, view: view)
    }

    /// Makes the error that a resolver throws to have a value asked for; here it ends the intent with these words.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { parameter.needsValueError(dialog) }

    /// Makes the error that a resolver throws to have one of several values chosen; here it ends the intent with these words.
    public func needsDisambiguationError<Choice: Sendable>(among choices: [Choice], dialog: IntentDialog? = nil) -> AppIntentError {
        parameter.needsDisambiguationError(among: choices, dialog: dialog)
    }
}

/// The resolvers of one parameter.
public protocol ResolverSpecification: Sendable {
    associatedtype Output: Sendable
}

/// A specification of no resolvers.
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
