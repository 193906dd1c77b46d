import Foundation
import VitrineWidgetArchive

/// A timeline that was shown before the present one, whose archive is still in the store.
struct KeptTimeline: Hashable, Sendable {
    /// Its name in the store.
    var made: Date
    /// The time at which another took its place.
    var until: Date
    /// The times at which its entries were shown.
    var shown: [Date]
    var bytes: Int
}

extension Tile {
    /// Seconds for which archives are kept.
    static let keptFor = 86_400.0
    /// Bytes of archives that are kept of one tile; beyond them the oldest go first.
    static let mostKept = 48 << 20

    /// The archives that need not be kept any longer.
    func outlived(at now: Date) -> [Date] {
        var bytes = 0
        return kept.reversed().compactMap { timeline in
            bytes += timeline.bytes
            return timeline.until < now.addingTimeInterval(-Self.keptFor) || timeline.made > now || bytes > Self.mostKept
                ? timeline.made : nil
        }
    }

    /// Dates of the last day at which something else came to be shown that is over.
    func keptDates(at now: Date) -> [Date] {
        let begin = now.addingTimeInterval(-Self.keptFor)
        return kept.lazy.flatMap(\.shown).filter { $0 >= begin && $0 <= now }
    }

    /// The kept timeline that was shown at a moment.
    func kept(at moment: Date) -> KeptTimeline? { kept.last { $0.made <= moment && moment < $0.until } }
}

extension TimelineSchedule {
    /// The times at which something else came to be shown between its making and its end.
    func changes(from made: Date, until end: Date) -> [Date] {
        guard let first = shown(at: made) else { return [] }
        // What stood there before its date, because all lay ahead, does not change at it.
        return [made] + entries.filter { $0 != first && $0.date > made && $0.date < end }.map(\.date)
    }
}

extension ArchivedTimeline {
    /// Whether it shows something that its owner has marked as private: only then an archive has variants for a locked device.
    var holdsPrivateContent: Bool {
        entries.contains { $0.variants.contains { $0.environment.hidesPrivateContent } }
    }
}
