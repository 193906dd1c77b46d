/// A stylist or therapist of the salon, who has a column in the diary.
public struct Stylist: Codable, Hashable, Sendable, Identifiable {
    public let id: String
    public var name: String

    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}
