import Foundation

/// Appends values as bytes: fixed-width numbers little-endian, counts and `Int`s as variable-length numbers.
public struct WireWriter: Sendable {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public mutating func write(_ value: some WireCodable) { value.write(to: &self) }

    /// The number's bytes, lowest first.
    public mutating func writeFixed<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Seven bits a byte, lowest first: small numbers take one byte.
    public mutating func writeVariable(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// How many elements follow.
    public mutating func writeCount(_ count: Int) { writeVariable(UInt64(count)) }

    /// A count and the bytes as they are.
    public mutating func writeBytes(_ block: [UInt8]) {
        writeCount(block.count)
        bytes.append(contentsOf: block)
    }

    /// An enum's raw value.
    public mutating func writeEnum<Value: RawRepresentable>(_ value: Value) where Value.RawValue: WireCodable {
        write(value.rawValue)
    }

    /// All 64 bits, as `Double`.
    public mutating func write(_ number: CGFloat) { write(Double(number)) }
}
