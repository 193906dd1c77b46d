import Foundation

/// Dates that are written with every request: one piece of data, eight bytes each, exact.
struct PackedDates: Codable, Hashable, Sendable {
    var dates: [Date] = []

    init(_ dates: [Date] = []) { self.dates = dates }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let data = try? container.decode(Data.self) else {
            // As they were written before.
            dates = try container.decode([Date].self)
            return
        }
        guard data.count.isMultiple(of: 8) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(data.count) bytes are no dates.")
        }
        let bytes = [UInt8](data)
        dates = stride(from: 0, to: bytes.count, by: 8).map { start in
            let bits = bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
            return Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(data)
    }

    var data: Data {
        dates.map(\.timeIntervalSinceReferenceDate.bitPattern.bigEndian).withUnsafeBytes { Data($0) }
    }
}
