import Foundation

/// Reads what `WireWriter` wrote, checking every step: a count is believed only when the bytes left could hold it.
public struct WireReader {
    /// Values may stand inside values this many levels deep.
    public static let deepest = 400

    let bytes: [UInt8]
    var position = 0
    private var fields: [StaticString] = []

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Bytes not read yet.
    public var remaining: Int { bytes.count - position }

    /// The path of the value being read, for errors.
    public var field: String { fields.map { "\($0)" }.joined(separator: ".") }

    /// An error that names the value being read, for a reader's own checks.
    public var badValue: WireError { .badValue(field: field) }

    /// Reads one value; `field` names it in errors.
    public mutating func read<Value: WireCodable>(_ field: StaticString, as type: Value.Type = Value.self) throws -> Value {
        try inside(field) { try Value(from: &$0) }
    }

    /// Runs `body` with `field` named in its errors.
    public mutating func inside<Value>(_ field: StaticString, _ body: (inout WireReader) throws -> Value) throws -> Value {
        fields.append(field)
        guard fields.count <= Self.deepest else { throw WireError.tooDeep(field: self.field) }
        let value = try body(&self)
        fields.removeLast()
        return value
    }

    /// An enum by its raw value; a raw value without a case is an error.
    public mutating func readEnum<Value: RawRepresentable>(_ field: StaticString, as type: Value.Type = Value.self) throws -> Value
    where Value.RawValue: WireCodable {
        try inside(field) { reader in
            guard let value = Value(rawValue: try Value.RawValue(from: &reader)) else { throw reader.badValue }
            return value
        }
    }

    public mutating func readFixed<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws -> Number {
        let size = MemoryLayout<Number>.size
        guard remaining >= size else { throw WireError.endsEarly(field: field) }
        let number = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Number.self) }
        position += size
        return Number(littleEndian: number)
    }

    public mutating func readVariable() throws -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            guard position < bytes.count else { throw WireError.endsEarly(field: field) }
            let byte = bytes[position]
            position += 1
            guard shift < 63 || byte <= 1 else { throw badValue }
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
    }

    /// A count of elements that take at least `bytesEach` (1 or more) bytes each.
    public mutating func readCount(bytesEach: Int = 1) throws -> Int {
        let count = try readVariable()
        guard count <= UInt64(remaining / max(1, bytesEach)) else {
            throw WireError.countTooLarge(field: field, count: Int(clamping: count))
        }
        return Int(count)
    }

    public mutating func readBytes() throws -> [UInt8] {
        let count = try readCount()
        defer { position += count }
        return Array(bytes[position..<position + count])
    }

    /// A number that is neither infinite nor NaN.
    public mutating func readFinite(_ field: StaticString) throws -> Double {
        try inside(field) { reader in
            let number = try Double(from: &reader)
            guard number.isFinite else { throw reader.badValue }
            return number
        }
    }
}
