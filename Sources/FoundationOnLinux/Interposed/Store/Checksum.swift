import Foundation

/// CRC-32 (IEEE 802.3, reflected polynomial 0xEDB88320), eight bytes a step.
enum Checksum {
    private static let tables: [UInt32] = {
        var tables: [UInt32] = []
        for index in 0..<256 {
            var value = UInt32(index)
            for _ in 0..<8 { value = value & 1 == 1 ? (value >> 1) ^ 0xEDB8_8320 : value >> 1 }
            tables.append(value)
        }
        for row in 1..<8 {
            for index in 0..<256 {
                let above = tables[(row - 1) * 256 + index]
                tables.append((above >> 8) ^ tables[Int(above & 0xFF)])
            }
        }
        return tables
    }()

    static func of(_ data: Data) -> UInt32 { data.withUnsafeBytes { of($0) } }

    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        tables.withUnsafeBufferPointer { table in
            var sum: UInt32 = .max
            var index = 0
            while index + 8 <= bytes.count {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ UInt64(sum)
                sum = 0
                for row in 0..<8 { sum ^= table[(7 - row) * 256 + Int((word >> UInt64(row * 8)) & 0xFF)] }
                index += 8
            }
            while index < bytes.count {
                sum = (sum >> 8) ^ table[Int((sum ^ UInt32(bytes[index])) & 0xFF)]
                index += 1
            }
            return ~sum
        }
    }
}
