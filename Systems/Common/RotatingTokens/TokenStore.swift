import Foundation
import GRDB
import Passwords

/// Families of rotating tokens (RFC 9700 §4.14.2). Every refresh token is used once; one that comes back late ends its whole family.
public struct TokenStore: Sendable {
    /// The outcome of presenting a token, for the counters.
    public enum Outcome: Sendable {
        case refreshed
        case replayed
        /// A token after its time; its family ended with it.
        case reused
        /// A token of a family that had ended before.
        case reusedAgain
        case revoked
        case unknown
    }

    /// The tokens that a client is given.
    public struct Grant: Sendable, Equatable {
        public var pair: TokenPair
        /// The time for which it holds, in seconds.
        public var expiresIn: Int
    }

    /// Seconds for which used tokens are remembered: one that comes back even later is unknown.
    private static let memory = 30.0 * 86_400
    private let database: DatabaseQueue
    private let options: TokenOptions
    private let now: @Sendable () -> Date

    public init(database: DatabaseQueue, options: TokenOptions = TokenOptions(), now: @escaping @Sendable () -> Date) {
        self.database = database
        self.options = options
        self.now = now
    }

    /// A new family for an account.
    public func begin(_ account: String) async throws -> Grant {
        let now = now().timeIntervalSince1970
        let pair = TokenPair.first()
        return try await database.write { db in
            try db.execute(sql: "DELETE FROM access_token WHERE expires <= ?", arguments: [now])
            try db.execute(sql: "DELETE FROM refresh_token WHERE used < ?", arguments: [now - Self.memory])
            try db.execute(sql: "INSERT INTO family (account) VALUES (?)", arguments: [account])
            return try add(pair, family: db.lastInsertedRowID, generation: 1, now: now, in: db)
        }
    }

    /// The pair that follows a refresh token, or nothing with the reason. One transaction: of two that present the same token at once the
    /// second finds it used.
    public func refresh(_ token: String) async throws -> (grant: Grant?, outcome: Outcome) {
        let now = now().timeIntervalSince1970
        let digest = TokenPair.digest(token)
        return try await database.write { db in
            let found = try Row.fetchOne(
                db, sql: "SELECT t.*, f.revoked FROM refresh_token t JOIN family f ON f.id = t.family WHERE t.digest = ?",
                arguments: [digest])
            guard let found else { return (nil, .unknown) }
            let family: Int64 = found["family"], generation: Int = found["generation"], issued: Double = found["issued"]
            guard !(found["revoked"] as Bool) else { return (nil, .reusedAgain) }
            let secret = try Data.fetchOne(db, sql: "SELECT bytes FROM secret") ?? Data()
            let next = TokenPair.after(token, secret: secret)
            guard let used: Double = found["used"] else {
                guard now - issued < options.idleLifetime else { return (nil, .unknown) }
                try db.execute(sql: "UPDATE refresh_token SET used = ? WHERE digest = ?", arguments: [now, digest])
                return (try add(next, family: family, generation: generation + 1, now: now, in: db), .refreshed)
            }
            let latest = try Int.fetchOne(db, sql: "SELECT max(generation) FROM refresh_token WHERE family = ?", arguments: [family])
            // Only the previous token, and only for a moment; a clock set back does not stretch it.
            if latest == generation + 1, abs(now - used) < options.grace,
                let expires = try Double.fetchOne(
                    db, sql: "SELECT expires FROM access_token WHERE digest = ?", arguments: [TokenPair.digest(next.access)])
            {
                return (Grant(pair: next, expiresIn: Int(min(max(0, expires - now), options.accessLifetime))), .replayed)
            }
            try revoke(family, in: db)
            return (nil, .reused)
        }
    }

    /// Ends the family that a token of either kind belongs to.
    public func revoke(_ token: String) async throws -> Outcome {
        let digest = TokenPair.digest(token)
        return try await database.write { db in
            let family = try Int64.fetchOne(
                db,
                sql: """
                    SELECT f.id FROM family f WHERE f.revoked = 0 AND f.id IN (SELECT family FROM refresh_token WHERE digest = ?1
                    UNION SELECT family FROM access_token WHERE digest = ?1)
                    """, arguments: [digest])
            guard let family else { return .unknown }
            try revoke(family, in: db)
            return .revoked
        }
    }

    /// The name of the account that an access token opens.
    public func account(access token: String) async throws -> String {
        let now = now().timeIntervalSince1970
        let account = try await database.read { db in
            try String.fetchOne(
                db,
                sql:
                    "SELECT f.account FROM access_token a JOIN family f ON f.id = a.family WHERE a.digest = ? AND a.expires > ? AND f.revoked = 0",
                arguments: [TokenPair.digest(token), now])
        }
        guard let account else { throw TokenRefusal.invalidToken }
        return account
    }

    private func add(_ pair: TokenPair, family: Int64, generation: Int, now: Double, in db: Database) throws -> Grant {
        try db.execute(
            sql: "INSERT INTO refresh_token (digest, family, generation, issued) VALUES (?, ?, ?, ?)",
            arguments: [TokenPair.digest(pair.refresh), family, generation, now])
        try db.execute(
            sql: "INSERT INTO access_token (digest, family, expires) VALUES (?, ?, ?)",
            arguments: [TokenPair.digest(pair.access), family, now + options.accessLifetime])
        return Grant(pair: pair, expiresIn: Int(min(options.accessLifetime, 1e9)))
    }

    private func revoke(_ family: Int64, in db: Database) throws {
        try db.execute(sql: "UPDATE family SET revoked = 1 WHERE id = ?", arguments: [family])
        try db.execute(sql: "DELETE FROM access_token WHERE family = ?", arguments: [family])
    }
}
