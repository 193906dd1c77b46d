/// `GET /v1/airports?term=san%20seb&language=en`: what fits a few letters, best first, at most twenty. Without `term`, or with a blank one,
/// the thirty largest. Found by the beginning of code, city or name; accents, case and hyphens do not count. A term that nothing fits has an
/// empty list. JSON in snake_case with an `ETag`.
public struct AirportList: Codable, Equatable, Sendable {
    public var airports: [Airport]
}

/// Where a trip begins.
public struct Airport: Codable, Equatable, Hashable, Sendable {
    /// Three letters, or four for a small one, which identify it.
    public var code: String
    /// “Milan”.
    public var city: String
    /// “Malpensa”.
    public var name: String
    /// ISO 3166, two letters.
    public var country: String
}
