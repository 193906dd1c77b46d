/// Somebody whose day is a column of the diary.
public struct Stylist: Codable, Hashable, Sendable {
    public var id: String
    public var name: String

    /// The stylists of the sample salon.
    public static let all = [
        Stylist(id: "mara", name: "Mara"),
        Stylist(id: "ilja", name: "Ilja"),
        Stylist(id: "noor", name: "Noor"),
    ]
}
