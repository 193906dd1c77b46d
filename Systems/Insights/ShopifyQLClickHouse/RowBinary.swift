import ShopifyQL

/// Reads ClickHouse's `RowBinary`: values one after the other, without names. No length is believed before it is checked.
struct RowBinaryReader {
    static let malformed = StoreError.failed("ClickHouse's answer cannot be read.")

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    private mutating func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws -> Integer {
        let size = MemoryLayout<Integer>.size
        guard bytes.count - place >= size else { throw Self.malformed }
        let value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Integer.self) }
        place += size
        return Integer(littleEndian: value)
    }

    mutating func int32() throws -> Int32 { try integer(Int32.self) }
    mutating func int64() throws -> Int64 { try integer(Int64.self) }
    mutating func float64() throws -> Double { Double(bitPattern: try integer(UInt64.self)) }

    /// A number of seven bits a byte, the last of them below 128. What is longer than what is left is no length.
    private mutating func length() throws -> Int {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 63, by: 7) {
            let byte = try integer(UInt8.self)
            value |= UInt64(byte & 0x7F) << shift
            guard byte >= 0x80 else {
                guard value <= UInt64(bytes.count - place) else { throw Self.malformed }
                return Int(value)
            }
        }
        throw Self.malformed
    }

    mutating func text() throws -> String {
        let count = try length()
        defer { place += count }
        return String(decoding: bytes[place..<place + count], as: UTF8.self)
    }

    mutating func array<Element>(_ element: (inout RowBinaryReader) throws -> Element) throws -> [Element] {
        let count = try length()
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try element(&self)) }
        return elements
    }
}

/// Writes the same format.
struct RowBinaryWriter {
    private(set) var bytes: [UInt8] = []

    mutating func int64(_ value: Int64) { withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) } }
    mutating func byte(_ value: UInt8) { bytes.append(value) }

    mutating func text(_ text: String) {
        var count = text.utf8.count
        while count >= 0x80 {
            bytes.append(UInt8(count & 0x7F) | 0x80)
            count >>= 7
        }
        bytes.append(UInt8(count))
        bytes.append(contentsOf: text.utf8)
    }
}
