import GRDB
import SharedStore

extension SharedStore {
    /// Removes from some tables everything that is not this account's, everything where nobody is signed in: from the files too.
    /// - Parameters:
    ///   - isDue: whether there is something else to remove or to note.
    ///   - also: is done in the same transaction.
    func keepOnly(
        account: String?, in tables: [String], ifAlso isDue: (Database) throws -> Bool, _ also: (Database) throws -> Void
    ) throws {
        let name = account ?? ""
        // Most of the time there is nothing, and nobody need wait for a writer.
        let (others, more) = try read { db in
            let others = try tables.filter { table in
                try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE account <> ?)", arguments: [name]) ?? false
            }
            return (others, try isDue(db))
        }
        guard !others.isEmpty || more else { return }
        func remove(_ db: Database) throws {
            for table in tables { try db.execute(sql: "DELETE FROM \(table) WHERE account <> ?", arguments: [name]) }
            try also(db)
        }
        if others.isEmpty { try write(remove) } else { try erase(remove) }
    }
}

extension FetchableRecord where Self: TableRecord {
    /// Reads an event, if it is in the account's calendar.
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
