import Foundation

// State of things that do not happen in a picture: each is what it is before anybody touched anything.

/// State that a scene restores.
@propertyWrapper public struct SceneStorage<Value>: @unchecked Sendable {
    private let state: State<Value>

    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: DynamicProperty {}

/// The place of the keyboard's focus: nowhere.
@propertyWrapper public struct FocusState<Value: Hashable>: @unchecked Sendable {
    @propertyWrapper public struct Binding: @unchecked Sendable {
        let binding: VitrineBinding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }
    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

/// SwiftUI's binding, where another type of that name is nearer.
typealias VitrineBinding = Binding

extension FocusState: DynamicProperty {}

extension View {
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

/// Names that belong together.
@propertyWrapper public struct Namespace: Sendable {
    public struct ID: Hashable, Sendable {
        private let id = UUID()
    }
    private let id = ID()

    public init() {}
    public var wrappedValue: ID { id }
}

extension Namespace: DynamicProperty {}

extension View {
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }
    nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

/// The properties that two views of one name share while one becomes the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A value that the focused view offers.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the focused view offers: none, as nothing has the focus.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Reads what the focused view offers.
@propertyWrapper public struct FocusedValue<Value> {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public var wrappedValue: Value? { nil }
}

extension FocusedValue: DynamicProperty {}
