import Foundation
import GRDB
import SalonCore

/// Stores in the shared store what the widget has received from the service.
struct CalendarReceiving: Sendable {
    let salon: SalonStore
    let seal: PayloadSeal
    let now: @Sendable () -> Date

    /// - Parameters:
    ///   - events: to be shown, where they are the account's own.
    ///   - known: to be stored only where a row of theirs is there.
    ///   - gone: what the service has no more, with the versions that ended them.
    ///   - date: when it was asked for.
    /// - Returns: how many were stored, and how many noted as gone.
    @discardableResult
    func store(
        _ events: [CalendarEvent], known: [CalendarEvent] = [], gone: [(id: String, version: Int)] = [], account: String, at date: Date,
        _ fetch: SalonFetch
    ) throws(CalendarProblem) -> (stored: Int, gone: Int) {
        do {
            let due = try salon.shared.read { db in
                try (events.map { ($0, true) } + known.map { ($0, false) }).filter { event, isShown in
                    Self.isNews(event, try SalonStore.event(db, event.id, account), account, isShown: isShown)
                }
            }
            // The keychain is asked before others have to wait for this process.
            let rows = try due.map { event, isShown in
                (event, isShown, try row(event, account, date))
            }
            let horizon = SalonStore.horizon(now())
            try salon.prune(endedBefore: horizon)
            return try salon.shared.write { db in
                try SalonStore.checkOwner(db, account)
                var stored = 0, ended = 0
                for (event, isShown, row) in rows where event.end >= horizon {
                    let found = try SalonStore.event(db, event.id, account)
                    guard Self.isNews(event, found, account, isShown: isShown) else { continue }
                    try row.upsert(db)
                    if row.isTombstone { ended += 1 } else { stored += 1 }
                }
                for (id, version) in gone {
                    guard var row = try SalonStore.event(db, id, account), !row.isTombstone, row.version <= version else { continue }
                    row.isTombstone = true
                    row.needsSync = true
                    row.version = version
                    row.payload = nil
                    row.payloadVersion = nil
                    row.receivedAt = date.inMilliseconds
                    try row.update(db)
                    ended += 1
                }
                try SalonStore.note(db, fetch, account)
                return (stored, ended)
            }
        } catch let error as CalendarProblem {
            throw error
        } catch {
            throw .notStored("\(error)")
        }
    }

    /// Whether the app or the widget does not know it yet.
    private static func isNews(_ event: CalendarEvent, _ found: LightCalendarEvent?, _ account: String, isShown: Bool) -> Bool {
        guard let found else { return isShown && isVisible(event, account) }
        if found.version != event.version { return found.version < event.version }
        return !found.looksLike(light(event, account, found.receivedAt))
    }

    private static func isVisible(_ event: CalendarEvent, _ account: String) -> Bool {
        event.stylist == account && event.status == .booked
    }

    private static func light(_ event: CalendarEvent, _ account: String, _ date: Date) -> LightCalendarEvent {
        var light = LightCalendarEvent(event, account: account, receivedAt: date)
        light.isTombstone = !isVisible(event, account)
        return light
    }

    /// A cancelled event, or one that another stylist has taken over, is not shown any more; the app learns from the payload why.
    private func row(_ event: CalendarEvent, _ account: String, _ date: Date) throws -> LightCalendarEvent {
        var row = Self.light(event, account, date)
        row.needsSync = true
        row.payload = try seal.sealed(event, account: account)
        row.payloadVersion = PayloadSeal.version
        return row
    }
}
