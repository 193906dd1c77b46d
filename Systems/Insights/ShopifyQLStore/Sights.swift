import GRDB
import GRDBSQLite
import ShopifyQL

/// The events of one distinct measure, each with the time at which the same value was seen before it.
///
/// A stretch of time sees a value for the first time exactly once, so its distinct values are its sights less its returns: the sights
/// whose value was seen in the same stretch before. Returns are found by how long the value was away: a day has none that was away for
/// longer than a day, so it looks at few rows however long the shop's history is.
struct Sights {
    let schema: Schema
    let index: Int
    let measure: Measure
    let field: String

    /// The time that stands for "never seen before": earlier than every event.
    static let never = Int64.min
    /// Absences in seconds by class: shorter than an hour, a day of 25 hours, 8, 32, 93 and 367 days, and longer ones.
    static let absences: [Int64] = [3600, 90_000, 8 * 86_400, 32 * 86_400, 93 * 86_400, 367 * 86_400]
    static let longest = absences.count
    static let firstSight = absences.count + 1

    var table: String { TableLayout.quoted("\(schema.name)_sights_\(index)") }
    private var byAbsence: String { TableLayout.quoted("\(schema.name)_sights_\(index)_by_absence") }

    /// The class of a sight.
    static func absence(at: Int64, previous: Int64) -> Int {
        previous == never ? firstSight : absences.firstIndex { at - previous < $0 } ?? longest
    }

    /// The class of a sight as an SQL expression.
    static func absence(_ at: String, _ previous: String) -> String {
        let cases = absences.enumerated().map { "WHEN \(at) - \(previous) < \($1) THEN \($0)" }.joined(separator: " ")
        return "CASE WHEN \(previous) = \(never) THEN \(firstSight) \(cases) ELSE \(longest) END"
    }

    func create(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS \(table) (shop INTEGER NOT NULL, value ANY NOT NULL, at INTEGER NOT NULL, id INTEGER NOT NULL,
                previous INTEGER NOT NULL, absence INTEGER NOT NULL, PRIMARY KEY (shop, value, at, id)) STRICT, WITHOUT ROWID
                """)
        try createIndex(in: db)
    }

    private func createIndex(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE INDEX IF NOT EXISTS \(byAbsence) ON \(table) (shop, absence, at, previous) WHERE absence < \(Self.firstSight)
                """)
    }

    func rebuild(in db: Database) throws {
        var parts = SQLCondition()
        let value = parts.sql(.field(field))
        let conditions = ["\(value) IS NOT NULL"] + measure.filter.map { parts.sql(.equal(.field($0.field), $0.value)) }
        try db.execute(sql: "DROP INDEX IF EXISTS \(byAbsence)")
        try db.execute(sql: "DELETE FROM \(table)")
        let sorted = try db.makeStatement(
            sql: """
                SELECT t.shop, \(value), t.at, t.id FROM \(TableLayout(schema).table) t WHERE \(conditions.joined(separator: " AND "))
                ORDER BY 1, 2, 3, 4
                """)
        try sorted.setArguments(StatementArguments(parts.arguments))
        let insert = try db.makeStatement(sql: "INSERT INTO \(table) (shop, value, at, id, previous, absence) VALUES (?, ?, ?, ?, ?, ?)")
        // SQLite's own window functions keep each value's rows in a table of their own before they look at them.
        var last: (shop: Int64, value: Cell, at: Int64)?
        try sorted.eachRow { row in
            let (shop, at) = (sqlite3_column_int64(row, 0), sqlite3_column_int64(row, 2))
            let value = Cell(row, column: 1)
            let previous = last.flatMap { $0.shop == shop && $0.value == value ? $0.at : nil } ?? Self.never
            last = (shop, value, at)
            let target = insert.sqliteStatement
            sqlite3_bind_int64(target, 1, shop)
            sqlite3_bind_value(target, 2, sqlite3_column_value(row, 1))
            sqlite3_bind_int64(target, 3, at)
            sqlite3_bind_int64(target, 4, sqlite3_column_int64(row, 3))
            sqlite3_bind_int64(target, 5, previous)
            sqlite3_bind_int64(target, 6, Int64(Self.absence(at: at, previous: previous)))
            try insert.stepOnce()
        }
        try createIndex(in: db)
    }

    /// The number of returns among the sights of each segment, by the segments' positions. Segments are in order and do not overlap.
    func returns(shop: Int64, segments: [TimeSegment], in db: Database) throws -> [Int64] {
        var returns = Array(repeating: Int64(0), count: segments.count)
        guard let first = segments.first, let last = segments.last, let longest = segments.map({ $0.end - $0.start }).max() else {
            return returns
        }
        for absence in 0..<Self.firstSight where absence == 0 || Self.absences[absence - 1] < longest {
            // The condition is the index's own, word for word: else SQLite would not know that the index has these rows.
            let rows = """
                FROM \(table) INDEXED BY \(byAbsence) WHERE shop = ? AND absence = ? AND at >= ? AND at < ? AND absence < \(Self.firstSight)
                """
            guard segments.count > 1 else {
                let statement = try db.cachedStatement(sql: "SELECT count(*) \(rows) AND previous >= ?")
                try statement.eachRow(of: [shop, Int64(absence), first.start, first.end, first.start]) { row in
                    returns[0] += sqlite3_column_int64(row, 0)
                }
                continue
            }
            let statement = try db.cachedStatement(sql: "SELECT at, previous \(rows) ORDER BY at")
            var segment = 0
            try statement.eachRow(of: [shop, Int64(absence), first.start, last.end]) { row in
                let (at, previous) = (sqlite3_column_int64(row, 0), sqlite3_column_int64(row, 1))
                while segments[segment].end <= at { segment += 1 }
                if previous >= segments[segment].start && at >= segments[segment].start { returns[segment] += 1 }
            }
        }
        return returns
    }
}
