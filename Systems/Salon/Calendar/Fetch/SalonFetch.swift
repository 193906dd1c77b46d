import Foundation
import GRDB
import SalonCore

/// The last time that the widget fetched an account's calendar.
public struct SalonFetch: Hashable, Sendable {
    public var date: Date
    /// The place where the changes after it begin; nil where the service gave none.
    public var cursor: String?
    /// The first day that was fetched.
    public var day: DiaryDay

    public init(date: Date, cursor: String?, day: DiaryDay) {
        self.date = date.inMilliseconds
        self.cursor = cursor
        self.day = day
    }
}

extension SalonStore {
    /// The last fetch of an account; nil where the widget never did, or where what is noted cannot be read.
    public func lastFetch(account: String) throws -> SalonFetch? {
        try shared.read { db in
            guard
                let row = try Row.fetchOne(
                    db.cachedStatement(sql: "SELECT fetched_at, cursor, day FROM fetch WHERE account = ?"), arguments: [account]),
                let text = try? row.decode(String.self, forColumn: "day"), let day = DiaryDay(text),
                let date = try? row.decode(Int64.self, forColumn: "fetched_at"),
                let cursor = try? row.decode(String?.self, forColumn: "cursor")
            else { return nil }
            return SalonFetch(date: Date(milliseconds: date), cursor: cursor, day: day)
        }
    }

    static func note(_ db: Database, _ fetch: SalonFetch, _ account: String) throws {
        try db.execute(
            cachedSQL: """
                INSERT INTO fetch (account, fetched_at, cursor, day) VALUES (?, ?, ?, ?)
                ON CONFLICT (account) DO UPDATE SET fetched_at = excluded.fetched_at, cursor = excluded.cursor, day = excluded.day
                """, arguments: [account, fetch.date.milliseconds, fetch.cursor, fetch.day.description])
    }
}
