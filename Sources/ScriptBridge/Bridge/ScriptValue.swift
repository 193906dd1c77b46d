import Foundation

/// A value on its way between Swift and JavaScript.
public enum ScriptValue: Equatable, Sendable {
    case undefined
    case null
    case bool(Bool)
    /// JavaScript's only number: whole up to ±2^53, and it may be NaN or infinite.
    case number(Double)
    case string(String)
    case array([ScriptValue])
    case object([String: ScriptValue])
    case date(Date)
    /// An `ArrayBuffer` or what stands on one; JavaScript receives a `Uint8Array`.
    case bytes(Data)

    /// The kind of the value, for a sentence: “text”, “a number”.
    public var kind: String {
        switch self {
        case .undefined: "missing"
        case .null: "null"
        case .bool: "true or false"
        case .number(let number) where number.isNaN: "NaN"
        case .number(let number) where number.isInfinite: "an infinite number"
        case .number: "a number"
        case .string: "text"
        case .array: "a list"
        case .object: "an object"
        case .date: "a date"
        case .bytes: "bytes"
        }
    }

    /// The property of that name; `undefined` where there is none, or where this is no object.
    public subscript(name: String) -> ScriptValue {
        if case .object(let values) = self { values[name] ?? .undefined } else { .undefined }
    }

    /// The element at a position from 0; `undefined` outside, or where this is no list.
    public subscript(index: Int) -> ScriptValue {
        if case .array(let values) = self, values.indices.contains(index) { values[index] } else { .undefined }
    }

    /// The text; nil for any other kind of value, which is not turned into one.
    public var text: String? { if case .string(let text) = self { text } else { nil } }
    /// The number, which may be NaN or infinite; nil for any other kind of value.
    public var number: Double? { if case .number(let number) = self { number } else { nil } }
    /// Whether the value is `true` itself, not only something that JavaScript takes for true.
    public var isTrue: Bool { self == .bool(true) }
    /// The elements of a list; empty for any other kind of value.
    public var list: [ScriptValue] { if case .array(let values) = self { values } else { [] } }

    /// The value as Foundation has it, for templates: nil for null and undefined, which objects leave out and lists have as an empty text.
    public var foundation: Any? {
        switch self {
        case .undefined, .null: nil
        case .bool(let value): value
        case .number(let value): Int(exactly: value) ?? value as Any
        case .string(let value): value
        case .array(let values): values.map { $0.foundation ?? "" }
        case .object(let values): values.compactMapValues(\.foundation)
        case .date(let value): value
        case .bytes(let value): value
        }
    }
}

extension ScriptValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes a number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A number, which is rounded beyond ±2^53.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// Makes a boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Makes a list.
    public init(arrayLiteral elements: ScriptValue...) { self = .array(elements) }
    /// An object; of a name that stands twice, the last value.
    public init(dictionaryLiteral elements: (String, ScriptValue)...) { self = .object(Dictionary(elements) { $1 }) }
    /// Null, and not `undefined`.
    public init(nilLiteral: ()) { self = .null }
}
