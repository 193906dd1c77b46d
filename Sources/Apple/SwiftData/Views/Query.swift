import Foundation
import VitrineSwiftUI

/// Models that a view shows, fetched from the context of its environment.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    private final class Fetched {
        var models: [Element] = []
        var error: (any Error)?
        /// The context that the models are from.
        var context: ModelContext?
    }

    @Environment(\.modelContext) private var environmentContext
    private let descriptor: FetchDescriptor<Element>
    private let fetched = Fetched()

    private init(fetching descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

    /// Fetches what is shown.
    public func update() {
        let context = environmentContext
        fetched.context = context
        do {
            fetched.models = try context.fetch(descriptor)
            fetched.error = nil
        } catch {
            fetched.models = []
            fetched.error = error
        }
    }

    /// The models.
    public var wrappedValue: Result {
        guard let result = fetched.models as? Result else { preconditionFailure("@Query fetches an array of \(Element.self).") }
        return result
    }
    /// Why there are none.
    public var fetchError: (any Error)? { fetched.error }
    /// The context that the models were fetched from.
    public var modelContext: ModelContext { fetched.context ?? environmentContext }
}

extension Query where Result == [Element] {
    /// All models of a type; a still picture shows no animation of their changes.
    public init(animation: Animation) { self.init(fetching: FetchDescriptor()) }
    /// All models of a type.
    public init(transaction: Transaction? = nil) { self.init(fetching: FetchDescriptor()) }
    /// What a descriptor asks for; a still picture shows no animation of changes.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(fetching: descriptor) }
    /// What a descriptor asks for.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) { self.init(fetching: descriptor) }
    /// Models that fit, in an order; a still picture shows no animation of their changes.
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
        self.init(fetching: FetchDescriptor(predicate: filter, sortBy: descriptors))
    }
    /// Models that fit, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
    ) {
        self.init(fetching: FetchDescriptor(predicate: filter, sortBy: descriptors))
    }
    /// Models that fit, in the order of a value; a still picture shows no animation of their changes.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(fetching: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
    /// Models that fit, in the order of a value.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(fetching: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
    /// Models that fit, in the order of a value that may be missing; a still picture shows no animation of their changes.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(fetching: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
    /// Models that fit, in the order of a value that may be missing.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(fetching: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
}

/// Fetches all models of a view's variable.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches all models of a view's variable.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches all models of a view's variable.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches what a descriptor asks for.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches what a descriptor asks for.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
    #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches models that fit, in an order.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches models that fit, in an order.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches models that fit, in the order of a value.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches models that fit, in the order of a value.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches models that fit, in the order of a value that may be missing.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches models that fit, in the order of a value that may be missing.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")
