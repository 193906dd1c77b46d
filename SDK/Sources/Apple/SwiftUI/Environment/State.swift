import Foundation

/// A value a view keeps. A picture is one moment: it holds its first value, and what is written is read back until the picture is done.
@propertyWrapper public struct State<Value>: @unchecked Sendable {
    private final class Store {
        private let initial: Value
        private(set) var value: Value
        private(set) var isChanged = false
        /// The view on a screen that shows the value.
        weak var live: LiveView?

        init(_ value: Value) { (initial, self.value) = (value, value) }

        func set(_ new: Value) {
            // Where nobody can tell, another value may be meant.
            let isSame = (value as? any Equatable).map { Self.isEqual($0, new) } ?? false
            value = new
            guard !isSame else { return }
            isChanged = true
            guard let context = RenderContext.current else {
                live?.invalidate()
                return
            }
            context.noteChangedState()
        }

        /// The value as it was before anybody changed it: each picture begins so.
        var fresh: Store { isChanged ? Store(initial) : self }

        private static func isEqual<E: Equatable>(_ old: E, _ new: Value) -> Bool { old == new as? E }
    }
    private var store: Store

    public init(wrappedValue: Value) { store = Store(wrappedValue) }
    public init(initialValue: Value) { store = Store(initialValue) }

    public var wrappedValue: Value {
        get { store.value }
        nonmutating set { store.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let store = store
        return Binding(get: { store.value }, set: { store.set($0) })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: DynamicProperty {}

extension State: KeptProperty {
    mutating func link(_ inputs: _ViewInputs) {
        store = inputs.context.scope.kept(store.fresh)
        if let live = inputs.context.live { store.live = live }
    }
}

/// A way to a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: @unchecked Sendable {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// The setter is told of the change's transaction, which is an empty one: nothing moves in a widget.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get) { set($0, Transaction()) }
    }

    public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { get()[keyPath: keyPath] }) { part in
            var whole = get()
            whole[keyPath: keyPath] = part
            set(whole)
        }
    }
}

extension Binding: DynamicProperty {}

extension Binding {
    /// The value where there is one; nil where there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let now = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? now }, set: { base.wrappedValue = $0 })
    }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { value in
                if let value { base.wrappedValue = value }
            })
    }

    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { value in
                if let value = value.base as? V { base.wrappedValue = value }
            })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
