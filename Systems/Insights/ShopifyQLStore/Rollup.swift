import GRDB
import ShopifyQL

/// What a table of events adds up to, kept beside it so that a month is not counted event by event.
///
/// Sums and counts are kept by quarter hours, whose edges all time zones share. Distinct values are kept as arrivals: every event that
/// counts, with the time at which the same value was last seen before it. A value is new to a stretch of time exactly once, by the
/// event whose earlier sight lies before its beginning; counting those is exact for any stretch, and needs no set of values.
struct Rollup {
    /// Seconds of one sum.
    static let quarter: Int64 = 900
    /// Stands for "never seen before": earlier than every event.
    static let never = Int64.min

    let schema: Schema
    /// Counts and sums of the schema's metrics, each once.
    let sums: [Measure]
    /// Distinct values of the schema's metrics, each once.
    let distincts: [Measure]

    /// Nil for tables whose rows change.
    init?(_ schema: Schema) {
        guard schema.recordKey == nil else { return nil }
        self.schema = schema
        var sums: [Measure] = [Measure(.count)]
        var distincts: [Measure] = []
        for measure in schema.metrics.flatMap(\.formula.allMeasures) {
            if case .distinct = measure.kind {
                if !distincts.contains(measure) { distincts.append(measure) }
            } else if !sums.contains(measure) {
                sums.append(measure)
            }
        }
        self.sums = sums
        self.distincts = distincts
    }

    var sumsTable: String { TableLayout.quoted(schema.name + "_quarters") }
    func arrivalsTable(_ index: Int) -> String { TableLayout.quoted("\(schema.name)_arrivals_\(index)") }

    func create(in db: Database) throws {
        let columns = sums.indices.map { "s\($0) INTEGER NOT NULL" }.joined(separator: ", ")
        try db.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS \(sumsTable) (shop INTEGER NOT NULL, quarter INTEGER NOT NULL, \(columns),
                PRIMARY KEY (shop, quarter)) STRICT, WITHOUT ROWID
                """)
        for index in distincts.indices {
            let table = arrivalsTable(index)
            // One row per value and second; by value to find its neighbours, by time to count.
            try db.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS \(table) (shop INTEGER NOT NULL, value ANY NOT NULL, at INTEGER NOT NULL,
                    previous INTEGER NOT NULL, PRIMARY KEY (shop, value, at)) STRICT, WITHOUT ROWID
                    """)
            try db.execute(
                sql:
                    "CREATE INDEX IF NOT EXISTS \(TableLayout.quoted("\(schema.name)_arrivals_\(index)_by_time")) ON \(table) (shop, at, previous)"
            )
        }
    }

    func add(_ row: StoredRow, in db: Database) throws {
        let quarter = row.at.quarter
        let marks = Array(repeating: "?", count: sums.count + 2).joined(separator: ", ")
        let updates = sums.indices.map { "s\($0) = s\($0) + excluded.s\($0)" }.joined(separator: ", ")
        let statement = try db.cachedStatement(
            sql: "INSERT INTO \(sumsTable) VALUES (\(marks)) ON CONFLICT (shop, quarter) DO UPDATE SET \(updates)")
        try statement.execute(arguments: StatementArguments([row.shop, quarter] + sums.map { amount($0, row) }))
        for (index, measure) in distincts.enumerated() {
            guard case .distinct(let field) = measure.kind, counts(measure, row) else { continue }
            let value = row.values[field, default: .null]
            if value != .null { try arrive(value, row, index, in: db) }
        }
    }

    /// An event may come late: then the next sight of its value has a nearer predecessor than before.
    private func arrive(_ value: Cell, _ row: StoredRow, _ index: Int, in db: Database) throws {
        let table = arrivalsTable(index)
        let before = try db.cachedStatement(sql: "SELECT max(at) FROM \(table) WHERE shop = ? AND value = ? AND at <= ?")
        let place: StatementArguments = [row.shop, value.databaseValue, row.at]
        let previous = try Int64?.fetchOne(before, arguments: place) ?? nil
        guard previous != row.at else { return }
        let insert = try db.cachedStatement(sql: "INSERT INTO \(table) (shop, value, at, previous) VALUES (?, ?, ?, ?)")
        try insert.execute(arguments: place + [previous ?? Self.never])
        let next = try db.cachedStatement(
            sql: """
                UPDATE \(table) SET previous = ?3 WHERE shop = ?1 AND value = ?2
                AND at = (SELECT min(at) FROM \(table) WHERE shop = ?1 AND value = ?2 AND at > ?3)
                """)
        try next.execute(arguments: place)
    }

    private func counts(_ measure: Measure, _ row: StoredRow) -> Bool {
        measure.filter.allSatisfy { row.values[$0.field, default: .null] == $0.value }
    }

    private func amount(_ measure: Measure, _ row: StoredRow) -> Int64 {
        guard counts(measure, row) else { return 0 }
        guard case .sum(let field) = measure.kind else { return 1 }
        if case .integer(let value) = row.values[field] { return value }
        return 0
    }
}

extension Int64 {
    /// The number of the quarter hour that a second lies in.
    var quarter: Int64 { self >= 0 ? self / Rollup.quarter : -((Rollup.quarter - 1 - self) / Rollup.quarter) }
}
