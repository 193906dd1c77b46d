import Foundation
import SalonCore
import SharedStore

/// Takes flagged events of the shared store over into the app's: what the widget has received from the service.
struct CalendarImport: Sendable {
    let salon: SalonStore
    let calendar: CalendarStore
    let seal: PayloadSeal
    let now: @Sendable () -> Date

    /// The change that a flagged row asks for.
    enum Change {
        case put(CalendarEvent)
        /// The service no longer has it.
        case remove
    }

    /// Rows taken over in one transaction: short enough that nobody waits for it.
    static let portion = 200

    /// Flagged rows, by identifier.
    /// - Parameter last: the identifier after which to begin.
    func flagged(account: String, after last: String) throws -> [LightCalendarEvent] {
        try salon.shared.read { db in
            try LightCalendarEvent.fetchAll(
                db, sql: "SELECT * FROM event WHERE account = ? AND needs_sync AND id > ? ORDER BY id LIMIT ?",
                arguments: [account, last, Self.portion])
        }
    }

    /// Takes rows over, and clears their flags. Where a process dies in between, the next does the same again, which changes nothing.
    ///
    /// A row that cannot be read, or is of an unknown form, stays as it is: another version of the app may read it. It holds up no other.
    /// - Parameters:
    ///   - mirror: the observation that would write back what comes from here.
    ///   - observation: of flagged rows, which this changes.
    /// - Returns: the identifiers of those that were taken over.
    /// - Throws: `PayloadProblem.unavailable`, and what the stores throw: then nothing is lost, and it can be tried again.
    @discardableResult
    func take(_ rows: [LightCalendarEvent], mirror: ObservationToken?, observation: ObservationToken?) throws -> Set<String> {
        var incoming: [(light: LightCalendarEvent, change: Change)] = []
        for light in rows where light.needsSync {
            if let change = try change(light) { incoming.append((light, change)) }
        }
        guard !incoming.isEmpty else { return [] }
        // What is equal or older needs no write, and nobody is told.
        let changing = try calendar.shared.read { db in
            try incoming.filter { light, change in
                Self.changes(try calendar.event(db, light.id, light.account), light, change)
            }
        }
        if !changing.isEmpty {
            let written = try changing.map { light, change in
                if case .put(let event) = change {
                    try calendar.written([event], account: light.account).first
                } else {
                    nil as WrittenCalendarEvent?
                }
            }
            try calendar.shared.write(withoutNotifying: [mirror].compactMap { $0 }) { db in
                for ((light, change), row) in zip(changing, written) {
                    guard Self.changes(try calendar.event(db, light.id, light.account), light, change) else { continue }
                    if let row {
                        _ = try calendar.put(db, row)
                    } else {
                        try db.execute(cachedSQL: "DELETE FROM event WHERE id = ?", arguments: [light.id])
                    }
                }
            }
        }
        try settle(incoming.map(\.light), observation)
        return Set(incoming.map(\.light.id))
    }

    /// The change that a light event stands for; nil for what cannot be read.
    private func change(_ light: LightCalendarEvent) throws -> Change? {
        if light.isTombstone && light.payload == nil { return .remove }
        do throws(PayloadProblem) {
            return .put(try seal.opened(light))
        } catch {
            if case .unavailable = error { throw error }
            return nil
        }
    }

    /// The higher version wins, and of equal ones the service's, from which the flagged one comes. A deletion ends what was last changed
    /// before it was seen, and only what the app, too, has in this account's column: another stylist may have taken it over.
    static func changes(_ stored: CalendarEvent?, _ light: LightCalendarEvent, _ change: Change) -> Bool {
        switch change {
        case .put(let event): stored.map { $0.version <= event.version && $0 != event } ?? true
        case .remove:
            stored.map { $0.stylist == light.account && ($0.version <= light.version || $0.updatedAt <= light.receivedAt) } ?? false
        }
    }

    /// Makes the rows what the mirror would make of them, unless the widget has written them anew meanwhile.
    private func settle(_ rows: [LightCalendarEvent], _ observation: ObservationToken?) throws {
        let date = now()
        let essentials = try calendar.shared.read { db in
            try rows.map { try CalendarMirror.essential(db, $0.id)?.mirrored(account: $0.account, now: date) }
        }
        try salon.shared.write(withoutNotifying: [observation].compactMap { $0 }) { db in
            for (row, essential) in zip(rows, essentials) where try SalonStore.event(db, row.id, row.account) == row {
                if let essential {
                    try essential.update(db)
                } else {
                    try row.delete(db)
                }
            }
        }
    }
}
