/// A delegate that is told which widgets were added and removed.
///
/// Each event is told until it was taken: where a process dies in between, or a call throws, the same event comes again.
public protocol WidgetLifecycleDelegate: Sendable {
    /// - Parameter events: what was added since the last time, the oldest first; never empty.
    func didAddWidgets(_ events: [WidgetLifecycleEvent]) async throws
    /// - Parameter events: what was removed since the last time, likewise.
    func didRemoveWidgets(_ events: [WidgetLifecycleEvent]) async throws
    /// A guess, since the system says nothing of it; by default nobody wants to know.
    /// - Parameter events: what was set otherwise since the last time, likewise, each with what it was before.
    func didChangeWidgets(_ events: [WidgetLifecycleEvent]) async throws
}

extension WidgetLifecycleDelegate {
    /// Takes the events and does nothing with them.
    public func didChangeWidgets(_ events: [WidgetLifecycleEvent]) async throws {}
}

extension WidgetLifecycle {
    /// Tells a delegate what waits: first what was added, then what was changed, then what was removed. Where a call throws, all of it waits.
    /// - Returns: how many events were told; 0 as well while another process is at it.
    @discardableResult
    public func deliver(to delegate: some WidgetLifecycleDelegate) async throws -> Int {
        try await deliver { events in
            let added = events.filter { $0.change == .added }, removed = events.filter { $0.change == .removed }
            let changed = events.filter { $0.change == .changed }
            if !added.isEmpty { try await delegate.didAddWidgets(added) }
            if !changed.isEmpty { try await delegate.didChangeWidgets(changed) }
            if !removed.isEmpty { try await delegate.didRemoveWidgets(removed) }
        }
    }
}
