import Foundation

/// A city that deals lead to.
public struct Destination: Equatable, Sendable {
    /// Of its photograph: `/v1/photos/<name>.jpg`.
    public var name: String
    /// Three letters.
    public var code: String
    public var city: String
    /// ISO 3166.
    public var country: String
    /// Euros there and back, from the middle of Europe.
    var fare: Int
    /// Euros a night.
    var room: Int

    func city(in language: String) -> String { CityNames.name(of: code, in: language) ?? city }

    func country(in language: String) -> String {
        Locale(identifier: language).localizedString(forRegionCode: country) ?? country
    }

    public static let all = [
        Destination(name: "lisbon", code: "LIS", city: "Lisbon", country: "PT", fare: 118, room: 92),
        Destination(name: "innsbruck", code: "INN", city: "Innsbruck", country: "AT", fare: 139, room: 104),
        Destination(name: "new-york", code: "JFK", city: "New York", country: "US", fare: 419, room: 214),
        Destination(name: "rhodes", code: "RHO", city: "Rhodes", country: "GR", fare: 162, room: 71),
        Destination(name: "prague", code: "PRG", city: "Prague", country: "CZ", fare: 89, room: 78),
        Destination(name: "marrakesh", code: "RAK", city: "Marrakesh", country: "MA", fare: 134, room: 64),
        Destination(name: "tromso", code: "TOS", city: "Tromsø", country: "NO", fare: 248, room: 128),
        Destination(name: "donostia", code: "EAS", city: "Donostia-San Sebastián", country: "ES", fare: 121, room: 118),
        Destination(name: "venice", code: "VCE", city: "Venice", country: "IT", fare: 74, room: 138),
        Destination(name: "oslo", code: "OSL", city: "Oslo", country: "NO", fare: 131, room: 116),
        Destination(name: "tokyo", code: "HND", city: "Tokyo", country: "JP", fare: 688, room: 142),
        Destination(name: "santorini", code: "JTR", city: "Santorini", country: "GR", fare: 186, room: 148),
        Destination(name: "porto", code: "OPO", city: "Porto", country: "PT", fare: 96, room: 84),
        Destination(name: "salzburg", code: "SZG", city: "Salzburg", country: "AT", fare: 112, room: 98),
        Destination(name: "philadelphia", code: "PHL", city: "Philadelphia", country: "US", fare: 446, room: 158),
        Destination(name: "palma", code: "PMI", city: "Palma de Mallorca", country: "ES", fare: 84, room: 96),
        Destination(name: "krakow", code: "KRK", city: "Kraków", country: "PL", fare: 62, room: 58),
        Destination(name: "aqaba", code: "AQJ", city: "Aqaba", country: "JO", fare: 198, room: 82),
        Destination(name: "rovaniemi", code: "RVN", city: "Rovaniemi", country: "FI", fare: 236, room: 134),
        Destination(name: "amsterdam", code: "AMS", city: "Amsterdam", country: "NL", fare: 98, room: 152),
        Destination(name: "ljubljana", code: "LJU", city: "Ljubljana", country: "SI", fare: 94, room: 76),
        Destination(name: "naples", code: "NAP", city: "Naples", country: "IT", fare: 68, room: 82),
        Destination(name: "dubrovnik", code: "DBV", city: "Dubrovnik", country: "HR", fare: 124, room: 108),
        Destination(name: "hong-kong", code: "HKG", city: "Hong Kong", country: "HK", fare: 594, room: 136),
        Destination(name: "queenstown", code: "ZQN", city: "Queenstown", country: "NZ", fare: 1_189, room: 122),
        Destination(name: "corfu", code: "CFU", city: "Corfu", country: "GR", fare: 148, room: 74),
        Destination(name: "male", code: "MLE", city: "Malé", country: "MV", fare: 742, room: 232),
        Destination(name: "seville", code: "SVQ", city: "Seville", country: "ES", fare: 92, room: 86),
    ]

    static func named(_ name: String) -> Destination? { all.first { $0.name == name } }
}
