import Foundation

/// A dependency that an app provides to its intents.
@propertyWrapper public final class AppDependency<Value: Sendable>: @unchecked Sendable {
    // Keys are values that nothing changes; what the default makes is kept under the lock.
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let makeDefault: (() -> Value)?
    private let lock = NSLock()
    private var own: Value?

    private init(_ key: AnyHashable?, _ manager: AppDependencyManager, _ makeDefault: (() -> Value)?) {
        self.key = key
        self.manager = manager
        self.makeDefault = makeDefault
    }

    /// A property whose value is the dependency that was added under the key, or else for the type.
    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) { self.init(key, manager, nil) }

    /// - Parameter defaultValueProvider: makes what is used where nothing was added.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default defaultValueProvider: @autoclosure @escaping () -> Value
    ) {
        self.init(key, manager, defaultValueProvider)
    }

    /// The dependency that was added; a value that is set holds for this property alone.
    public var wrappedValue: Value {
        get {
            if let own = lock.withLock({ own }) { return own }
            if let value: Value = manager.value(key) { return value }
            if let value = makeDefault?() {
                lock.withLock { own = value }
                return value
            }
            // As on iOS: nothing can stand for what nobody added.
            fatalError("No \(Value.self) was added to AppDependencyManager.shared.")
        }
        set { lock.withLock { own = newValue } }
    }

    /// The wrapper itself.
    public var projectedValue: AppDependency<Value> { self }
}

/// Keeps what an app makes for its intents.
public final class AppDependencyManager: @unchecked Sendable {
    /// The manager in which properties look that name no other.
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var values: [AnyHashable: any Sendable] = [:]

    /// An empty one, as a test has it.
    public init() {}

    /// Adds what is made now.
    public func add<Value: Sendable>(key: AnyHashable? = nil, dependency: @escaping @autoclosure @Sendable () -> Value) {
        let value = dependency()
        lock.withLock { values[key ?? AnyHashable("\(Value.self)")] = value }
    }

    /// Adds what the closure makes now.
    public func add<Value: Sendable>(key: AnyHashable? = nil, dependency: @escaping @Sendable () -> Value) {
        let value = dependency()
        lock.withLock { values[key ?? AnyHashable("\(Value.self)")] = value }
    }

    func value<Value: Sendable>(_ key: AnyHashable?) -> Value? {
        lock.withLock { values[key ?? AnyHashable("\(Value.self)")] as? Value }
    }

    /// An error that tells why a dependency cannot be had.
    // Keys are values that nothing changes.
    public enum Error<Value>: LocalizedError, @unchecked Sendable {
        /// No dependency was added under the key.
        case failedToRetrieveDependency(AnyHashable, Value.Type)
        /// The dependency could not be made.
        case failedToLoadDependency(AnyHashable, Value.Type)
        /// The dependency is of another type.
        case incorrectDependencyType(AnyHashable, Value.Type, Any.Type)

        public var errorDescription: String? {
            switch self {
            case .failedToRetrieveDependency(let key, let type): "No \(type) was added under “\(key)”."
            case .failedToLoadDependency(let key, let type): "The \(type) under “\(key)” could not be made."
            case .incorrectDependencyType(let key, let type, let found): "What was added under “\(key)” is a \(found), and no \(type)."
            }
        }
    }
}

extension AppIntent {
    public typealias Dependency = AppDependency
}

extension DynamicOptionsProvider {
    public typealias Dependency = AppDependency
}
