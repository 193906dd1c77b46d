/// `GET /v1/airports?term=san%20seb&language=en`: what fits a few letters, best first, at most twenty. Found by the beginning of words: of
/// code and city before those of the name, in each the large before the small; accents, case and hyphens do not count. A term that nothing
/// fits has an empty list. Without `term`, or with a blank one, thirty large ones: with `region=IT` twelve of that country's first, as far
/// as it has so many. JSON in snake_case with an `ETag`.
public struct AirportList: Codable, Equatable, Sendable {
    public var airports: [Airport]
}

/// The airport at which a trip begins.
public struct Airport: Codable, Equatable, Hashable, Sendable {
    /// Three letters, which identify it: IATA's.
    public var code: String
    /// The name of the city, such as “Milan”.
    public var city: String
    /// The name of the airport, such as “Malpensa”.
    public var name: String
    /// ISO 3166, two letters.
    public var country: String
}
