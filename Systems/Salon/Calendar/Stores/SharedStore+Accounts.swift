import GRDB
import SharedStore

extension SharedStore {
    /// Removes from some tables everything that is not this account's; everything where nobody is signed in.
    func keepOnly(account: String?, in tables: [String]) throws {
        let account = account ?? ""
        // Most of the time there is nothing, and nobody need wait for a writer.
        let others = try read { db in
            try tables.filter { table in
                try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE account <> ?)", arguments: [account]) ?? false
            }
        }
        guard !others.isEmpty else { return }
        try write { db in
            for table in tables { try db.execute(sql: "DELETE FROM \(table) WHERE account <> ?", arguments: [account]) }
        }
    }
}

extension FetchableRecord where Self: TableRecord {
    /// One event, if it is in the account's calendar.
    static func one(_ db: Database, _ id: String, of account: String) throws -> Self? {
        let statement = try db.cachedStatement(sql: "SELECT * FROM \(databaseTableName) WHERE id = ? AND account = ?")
        return try fetchOne(statement, arguments: [id, account])
    }
}

extension Database {
    func execute(cachedSQL sql: String, arguments: StatementArguments) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
