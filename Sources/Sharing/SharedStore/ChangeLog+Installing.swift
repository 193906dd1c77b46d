import GRDB

extension ChangeLog {
    /// Makes the log, and the triggers of the observed tables as their columns are now. Where any of that is new, all observers query anew.
    static func install(_ db: Database, observing tables: [String]) throws {
        try db.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS shared_state (one INTEGER PRIMARY KEY CHECK (one = 1), identity INTEGER NOT NULL);
                CREATE TABLE IF NOT EXISTS shared_table (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, key TEXT NOT NULL,
                    columns TEXT NOT NULL);
                CREATE TABLE IF NOT EXISTS shared_change (id INTEGER PRIMARY KEY, tbl INTEGER NOT NULL, key, columns INTEGER NOT NULL);
                """)
        var wanted: [String: String] = [:]
        var keys: [String: String] = [:]
        for table in tables {
            guard try db.tableExists(table) else { throw StoreError.notObserved(table: table) }
            let key = try keyColumn(db, table)
            keys[table] = key
            try db.execute(
                sql: """
                    INSERT INTO shared_table (name, key, columns) VALUES (?, ?, ?)
                    ON CONFLICT (name) DO UPDATE SET key = excluded.key, columns = excluded.columns
                    """, arguments: [table, key, try db.columns(in: table).map(\.name).joined(separator: "\n")])
            let id = try Int64.fetchOne(db, sql: "SELECT id FROM shared_table WHERE name = ?", arguments: [table]) ?? 0
            wanted.merge(try triggers(db, table, id: id, key: key)) { $1 }
        }
        let found = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'shared_change_*'")
        var isNew = try Int64.fetchOne(db, sql: "SELECT identity FROM shared_state") == nil
        for row in found {
            let name: String = row["name"]
            if wanted[name] == row["sql"] {
                wanted[name] = nil
            } else {
                try db.execute(sql: "DROP TRIGGER \(name.quotedDatabaseIdentifier)")
                isNew = true
            }
        }
        for sql in wanted.values {
            try db.execute(sql: sql)
            isNew = true
        }
        for name in try String.fetchAll(db, sql: "SELECT name FROM shared_table") where keys[name] == nil {
            try db.execute(sql: "DELETE FROM shared_table WHERE name = ?", arguments: [name])
        }
        if isNew {
            try db.execute(
                sql: "INSERT OR REPLACE INTO shared_state (one, identity) VALUES (1, ?)",
                arguments: [Int64.random(in: 1...Int64.max)])
        }
    }

    private static func keyColumn(_ db: Database, _ table: String) throws -> String {
        let key = try db.primaryKey(table)
        guard key.columns.count == 1, let name = key.columns.first, name != Column.rowID.name else {
            throw StoreError.unsuitableKey(table: table)
        }
        let column = try db.columns(in: table).first { $0.name == name }
        // For historical reasons only the alias of the rowid cannot be null.
        guard key.rowIDColumn != nil || column?.isNotNull == true else { throw StoreError.unsuitableKey(table: table) }
        return name
    }

    /// The triggers of a table, by their names. An update that changes no value is none.
    private static func triggers(_ db: Database, _ table: String, id: Int64, key: String) throws -> [String: String] {
        let columns = try db.columns(in: table).map(\.name.quotedDatabaseIdentifier)
        let name = table.quotedDatabaseIdentifier, key = key.quotedDatabaseIdentifier
        let differs = columns.map { "OLD.\($0) IS NOT NEW.\($0) COLLATE BINARY" }.joined(separator: " OR ")
        let moves = "OLD.\(key) IS NOT NEW.\(key) COLLATE BINARY"
        let bits = columns.enumerated().map { "((OLD.\($1) IS NOT NEW.\($1) COLLATE BINARY) << \(min(Table.lastBit, $0)))" }
        func note(_ row: String, _ columns: String = "-1") -> String {
            "INSERT INTO shared_change (tbl, key, columns) VALUES (\(id), \(row).\(key), \(columns));"
        }
        func trigger(_ kind: String, _ event: String, _ condition: String, _ body: String) -> (String, String) {
            let trigger = "shared_change_\(id)_\(kind)"
            return (trigger, "CREATE TRIGGER \(trigger) AFTER \(event) ON \(name)\(condition) BEGIN \(body) END")
        }
        return Dictionary(
            uniqueKeysWithValues: [
                trigger("insert", "INSERT", "", note("NEW")), trigger("delete", "DELETE", "", note("OLD")),
                trigger(
                    "update", "UPDATE", " WHEN \(differs)",
                    note("NEW", "CASE WHEN \(moves) THEN -1 ELSE \(bits.joined(separator: " | ")) END")),
                trigger("rename", "UPDATE", " WHEN \(moves)", note("OLD")),
            ])
    }
}
