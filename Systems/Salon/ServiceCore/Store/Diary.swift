import Foundation
import GRDB

/// The salon's diary. Every change has a number; the higher version of an appointment wins, and a tie is the diary's own.
public struct Diary: Sendable {
    /// The outcome of a write.
    enum Outcome: Sendable, Equatable {
        case stored(Appointment)
        /// The diary's version is higher; nil where it was deleted.
        case conflict(Appointment?, version: Int)
        case unknown
    }

    /// Changes after a cursor.
    struct Changes: Sendable {
        struct Change: Sendable {
            var id: String
            /// The appointment; nil for one that is gone, or another stylist's now.
            var appointment: Appointment?
            var version: Int
        }
        var changes: [Change]
        var cursor: Int
        /// Whether there are more after these.
        var hasMore: Bool
    }

    /// Changes of one answer.
    static let page = 500
    let database: DatabaseQueue
    let bell = ChangeBell()
    private let now: @Sendable () -> Date

    public init(database: DatabaseQueue, now: @escaping @Sendable () -> Date) {
        self.database = database
        self.now = now
    }

    // MARK: Reading

    /// Appointments that begin on some days, in order, with the cursor after which changes are unknown. `stylist` nil is the whole salon.
    func appointments(from day: SalonDay, days: Int, stylist: String?) async throws -> (appointments: [Appointment], cursor: Int) {
        try await database.read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT * FROM appointment WHERE content IS NOT NULL AND start >= ? AND start < ? AND (?3 IS NULL OR stylist = ?3)
                    ORDER BY start, id
                    """, arguments: [day.start.timeIntervalSince1970, (day + days).start.timeIntervalSince1970, stylist])
            return (try rows.compactMap { try DiaryRow($0).appointment }, try DiaryRow.head(in: db))
        }
    }

    func appointment(_ id: String) async throws -> Appointment? {
        try await database.read { try DiaryRow(id: id, in: $0)?.appointment }
    }

    /// The changes after a cursor, oldest first; nil for a cursor that this diary never gave.
    func changes(since cursor: Int, stylist: String?) async throws -> Changes? {
        try await database.read { db in
            let head = try DiaryRow.head(in: db)
            guard (0...head).contains(cursor) else { return nil }
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT * FROM appointment WHERE change > ?1 AND (?2 IS NULL OR instr(stylists, ',' || ?2 || ',') > 0)
                    ORDER BY change LIMIT \(Self.page + 1)
                    """, arguments: [cursor, stylist])
            let changes = try rows.prefix(Self.page).map { row in
                let entry = try DiaryRow(row)
                let isTheirs = stylist == nil || entry.stylist == stylist
                return Changes.Change(id: entry.id, appointment: isTheirs ? entry.appointment : nil, version: entry.version)
            }
            let hasMore = rows.count > Self.page
            return Changes(changes: changes, cursor: hasMore ? rows[Self.page - 1]["change"] : head, hasMore: hasMore)
        }
    }

    // MARK: Writing

    /// Adds an appointment under an id that is free; the same one sent again is the one that is there.
    func add(_ appointment: Appointment) async throws -> Outcome {
        try await change { db in
            if let row = try DiaryRow(id: appointment.id, in: db) {
                if let stored = row.appointment, stored.says(appointment) { return .stored(stored) }
                return .conflict(row.appointment, version: row.version)
            }
            return .stored(try store(appointment, version: 1, former: [], in: db))
        }
    }

    /// Puts an appointment whose version says which one was changed. It is stored under the next version, unless the diary's is higher.
    func put(_ appointment: Appointment) async throws -> Outcome {
        try await change { db in
            guard let row = try DiaryRow(id: appointment.id, in: db) else { return .unknown }
            guard let stored = row.appointment else {
                guard appointment.version > row.version else { return .conflict(nil, version: row.version) }
                return .stored(try store(appointment, version: appointment.version + 1, former: row.stylists, in: db))
            }
            guard appointment.version >= row.version else {
                // Whoever lost the answer asks again: nothing is changed twice.
                return stored.says(appointment) && row.version == appointment.version + 1
                    ? .stored(stored) : .conflict(stored, version: row.version)
            }
            return .stored(try store(appointment, version: appointment.version + 1, former: row.stylists, in: db))
        }
    }

    /// Deletes an appointment, unless it was changed since; the tombstone's version. Deleted before, it stays as it is.
    func delete(_ id: String, version: Int) async throws -> (outcome: Outcome, version: Int) {
        let outcome = try await change { db -> (Outcome, Int) in
            guard let row = try DiaryRow(id: id, in: db) else { return (.unknown, 0) }
            guard let stored = row.appointment else { return (.conflict(nil, version: row.version), row.version) }
            guard version >= row.version else { return (.conflict(stored, version: row.version), row.version) }
            try DiaryRow.bury(id, version: version + 1, in: db)
            return (.stored(stored), version + 1)
        }
        return outcome
    }

    /// Changes something in one transaction, and wakes whoever waits for news.
    @discardableResult
    func change<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
        let (value, isNews) = try await database.write { db in
            let before = try DiaryRow.head(in: db)
            let value = try body(db)
            return (value, try DiaryRow.head(in: db) != before)
        }
        if isNews { bell.ring() }
        return value
    }

    private func store(_ appointment: Appointment, version: Int, former: [String], in database: Database) throws -> Appointment {
        var stored = appointment
        stored.version = version
        stored.updatedAt = Date(timeIntervalSince1970: now().timeIntervalSince1970.rounded(.down))
        try DiaryRow.save(stored, former: former, in: database)
        return stored
    }
}

extension Appointment {
    /// Whether two say the same but for when and how often they were changed.
    fileprivate func says(_ other: Appointment) -> Bool {
        var other = other
        other.version = version
        other.updatedAt = updatedAt
        return self == other
    }
}
