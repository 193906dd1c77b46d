import Foundation

/// A query's view on the intent whose settings are open: nil at any other time, and before the named parameters have values.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    /// The named parameters' values.
    @dynamicMemberLookup public struct ProjectedIntent: @unchecked Sendable {
        let intent: Intent

        public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
    }

    private let parameters: [@Sendable (Intent) -> any AnyIntentParameter]

    public init<each Value: _IntentValue>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        var parameters: [@Sendable (Intent) -> any AnyIntentParameter] = []
        for keyPath in repeat each keyPaths {
            nonisolated(unsafe) let keyPath = keyPath
            parameters.append { $0[keyPath: keyPath] }
        }
        self.parameters = parameters
    }

    public var wrappedValue: ProjectedIntent? {
        guard let intent = EditedIntent.current?.intent as? Intent else { return nil }
        return parameters.allSatisfy { $0(intent).hasValue } ? ProjectedIntent(intent: intent) : nil
    }

    public var projectedValue: IntentParameterDependency<Intent> { self }
}

/// A dependency without its intent's type.
protocol AnyParameterDependency {
    var parameterNames: [String] { get }
}

extension IntentParameterDependency: AnyParameterDependency {
    var parameterNames: [String] {
        let intent = Intent()
        let wanted = Set(parameters.map { ObjectIdentifier($0(intent)) })
        return Mirror(reflecting: intent).children.compactMap { child in
            guard let label = child.label, let parameter = child.value as? any AnyIntentParameter,
                wanted.contains(ObjectIdentifier(parameter))
            else { return nil }
            return label.hasPrefix("_") ? String(label.dropFirst()) : label
        }
    }
}

/// Something an app makes for its intents to use.
@propertyWrapper public struct AppDependency<Value: Sendable>: Sendable {
    private let key: String?

    public init(key: String? = nil) { self.key = key }

    public var wrappedValue: Value {
        guard let value: Value = AppDependencyManager.shared.value(key) else {
            // As on iOS: nothing can stand for what nobody added.
            fatalError("No \(Value.self) was added to AppDependencyManager.shared.")
        }
        return value
    }
}

/// Keeps what an app makes for its intents.
public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var values: [String: any Sendable] = [:]

    public func add<Value: Sendable>(key: String? = nil, dependency: @escaping @autoclosure @Sendable () -> Value) {
        let value = dependency()
        lock.withLock { values[key ?? "\(Value.self)"] = value }
    }

    public func add<Value: Sendable>(key: String? = nil, dependency: @escaping @Sendable () -> Value) {
        let value = dependency()
        lock.withLock { values[key ?? "\(Value.self)"] = value }
    }

    func value<Value: Sendable>(_ key: String?) -> Value? { lock.withLock { values[key ?? "\(Value.self)"] as? Value } }
}

extension AppIntent {
    public typealias Dependency = AppDependency
}

extension DynamicOptionsProvider {
    public typealias Dependency = AppDependency
}
