import Foundation

/// Matches each removal with an addition. Widgets have no identity of their own: of equal ones any may go.
struct WidgetLives {
    struct Life {
        var added: WidgetEvent
        /// The widget's present configuration, and since when; at first as it was added.
        var current: WidgetEvent
        /// The metrics that the widget showed at any time.
        var shown: Set<String>
        var removed: Date?

        init(_ added: WidgetEvent) {
            self.added = added
            current = added
            shown = Set(added.metrics)
        }
    }

    /// All widgets there have been, in the order they were added.
    private(set) var all: [Life] = []
    /// The places in `all` of those that are there.
    private var present: [Place: [Int]] = [:]

    private struct Place: Hashable {
        var installation: String
        var kind: String
        var family: String
    }

    /// Takes the next event in the order of time. A removal or a change of what was never added counts for nothing.
    mutating func note(_ event: WidgetEvent) {
        let place = Place(installation: event.installation, kind: event.kind, family: event.family)
        switch event.name {
        case WidgetEvent.added:
            present[place, default: []].append(all.count)
            all.append(Life(event))
        case WidgetEvent.removed:
            guard let those = present[place], !those.isEmpty else { return }
            // A widget whose change was never reported may be removed under an unknown configuration: the oldest one is then taken.
            let index = those.firstIndex { all[$0].current.configuration == event.configuration } ?? 0
            all[those[index]].removed = event.at
            present[place]?.remove(at: index)
        case WidgetEvent.changed:
            guard let those = present[place], !those.isEmpty else { return }
            let index = those[those.firstIndex { all[$0].current.configuration == event.former } ?? 0]
            all[index].current = event
            all[index].shown.formUnion(event.metrics)
        default: break
        }
    }
}
