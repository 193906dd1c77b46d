import Foundation
import SalonCalendar
import SalonCore
import SharedStore
import WidgetTimelines

/// Reloads the widget when what it shows has changed: at once while the app is in front, else when nothing more has come for a moment,
/// so that a busy salon does not use up the day's reloads.
///
/// What the two processes share is watched, whoever wrote it. What the widget has received by itself it shows already.
public actor WidgetNews {
    /// Days that the widget shows, from yesterday on.
    private static let days = 9.0
    /// Seconds of quiet before a reload, in the background.
    private static let quiet = 3
    /// Seconds after which an observation that has failed begins anew.
    private static let pause = 8
    private let salon: SalonStore
    private let timelines: any TimelineReloading
    private let now: @Sendable () -> Date
    private let report: @Sendable (any Error) -> Void
    private var watching: Task<Void, Never>?
    private var pending: Task<Void, Never>?
    private var isInFront = false
    /// The events at the last look, also those that are not shown yet; nil before the first.
    private(set) var known: [String: LightCalendarEvent]?

    /// - Parameter report: called with what goes wrong; it is tried again.
    public init(
        salon: SalonStore, timelines: any TimelineReloading, now: @escaping @Sendable () -> Date,
        report: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        self.salon = salon
        self.timelines = timelines
        self.now = now
        self.report = report
    }

    /// Watches an account's days from now on.
    func start(_ account: SalonAccount) {
        watching?.cancel()
        known = nil
        let start = now().addingTimeInterval(-86_400)
        watching = Task {
            while !Task.isCancelled {
                do {
                    // The observation has no end date: the app may run for weeks, and each day shows another one.
                    for try await change in try salon.changes(account: account.id, from: start, to: .distantFuture) { await look(change) }
                    return
                } catch {
                    report(error)
                    try? await Task.sleep(for: .seconds(Self.pause))
                }
            }
        }
    }

    func stop() {
        watching?.cancel()
        pending?.cancel()
        known = nil
    }

    /// Notes whether the app is in front. A reload that waits for quiet is due when it comes to the front.
    func foreground(_ isInFront: Bool) async {
        self.isInFront = isInFront
        guard isInFront, let pending else { return }
        pending.cancel()
        self.pending = nil
        await timelines.reloadAllTimelines()
    }

    private func look(_ change: StoreChange) async {
        let rows: [LightCalendarEvent]
        do {
            rows = try change.collection.fetch(LightCalendarEvent.self, at: 0..<change.collection.count)
        } catch {
            return report(error)
        }
        let former = known, date = now()
        let current = Dictionary(rows.map { ($0.id, $0) }) { $1 }
        known = current
        guard let former else { return }
        let news = rows.contains { row in
            guard !row.needsSync else { return false }
            guard let before = former[row.id] else { return Self.isShown(row, date) }
            return !before.looksLike(row) && (Self.isShown(row, date) || Self.isShown(before, date))
        }
        let losses = former.values.contains { current[$0.id] == nil && Self.isShown($0, date) }
        guard news || losses else { return }
        if isInFront { return await timelines.reloadAllTimelines() }
        pending?.cancel()
        pending = Task {
            guard (try? await Task.sleep(for: .seconds(Self.quiet))) != nil else { return }
            await reloadQuietly()
        }
    }

    /// Whether the widget shows an appointment now, or would.
    private static func isShown(_ row: LightCalendarEvent, _ now: Date) -> Bool {
        let start = now.addingTimeInterval(-86_400)
        return row.end > start && row.start < start.addingTimeInterval(days * 86_400)
    }

    private func reloadQuietly() async {
        pending = nil
        await timelines.reloadAllTimelines()
    }
}
