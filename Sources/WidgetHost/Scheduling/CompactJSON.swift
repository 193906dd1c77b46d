import Foundation

/// One JSON object, written field by field: what is kept with every request goes through no encoder of all kinds of values.
struct CompactJSON {
    private(set) var bytes: [UInt8] = [UInt8(ascii: "{")]

    /// What JSON has no number for.
    struct NoNumber: Error {}

    private mutating func begin(_ key: StaticString) {
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
    }

    mutating func write(_ key: StaticString, _ number: Double) throws {
        guard number.isFinite else { throw NoNumber() }
        begin(key)
        bytes.append(contentsOf: number.description.utf8)
    }

    mutating func write(_ key: StaticString, _ number: Int) {
        begin(key)
        bytes.append(contentsOf: String(number).utf8)
    }

    /// Writes a date as seconds since the reference date; nothing for nil.
    mutating func write(_ key: StaticString, _ date: Date?) throws {
        if let date { try write(key, date.timeIntervalSinceReferenceDate) }
    }

    mutating func write(_ key: StaticString, _ words: String) {
        begin(key)
        bytes.append(UInt8(ascii: "\""))
        for byte in words.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
            case 0..<0x20: bytes.append(contentsOf: String(format: "\\u%04x", Int(byte)).utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes dates as their bytes, in base 64.
    mutating func write(_ key: StaticString, _ dates: PackedDates) {
        begin(key)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: dates.data.base64EncodedData())
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func write(_ key: StaticString, _ object: CompactJSON?) {
        guard let object else { return }
        begin(key)
        bytes.append(contentsOf: object.closed)
    }

    /// What is seldom there, and written by an encoder.
    mutating func write(_ key: StaticString, encoding value: (some Encodable)?) throws {
        guard let value else { return }
        begin(key)
        bytes.append(contentsOf: try JSONEncoder().encode(value))
    }

    /// The whole object.
    var closed: [UInt8] { bytes + [UInt8(ascii: "}")] }
}
