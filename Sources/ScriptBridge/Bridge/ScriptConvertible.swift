import Foundation

/// A Swift type that a native method takes or gives.
public protocol ScriptConvertible: Sendable {
    /// The kind of value that JavaScript must give, for a sentence: “text”.
    static var scriptKind: String { get }
    /// Makes a value of one of JavaScript's; nil when that is none of this type.
    init?(script value: ScriptValue)
    /// The value as JavaScript receives it.
    var script: ScriptValue { get }
}

extension ScriptValue: ScriptConvertible {
    /// The words of a refusal; this type refuses nothing.
    public static var scriptKind: String { "any value" }
    /// The value itself, never nil.
    public init?(script value: ScriptValue) { self = value }
    /// The value itself.
    public var script: ScriptValue { self }
}

extension Bool: ScriptConvertible {
    /// The words of a refusal: “true or false”.
    public static var scriptKind: String { "true or false" }
    /// Makes a boolean; nil for anything else, whatever JavaScript takes for true.
    public init?(script value: ScriptValue) {
        guard case .bool(let value) = value else { return nil }
        self = value
    }
    /// A JavaScript boolean.
    public var script: ScriptValue { .bool(self) }
}

extension Double: ScriptConvertible {
    /// The words of a refusal: “a finite number”.
    public static var scriptKind: String { "a finite number" }
    /// Makes a number; nil for anything else, and for NaN and the infinities.
    public init?(script value: ScriptValue) {
        guard case .number(let value) = value, value.isFinite else { return nil }
        self = value
    }
    /// A JavaScript number.
    public var script: ScriptValue { .number(self) }
}

extension Int: ScriptConvertible {
    /// The greatest whole number up to which JavaScript's are exact.
    static let greatestExact = 1 << 53

    /// The words of a refusal: “a whole number within ±2^53”.
    public static var scriptKind: String { "a whole number within ±2^53" }
    /// Makes a whole number; nil for anything else, and for one that JavaScript's have no room for to the last digit.
    public init?(script value: ScriptValue) {
        guard case .number(let number) = value, let whole = Int(exactly: number), whole.magnitude <= Self.greatestExact else { return nil }
        self = whole
    }
    /// A JavaScript number, which is rounded beyond ±2^53.
    public var script: ScriptValue { .number(Double(self)) }
}

extension String: ScriptConvertible {
    /// The words of a refusal: “text”.
    public static var scriptKind: String { "text" }
    /// Makes a string; nil for anything else: a number is not turned into one.
    public init?(script value: ScriptValue) {
        guard case .string(let value) = value else { return nil }
        self = value
    }
    /// A JavaScript string.
    public var script: ScriptValue { .string(self) }
}

extension Date: ScriptConvertible {
    /// The words of a refusal: “a date”.
    public static var scriptKind: String { "a date" }
    /// Makes a date of a `Date`; nil for anything else: a text or number is not turned into one.
    public init?(script value: ScriptValue) {
        guard case .date(let value) = value else { return nil }
        self = value
    }
    /// A JavaScript `Date`.
    public var script: ScriptValue { .date(self) }
}

extension Data: ScriptConvertible {
    /// The words of a refusal: “bytes”.
    public static var scriptKind: String { "bytes" }
    /// Makes bytes of an `ArrayBuffer` or what stands on one; nil for anything else.
    public init?(script value: ScriptValue) {
        guard case .bytes(let value) = value else { return nil }
        self = value
    }
    /// A JavaScript `Uint8Array`.
    public var script: ScriptValue { .bytes(self) }
}

extension Optional: ScriptConvertible where Wrapped: ScriptConvertible {
    /// The words of a refusal, such as “text, or nothing”.
    public static var scriptKind: String { "\(Wrapped.scriptKind), or nothing" }
    /// Nothing for null and for what is missing; fails for what the type inside refuses.
    public init?(script value: ScriptValue) {
        switch value {
        case .undefined, .null: self = .none
        default:
            guard let wrapped = Wrapped(script: value) else { return nil }
            self = wrapped
        }
    }
    /// The value inside, or null.
    public var script: ScriptValue { self?.script ?? .null }
}

extension Array: ScriptConvertible where Element: ScriptConvertible {
    /// The words of a refusal, such as “a list, each text”.
    public static var scriptKind: String { "a list, each \(Element.scriptKind)" }
    /// Makes an array; nil for anything else, and where the elements' type refuses one of them.
    public init?(script value: ScriptValue) {
        guard case .array(let values) = value else { return nil }
        let elements = values.compactMap { Element(script: $0) }
        guard elements.count == values.count else { return nil }
        self = elements
    }
    /// A JavaScript array.
    public var script: ScriptValue { .array(map(\.script)) }
}

extension Dictionary: ScriptConvertible where Key == String, Value: ScriptConvertible {
    /// The words of a refusal, such as “an object, each value text”.
    public static var scriptKind: String { "an object, each value \(Value.scriptKind)" }
    /// Makes a dictionary of an object; nil for anything else, and where the values' type refuses one of them.
    public init?(script value: ScriptValue) {
        guard case .object(let values) = value else { return nil }
        let elements = values.compactMapValues { Value(script: $0) }
        guard elements.count == values.count else { return nil }
        self = elements
    }
    /// A JavaScript object.
    public var script: ScriptValue { .object(mapValues(\.script)) }
}
