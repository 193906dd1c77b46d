import Foundation

/// Which addition each removal belongs to. Widgets have no identity of their own: of equal ones any may go.
struct WidgetLives {
    struct Life {
        var added: WidgetEvent
        var removed: Date?
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

    /// Takes the next event in the order of time. A removal of what was never added counts for nothing.
    mutating func note(_ event: WidgetEvent) {
        let place = Place(installation: event.installation, kind: event.kind, family: event.family)
        switch event.name {
        case WidgetEvent.added:
            present[place, default: []].append(all.count)
            all.append(Life(added: event))
        case WidgetEvent.removed:
            guard let those = present[place], !those.isEmpty else { return }
            // A changed configuration is not reported, so one may go under another than it came with: then the one that is there longest.
            let index = those.firstIndex { all[$0].added.configuration == event.configuration } ?? 0
            all[those[index]].removed = event.at
            present[place]?.remove(at: index)
        default: break
        }
    }
}
