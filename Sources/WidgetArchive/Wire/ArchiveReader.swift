import Foundation

/// Reads what `ArchiveWriter` wrote, from bytes nobody vouches for: every length is checked against what is left before anything
/// is allocated, numbers are finite, text is UTF-8, nesting is bounded.
struct ArchiveReader {
    /// A SwiftUI tree of a widget nests a few dozen layers at most.
    static let maximumDepth = 128

    private let bytes: [UInt8]
    private(set) var position = 0
    private var depth = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var available: Int { bytes.count - position }

    mutating func byte(_ field: String) throws(ArchiveError) -> UInt8 {
        guard available >= 1 else { throw .truncated(field: field, needed: 1, available: 0) }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func flag(_ field: String) throws(ArchiveError) -> Bool {
        let value = try byte(field)
        guard value <= 1 else { throw .unknownValue(field: field, value: UInt64(value)) }
        return value == 1
    }

    mutating func unsigned(_ field: String) throws(ArchiveError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = try byte(field)
            let part = UInt64(next & 0x7f)
            guard shift < 63 || (shift == 63 && part <= 1) else { throw .badLength(field: field, value: .max, limit: .max) }
            value |= part << shift
            if next & 0x80 == 0 { return value }
            shift += 7
        }
    }

    /// A number of elements that take at least `minimumSize` bytes each.
    mutating func count(_ field: String, minimumSize: Int = 1) throws(ArchiveError) -> Int {
        let value = try unsigned(field)
        let limit = UInt64(available / max(minimumSize, 1))
        guard value <= limit else { throw .badLength(field: field, value: value, limit: limit) }
        return Int(value)
    }

    /// An index into a table of `count` elements.
    mutating func index(_ field: String, below count: Int) throws(ArchiveError) -> Int {
        let value = try unsigned(field)
        guard value < UInt64(count) else { throw .unknownValue(field: field, value: value) }
        return Int(value)
    }

    mutating func fixed<Integer: FixedWidthInteger>(_ field: String, as type: Integer.Type = Integer.self) throws(ArchiveError) -> Integer {
        let size = MemoryLayout<Integer>.size
        guard available >= size else { throw .truncated(field: field, needed: size, available: available) }
        var value = Integer.zero
        for offset in (0..<size).reversed() { value = (size > 1 ? value << 8 : 0) | Integer(truncatingIfNeeded: bytes[position + offset]) }
        position += size
        return value
    }

    mutating func double(_ field: String) throws(ArchiveError) -> Double {
        let value = Double(bitPattern: try fixed(field, as: UInt64.self))
        guard value.isFinite else { throw .badNumber(field: field) }
        return value
    }

    mutating func float(_ field: String) throws(ArchiveError) -> Float {
        let value = Float(bitPattern: try fixed(field, as: UInt32.self))
        guard value.isFinite else { throw .badNumber(field: field) }
        return value
    }

    mutating func data(_ field: String) throws(ArchiveError) -> [UInt8] {
        let length = try count(field)
        defer { position += length }
        return Array(bytes[position..<position + length])
    }

    mutating func text(_ field: String) throws(ArchiveError) -> String {
        let length = try count(field)
        guard let text = String(validating: bytes[position..<position + length], as: UTF8.self) else { throw .badText(field: field) }
        position += length
        return text
    }

    mutating func optional<Value>(
        _ field: String, _ read: (inout ArchiveReader) throws(ArchiveError) -> Value
    ) throws(ArchiveError) -> Value? {
        try flag(field) ? read(&self) : nil
    }

    mutating func list<Element>(
        _ field: String, minimumSize: Int = 1, _ read: (inout ArchiveReader) throws(ArchiveError) -> Element
    ) throws(ArchiveError) -> [Element] {
        let count = try count(field, minimumSize: minimumSize)
        var values: [Element] = []
        // An element in memory may be far larger than on the wire: the claim alone reserves no more than this.
        values.reserveCapacity(min(count, 1024))
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }

    /// Reads a value that may contain values of its own kind.
    mutating func nested<Value>(
        _ field: String, _ read: (inout ArchiveReader) throws(ArchiveError) -> Value
    ) throws(ArchiveError) -> Value {
        guard depth < Self.maximumDepth else { throw .tooDeep(field: field, limit: Self.maximumDepth) }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    func finish() throws(ArchiveError) {
        guard available == 0 else { throw .trailingBytes(available) }
    }
}
