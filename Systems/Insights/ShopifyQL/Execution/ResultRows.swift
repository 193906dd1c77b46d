import Foundation

/// Makes an answer's rows of a store's groups: fills gaps, compares, totals, selects, sorts, limits.
struct ResultRows {
    let plan: Plan
    /// The key sets that were grouped by: the rows' own first.
    let scopes: [[Int]]
    /// The groups by period (the query's own first) and scope.
    let groups: [[Groups]]
    /// The counterpart of each slot, by comparison and scope.
    private let counterparts: [[[Int: Int]]]
    /// The plan's metrics over the measures that were asked for.
    private let formulas: [ResolvedFormula]

    init(plan: Plan, measures: [[Measure]], scopes: [[Int]], groups: [[Groups]]) throws {
        self.plan = plan
        formulas = try plan.metrics.map { bound in
            try ResolvedFormula(bound.metric.formula, places: bound.metric.type == .money ? -plan.minorUnit.exponent : 0) {
                measures[bound.schema].firstIndex(of: $0)
            }
        }
        self.scopes = scopes
        self.groups = groups
        counterparts = groups.dropFirst().map { others in
            scopes.indices.map { scope in
                groups[0][scope].segments.counterparts(
                    in: others[scope].segments, dimensions: scopes[scope].compactMap { plan.keys[$0].time })
            }
        }
    }

    /// A row of the result while it is computed.
    private struct Row {
        var key: Groups.Key
        /// Every key's value, in the plan's order.
        var keys: [Value]
        /// The group's key in each comparison, where it has a counterpart.
        var counterparts: [Groups.Key?]
        var cumulative: [Plan.Source: Value] = [:]
    }

    func rows() throws -> [[Value]] {
        var rows = try base()
        let isInOrder = try rows.map { row in (row, try defaultOrder(row)) }
        rows = isInOrder.sorted { Self.precedes($0.1, $1.1) }.map(\.0)
        try accumulate(&rows)
        if let having = plan.having { rows = try rows.filter { try holds(having, $0) } }
        if !plan.order.isEmpty {
            let sorted = try rows.enumerated().map { index, row in (index, try plan.order.map { try value($0.source, row) }) }
            let descending = plan.order.map(\.descending)
            rows = sorted.sorted { Self.precedes($0.1, $1.1, descending) ?? ($0.0 < $1.0) }.map { rows[$0.0] }
        }
        if let limit = plan.limit { rows = Array(rows.prefix(limit)) }
        guard let first = rows.first else { return [] }
        // Totals over everything are the same in every row.
        let totals = try plan.columns.map { column in
            if case .value(_, _, .totals) = column.source { try value(column.source, first) } else { Value?.none }
        }
        return try rows.map { row in try zip(plan.columns, totals).map { try $1 ?? value($0.source, row) } }
    }

    // MARK: Which rows

    private func base() throws -> [Row] {
        let own = groups[0][0]
        var keys = own.keys
        if plan.keys.isEmpty {
            keys = [Groups.Key(slot: 0, cells: [])]
        } else if plan.isTimeSeries {
            // Every time of the period, for every group that has any row in it.
            let hasGroups = plan.keys.contains { $0.column != nil }
            let combinations = hasGroups ? Array(Set(keys.map(\.cells))) : [[]]
            guard combinations.count * max(1, own.segments.values.count) <= Engine.maximumRows else {
                throw StoreError.tooManyGroups(limit: Engine.maximumRows)
            }
            keys = combinations.flatMap { cells in own.segments.values.indices.map { Groups.Key(slot: $0, cells: cells) } }
        }
        guard keys.count <= Engine.maximumRows else { throw StoreError.tooManyGroups(limit: Engine.maximumRows) }
        let names = Dictionary(plan.shops.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        return keys.map { key in
            Row(
                key: key, keys: values(of: key, names),
                counterparts: counterparts.map { maps in maps[0][key.slot].map { Groups.Key(slot: $0, cells: key.cells) } })
        }
    }

    /// The values of a group's keys in the plan's order: times from the slot, the others from its cells.
    private func values(of key: Groups.Key, _ names: [Int64: String]) -> [Value] {
        var times = groups[0][0].segments.values[key.slot].makeIterator()
        var cells = key.cells.makeIterator()
        return plan.keys.map { planned in
            if planned.time != nil { return times.next() ?? .null }
            switch cells.next() {
            case .integer(let value): return planned.source == .shopName ? names[value].map { .text($0) } ?? .null : .integer(value)
            case .text(let value): return .text(value)
            case .null, nil: return .null
            }
        }
    }

    // MARK: Values

    private func value(_ source: Plan.Source, _ row: Row) throws -> Value {
        switch source {
        case .key(let index): row.keys[index]
        case .value(_, _, .cumulative): row.cumulative[source] ?? .null
        case .value(let item, let facet, let scope): try typed(try number(item, facet, scope, row), item, facet)
        }
    }

    private func number(_ item: Int, _ facet: Plan.Facet, _ scope: Plan.Scope, _ row: Row) throws -> Number? {
        switch facet {
        case .value: return try number(item, period: 0, scope, row)
        case .comparison(let index): return try number(item, period: index + 1, scope, row)
        case .change(let index):
            return Number.change(
                from: try number(item, period: index + 1, scope, row), to: try number(item, period: 0, scope, row))
        }
    }

    private func number(_ item: Int, period: Int, _ scope: Plan.Scope, _ row: Row) throws -> Number? {
        let key: Groups.Key
        let scopeIndex: Int
        switch scope {
        case .row, .cumulative:
            guard let own = period == 0 ? row.key : row.counterparts[period - 1] else { return nil }
            (key, scopeIndex) = (own, 0)
        case .totals: (key, scopeIndex) = (Groups.Key(slot: 0, cells: []), scopes.firstIndex(of: []) ?? 0)
        case .group(let level):
            let keys = Array(plan.groupKeys.prefix(level))
            guard let index = scopes.firstIndex(of: keys), let own = groupKey(keys, period, index, row) else { return nil }
            (key, scopeIndex) = (own, index)
        }
        return try number(plan.items[item].expression, groups[period][scopeIndex], key)
    }

    /// The key of the group of fewer keys that a row belongs to.
    private func groupKey(_ keys: [Int], _ period: Int, _ scope: Int, _ row: Row) -> Groups.Key? {
        let columns = plan.keys.indices.filter { plan.keys[$0].column != nil }
        let cells = keys.compactMap { key in columns.firstIndex(of: key).map { row.key.cells[$0] } }
        let times = keys.filter { plan.keys[$0].time != nil }
        guard !times.isEmpty else { return Groups.Key(slot: 0, cells: cells) }
        let wanted = times.map { row.keys[$0] }
        guard let slot = groups[0][scope].segments.values.firstIndex(of: wanted) else { return nil }
        guard period > 0 else { return Groups.Key(slot: slot, cells: cells) }
        return counterparts[period - 1][scope][slot].map { Groups.Key(slot: $0, cells: cells) }
    }

    private func number(_ expression: Plan.BoundExpression, _ groups: Groups, _ key: Groups.Key) throws -> Number? {
        switch expression {
        case .number(let number): return Number(number)
        case .metric(let index): return try formulas[index].value(groups.measures(of: plan.metrics[index].schema, in: key))
        case .operation(let operation, let left, let right):
            guard let one = try number(left, groups, key), let other = try number(right, groups, key) else { return nil }
            return Arithmetic.apply(operation, one.decimal, other.decimal).map { Number($0) }
        }
    }

    /// Counts are integers, everything else an exact decimal.
    private func typed(_ number: Number?, _ item: Int, _ facet: Plan.Facet) throws -> Value {
        guard let number else { return .null }
        if case .change = facet { return .number(number.decimal) }
        guard plan.items[item].type == .integer, let whole = number.whole else { return .number(number.decimal) }
        return .integer(whole)
    }

    // MARK: Order

    /// The order without ORDER BY, and among equals: by the keys, smallest first.
    private func defaultOrder(_ row: Row) throws -> [Value] { row.keys }

    private static func precedes(_ one: [Value], _ other: [Value]) -> Bool { precedes(one, other, nil) ?? false }

    /// Whether a row comes before another; nil for equals. Null comes last, whichever way values are sorted.
    private static func precedes(_ one: [Value], _ other: [Value], _ descending: [Bool]?) -> Bool? {
        for index in one.indices {
            guard let isFirst = one[index].comes(before: other[index]) else { continue }
            let isReversed = descending?[index] == true && one[index] != .null && other[index] != .null
            return isReversed ? !isFirst : isFirst
        }
        return nil
    }

    private func holds(_ condition: Plan.ResultCondition, _ row: Row) throws -> Bool {
        switch condition {
        case .all(let parts): try parts.allSatisfy { try holds($0, row) }
        case .any(let parts): try parts.contains { try holds($0, row) }
        case .not(let inner): try !holds(inner, row)
        case .test(let source, let test): test.holds(try value(source, row))
        }
    }

    /// Adds up along time, for each group apart. Rows are in the keys' order here.
    private func accumulate(_ rows: inout [Row]) throws {
        let sources = Set(plan.columns.map(\.source) + plan.order.map(\.source)).filter {
            if case .value(_, _, .cumulative) = $0 { true } else { false }
        }
        guard !sources.isEmpty else { return }
        let along = rows.indices.sorted { rows[$0].key.slot == rows[$1].key.slot ? $0 < $1 : rows[$0].key.slot < rows[$1].key.slot }
        var sums: [[Cell]: [Plan.Source: Decimal]] = [:]
        for index in along {
            for source in sources {
                guard case .value(let item, let facet, _) = source else { continue }
                let cells = rows[index].key.cells
                let before = sums[cells]?[source] ?? 0
                guard let value = try number(item, facet, .row, rows[index])?.decimal else {
                    rows[index].cumulative[source] = .null
                    continue
                }
                sums[cells, default: [:]][source] = before + value
                rows[index].cumulative[source] = try typed(Number(before + value), item, facet)
            }
        }
    }
}
