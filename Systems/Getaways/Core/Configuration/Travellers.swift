/// The number of people who travel together; there is no other number.
public enum Travellers: Int, CaseIterable, Codable, Sendable {
    case one = 1
    case two, three, four, five, six

    /// The default, where nothing was chosen.
    public static let usual = Travellers.two
}
