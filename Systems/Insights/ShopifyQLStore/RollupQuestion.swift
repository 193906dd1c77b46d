import GRDB
import ShopifyQL

/// A request answered from what is kept added up: one without condition, grouped by nothing but time.
struct RollupQuestion {
    let request: AggregateRequest
    let rollup: Rollup

    /// Nil where the request asks for more than was added up.
    init?(_ request: AggregateRequest, rollup: Rollup) {
        guard request.condition == nil, request.keys.isEmpty else { return nil }
        guard request.measures.allSatisfy({ rollup.sums.contains($0) || rollup.distincts.contains($0) }) else { return nil }
        // Distinct values of slots that come back, as Mondays do, are those of several stretches together.
        guard Set(request.segments.map(\.slot)).count == request.segments.count else { return nil }
        // Two shops' values are told apart here and not there.
        guard request.shops.count == 1 || !request.measures.contains(where: rollup.distincts.contains) else { return nil }
        self.request = request
        self.rollup = rollup
    }

    func rows(in db: Database) throws -> [AggregateRow] {
        guard !request.shops.isEmpty else { return [] }
        let wanted = request.measures.filter(rollup.sums.contains)
        var sums = try quarters(wanted, in: db)
        for edge in edges { try add(edge, wanted, to: &sums, in: db) }
        var counted: [Measure: [Int: Int64]] = [:]
        for measure in request.measures where counted[measure] == nil {
            if let index = rollup.distincts.firstIndex(of: measure) { counted[measure] = try arrivals(index, in: db) }
        }
        var rows: [AggregateRow] = []
        for segment in request.segments {
            // The first sum is the number of rows: where there is none, there is no group.
            guard let values = sums[segment.slot], values[0] > 0 else { continue }
            var summed = values.dropFirst().makeIterator()
            rows.append(
                AggregateRow(
                    slot: segment.slot, keys: [],
                    values: request.measures.map { measure in
                        if let counts = counted[measure] { return counts[segment.slot] ?? 0 }
                        return summed.next() ?? 0
                    }))
        }
        guard rows.count <= request.maximumGroups else { throw StoreError.tooManyGroups(limit: request.maximumGroups) }
        return rows
    }

    private var shops: String { request.shops.map(String.init).joined(separator: ", ") }

    private func core(_ segment: TimeSegment) -> Range<Int64>? {
        let first = (segment.start + Rollup.quarter - 1).quarter
        let end = segment.end.quarter
        return first < end ? first..<end : nil
    }

    /// The sums of each segment's whole quarter hours; the number of rows leads.
    private func quarters(_ measures: [Measure], in db: Database) throws -> [Int: [Int64]] {
        let cores = request.segments.compactMap { segment in core(segment).map { (segment.slot, $0) } }
        guard !cores.isEmpty else { return [:] }
        let columns = [0] + measures.compactMap(rollup.sums.firstIndex)
        let segments = cores.map { "(\($0.1.lowerBound),\($0.1.upperBound),\($0.0))" }.joined(separator: ",")
        let sql =
            "WITH segment(low, high, slot) AS (VALUES \(segments)) SELECT segment.slot, "
            + columns.map { "sum(q.s\($0))" }.joined(separator: ", ")
            + " FROM segment CROSS JOIN \(rollup.sumsTable) q WHERE q.shop IN (\(shops)) AND q.quarter >= segment.low"
            + " AND q.quarter < segment.high GROUP BY segment.slot"
        var sums: [Int: [Int64]] = [:]
        let cursor = try Row.fetchCursor(db, sql: sql)
        while let row = try cursor.next() { sums[row[0]] = columns.indices.map { row[$0 + 1] } }
        return sums
    }

    private func add(_ value: Int64, at place: Int, of count: Int, to sums: inout [Int64]) throws {
        if sums.isEmpty { sums = Array(repeating: 0, count: count) }
        let (sum, overflow) = sums[place].addingReportingOverflow(value)
        if overflow { throw StoreError.overflow }
        sums[place] = sum
    }

    /// What segments have besides whole quarter hours.
    private var edges: [TimeSegment] {
        request.segments.flatMap { segment -> [TimeSegment] in
            guard let core = core(segment) else { return [segment] }
            return [
                TimeSegment(start: segment.start, end: core.lowerBound * Rollup.quarter, slot: segment.slot),
                TimeSegment(start: core.upperBound * Rollup.quarter, end: segment.end, slot: segment.slot),
            ].filter { $0.start < $0.end }
        }
    }

    private func add(_ edge: TimeSegment, _ measures: [Measure], to sums: inout [Int: [Int64]], in db: Database) throws {
        var part = request
        part.segments = [edge]
        part.measures = measures
        part.measures.insert(Measure(.count), at: 0)
        for row in try SQLQuestion(part, schema: rollup.schema).rows(in: db) {
            for (place, value) in row.values.enumerated() {
                try add(value, at: place, of: part.measures.count, to: &sums[edge.slot, default: []])
            }
        }
    }

    /// The distinct values of each segment: arrivals that were not seen since its beginning.
    private func arrivals(_ index: Int, in db: Database) throws -> [Int: Int64] {
        let segments = request.segments.map { "(\($0.start),\($0.end),\($0.slot))" }.joined(separator: ",")
        let sql =
            "WITH segment(low, high, slot) AS (VALUES \(segments)) SELECT segment.slot, count(*)"
            + " FROM segment CROSS JOIN \(rollup.arrivalsTable(index)) a WHERE a.shop IN (\(shops)) AND a.at >= segment.low"
            + " AND a.at < segment.high AND a.previous < segment.low GROUP BY segment.slot"
        var counts: [Int: Int64] = [:]
        let cursor = try Row.fetchCursor(db, sql: sql)
        while let row = try cursor.next() { counts[row[0]] = row[1] }
        return counts
    }
}
