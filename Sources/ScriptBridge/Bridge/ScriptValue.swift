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

    /// What it is, for a sentence: “text”, “a number”.
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

    public subscript(name: String) -> ScriptValue {
        if case .object(let values) = self { values[name] ?? .undefined } else { .undefined }
    }

    public subscript(index: Int) -> ScriptValue {
        if case .array(let values) = self, values.indices.contains(index) { values[index] } else { .undefined }
    }

    public var text: String? { if case .string(let text) = self { text } else { nil } }
    public var number: Double? { if case .number(let number) = self { number } else { nil } }
    public var isTrue: Bool { self == .bool(true) }
    public var list: [ScriptValue] { if case .array(let values) = self { values } else { [] } }

    /// As Foundation has it, for templates: what is null or undefined is left out.
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
    public init(stringLiteral value: String) { self = .string(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(arrayLiteral elements: ScriptValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, ScriptValue)...) { self = .object(Dictionary(elements) { $1 }) }
    public init(nilLiteral: ()) { self = .null }
}
