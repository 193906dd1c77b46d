import Foundation
import GRDB
import SalonCore

/// Brings what is essential of the app's events into the shared store. It looks at what is there and writes only what differs, so that
/// running it twice changes nothing.
struct CalendarMirror: Sendable {
    let salon: SalonStore
    let calendar: CalendarStore
    let now: @Sendable () -> Date

    /// Rows written in one transaction: short enough that nobody waits for it.
    static let portion = 500

    /// Mirrors these events, also those that are gone.
    /// - Returns: how many rows were written.
    @discardableResult
    func mirror(_ ids: [String], account: String) throws -> Int {
        var written = 0
        for start in stride(from: 0, to: ids.count, by: Self.portion) {
            written += try mirrorPortion(ids[start..<min(start + Self.portion, ids.count)], account)
        }
        return written
    }

    /// All events of an account whose rows may differ: those of the app, and those of the shared store that the app has no more, as when
    /// they were deleted while nobody mirrored.
    func candidates(account: String) throws -> [String] {
        let date = now()
        let wanted = try calendar.shared.read { db in
            let events = try EssentialEvent.fetchCursor(
                db, sql: "SELECT \(EssentialEvent.columns) FROM event WHERE account = ? AND ends_at >= ?",
                arguments: [account, SalonStore.horizon(date).milliseconds])
            var wanted: [String: LightCalendarEvent] = [:]
            while let event = try events.next() {
                if let light = event.mirrored(account: account, now: date) { wanted[light.id] = light }
            }
            return wanted
        }
        let found = try salon.shared.read { db in
            try LightCalendarEvent.fetchAll(db, sql: "SELECT * FROM event WHERE account = ?", arguments: [account])
        }
        let known = Dictionary(found.map { ($0.id, $0) }) { $1 }
        let changed = wanted.values.filter { Self.differs(known[$0.id], $0) }.map(\.id)
        let departed = found.filter { wanted[$0.id] == nil && !$0.needsSync }.map(\.id)
        return (changed + departed).sorted()
    }

    private func mirrorPortion(_ ids: ArraySlice<String>, _ account: String) throws -> Int {
        let date = now()
        let wanted = try calendar.shared.read { db in
            try ids.map { id in (id, try Self.essential(db, id)?.mirrored(account: account, now: date)) }
        }
        let isDue = try salon.shared.read { db in
            try wanted.contains { Self.differs(try SalonStore.event(db, $0, account), $1) }
        }
        guard isDue else { return 0 }
        return try salon.shared.write { db in
            var written = 0
            for (id, light) in wanted {
                guard Self.differs(try SalonStore.event(db, id, account), light) else { continue }
                if let light {
                    try light.upsert(db)
                } else {
                    try db.execute(cachedSQL: "DELETE FROM event WHERE id = ?", arguments: [id])
                }
                written += 1
            }
            return written
        }
    }

    static func essential(_ db: Database, _ id: String) throws -> EssentialEvent? {
        let statement = try db.cachedStatement(sql: "SELECT \(EssentialEvent.columns) FROM event WHERE id = ?")
        return try EssentialEvent.fetchOne(statement, arguments: [id])
    }

    /// Whether a row has to be written. One that the widget has received and the app not yet taken over is left, unless the app has a newer
    /// version; one that looks the same is left too: of what is not essential the widget shows nothing.
    static func differs(_ found: LightCalendarEvent?, _ wanted: LightCalendarEvent?) -> Bool {
        switch (found, wanted) {
        case (nil, nil): false
        case (nil, _?): true
        case (let found?, nil): !found.needsSync
        case (let found?, let wanted?):
            // A deletion is judged by the import; a payload that nobody can read yet must not hide what came after it.
            found.needsSync
                ? (!found.isTombstone || found.payload != nil) && found.version < wanted.version : !found.looksLike(wanted)
        }
    }
}
