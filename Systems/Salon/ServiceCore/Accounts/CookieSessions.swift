import Foundation
import GRDB
import Passwords
import RotatingTokens

/// Sessions that a cookie opens. Only digests are kept, so that a stolen file opens no session.
public struct CookieSessions: Sendable {
    /// The cookie's name.
    static let name = "salon_session"
    /// Seconds a session lives.
    static let lifetime = 30 * 86_400
    private let database: DatabaseQueue
    private let now: @Sendable () -> Date

    public init(database: DatabaseQueue, now: @escaping @Sendable () -> Date) {
        self.database = database
        self.now = now
    }

    static func createTable(in database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE cookie (digest BLOB PRIMARY KEY, account TEXT NOT NULL, expires REAL NOT NULL) STRICT, WITHOUT ROWID;
                """)
    }

    /// A new session; what the cookie says.
    func begin(_ account: String) async throws -> String {
        let value = TokenPair.first().access, now = now().timeIntervalSince1970
        try await database.write { db in
            try db.execute(sql: "DELETE FROM cookie WHERE expires <= ?", arguments: [now])
            try db.execute(
                sql: "INSERT INTO cookie (digest, account, expires) VALUES (?, ?, ?)",
                arguments: [TokenPair.digest(value), account, now + Double(Self.lifetime)])
        }
        return value
    }

    /// The account whose session it is; nil for one that is unknown or over.
    func account(cookie: String) async throws -> String? {
        let now = now().timeIntervalSince1970
        return try await database.read { db in
            try String.fetchOne(
                db, sql: "SELECT account FROM cookie WHERE digest = ? AND expires > ?", arguments: [TokenPair.digest(cookie), now])
        }
    }

    func end(_ cookie: String) async throws {
        try await database.write { try $0.execute(sql: "DELETE FROM cookie WHERE digest = ?", arguments: [TokenPair.digest(cookie)]) }
    }
}
