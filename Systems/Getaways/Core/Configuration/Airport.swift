import Foundation

/// The airport at which a trip begins.
public struct Airport: Codable, Hashable, Identifiable, Sendable {
    /// IATA's: three letters.
    public var code: String
    public var city: String
    public var name: String
    /// ISO 3166, two letters.
    public var country: String

    public var id: String { code }

    public init(code: String, city: String, name: String = "", country: String = "") {
        self.code = code
        self.city = city
        self.name = name
        self.country = country
    }

    /// “Milan Linate”: what tells it from the city's other airports, where it has a name of its own; the city with the code where that is
    /// longer than a tile has room for.
    public var fullName: String {
        let isOfCity = name.range(of: city, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        let full = name.isEmpty ? city : isOfCity ? name : "\(city) \(name)"
        return full.count <= Self.longestName || city == code ? full : "\(city) (\(code))"
    }

    /// “Griffiss International Airport · RME · United States”: what stands under the city where airports are offered. Several cities of
    /// the world have one name.
    public func details(in locale: Locale) -> String {
        [name, code == city ? "" : code, locale.localizedString(forRegionCode: country) ?? country].filter { !$0.isEmpty }
            .joined(separator: " · ")
    }

    /// Characters of ``fullName``.
    private static let longestName = 30

    /// Makes an airport of which only the code is known: enough to ask for its deals.
    public init?(code: String) {
        guard Self.isCode(code) else { return nil }
        self.init(code: code, city: code)
    }

    /// Whether a text is a code: three capital letters.
    public static func isCode(_ text: String) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
}
