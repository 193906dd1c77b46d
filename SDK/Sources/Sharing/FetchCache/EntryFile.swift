import Foundation

/// The bytes of a kept answer: the body, what describes it, the length of that, a sum over all before, and a mark. The body comes first so
/// that it is handed out as it was read, without a second copy: an extension has little memory.
enum EntryFile {
    private struct Description: Codable {
        var key: String
        var status: Int
        var headers: [String: String]
        var date: Double
        var count: Int
    }

    private static let mark = Array("VFC2".utf8)
    /// Bytes of length, sum and mark.
    private static let tail = 16
    /// Bytes of status and headers.
    private static let longestDescription = 1 << 20

    /// The most bytes that a file with a body of so many can have.
    static func most(body count: Int) -> Int { count + longestDescription + tail }

    /// The description that follows the body in the file; nil when the headers are too long to be kept.
    static func description(of entry: FetchEntry, _ key: FetchKey) -> Data? {
        let description = Description(
            key: key.name, status: entry.status, headers: entry.headers, date: entry.date.timeIntervalSinceReferenceDate,
            count: entry.data.count)
        guard var bytes = try? JSONEncoder().encode(description), bytes.count <= longestDescription else { return nil }
        withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { bytes.append(contentsOf: $0) }
        let sum = sum(of: bytes, after: sum(of: entry.data))
        withUnsafeBytes(of: sum.littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: mark)
        return bytes
    }

    /// Reads a kept answer; nil for anything but a body and its ``description(of:_:)`` for this key.
    static func entry(_ bytes: Data, _ key: FetchKey) -> FetchEntry? {
        let bytes = bytes.startIndex == 0 ? bytes : Data(bytes)
        let end = bytes.count - tail
        guard end >= 0, bytes.suffix(4).elementsEqual(mark) else { return nil }
        let length = Int(number(bytes[end..<end + 4]))
        guard length <= longestDescription, length <= end else { return nil }
        let body = bytes[..<(end - length)]
        guard sum(of: bytes[(end - length)..<end + 4], after: sum(of: body)) == number(bytes[(end + 4)..<end + 12]),
            let description = try? JSONDecoder().decode(Description.self, from: bytes[(end - length)..<end]),
            description.key == key.name, description.count == body.count, description.date.isFinite
        else { return nil }
        return FetchEntry(
            data: body, status: description.status, headers: description.headers,
            date: Date(timeIntervalSinceReferenceDate: description.date))
    }

    private static func number(_ bytes: Data) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }

    /// FNV-1a over words of eight bytes: finds what a torn write or a bad disk did; it is no seal.
    private static func sum(of bytes: Data, after before: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var sum = before
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
