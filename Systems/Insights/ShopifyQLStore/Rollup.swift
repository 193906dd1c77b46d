import GRDB
import ShopifyQL

/// The rollup of a table of events, kept beside it so that a month is not counted event by event.
///
/// Sums and counts are kept by blocks of time, from a quarter of an hour, whose edges all time zones share, to a day of UTC: a shop's day
/// is made of about nine of them. Distinct values of a stretch of time are its sights (events with a value) less those whose value was
/// seen within the stretch before; see `Sights`. That is exact for any stretch, and needs no set of values.
struct Rollup {
    /// Seconds of the smallest block.
    static let quarter: Int64 = 900
    /// Quarters of a block, smallest first; each divides the next.
    static let widths: [Int64] = [1, 4, 24, 96]

    /// A column of a block: one of its numbers.
    enum Column: Hashable {
        case measure(Measure)
        /// Events that have a value of a distinct measure's field.
        case sights(Measure)
    }

    let schema: Schema
    /// The number of rows leads.
    let columns: [Column]
    /// Distinct values of the schema's metrics, each measure once.
    let sights: [Sights]
    private let positions: [Column: Int]

    /// Makes the rollup of a table; nil for tables whose rows change.
    init?(_ schema: Schema) {
        guard schema.recordKey == nil else { return nil }
        self.schema = schema
        var columns: [Column] = [.measure(Measure(.count))]
        var sights: [Sights] = []
        for measure in schema.metrics.flatMap(\.formula.allMeasures) {
            let column = if case .distinct = measure.kind { Column.sights(measure) } else { Column.measure(measure) }
            guard !columns.contains(column) else { continue }
            columns.append(column)
            if case .distinct(let field) = measure.kind {
                sights.append(Sights(schema: schema, index: sights.count, measure: measure, field: field))
            }
        }
        self.columns = columns
        self.sights = sights
        positions = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    }

    var table: String { TableLayout.quoted(schema.name + "_blocks") }

    /// The position of a measure's number; of a distinct one, that of its sights.
    func position(of measure: Measure) -> Int? { positions[.measure(measure)] ?? positions[.sights(measure)] }

    func create(in db: Database) throws {
        let columns = columns.indices.map { "s\($0) INTEGER NOT NULL" }.joined(separator: ", ")
        try db.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS \(table) (shop INTEGER NOT NULL, width INTEGER NOT NULL, block INTEGER NOT NULL, \(columns),
                PRIMARY KEY (shop, width, block)) STRICT, WITHOUT ROWID
                """)
        for sights in sights { try sights.create(in: db) }
    }

    /// Adds rows that were written under these ids. A block that many of them lie in is written once.
    func add(_ rows: [(row: StoredRow, id: Int64)], in db: Database) throws {
        let marks = Array(repeating: "?", count: columns.count + 3).joined(separator: ", ")
        let updates = columns.indices.map { "s\($0) = s\($0) + excluded.s\($0)" }.joined(separator: ", ")
        let statement = try db.cachedStatement(
            sql: "INSERT INTO \(table) VALUES (\(marks)) ON CONFLICT (shop, width, block) DO UPDATE SET \(updates)")
        for (block, amounts) in try sums(of: rows.lazy.map(\.row)) {
            try statement.execute(arguments: StatementArguments([block.shop, block.width, block.number] + amounts))
        }
        for sights in sights {
            let writer = try SightWriter(sights, in: db)
            for (row, id) in rows { try writer.add(row, id: id) }
        }
    }

    /// A block of one shop's time.
    private struct Block: Hashable {
        var shop: Int64
        var width: Int64
        var number: Int64
    }

    private func sums(of rows: some Sequence<StoredRow>) throws -> [Block: [Int64]] {
        var sums: [Block: [Int64]] = [:]
        for row in rows {
            let amounts = columns.map { amount($0, row) }
            for width in Self.widths {
                let block = Block(shop: row.shop, width: width, number: row.at.flooredQuotient(Self.quarter * width))
                var isTooLarge = false
                let none = Array(repeating: Int64(0), count: amounts.count)
                for (index, amount) in amounts.enumerated() where amount != 0 {
                    let (sum, overflow) = sums[block, default: none][index].addingReportingOverflow(amount)
                    sums[block, default: none][index] = sum
                    isTooLarge = isTooLarge || overflow
                }
                if isTooLarge { throw StoreError.overflow }
            }
        }
        return sums
    }

    private func amount(_ column: Column, _ row: StoredRow) -> Int64 {
        switch column {
        case .sights(let measure):
            guard measure.counts(row), case .distinct(let field) = measure.kind else { return 0 }
            return row.values[field, default: .null] == .null ? 0 : 1
        case .measure(let measure):
            guard measure.counts(row) else { return 0 }
            guard case .sum(let field) = measure.kind else { return 1 }
            if case .integer(let value) = row.values[field] { return value }
            return 0
        }
    }

    /// Adds everything up anew, by sorting instead of by looking for each event's neighbours.
    func rebuild(in db: Database) throws {
        var parts = SQLCondition()
        let sums = columns.map { parts.sql($0) }.joined(separator: ", ")
        let names = columns.indices.map { "sum(s\($0))" }.joined(separator: ", ")
        try db.execute(sql: "DELETE FROM \(table)")
        // Rounded down, also before 1970.
        func block(_ number: String, _ divisor: Int64) -> String {
            "(\(number) - ((\(number) % \(divisor)) + \(divisor)) % \(divisor)) / \(divisor)"
        }
        try db.execute(
            sql:
                "INSERT INTO \(table) SELECT t.shop, 1, \(block("t.at", Self.quarter)), \(sums) FROM \(TableLayout(schema).table) t GROUP BY 1, 3",
            arguments: StatementArguments(parts.arguments))
        for (smaller, width) in zip(Self.widths, Self.widths.dropFirst()) {
            try db.execute(
                sql: """
                    INSERT INTO \(table) SELECT shop, \(width), \(block("block", width / smaller)), \(names) FROM \(table)
                    WHERE width = \(smaller) GROUP BY 1, 3
                    """)
        }
        for sights in sights { try sights.rebuild(in: db) }
    }
}

extension Measure {
    /// Whether its filter holds of a row.
    func counts(_ row: StoredRow) -> Bool { filter.allSatisfy { row.values[$0.field, default: .null] == $0.value } }
}

extension Int64 {
    /// The quotient rounded down.
    func flooredQuotient(_ divisor: Int64) -> Int64 { self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor) }
}
