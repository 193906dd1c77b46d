import Foundation
import Observation
import OpenCombine

/// An object a view keeps.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
    private final class Store {
        let make: () -> ObjectType
        lazy var object = make()
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }
    private nonisolated(unsafe) var store: Store

    nonisolated public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { store = Store(wrappedValue) }

    public var wrappedValue: ObjectType { store.object }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: store.object) }
}

extension StateObject: DynamicProperty {
    nonisolated public mutating func update() {}
}

extension StateObject: KeptProperty {
    /// Each picture begins with an object of its own, which is made before `body` is asked: a view within may count on what it has set up,
    /// as the initializer of a `@FetchRequest` does on the Core Data stack of an object around it.
    nonisolated mutating func link(_ inputs: _ViewInputs) {
        store = inputs.context.scope.kept(Store(store.make))
        let object = store.object
        inputs.context.follow(object)
    }
}

/// An object a view is handed.
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    /// Bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        nonisolated(unsafe) let object: ObjectType

        nonisolated init(object: ObjectType) { self.object = object }

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    private nonisolated(unsafe) var object: ObjectType

    nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }
    nonisolated public init(initialValue: ObjectType) { object = initialValue }

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension ObservedObject: DynamicProperty {
    nonisolated public mutating func update() {}
}

extension ObservedObject: LinkedProperty {
    nonisolated mutating func link(_ inputs: _ViewInputs) { inputs.context.follow(object) }
}

/// Bindings to the properties of an `@Observable` object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value>: @unchecked Sendable {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
