import Foundation
import VitrineWidgetArchive

/// The entries a widget is to show, and when to ask for the next.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The earliest time at which a provider is asked again.
public struct TimelineReloadPolicy: Hashable, Sendable {
    let archived: ReloadPolicy

    /// The provider is asked again when the date of the last entry has passed.
    public static let atEnd = TimelineReloadPolicy(archived: .atEnd)
    /// The timeline is reloaded only when the app (or the system) asks for it.
    public static let never = TimelineReloadPolicy(archived: .never)
    /// The provider is asked again at a date, before or after the last entry's.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(archived: .after(date)) }
}
