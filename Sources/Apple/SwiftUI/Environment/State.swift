import Foundation

/// A value a view keeps. A picture is one moment: it holds its first value, and what is written is read back until the picture is done.
@propertyWrapper public struct State<Value>: @unchecked Sendable {
    private final class Store {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private let store: Store

    public init(wrappedValue: Value) { store = Store(wrappedValue) }
    public init(initialValue: Value) { store = Store(initialValue) }

    public var wrappedValue: Value {
        get { store.value }
        nonmutating set { store.value = newValue }
    }

    public var projectedValue: Binding<Value> { Binding(get: { store.value }, set: { store.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: DynamicProperty {}

/// A way to a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: @unchecked Sendable {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
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

/// An object a view keeps.
@propertyWrapper public struct StateObject<ObjectType: AnyObject>: @unchecked Sendable {
    private final class Store {
        let make: () -> ObjectType
        lazy var object = make()
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }
    private let store: Store

    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { store = Store(wrappedValue) }

    public var wrappedValue: ObjectType { store.object }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: store.object) }
}

extension StateObject: DynamicProperty {}

/// An object a view is handed.
@propertyWrapper public struct ObservedObject<ObjectType: AnyObject>: @unchecked Sendable {
    /// Bindings to the object's properties.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: DynamicProperty {}
