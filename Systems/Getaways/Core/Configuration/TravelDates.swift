/// The time of travel: the three choices, named as the service names them.
public enum TravelDates: String, CaseIterable, Codable, Sendable {
    /// Friday to Sunday.
    case weekend
    /// A week: seven nights.
    case week
    /// Whenever it is cheapest.
    case anytime

    /// The default, where nothing was chosen.
    public static let usual = TravelDates.weekend
}
