import Foundation

/// A Swift type that a native method takes or gives.
public protocol ScriptConvertible: Sendable {
    /// What JavaScript must give, for a sentence: “text”.
    static var scriptKind: String { get }
    /// Nil when the value is none of this type.
    init?(script value: ScriptValue)
    var script: ScriptValue { get }
}

extension ScriptValue: ScriptConvertible {
    public static var scriptKind: String { "any value" }
    public init?(script value: ScriptValue) { self = value }
    public var script: ScriptValue { self }
}

extension Bool: ScriptConvertible {
    public static var scriptKind: String { "true or false" }
    public init?(script value: ScriptValue) {
        guard case .bool(let value) = value else { return nil }
        self = value
    }
    public var script: ScriptValue { .bool(self) }
}

extension Double: ScriptConvertible {
    public static var scriptKind: String { "a finite number" }
    public init?(script value: ScriptValue) {
        guard case .number(let value) = value, value.isFinite else { return nil }
        self = value
    }
    public var script: ScriptValue { .number(self) }
}

extension Int: ScriptConvertible {
    /// The greatest whole number up to which JavaScript's are exact.
    static let greatestExact = 1 << 53

    public static var scriptKind: String { "a whole number within ±2^53" }
    public init?(script value: ScriptValue) {
        guard case .number(let number) = value, let whole = Int(exactly: number), whole.magnitude <= Self.greatestExact else { return nil }
        self = whole
    }
    public var script: ScriptValue { .number(Double(self)) }
}

extension String: ScriptConvertible {
    public static var scriptKind: String { "text" }
    public init?(script value: ScriptValue) {
        guard case .string(let value) = value else { return nil }
        self = value
    }
    public var script: ScriptValue { .string(self) }
}

extension Date: ScriptConvertible {
    public static var scriptKind: String { "a date" }
    public init?(script value: ScriptValue) {
        guard case .date(let value) = value else { return nil }
        self = value
    }
    public var script: ScriptValue { .date(self) }
}

extension Data: ScriptConvertible {
    public static var scriptKind: String { "bytes" }
    public init?(script value: ScriptValue) {
        guard case .bytes(let value) = value else { return nil }
        self = value
    }
    public var script: ScriptValue { .bytes(self) }
}

extension Optional: ScriptConvertible where Wrapped: ScriptConvertible {
    public static var scriptKind: String { "\(Wrapped.scriptKind), or nothing" }
    public init?(script value: ScriptValue) {
        switch value {
        case .undefined, .null: self = .none
        default:
            guard let wrapped = Wrapped(script: value) else { return nil }
            self = wrapped
        }
    }
    public var script: ScriptValue { self?.script ?? .null }
}

extension Array: ScriptConvertible where Element: ScriptConvertible {
    public static var scriptKind: String { "a list, each \(Element.scriptKind)" }
    public init?(script value: ScriptValue) {
        guard case .array(let values) = value else { return nil }
        let elements = values.compactMap { Element(script: $0) }
        guard elements.count == values.count else { return nil }
        self = elements
    }
    public var script: ScriptValue { .array(map(\.script)) }
}

extension Dictionary: ScriptConvertible where Key == String, Value: ScriptConvertible {
    public static var scriptKind: String { "an object, each value \(Value.scriptKind)" }
    public init?(script value: ScriptValue) {
        guard case .object(let values) = value else { return nil }
        let elements = values.compactMapValues { Value(script: $0) }
        guard elements.count == values.count else { return nil }
        self = elements
    }
    public var script: ScriptValue { .object(mapValues(\.script)) }
}
