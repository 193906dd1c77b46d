import Foundation
import SalonCalendar
import SalonCore
import SharedStore
import WidgetTimelines

/// Has the widget drawn anew when what it shows has changed: at once while the app is in front, else when nothing more has come for a moment,
/// so that a busy salon does not use up the day's reloads.
///
/// It watches what the two processes share, whoever wrote it. What the widget has received by itself it shows already.
public actor WidgetNews {
    /// Days that the widget shows, from yesterday on.
    private static let days = 9.0
    /// Seconds of quiet before a reload, in the background.
    private static let quiet = 3
    private let salon: SalonStore
    private let timelines: any TimelineReloading
    private let now: @Sendable () -> Date
    private var watching: Task<Void, Never>?
    private var pending: Task<Void, Never>?
    private var isInFront = false
    private var shown: [String: LightCalendarEvent] = [:]

    public init(salon: SalonStore, timelines: any TimelineReloading, now: @escaping @Sendable () -> Date) {
        self.salon = salon
        self.timelines = timelines
        self.now = now
    }

    /// Watches an account's days from now on.
    func start(_ account: SalonAccount) {
        watching?.cancel()
        let start = now().addingTimeInterval(-86_400)
        guard let changes = try? salon.changes(account: account.id, from: start, to: start.addingTimeInterval(Self.days * 86_400)) else {
            return
        }
        watching = Task {
            do {
                for try await change in changes { await look(change) }
            } catch {}
        }
    }

    func stop() {
        watching?.cancel()
        pending?.cancel()
        shown = [:]
    }

    /// What waits for quiet is due when the app comes to the front.
    func foreground(_ isInFront: Bool) async {
        self.isInFront = isInFront
        guard isInFront, let pending else { return }
        pending.cancel()
        self.pending = nil
        await timelines.reloadAllTimelines()
    }

    private func look(_ change: StoreChange) async {
        let rows = (try? change.collection.fetch(LightCalendarEvent.self, at: 0..<change.collection.count)) ?? []
        let isFirst = if case .initial = change { true } else { false }
        let news = rows.contains { row in !row.needsSync && !(shown[row.id]?.looksLike(row) ?? false) }
        let losses = shown.count > rows.count || !Set(shown.keys).isSubset(of: rows.map(\.id))
        shown = Dictionary(rows.map { ($0.id, $0) }) { $1 }
        guard !isFirst, news || losses else { return }
        if isInFront { return await timelines.reloadAllTimelines() }
        pending?.cancel()
        pending = Task {
            guard (try? await Task.sleep(for: .seconds(Self.quiet))) != nil else { return }
            await reloadQuietly()
        }
    }

    private func reloadQuietly() async {
        pending = nil
        await timelines.reloadAllTimelines()
    }
}
