import Foundation

/// Appends values as bytes: fixed-width numbers little-endian, counts and `Int`s as variable-length numbers.
package struct WireWriter: Sendable {
    package private(set) var bytes: [UInt8] = []
    private var table: PartTable?
    /// Bytes that the parts named so far take, each as often as it is named, with all that is in it.
    private var named = 0
    /// Bytes of the largest part, with all that is in it.
    package private(set) var largestPart = 0

    package init() {}

    /// Everything stands where it is written, or parts in a table: see ``writeTable(of:)``.
    package init(sharesParts: Bool) { if sharesParts { table = PartTable() } }

    /// Bytes that all would take without a table.
    package var fullSize: Int { bytes.count + named }

    /// Counts as so many bytes of ``fullSize`` more: what a reader makes of it takes at least as much.
    package mutating func charge(_ bytes: Int) { named += bytes }

    /// Writes a part's place; where there is no table, the part.
    package mutating func writePart<Part: WirePart>(_ part: Part) {
        guard table != nil else { return part.writeBody(to: &self) }
        let start = bytes.count, outer = named
        named = 0
        part.writeBody(to: &self)
        let size = bytes.count - start + named
        let place = table?.place(of: bytes, from: start, kind: Part.partKind) ?? 0
        bytes.removeLast(bytes.count - start)
        named = outer + size
        largestPart = max(largestPart, size)
        writeCount(place)
    }

    /// The parts that stand in another writer's table; they come before what names them.
    package mutating func writeTable(of other: WireWriter) {
        writeCount(other.table?.count ?? 0)
        bytes.append(contentsOf: other.table?.bytes ?? [])
    }

    package mutating func write(_ value: some WireCodable) { value.write(to: &self) }

    /// The number's bytes, lowest first.
    package mutating func writeFixed<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Seven bits a byte, lowest first: small numbers take one byte.
    package mutating func writeVariable(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Writes the number of elements that follow.
    package mutating func writeCount(_ count: Int) { writeVariable(UInt64(count)) }

    /// A count and the bytes as they are.
    package mutating func writeBytes(_ block: [UInt8]) {
        writeCount(block.count)
        bytes.append(contentsOf: block)
    }

    /// An enum's raw value.
    package mutating func writeEnum<Value: RawRepresentable>(_ value: Value) where Value.RawValue: WireCodable {
        write(value.rawValue)
    }

    /// All 64 bits, as `Double`.
    package mutating func write(_ number: CGFloat) { write(Double(number)) }
}
