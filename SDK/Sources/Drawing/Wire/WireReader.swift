import Foundation

/// Reads what `WireWriter` wrote, checking every step: a count is believed only when the bytes left could hold it.
package struct WireReader {
    /// Values may stand inside values this many levels deep.
    package static let deepest = 400

    /// Parts of one message; as many as the smallest of them in the largest timeline.
    static let mostParts = 1 << 22

    let bytes: [UInt8]
    var position = 0
    private var fields: [StaticString] = []
    private var table: [Part]?
    /// Bytes that the parts named so far take, each as often as it is named, with all that is in it.
    private var named = 0
    /// The deepest level that was read.
    private var reached = 0

    /// A part, once read.
    private struct Part {
        let value: any WirePart
        /// The size of the part with all that is in it.
        let bytes: Int
        /// Levels of values in it.
        let levels: Int
    }

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads what names parts that another reader has read.
    package init(_ bytes: [UInt8], partsOf other: WireReader) {
        self.bytes = bytes
        table = other.table
    }

    /// Bytes that all that was read would take without a table.
    package var fullSize: Int { position + named }

    /// Counts as so many bytes of ``fullSize`` more.
    package mutating func charge(_ bytes: Int) { named += bytes }

    /// Reads a table, which what follows may name parts of. A part names only parts before it, so that nothing holds itself.
    /// - Parameter most: bytes that one part may have, with all that is in it: a few bytes can stand for very many.
    package mutating func readTable(of types: [any WirePart.Type], most: Int) throws {
        let byKind = Dictionary(types.map { ($0.partKind, $0) }, uniquingKeysWith: { first, _ in first })
        let count = try inside("parts") { try $0.readCount(bytesEach: 2) }
        guard count <= Self.mostParts else { throw WireError.countTooLarge(field: "parts", count: count) }
        table = []
        for _ in 0..<count {
            let part = try inside("part") { reader in
                guard let type = byKind[try reader.readFixed(UInt8.self)] else { throw reader.badValue }
                let start = reader.position, level = reader.fields.count
                (reader.named, reader.reached) = (0, level)
                let value = try type.init(bodyFrom: &reader)
                let size = reader.position - start + reader.named
                guard size <= most else { throw WireError.expandsTooFar(field: reader.field, bytes: size, most: most) }
                return Part(value: value, bytes: size, levels: reader.reached - level)
            }
            table?.append(part)
        }
        named = 0
    }

    /// The part whose place stands here; where there is no table, the part itself.
    package mutating func readPart<Value: WirePart>(_ type: Value.Type = Value.self) throws -> Value {
        guard let table else { return try Value(bodyFrom: &self) }
        let place = try readVariable()
        guard place < UInt64(table.count), let value = table[Int(place)].value as? Value else { throw badValue }
        let part = table[Int(place)]
        named += part.bytes
        reached = max(reached, fields.count + part.levels)
        guard reached <= Self.deepest else { throw WireError.tooDeep(field: field) }
        return value
    }

    /// Bytes not read yet.
    package var remaining: Int { bytes.count - position }

    /// The path of the value being read, for errors.
    package var field: String { fields.map { "\($0)" }.joined(separator: ".") }

    /// An error that names the value being read, for a reader's own checks.
    package var badValue: WireError { .badValue(field: field) }

    /// Reads one value; `field` names it in errors.
    package mutating func read<Value: WireCodable>(_ field: StaticString, as type: Value.Type = Value.self) throws -> Value {
        try inside(field) { try Value(from: &$0) }
    }

    /// Runs `body` with `field` named in its errors.
    package mutating func inside<Value>(_ field: StaticString, _ body: (inout WireReader) throws -> Value) throws -> Value {
        fields.append(field)
        guard fields.count <= Self.deepest else { throw WireError.tooDeep(field: self.field) }
        reached = max(reached, fields.count)
        let value = try body(&self)
        fields.removeLast()
        return value
    }

    /// An enum by its raw value; a raw value without a case is an error.
    package mutating func readEnum<Value: RawRepresentable>(_ field: StaticString, as type: Value.Type = Value.self) throws -> Value
    where Value.RawValue: WireCodable {
        try inside(field) { reader in
            guard let value = Value(rawValue: try Value.RawValue(from: &reader)) else { throw reader.badValue }
            return value
        }
    }

    package mutating func readFixed<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws -> Number {
        let size = MemoryLayout<Number>.size
        guard remaining >= size else { throw WireError.endsEarly(field: field) }
        let number = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Number.self) }
        position += size
        return Number(littleEndian: number)
    }

    package mutating func readVariable() throws -> UInt64 {
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
    package mutating func readCount(bytesEach: Int = 1) throws -> Int {
        let count = try readVariable()
        guard count <= UInt64(remaining / max(1, bytesEach)) else {
            throw WireError.countTooLarge(field: field, count: Int(clamping: count))
        }
        return Int(count)
    }

    package mutating func readBytes() throws -> [UInt8] {
        let count = try readCount()
        defer { position += count }
        return Array(bytes[position..<position + count])
    }

    /// A number that is neither infinite nor NaN.
    package mutating func readFinite(_ field: StaticString) throws -> Double {
        try inside(field) { reader in
            let number = try Double(from: &reader)
            guard number.isFinite else { throw reader.badValue }
            return number
        }
    }
}
