import Foundation

/// The times at which a tile changes by itself: at each start and end, at the quarter hours while there is a present to show, and when
/// its copy grows old.
public struct EntryDates: Sendable {
    /// The most dates of one timeline; the rest comes with the next.
    public static let most = 64
    /// Seconds for which there is an entry at each quarter hour. Timelines come more often; what is drawn for later is only there should
    /// they stop coming, and a start or an end shows more of a day than a quarter hour does.
    public static let ahead: TimeInterval = 4 * 3_600

    /// The dates from now to midnight, which begins the next day; at most ``most``, and what `ages` has beyond them.
    /// - Parameters:
    ///   - appointments: of any days.
    ///   - ages: moments from which on other words are due of the copy's age, also after midnight, should no other timeline come.
    public static func dates(from now: Date, _ appointments: [Appointment], _ calendar: Calendar, ages: [Date] = []) -> [Date] {
        let midnight = calendar.day(of: now).end
        let left = appointments.filter { $0.end > now && $0.start < midnight }
        var dates: Set<Date> = [midnight]
        for appointment in left {
            dates.formUnion([appointment.start, appointment.end].filter { now < $0 && $0 < midnight })
        }
        if let first = left.map(\.start).min(), let last = left.map(\.end).max() {
            // Before that no tile has a present in it: the hours shown are later ones.
            let begin = max(now, first.addingTimeInterval(-Double(HourWindow.hours) * 3_600))
            var quarter = Date(timeIntervalSinceReferenceDate: (begin.timeIntervalSinceReferenceDate / 900).rounded(.down) * 900)
            while quarter < min(last, midnight, begin.addingTimeInterval(ahead)) {
                if quarter > now { dates.insert(quarter) }
                quarter = quarter.addingTimeInterval(900)
            }
        }
        // Midnight always comes: a day that is over is not to stand for the next.
        return [now] + Set(dates.subtracting([midnight]).sorted().prefix(most - 2) + [midnight] + ages.filter { $0 > now }).sorted()
    }
}
