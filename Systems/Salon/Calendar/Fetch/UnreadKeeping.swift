import Foundation
import GRDB
import SalonCore

/// Keeps events that this version cannot read until one comes that can: as flagged rows of the shared store, with all that came in the
/// payload. The widget shows of them what is seen at a glance; the app tries at each start to take them over.
public struct UnreadKeeping: Sendable {
    private let salon: SalonStore
    private let seal: PayloadSeal
    private let now: @Sendable () -> Date

    public init(salon: SalonStore, seal: PayloadSeal, now: @escaping @Sendable () -> Date) {
        self.salon = salon
        self.seal = seal
        self.now = now
    }

    /// Stores those that are newer than what is there.
    /// - Throws: `PayloadProblem`, and what the store throws: then nothing is stored.
    public func keep(_ events: [UnreadEvent], account: String) throws {
        let date = now(), horizon = SalonStore.horizon(date)
        func isNews(_ event: UnreadEvent, _ db: Database) throws -> Bool {
            try SalonStore.event(db, event.light.id, account).map { $0.version < event.light.version } ?? (event.light.end >= horizon)
        }
        let due = try salon.shared.read { db in try events.filter { try isNews($0, db) } }
        guard !due.isEmpty else { return }
        let rows = try due.map { ($0, try row($0, account, date)) }
        try salon.shared.write { db in
            try SalonStore.checkOwner(db, account)
            for (event, row) in rows where try isNews(event, db) { try row.upsert(db) }
        }
    }

    private func row(_ event: UnreadEvent, _ account: String, _ date: Date) throws(PayloadProblem) -> LightCalendarEvent {
        var row = event.light
        row.account = account
        row.isTombstone = event.stylist != account || !event.isBooked
        row.needsSync = true
        row.payload = try seal.sealed(json: event.json, id: row.id, account: account)
        row.payloadVersion = PayloadSeal.version
        row.receivedAt = date.inMilliseconds
        return row
    }
}
