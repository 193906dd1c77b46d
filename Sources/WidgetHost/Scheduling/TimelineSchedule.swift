import Foundation
import VitrineWidgetArchive

/// The times at which each entry of a timeline is shown, and at which the timeline has run out. It knows dates only, no pictures.
package struct TimelineSchedule: Codable, Hashable, Sendable {
    /// One entry: its date and its place in the provider's own order.
    package struct Entry: Codable, Hashable, Sendable {
        package var date: Date
        package var index: Int
    }
    /// The entries by date; those of one date stay in the provider's order.
    package let entries: [Entry]
    package let policy: ReloadPolicy

    /// Dates come from an extension and may be none: such an entry counts as long past, such a policy as never.
    package init(dates: [Date], policy: ReloadPolicy) {
        let entries = dates.enumerated().map { Entry(date: Self.isDate($1) ? $1 : .distantPast, index: $0) }
        self.entries = entries.sorted { ($0.date, $0.index) < ($1.date, $1.index) }
        if case .after(let date) = policy, !Self.isDate(date) {
            self.policy = .never
        } else {
            self.policy = policy
        }
    }

    private enum CodingKeys: CodingKey { case entries, dates, policy }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let policy = try container.decode(ReloadPolicy.self, forKey: .policy)
        if let packed = try container.decodeIfPresent(PackedDates.self, forKey: .dates) {
            self.init(dates: packed.dates, policy: policy)
        } else {
            // As it was written before.
            let entries = try container.decode([Entry].self, forKey: .entries)
            self.init(dates: entries.sorted { $0.index < $1.index }.map(\.date), policy: policy)
        }
    }

    /// Writes the dates in the provider's order, from which the other follows.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(datesAsGiven, forKey: .dates)
        try container.encode(policy, forKey: .policy)
    }

    /// The schedule as its `Codable` form, without an encoder.
    func json() throws -> CompactJSON {
        var policy = CompactJSON()
        switch self.policy {
        case .atEnd: policy.write("atEnd", CompactJSON())
        case .after(let date):
            var after = CompactJSON()
            try after.write("_0", date)
            policy.write("after", after)
        case .never: policy.write("never", CompactJSON())
        }
        var json = CompactJSON()
        json.write("dates", datesAsGiven)
        json.write("policy", policy)
        return json
    }

    private var datesAsGiven: PackedDates { PackedDates(entries.sorted { $0.index < $1.index }.map(\.date)) }

    private static func isDate(_ date: Date) -> Bool { date.timeIntervalSinceReferenceDate.isFinite }

    package init(_ timeline: ArchivedTimeline) {
        self.init(dates: timeline.entries.map(\.date), policy: timeline.policy)
    }

    /// The last entry whose date has come; while all lie ahead, the first; nil without entries.
    package func shown(at now: Date) -> Entry? {
        let after = entries.firstIndex { $0.date > now } ?? entries.count
        return after > 0 ? entries[after - 1] : entries.first
    }

    /// The time at which another entry takes the place of the one shown now; nil when none will.
    package func until(at now: Date) -> Date? {
        guard let shown = shown(at: now) else { return nil }
        return entries.first { $0.date > now && $0 != shown }?.date
    }

    /// The earliest time at which the policy lets the host ask again; nil is never.
    package var renewal: Date? {
        switch policy {
        case .atEnd: entries.last?.date
        case .after(let date): date
        case .never: nil
        }
    }
}
