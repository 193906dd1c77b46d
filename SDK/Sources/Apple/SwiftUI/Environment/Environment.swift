import Foundation
import Observation
import OpenCombine

/// Reads a value of the environment of the view it is in.
@propertyWrapper public struct Environment<Value>: @unchecked Sendable {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(ObjectIdentifier)
        case optionalObject((EnvironmentValues) -> Value)
    }
    private let source: Source
    /// The view's environment; nil until the view is evaluated: before that the defaults answer.
    private var environment: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// An `@Observable` object put in by `environment(_:)`.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { source = .object(ObjectIdentifier(objectType)) }

    /// Reads an observable object of a type, or nil where no view around put one in.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .optionalObject { $0.fields.others[ObjectIdentifier(objectType)] as? T }
    }

    public var wrappedValue: Value {
        let values = environment ?? EnvironmentValues()
        switch source {
        case .keyPath(let keyPath): return values[keyPath: keyPath]
        case .optionalObject(let find): return find(values)
        case .object(let id):
            guard let object = values.fields.others[id] as? Value else {
                // As on iOS: nothing sensible can stand for an object nobody put in.
                fatalError("No object of type \(Value.self) in the environment. Add .environment(_:) above this view.")
            }
            return object
        }
    }
}

extension Environment: LinkedProperty {
    mutating func link(_ inputs: _ViewInputs) { environment = inputs.environment }
}

/// Reads an object put in by `environmentObject(_:)`.
@MainActor @propertyWrapper @preconcurrency public struct EnvironmentObject<ObjectType: ObservableObject> {
    private nonisolated(unsafe) var environment: EnvironmentValues?

    nonisolated public init() {}

    public var wrappedValue: ObjectType {
        guard let object = environment?.fields.others[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
            // As on iOS: nothing sensible can stand for an object nobody put in.
            fatalError("No object of type \(ObjectType.self) in the environment. Add .environmentObject(_:) above this view.")
        }
        return object
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
    nonisolated mutating func link(_ inputs: _ViewInputs) {
        environment = inputs.environment
        if inputs.context.live != nil, let object = inputs.environment.fields.others[ObjectIdentifier(ObjectType.self)] as? ObjectType {
            inputs.context.follow(object)
        }
    }
    nonisolated public mutating func update() {}
}

/// Changes the environment of its content.
public struct _EnvironmentModifier {
    let change: (inout EnvironmentValues) -> Void
}

extension _EnvironmentModifier: _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        var inputs = inputs
        modifier.change(&inputs.environment)
        C._makeNodes(content, inputs, &nodes)
    }
}

extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentModifier { $0.fields.others[ObjectIdentifier(T.self)] = object })
    }

    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentModifier { $0.fields.others[ObjectIdentifier(T.self)] = object })
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Changes the environment of a part of the tree, for Vitrine's other modules.
    nonisolated package func _environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        modifier(_EnvironmentModifier(change: change))
    }
}
