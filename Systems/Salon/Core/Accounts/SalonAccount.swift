/// A stylist who is signed in.
public struct SalonAccount: Codable, Hashable, Sendable, Identifiable {
    public let id: String
    public var name: String
    /// An identifier of the time zone database, such as `Europe/Rome`.
    public var timeZone: String

    enum CodingKeys: String, CodingKey {
        case id, name
        case timeZone = "time_zone"
    }

    public init(id: String, name: String, timeZone: String) {
        self.id = id
        self.name = name
        self.timeZone = timeZone
    }
}
