import Foundation

/// Appends values in the archive's binary form: little-endian, lengths and counts as unsigned LEB128.
struct ArchiveWriter {
    private(set) var bytes: [UInt8] = []

    mutating func byte(_ value: UInt8) { bytes.append(value) }

    mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

    mutating func unsigned(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func count(_ value: Int) { unsigned(UInt64(value)) }

    mutating func fixed<Integer: FixedWidthInteger>(_ value: Integer) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func double(_ value: Double) { fixed(value.bitPattern) }

    mutating func float(_ value: Float) { fixed(value.bitPattern) }

    mutating func data(_ value: some Collection<UInt8>) {
        count(value.count)
        bytes.append(contentsOf: value)
    }

    mutating func text(_ value: String) { data(value.utf8) }

    mutating func optional<Value>(_ value: Value?, _ write: (inout ArchiveWriter, Value) -> Void) {
        flag(value != nil)
        if let value { write(&self, value) }
    }

    mutating func list<Element>(_ values: [Element], _ write: (inout ArchiveWriter, Element) -> Void) {
        count(values.count)
        for value in values { write(&self, value) }
    }
}
