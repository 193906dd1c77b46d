import Foundation

/// A type that may have no value.
package protocol OptionalValue {
    static var wrappedType: any Any.Type { get }
    static var none: Any { get }
    static func some(column: SQLiteValue) throws -> Any
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    package static var wrappedType: any Any.Type { Wrapped.self }
    package static var none: Any {
        let nothing: Wrapped? = nil
        return nothing as Any
    }
    package static func some(column: SQLiteValue) throws -> Any {
        if case .null = column { return none }
        let something: Wrapped? = try ColumnCoding.decode(column, as: Wrapped.self)
        return something as Any
    }
    package var wrapped: Any? { self }
}

/// A type with a column type of its own; all others are kept as JSON.
private protocol ColumnValue {
    init?(column: SQLiteValue)
    var column: SQLiteValue { get }
    static var empty: Self { get }
}

extension ColumnValue where Self: FixedWidthInteger {
    init?(column: SQLiteValue) {
        switch column {
        case .integer(let number): self.init(truncatingIfNeeded: number)
        case .real(let number): self.init(exactly: number.rounded())
        default: return nil
        }
    }
    // A number that does not fit keeps its bits, and is read again as it was.
    var column: SQLiteValue { .integer(Int64(truncatingIfNeeded: self)) }
    static var empty: Self { 0 }
}

extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}
extension UInt64: ColumnValue {}

extension Bool: ColumnValue {
    init?(column: SQLiteValue) {
        guard case .integer(let number) = column else { return nil }
        self = number != 0
    }
    var column: SQLiteValue { .integer(self ? 1 : 0) }
    static var empty: Bool { false }
}

extension Double: ColumnValue {
    init?(column: SQLiteValue) {
        switch column {
        case .real(let number): self = number
        case .integer(let number): self = Double(number)
        default: return nil
        }
    }
    var column: SQLiteValue { .real(self) }
    static var empty: Double { 0 }
}

extension Float: ColumnValue {
    init?(column: SQLiteValue) {
        guard let number = Double(column: column) else { return nil }
        self = Float(number)
    }
    var column: SQLiteValue { .real(Double(self)) }
    static var empty: Float { 0 }
}

extension String: ColumnValue {
    init?(column: SQLiteValue) {
        guard case .text(let text) = column else { return nil }
        self = text
    }
    var column: SQLiteValue { .text(self) }
    static var empty: String { "" }
}

extension Data: ColumnValue {
    init?(column: SQLiteValue) {
        guard case .blob(let data) = column else { return nil }
        self = data
    }
    var column: SQLiteValue { .blob(self) }
    static var empty: Data { Data() }
}

extension Date: ColumnValue {
    /// Reads a date as Core Data keeps it: seconds since the beginning of 2001.
    init?(column: SQLiteValue) {
        guard let seconds = Double(column: column) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
    var column: SQLiteValue { .real(timeIntervalSinceReferenceDate) }
    static var empty: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension UUID: ColumnValue {
    /// Reads an identifier as Core Data keeps it: its 16 bytes.
    init?(column: SQLiteValue) {
        switch column {
        case .blob(let data) where data.count == 16:
            var bytes = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
            withUnsafeMutableBytes(of: &bytes) { $0.copyBytes(from: data) }
            self.init(uuid: bytes)
        case .text(let text): self.init(uuidString: text)
        default: return nil
        }
    }
    var column: SQLiteValue { .blob(withUnsafeBytes(of: uuid) { Data($0) }) }
    static var empty: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension URL: ColumnValue {
    init?(column: SQLiteValue) {
        guard case .text(let text) = column else { return nil }
        self.init(string: text)
    }
    var column: SQLiteValue { .text(absoluteString) }
    static var empty: URL { URL(fileURLWithPath: "/") }
}

extension Decimal: ColumnValue {
    init?(column: SQLiteValue) {
        switch column {
        case .text(let text): self.init(string: text)
        case .integer(let number): self.init(number)
        case .real(let number): self.init(number)
        default: return nil
        }
    }
    var column: SQLiteValue { .text("\(self)") }
    static var empty: Decimal { 0 }
}

/// An error that tells why a value cannot be kept in a column, or not be read from it.
package struct ColumnError: Error, CustomStringConvertible {
    /// The error's message, a sentence.
    package let words: String
    package var description: String { words }
}

/// Encodes values for columns, and decodes them.
package enum ColumnCoding {
    /// - Throws: `ColumnError` for a value that can be kept in no form.
    package static func encode(_ value: Any) throws -> SQLiteValue {
        if let optional = value as? any OptionalValue {
            guard let wrapped = optional.wrapped else { return .null }
            return try encode(wrapped)
        }
        if let value = value as? any ColumnValue { return value.column }
        if let value = value as? any RawRepresentable, value is any Encodable, let column = raw(value) { return column }
        guard let value = value as? any Encodable else {
            throw ColumnError(words: "A \(type(of: value)) cannot be kept: it is not Codable.")
        }
        return .blob(try JSONEncoder().encode(value))
    }

    private static func raw<R: RawRepresentable>(_ value: R) -> SQLiteValue? { (value.rawValue as? any ColumnValue)?.column }

    package static func decode<Value>(_ column: SQLiteValue, as type: Value.Type) throws -> Value {
        if let optional = type as? any OptionalValue.Type { return try cast(optional.some(column: column), column) }
        if let kind = type as? any ColumnValue.Type { return try cast(kind.init(column: column) as Any, column) }
        if let kind = type as? any RawRepresentable.Type, type is any Decodable.Type, let value = raw(column, kind) {
            return try cast(value, column)
        }
        guard case .blob(let data) = column, let kind = type as? any Decodable.Type else { throw wrong(column, type) }
        return try cast(try JSONDecoder().decode(kind, from: data), column)
    }

    private static func raw<R: RawRepresentable>(_ column: SQLiteValue, _ type: R.Type) -> Any? {
        guard let kind = R.RawValue.self as? any ColumnValue.Type, let value = kind.init(column: column) as? R.RawValue else { return nil }
        return R(rawValue: value)
    }

    private static func cast<Value>(_ value: Any, _ column: SQLiteValue) throws -> Value {
        guard let value = value as? Value else { throw wrong(column, Value.self) }
        return value
    }

    private static func wrong(_ column: SQLiteValue, _ type: any Any.Type) -> ColumnError {
        ColumnError(words: "The store has \(column) where a \(type) is expected.")
    }

    /// The value of a property where neither the store nor the schema has one; nil where the type has no such value.
    package static func empty<Value>(_ type: Value.Type) -> Value? {
        if let optional = type as? any OptionalValue.Type { return optional.none as? Value }
        if let kind = type as? any ColumnValue.Type { return kind.empty as? Value }
        if let kind = type as? any ExpressibleByArrayLiteral.Type { return emptyCollection(kind) as? Value }
        return nil
    }

    private static func emptyCollection<C: ExpressibleByArrayLiteral>(_ type: C.Type) -> C { [] }

    /// The name that SQLite gives such a column.
    package static func columnType(_ type: any Any.Type) -> String {
        if let optional = type as? any OptionalValue.Type { return columnType(optional.wrappedType) }
        if type == Double.self || type == Float.self { return "FLOAT" }
        if type == Date.self { return "TIMESTAMP" }
        if type is any FixedWidthInteger.Type || type == Bool.self { return "INTEGER" }
        if type == String.self || type == URL.self { return "VARCHAR" }
        if type == Decimal.self { return "DECIMAL_TEXT" }
        if let raw = type as? any RawRepresentable.Type { return columnType(rawType(raw)) }
        return "BLOB"
    }

    private static func rawType<R: RawRepresentable>(_ type: R.Type) -> any Any.Type { R.RawValue.self }
}
