import Foundation
import WidgetKit

/// A provider whose calls are given by a test.
struct ClosureProvider<Entry: TimelineEntry>: TimelineProvider {
    typealias Completion = @Sendable (Timeline<Entry>) -> Void
    var first: Entry
    var onContext: @Sendable (TimelineProviderContext) -> Void = { _ in }
    var onTimeline: (@Sendable (@escaping Completion) -> Void)?

    func placeholder(in context: Context) -> Entry {
        onContext(context)
        return first
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        onContext(context)
        completion(first)
    }

    func getTimeline(in context: Context, completion: @escaping Completion) {
        onContext(context)
        if let onTimeline { onTimeline(completion) } else { completion(Timeline(entries: [first], policy: .atEnd)) }
    }
}

struct DateEntry: TimelineEntry {
    var date = Date(timeIntervalSince1970: 1_800_000_000)
}
