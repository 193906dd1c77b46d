import Foundation
import VitrineWidgetArchive

extension SnapshotStrategy where Value == ArchivedTimeline {
    /// The timeline's policy, and the date and the texts of each entry.
    public static var timeline: Self {
        SnapshotStrategy<String>.text.pullback { timeline in
            let entries = timeline.entries.map { entry in
                let texts = entry.variants.first?.nodes.compactMap(\.text).filter { !$0.isEmpty } ?? []
                return "\(date(entry.date)) \(texts.map { "“\($0)”" }.joined(separator: " "))".trimmingCharacters(in: .whitespaces)
            }
            return ArchiveText.lines(["\(timeline.kind) \(timeline.family.rawValue), \(policy(timeline.policy))"] + entries)
        }
    }

    /// The pixels of one entry.
    /// - Parameters:
    ///   - index: the entry's index in the timeline. One that the timeline lacks fails the test.
    ///   - settings: what the place has behind the tile, and how it shows it; the rest is the timeline's.
    public static func picture(entry index: Int = 0, _ settings: PictureSettings = PictureSettings()) -> Self {
        SnapshotStrategy<Picture>.picture.pullback { timeline in
            guard timeline.entries.indices.contains(index), let view = timeline.entries[index].variants.first else {
                throw NoSuchEntry(index: index, count: timeline.entries.count)
            }
            return Picture(view, backdrop: settings.backdrop, appearance: settings.appearance)
        }
    }

    private static func policy(_ policy: ReloadPolicy) -> String {
        switch policy {
        case .atEnd: "asked for again at its end"
        case .never: "never asked for again"
        case .after(let moment): "asked for again at \(date(moment))"
        }
    }

    private static func date(_ date: Date) -> String { date.formatted(.iso8601) }
}

/// A timeline was asked for an entry that it does not have.
public struct NoSuchEntry: Error, CustomStringConvertible {
    /// The entry that was asked for.
    public let index: Int
    /// Entries of the timeline.
    public let count: Int

    public var description: String { "The timeline has \(count) entries; there is none at \(index), counted from 0." }
}
