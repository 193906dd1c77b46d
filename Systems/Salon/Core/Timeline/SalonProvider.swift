import Foundation
import WidgetKit

/// The provider of the widget. Whatever goes wrong, there is a timeline.
public struct SalonProvider: Sendable {
    private let source: any DaySource
    private let now: @Sendable () -> Date
    private let locale: Locale
    private let timeZone: TimeZone

    public init(
        source: any DaySource, now: @escaping @Sendable () -> Date = { Date() }, locale: Locale = .current, timeZone: TimeZone = .current
    ) {
        self.source = source
        self.now = now
        self.locale = locale
        self.timeZone = timeZone
    }

    /// An entry at once: the layout of a new tile.
    public func placeholder() -> SalonEntry {
        SalonEntry(date: now(), state: SampleDay.state(now: now(), locale: locale, timeZone: timeZone))
    }

    /// Returns what the tile would show now; in the gallery a sample.
    public func snapshot(isPreview: Bool) async -> SalonEntry {
        guard !isPreview else { return placeholder() }
        let now = now()
        return SalonEntry(date: now, state: state(await source.days(at: now), at: now))
    }

    /// The day to its end, and the next day's beginning.
    public func timeline() async -> Timeline<SalonEntry> {
        let known = await source.days(at: now())
        // One moment for all that follows: read again for each, it would drift.
        let now = now()
        guard case .appointments(let appointments, let zone, let copied) = known else {
            // The app asks for a new timeline when somebody signs in; the rest mends itself.
            let wait: TimeInterval = known == .signedOut ? 4 * 3_600 : 900
            return Timeline(entries: [SalonEntry(date: now, state: state(known, at: now))], policy: .after(now.addingTimeInterval(wait)))
        }
        let calendar = Calendar.of(locale, zone ?? timeZone)
        let ages = copied.map { CopyAge($0).changes(after: now, calendar) } ?? []
        let dates = EntryDates.dates(from: now, appointments, calendar, ages: ages)
        let entries = dates.map { SalonEntry(date: $0, state: state(known, at: $0)) }
        // Where not all of them had room, before the last of those that had.
        let midnight = calendar.day(of: now).end
        let last = dates.count >= EntryDates.most ? dates.last { $0 < midnight && !ages.contains($0) } : nil
        return Timeline(entries: entries, policy: .after(Self.refresh(after: now, appointments, calendar, last: last)))
    }

    /// The time to ask again: hourly while appointments are left, every third hour else; never after `last`, but for a quarter of an hour.
    static func refresh(after now: Date, _ appointments: [Appointment], _ calendar: Calendar, last: Date?) -> Date {
        let midnight = calendar.day(of: now).end
        let isBusy = appointments.contains { $0.end > now && $0.start < midnight }
        let next = min(now.addingTimeInterval(isBusy ? 3_600 : 3 * 3_600), midnight)
        return min(next, max(last ?? next, now.addingTimeInterval(900)))
    }

    private func state(_ known: KnownDays, at date: Date) -> SalonState {
        switch known {
        case .signedOut: .signedOut
        case .nothing: .unavailable
        case .appointments(let appointments, let zone, let copied):
            .day(
                DaySheet(
                    appointments, now: date, locale: locale, timeZone: zone ?? timeZone,
                    asOf: copied.flatMap { CopyAge($0).asOf(at: date) },
                    deviceZone: timeZone))
        }
    }
}

extension SalonProvider {
    /// Asks as ``timeline()`` does, for callers that wait by a completion: it is called once, on every path.
    public func getTimeline(completion: @escaping @Sendable (Timeline<SalonEntry>) -> Void) {
        Task { completion(await timeline()) }
    }

    /// Asks as ``snapshot(isPreview:)`` does, likewise.
    public func getSnapshot(isPreview: Bool, completion: @escaping @Sendable (SalonEntry) -> Void) {
        Task { completion(await snapshot(isPreview: isPreview)) }
    }
}
