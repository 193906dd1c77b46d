import Foundation

/// Stored texts that no app writes, by kind: cut, of wrong types, out of range, too deep, too long, random.
public enum MalformedBookings {
    /// Replacements for one value, each of which makes it one the reader must refuse, whatever the field.
    private static let wrongForAnyField: [String] = ["{}", "[]", "[1]", "{\"a\":[]}", "true", "false", "tru", "", "--", "{]", "\"unclosed"]
    private static let wrongNumbers = [
        "1e400", "-1e400", "NaN", "Infinity", "1e19", "-5", "\"7\"", "9999999999999999999999", "0x10", "01", ".5", "1.", "null",
    ]
    private static let wrongTexts = ["1", "1.5e3", "\"\\uD800", "\"\\x\"", "\"" + String(repeating: "長", count: 301) + "\""]
    private static let fields: [(name: String, value: String, isNumber: Bool)] = [
        ("startDate", "1000", true), ("endDate", "2000", true), ("stops", "0", true),
        ("code", "\"AZ 792\"", false), ("departureDate", "\"Fri 12 Jun\"", false), ("departureAirport", "\"LIN\"", false),
        ("arrivalDate", "\"Sat 13 Jun\"", false), ("arrivalAirport", "\"HND\"", false), ("date", "\"Sat 13 Jun\"", false),
        ("nights", "\"5 nights\"", false), ("name", "\"Park Hotel Shiodome\"", false),
        ("address", "\"1-7-1 Higashi-Shimbashi\"", false), ("kind", "\"stay\"", false), ("label", "\"5 nights\"", false),
    ]

    /// Some 1,200 texts, the same ones each time.
    public static func all() -> [String] {
        var texts = wrongValues() + cuts() + nested() + wholes()
        var seed: UInt64 = 7
        while texts.count < 1_200 {
            texts.append(noise(&seed))
        }
        return texts
    }

    private static func wrongValues() -> [String] {
        fields.flatMap { field -> [String] in
            let whole = "\"\(field.name)\":\(field.value)"
            let wrong = wrongForAnyField + (field.isNumber ? wrongNumbers : wrongTexts)
            return wrong.map { WellFormedBookings.package.replacing(whole, with: "\"\(field.name)\":\($0)") }
                + [WellFormedBookings.package.replacing(whole, with: "\"other\":\(field.value)")]
        }
    }

    private static func cuts() -> [String] {
        let bytes = Array(WellFormedBookings.package.utf8)
        return (1..<bytes.count).map { String(decoding: bytes.prefix($0), as: UTF8.self) }
    }

    private static func nested() -> [String] {
        [10, 20, 600, 100_000].flatMap { (depth: Int) -> [String] in
            let open = String(repeating: "[", count: depth), close = String(repeating: "]", count: depth)
            let flights = String(repeating: "{\"flight\":", count: depth), ends = String(repeating: "}", count: depth)
            return [open, open + close, flights + "1" + ends]
        }
    }

    private static func wholes() -> [String] {
        let one = String(WellFormedBookings.package.dropFirst().dropLast())
        return [
            "", " ", "0", "\"\"", "{}", "[[]]", "[null]", WellFormedBookings.package + "x", "\u{FEFF}\u{FEFF}[", one, "{\"bookings\":[]}",
            "[" + Array(repeating: one, count: 101).joined(separator: ",") + "]", String(repeating: "9", count: 300_000),
            "[{\"startDate\":1,\"endDate\":2}]", "[{\"startDate\":2,\"endDate\":1,\"hotel\":\(WellFormedBookings.hotel)}]",
        ]
    }

    /// A valid text with some bytes put out of shape, and a bracket broken for certain.
    private static func noise(_ seed: inout UInt64) -> String {
        var bytes = Array(WellFormedBookings.package.utf8)
        for _ in 0..<8 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes[Int(seed >> 33) % bytes.count] = UInt8(truncatingIfNeeded: seed >> 20)
        }
        bytes[0] = UInt8(ascii: "{")
        return String(decoding: bytes, as: UTF8.self)
    }
}
