import Foundation

/// A day as the salon's wall has it.
struct SalonDay: Hashable, Sendable {
    /// The salon's time zone.
    static let timeZone = TimeZone(identifier: "Europe/Rome") ?? .gmt
    /// Days since 1 January 1970.
    let number: Int

    init(number: Int) { self.number = number }

    /// The day on which a moment is.
    init(of moment: Date) {
        let local = moment.timeIntervalSince1970 + Double(Self.timeZone.secondsFromGMT(for: moment))
        number = Int((min(max(local, -1e11), 1e11) / 86_400).rounded(.down))
    }

    /// Reads `2026-06-12`; nil for what is no day of the years 1970 to 2199.
    init?(_ text: String) {
        guard text.utf8.count == 10 else { return nil }
        var style = Date.ISO8601FormatStyle().year().month().day()
        style.timeZone = .gmt
        guard let date = try? style.parse(text), date.formatted(style) == text else { return nil }
        let number = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
        guard (0..<84_006).contains(number) else { return nil }
        self.number = number
    }

    /// The name of the day, such as `2026-06-12`.
    var name: String {
        var style = Date.ISO8601FormatStyle().year().month().day()
        style.timeZone = .gmt
        return Date(timeIntervalSince1970: Double(number) * 86_400).formatted(style)
    }

    /// Monday is 0.
    var weekday: Int { ((number + 3) % 7 + 7) % 7 }

    /// The moment at which the salon's clock shows this time; of a time that is skipped, the one after the gap.
    func moment(hour: Int, minute: Int = 0) -> Date {
        let local = Double(number) * 86_400 + Double(hour * 3600 + minute * 60)
        var moment = Date(timeIntervalSince1970: local - Double(Self.timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: local))))
        moment = Date(timeIntervalSince1970: local - Double(Self.timeZone.secondsFromGMT(for: moment)))
        return moment
    }

    var start: Date { moment(hour: 0) }

    static func + (day: SalonDay, days: Int) -> SalonDay { SalonDay(number: day.number + days) }
}
