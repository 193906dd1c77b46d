import Foundation

/// The time the figures are from, in the reader's language and time zone. It is never left out: whatever the age, it tells it.
///
/// A text that counts by itself (“1 min, 3 sec ago”) was considered and is too long for a tile; who wants one after all makes ``text`` in
/// another way, and nothing else changes.
public struct LastUpdated: Hashable, Sendable {
    /// Seconds after which even a place with hardly any room tells the age.
    public static let old = 3_600.0

    /// “3:30 PM”; of an earlier day “Jun 11, 11:45 PM”.
    public let text: String
    /// “3:30 PM”; of an earlier day “Jun 11”.
    public let brief: String
    /// Older than an hour.
    public let isOld: Bool
    /// Figures of an earlier day are not shown as today's.
    public let isEarlierDay: Bool

    public init(_ date: Date, now: Date, locale: Locale, timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        isEarlierDay = !calendar.isDate(date, inSameDayAs: now)
        let style = Date.FormatStyle(locale: locale, timeZone: timeZone)
        let time = date.formatted(style.hour().minute())
        isOld = isEarlierDay || now.timeIntervalSince(date) > Self.old
        guard isEarlierDay else {
            text = time
            brief = time
            return
        }
        var day = style.day().month(.abbreviated)
        if !calendar.isDate(date, equalTo: now, toGranularity: .year) { day = day.year() }
        brief = date.formatted(day)
        text = "\(brief), \(time)"
    }
}
