import Foundation

/// The widgets known after the last comparison, with the events not yet delivered: one file, so that neither is there without the other.
struct WidgetSnapshot: Codable, Equatable, Sendable {
    /// Widgets that are not listed any more, and how often in a row that was seen.
    struct Missing: Codable, Equatable, Sendable {
        var widget: WidgetInstallation
        var count: Int
        var seen: Int
        /// The last time that counted.
        var date: Date
    }

    var version = 1
    /// The widgets that were reported as added and not as removed, in order.
    var known: [WidgetInstallation] = []
    var missing: [Missing] = []
    var outbox: [WidgetLifecycleEvent] = []
    /// Events that were given up because too many waited.
    var dropped = 0
    /// The time until which somebody is at telling them.
    var delivery: Date?

    /// Compares with what is listed now.
    /// - Parameters:
    ///   - confirmations: how often in a row a widget must be missing.
    ///   - spacing: seconds between two that count.
    mutating func update(
        _ current: [WidgetInstallation], confirmations: Int, spacing: Double, at now: Date
    ) -> (added: [WidgetInstallation], removed: [WidgetInstallation]) {
        let listed = Multiset(current)
        var known = Multiset(known)
        var new = listed.subtracting(known), gone = known.subtracting(listed)
        var changed: [WidgetLifecycleEvent] = []
        // One that went and one that came, of one kind and family: most likely the same one with another configuration.
        for came in new.elements.sorted() {
            guard
                let went = gone.elements.sorted().first(where: { ($0.kind, $0.family) == (came.kind, came.family) })
            else { continue }
            new[came] -= 1
            gone[went] -= 1
            known[went] -= 1
            known[came] += 1
            changed.append(WidgetLifecycleEvent(change: .changed, widget: came, former: went, date: now))
        }
        let added = new.elements.sorted()
        for widget in added { known[widget] += 1 }
        var removed: [WidgetInstallation] = []
        var stillMissing: [Missing] = []
        for widget in Set(gone.elements).sorted() {
            var entry = seenMissing(widget, gone[widget], spacing: spacing, at: now)
            if entry.seen >= confirmations {
                removed += Array(repeating: widget, count: entry.count)
                known[widget] -= entry.count
                // More of them may have gone since this began; they are counted from now.
                entry = Missing(widget: widget, count: gone[widget] - entry.count, seen: 1, date: now)
            }
            if entry.count > 0 { stillMissing.append(entry) }
        }
        missing = stillMissing
        self.known = known.elements.sorted()
        outbox += added.map { WidgetLifecycleEvent(change: .added, widget: $0, date: now) }
        outbox += changed
        outbox += removed.map { WidgetLifecycleEvent(change: .removed, widget: $0, date: now) }
        return (added, removed)
    }

    private func seenMissing(_ widget: WidgetInstallation, _ count: Int, spacing: Double, at now: Date) -> Missing {
        guard var entry = missing.first(where: { $0.widget == widget }) else {
            return Missing(widget: widget, count: count, seen: 1, date: now)
        }
        // A copy that came back was not gone.
        entry.count = min(entry.count, count)
        // Several calls in one moment see one list. A clock set back counts too.
        if abs(now.timeIntervalSince(entry.date)) >= spacing {
            entry.seen += 1
            entry.date = now
        }
        return entry
    }
}
