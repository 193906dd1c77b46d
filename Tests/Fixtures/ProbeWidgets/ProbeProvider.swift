import SwiftUI
import WidgetKit

/// A probe: what a widget does when it is asked for a timeline.
protocol Probe {
    static var kind: String { get }
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void)
}

struct ProbeProvider<Behaviour: Probe>: TimelineProvider {
    func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: Date(), words: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (ProbeEntry) -> Void) {
        completion(ProbeEntry(date: Date(), words: context.isPreview ? "preview" : "snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        Behaviour.timeline(completion)
    }
}

extension Timeline where EntryType == ProbeEntry {
    /// One entry, dated now, and nothing after it.
    static func only(_ words: String) -> Timeline {
        Timeline(entries: [ProbeEntry(date: Date(), words: words)], policy: .never)
    }
}
