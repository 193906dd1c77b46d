/// A local time is hours and minutes on a wall somewhere.
public struct LocalTime: Equatable, Sendable {
    var hour: Int
    var minute: Int

    init(_ hour: Int, _ minute: Int) {
        self.hour = hour
        self.minute = minute
    }

    /// This reads `07:15`; it is nil for anything that is no time of day.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [2, 2], text.utf8.allSatisfy({ $0 == UInt8(ascii: ":") || (48...57).contains($0) }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        self.init(hour, minute)
    }
}

extension LocalTime: Decodable {
    /// This reads a text such as `"07:15"`.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer(), text = try value.decode(String.self)
        guard let time = LocalTime(text) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "“\(text)” is no time of day such as 07:15.")
        }
        self = time
    }
}
