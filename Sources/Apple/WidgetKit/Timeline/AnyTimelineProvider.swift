import Foundation
import WidgetArchive

/// A provider and its content closure with their types erased. Providers are asked from any thread, as WidgetKit does; the content is
/// evaluated on the main actor.
struct AnyTimelineProvider: @unchecked Sendable {
    let placeholder: (TimelineProviderContext) -> AnyEntry
    let snapshot: (TimelineProviderContext, @escaping @Sendable (AnyEntry) -> Void) -> Void
    let timeline: (TimelineProviderContext, @escaping @Sendable ([AnyEntry], ReloadPolicy) -> Void) -> Void

    init<Provider: TimelineProvider, Content: View>(_ provider: Provider, content: @escaping @MainActor (Provider.Entry) -> Content) {
        // Entries of iOS source are seldom declared Sendable; each is handed over once and not touched by the provider again.
        func erase(_ entry: Provider.Entry) -> AnyEntry {
            nonisolated(unsafe) let entry = entry
            return AnyEntry(date: entry.date, relevance: entry.relevance) { try $0.archive(content(entry)) }
        }
        nonisolated(unsafe) let erase = erase
        placeholder = { erase(provider.placeholder(in: $0)) }
        snapshot = { context, completion in provider.getSnapshot(in: context) { completion(erase($0)) } }
        timeline = { context, completion in
            provider.getTimeline(in: context) { completion($0.entries.map(erase), $0.policy.archived) }
        }
    }
}

/// An entry that can draw itself.
struct AnyEntry: @unchecked Sendable {
    let date: Date
    let relevance: TimelineEntryRelevance?
    let archive: @MainActor (EntryRenderer) throws -> ArchivedView
}
