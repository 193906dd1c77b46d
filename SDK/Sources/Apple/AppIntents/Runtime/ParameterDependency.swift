import Foundation

/// A query's view on the intent whose settings are open: nil at any other time, and before the named parameters have values.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    private let parameters: [@Sendable (Intent) -> any AnyIntentParameter]

    public init<each Value: _IntentValue>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        var parameters: [@Sendable (Intent) -> any AnyIntentParameter] = []
        for keyPath in repeat each keyPaths {
            nonisolated(unsafe) let keyPath = keyPath
            parameters.append { $0[keyPath: keyPath] }
        }
        self.parameters = parameters
    }

    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = EditedIntent.current?.intent as? Intent else { return nil }
        return parameters.allSatisfy { $0(intent).stored != .none } ? IntentProjection(intent: intent) : nil
    }

    public var projectedValue: IntentParameterDependency<Intent> { self }
}

/// The values of an intent's parameters that something depends on.
@dynamicMemberLookup public struct IntentProjection<Intent: AppIntent>: @unchecked Sendable {
    let intent: Intent

    /// A parameter's value.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }

    /// The value of a parameter that need not have one and that the dependency names: then it has one.
    @_disfavoredOverload
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value?>) -> Value {
        guard let value = intent[keyPath: keyPath] else { fatalError("A parameter that the dependency does not name has no value.") }
        return value
    }
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
