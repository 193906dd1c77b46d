/// A value of a transaction that a widget adds.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The context of a change of state. A picture is one moment: nothing changes, so only its values are kept.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    /// Whether the speed of what is moved by hand is followed.
    public var tracksVelocity = false
    /// The behavior with which windows close.
    public var dismissBehavior = DismissBehavior.interactive
    /// The place at which scroll views stop; nothing scrolls in a picture.
    public var scrollTargetAnchor: UnitPoint?
    /// Whether a scroll view that is set elsewhere goes on scrolling.
    public var scrollPositionUpdatePreservesVelocity = false
    /// The behavior with which a scroll view keeps its place when its content changes.
    public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The behavior with which a window closes: with a question where there is one, or without.
public struct DismissBehavior: Hashable, Sendable {
    private let name: String
    public static let interactive = DismissBehavior(name: "interactive")
    public static let destructive = DismissBehavior(name: "destructive")
}

/// The behavior with which a scroll view keeps its place when its content changes.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
    public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

/// Does something with a value of the transaction; nothing moves in a picture, so it is done at once.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
    try body()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

extension View {
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    nonisolated public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

extension Binding {
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
