import GRDB
import GRDBSQLite
import ShopifyQL

/// A request answered from what is kept added up: one without condition, grouped by nothing but time.
struct RollupQuery {
    let request: AggregateRequest
    let rollup: Rollup
    /// The numbers that are read of a block: the number of rows, then each measure's.
    private let columns: [Int]

    /// Takes a request; nil where it asks for more than was added up.
    init?(_ request: AggregateRequest, rollup: Rollup) {
        guard request.condition == nil, request.keys.isEmpty else { return nil }
        let positions = request.measures.compactMap(rollup.position)
        guard positions.count == request.measures.count else { return nil }
        if request.measures.contains(where: \.isDistinct) {
            // Distinct values of slots that come back, as Mondays do, are those of several stretches together.
            guard Set(request.segments.map(\.slot)).count == request.segments.count else { return nil }
            // Two shops' values are told apart here and not there.
            guard request.shops.count == 1 else { return nil }
        }
        self.request = request
        self.rollup = rollup
        columns = [0] + positions
    }

    func rows(in db: Database) throws -> [AggregateRow] {
        var sums = Array(repeating: Array(repeating: Int64(0), count: columns.count), count: request.segments.count)
        let reading = try Reading(rollup, columns, in: db)
        for shop in request.shops {
            var spans: [Span] = []
            for (index, segment) in request.segments.enumerated() {
                try add(segment, index, of: shop, to: &sums[index], &spans, reading)
            }
            try add(spans, of: shop, to: &sums, reading.blocks)
            for sights in rollup.sights {
                let places = request.measures.indices.filter { request.measures[$0] == sights.measure }
                guard !places.isEmpty else { continue }
                for (index, count) in try sights.returns(shop: shop, segments: request.segments, in: db).enumerated() {
                    for place in places { sums[index][place + 1] -= count }
                }
            }
        }
        return try rows(of: sums)
    }

    /// Segments of the same slot together, in the slots' order.
    private func rows(of sums: [[Int64]]) throws -> [AggregateRow] {
        var slots: [Int: [Int64]] = [:]
        for (segment, values) in zip(request.segments, sums) where values[0] > 0 {
            try Self.add(values, to: &slots[segment.slot, default: Array(repeating: 0, count: columns.count)])
        }
        guard slots.count <= request.maximumGroups else { throw StoreError.tooManyGroups(limit: request.maximumGroups) }
        return slots.sorted { $0.key < $1.key }.map { AggregateRow(slot: $0, keys: [], values: Array($1.dropFirst())) }
    }

    private static func add(_ values: [Int64], to sums: inout [Int64]) throws {
        for (place, value) in values.enumerated() {
            let (sum, overflow) = sums[place].addingReportingOverflow(value)
            if overflow { throw StoreError.overflow }
            sums[place] = sum
        }
    }

    /// Blocks of one width, by number, that belong to one segment.
    private struct Span {
        var width: Int64
        var blocks: Range<Int64>
        var segment: Int
    }

    /// Blocks between two spans that are read and left: finding where the next span begins takes as long as reading so many.
    private static let gap: Int64 = 5

    /// Finds a segment's whole blocks, the largest that fit, and counts what is left at its edges.
    private func add(
        _ segment: TimeSegment, _ index: Int, of shop: Int64, to sums: inout [Int64], _ spans: inout [Span], _ reading: Reading
    ) throws {
        let first = (segment.start + Rollup.quarter - 1).flooredQuotient(Rollup.quarter)
        let end = segment.end.flooredQuotient(Rollup.quarter)
        guard first < end else { return try count(segment.start, segment.end, of: shop, to: &sums, reading) }
        Self.cut(first..<end, Rollup.widths[...], index, into: &spans)
        try count(segment.start, first * Rollup.quarter, of: shop, to: &sums, reading)
        try count(end * Rollup.quarter, segment.end, of: shop, to: &sums, reading)
    }

    /// Quarters `range` as blocks of these widths: the largest in the middle, smaller ones before and after.
    private static func cut(_ range: Range<Int64>, _ widths: ArraySlice<Int64>, _ segment: Int, into spans: inout [Span]) {
        guard !range.isEmpty, let width = widths.last else { return }
        let first = (range.lowerBound + width - 1).flooredQuotient(width)
        let end = range.upperBound.flooredQuotient(width)
        guard first < end else { return cut(range, widths.dropLast(), segment, into: &spans) }
        spans.append(Span(width: width, blocks: first..<end, segment: segment))
        cut(range.lowerBound..<first * width, widths.dropLast(), segment, into: &spans)
        cut(end * width..<range.upperBound, widths.dropLast(), segment, into: &spans)
    }

    /// Adds the blocks of all spans. Those that lie close together are read in one go.
    private func add(_ spans: [Span], of shop: Int64, to sums: inout [[Int64]], _ blocks: Statement) throws {
        let spans = spans.sorted { ($0.width, $0.blocks.lowerBound) < ($1.width, $1.blocks.lowerBound) }
        var next = 0
        while next < spans.count {
            var place = next, end = spans[next].blocks.upperBound
            next += 1
            while next < spans.count, spans[next].width == spans[place].width, spans[next].blocks.lowerBound <= end + Self.gap {
                end = spans[next].blocks.upperBound
                next += 1
            }
            try blocks.eachRow(of: [shop, spans[place].width, spans[place].blocks.lowerBound, end]) { row in
                let block = sqlite3_column_int64(row, 0)
                while spans[place].blocks.upperBound <= block { place += 1 }
                guard spans[place].blocks.lowerBound <= block else { return }
                let segment = spans[place].segment
                for column in columns.indices {
                    let (sum, overflow) = sums[segment][column].addingReportingOverflow(sqlite3_column_int64(row, Int32(column + 1)))
                    if overflow { throw StoreError.overflow }
                    sums[segment][column] = sum
                }
            }
        }
    }

    /// Seconds that are no whole quarter are counted event by event.
    private func count(_ start: Int64, _ end: Int64, of shop: Int64, to sums: inout [Int64], _ reading: Reading) throws {
        guard start < end else { return }
        let arguments = StatementArguments(reading.filters) + [shop, start, end]
        guard let row = try Row.fetchOne(reading.events, arguments: arguments) else { return }
        try Self.add(columns.indices.map { row[$0] }, to: &sums)
    }

    /// The statements that every segment is read with.
    private struct Reading {
        let blocks: Statement
        let events: Statement
        /// The first arguments of `events`.
        let filters: [DatabaseValue]

        init(_ rollup: Rollup, _ columns: [Int], in db: Database) throws {
            let names = columns.map { "s\($0)" }.joined(separator: ", ")
            blocks = try db.cachedStatement(
                sql: "SELECT block, \(names) FROM \(rollup.table) WHERE shop = ? AND width = ? AND block >= ? AND block < ? ORDER BY block")
            var parts = SQLCondition()
            let numbers = columns.map { parts.sql(rollup.columns[$0]) }.joined(separator: ", ")
            events = try db.cachedStatement(
                sql: "SELECT \(numbers) FROM \(TableLayout(rollup.schema).table) t WHERE t.shop = ? AND t.at >= ? AND t.at < ?")
            filters = parts.arguments
        }
    }
}

extension Measure {
    var isDistinct: Bool { if case .distinct = kind { true } else { false } }
}
