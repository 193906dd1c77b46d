import Foundation

/// The bytes of a kept answer: a mark, the length of what describes it, that, the body, and a sum over all before.
enum EntryFile {
    private struct Description: Codable {
        var key: String
        var status: Int
        var headers: [String: String]
        var date: Double
        var count: Int
    }

    private static let mark = Array("VFC1".utf8)
    /// Bytes of status and headers.
    private static let longestDescription = 1 << 20

    static func bytes(_ entry: FetchEntry, _ key: FetchKey) -> Data? {
        let description = Description(
            key: key.name, status: entry.status, headers: entry.headers, date: entry.date.timeIntervalSinceReferenceDate,
            count: entry.data.count)
        guard let text = try? JSONEncoder().encode(description), text.count <= longestDescription else { return nil }
        var bytes = Data(capacity: entry.data.count + text.count + 16)
        bytes.append(contentsOf: mark)
        withUnsafeBytes(of: UInt32(text.count).littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(text)
        bytes.append(entry.data)
        let sum = sum(of: bytes)
        withUnsafeBytes(of: sum.littleEndian) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// Nil for anything but what ``bytes(_:_:)`` made for this key.
    static func entry(_ bytes: Data, _ key: FetchKey) -> FetchEntry? {
        let bytes = bytes.startIndex == 0 ? bytes : Data(bytes)
        guard bytes.count >= 16, bytes.prefix(4).elementsEqual(mark) else { return nil }
        let end = bytes.count - 8
        guard sum(of: bytes[..<end]) == number(bytes[end...]) else { return nil }
        let length = Int(number(bytes[4..<8]))
        guard length <= longestDescription, length <= end - 8,
            let description = try? JSONDecoder().decode(Description.self, from: bytes[8..<8 + length])
        else { return nil }
        let body = bytes[(8 + length)..<end]
        guard description.key == key.name, description.count == body.count, description.date.isFinite else { return nil }
        return FetchEntry(
            data: Data(body), status: description.status, headers: description.headers,
            date: Date(timeIntervalSinceReferenceDate: description.date))
    }

    private static func number(_ bytes: Data) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }

    /// FNV-1a over words of eight bytes: finds what a torn write or a bad disk did; it is no seal.
    private static func sum(of bytes: Data) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var sum: UInt64 = 0xcbf2_9ce4_8422_2325
            let words = bytes.count / 8
            for index in 0..<words {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
                sum = (sum ^ word) &* 0x100_0000_01b3
                // Carries what changed in the high bits down to the low ones, which multiplying alone never does.
                sum ^= sum >> 32
            }
            for index in (words * 8)..<bytes.count { sum = (sum ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
            return sum
        }
    }
}
