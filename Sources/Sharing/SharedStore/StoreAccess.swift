import Foundation
import GRDB

/// The connections of one process, and the gate that closes them while it is suspended.
final class StoreAccess: @unchecked Sendable {
    let pool: DatabasePool
    /// Reads for the observers, and sees by `data_version` whether anybody else has written.
    let watching: DatabaseQueue
    private let patience: Double
    private let condition = NSCondition()
    // Both guarded by the condition.
    private var isSuspended = false
    private var active = 0

    init(pool: DatabasePool, watching: DatabaseQueue, patience: Double) {
        self.pool = pool
        self.watching = watching
        self.patience = patience
    }

    /// Runs what reads or writes; not at all while suspended.
    func within<Value>(_ body: () throws -> Value) throws -> Value {
        try condition.withLock {
            if isSuspended { throw StoreError.suspended }
            active += 1
        }
        defer {
            condition.withLock {
                active -= 1
                condition.broadcast()
            }
        }
        do {
            return try body()
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
            throw StoreError.busy(seconds: patience)
        } catch let error as DatabaseError where [.SQLITE_INTERRUPT, .SQLITE_ABORT].contains(error.resultCode) && isClosed {
            throw StoreError.suspended
        }
    }

    func read<Value>(_ value: (Database) throws -> Value) throws -> Value { try within { try pool.read(value) } }

    /// Reads for the observers, from one state of the database. What begins and ends the transaction is compiled once.
    func watch<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try watching.unsafeRead { db in
            try db.cachedStatement(sql: "BEGIN DEFERRED TRANSACTION").step()
            do {
                let value = try body(db)
                try db.cachedStatement(sql: "COMMIT TRANSACTION").step()
                return value
            } catch {
                // What has ended it already is what is thrown.
                try? db.rollback()
                throw error
            }
        }
    }

    /// Checks once more, before a transaction is committed, that the store is open.
    func checkOpen() throws { if isClosed { throw StoreError.suspended } }

    private var isClosed: Bool { condition.withLock { isSuspended } }

    /// Returns when nothing is being read or written any more, and so no lock is held.
    @available(*, noasync)
    func suspend() {
        condition.lock()
        defer { condition.unlock() }
        isSuspended = true
        while active > 0 {
            pool.interrupt()
            watching.interrupt()
            _ = condition.wait(until: Date(timeIntervalSinceNow: 0.01))
        }
    }

    func resume() { condition.withLock { isSuspended = false } }
}
