import Foundation
import VitrineSwiftUI

/// A property wrapper for the models that a view shows, fetched from the context in its environment.
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

    /// The models that were fetched.
    public var wrappedValue: Result {
        guard let result = fetched.models as? Result else { preconditionFailure("@Query fetches an array of \(Element.self).") }
        return result
    }
    /// The error of the last fetch; nil where it succeeded.
    public var fetchError: (any Error)? { fetched.error }
    /// The context that the models were fetched from.
    public var modelContext: ModelContext { fetched.context ?? environmentContext }
}

extension Query where Result == [Element] {
    /// Fetches all models of a type; changes are not animated in a widget's still picture.
    public init(animation: Animation) { self.init(fetching: FetchDescriptor()) }
    /// Fetches all models of a type.
    public init(transaction: Transaction? = nil) { self.init(fetching: FetchDescriptor()) }
    /// Fetches what a descriptor asks for; changes are not animated in a widget's still picture.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(fetching: descriptor) }
    /// Fetches the models that a descriptor asks for.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) { self.init(fetching: descriptor) }
    /// Fetches models that meet a condition, in an order; changes are not animated in a widget's still picture.
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
        self.init(fetching: FetchDescriptor(predicate: filter, sortBy: descriptors))
    }
    /// Fetches models that meet a condition, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
    ) {
        self.init(fetching: FetchDescriptor(predicate: filter, sortBy: descriptors))
    }
    /// Fetches models that meet a condition, sorted by a value; changes are not animated in a widget's still picture.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(fetching: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
    /// Fetches models that meet a condition, sorted by a value.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(fetching: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
    /// Fetches models that meet a condition, sorted by an optional value; changes are not animated in a widget's still picture.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(fetching: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
    /// Fetches models that meet a condition, sorted by an optional value.
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

/// Fetches the models that meet a condition, in an order.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches the models that meet a condition, in an order.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches the models that meet a condition, sorted by a value.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches the models that meet a condition, sorted by a value.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches the models that meet a condition, sorted by an optional value.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Fetches the models that meet a condition, sorted by an optional value.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")
