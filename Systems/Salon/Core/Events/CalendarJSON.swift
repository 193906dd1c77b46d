import Foundation

/// The JSON of events: keys in snake case, which the types say themselves, and dates by ISO 8601 in UTC, `2026-06-12T11:30:00Z`, with
/// milliseconds where there are any.
public enum CalendarJSON {
    public static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(text(date))
        }
        return encoder
    }

    public static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = date(text) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "It is no date of ISO 8601: \(text.prefix(40))")
            }
            return date
        }
        return decoder
    }

    /// A date as it stands in the JSON. The fraction is written here: Foundation cuts it off where it should round.
    public static func text(_ date: Date) -> String {
        let milliseconds = date.milliseconds
        let fraction = (milliseconds % 1_000 + 1_000) % 1_000
        let text = Date(milliseconds: milliseconds - fraction).formatted(.iso8601)
        guard fraction > 0, text.hasSuffix("Z") else { return text }
        return "\(text.dropLast()).\(String(fraction + 1_000).dropFirst())Z"
    }

    /// Reads a date of ISO 8601; nil for what is none.
    public static func date(_ text: String) -> Date? {
        guard text.utf8.count <= 40 else { return nil }
        guard let point = text.firstIndex(of: ".") else { return try? Date.ISO8601FormatStyle().parse(text) }
        let digits = text[text.index(after: point)...].prefix { $0.isASCII && $0.isNumber }
        guard (1...9).contains(digits.count), let fraction = Double("0.\(digits)") else { return nil }
        let whole = text[..<point] + text[digits.endIndex...]
        return (try? Date.ISO8601FormatStyle().parse(String(whole))).map { ($0 + fraction).inMilliseconds }
    }
}

extension Date {
    /// The milliseconds since 1970, to the nearest.
    public var milliseconds: Int64 {
        let value = (timeIntervalSince1970 * 1_000).rounded()
        // Some 290,000 years either way, which no calendar has.
        guard value.isFinite, abs(value) < 9e15 else { return 0 }
        return Int64(value)
    }

    public init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1_000) }

    /// The date rounded to milliseconds, as every store and every message has it.
    public var inMilliseconds: Date { Date(milliseconds: milliseconds) }
}
