/// The days that the metrics are about, in the shop's time zone; each range is compared with the same time before it.
public enum DateRange: String, CaseIterable, Codable, Sendable {
    case today
    /// Today and the six days before it.
    case last7Days
    /// Today and the 29 days before it.
    case last30Days

    /// The default, where nothing was chosen.
    public static let usual = DateRange.today

    /// Days of the range; the last one is today.
    public var days: Int {
        switch self {
        case .today: 1
        case .last7Days: 7
        case .last30Days: 30
        }
    }

    /// A day is shown by its hours, several by their days.
    var step: String { self == .today ? "hour" : "day" }

    /// The query's words for the range and what it is compared with.
    var period: String {
        switch self {
        case .today: "SINCE today UNTIL now COMPARE TO previous_day"
        case .last7Days, .last30Days: "SINCE startOfDay(-\(days - 1)d) UNTIL now COMPARE TO previous_period"
        }
    }
}
