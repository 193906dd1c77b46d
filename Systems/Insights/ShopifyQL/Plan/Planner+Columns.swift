import Foundation

extension Planner {
    mutating func resolveItems() throws(QueryError) {
        var names: Set<String> = []
        for item in items {
            if case .column(let name) = item.expression {
                if isGenerated(name) { continue }
                if let source = try key(name) {
                    guard plan.keys.contains(where: { $0.source == source }) else {
                        throw QueryError(
                            .notGrouped, name.position, "'\(name.text)' is shown, but rows are not grouped by it.",
                            expected: ["GROUP BY \(name.text)"])
                    }
                    try claim(item.alias ?? Name(name.text.lowercased(), name.position), in: &names)
                    continue
                }
            }
            let (expression, type) = try bind(item.expression)
            let name: Name
            if let alias = item.alias {
                name = alias
            } else if case .column(let column) = item.expression {
                name = Name(column.text.lowercased(), column.position)
            } else {
                name = Name(QueryPrinter.text(item.expression), firstPosition(item.expression))
            }
            try claim(name, in: &names)
            plan.items.append(
                Plan.ValueItem(name: name.text, type: type, expression: expression, isAdditive: isAdditive(expression), isShown: true))
        }
    }

    private func claim(_ name: Name, in names: inout Set<String>) throws(QueryError) {
        guard names.insert(name.text).inserted else {
            throw QueryError(.duplicateColumn, name.position, "Two columns are called '\(name.text.prefix(80))'.", expected: ["AS"])
        }
    }

    private func firstPosition(_ expression: ValueExpression) -> Position {
        switch expression {
        case .number: .start
        case .column(let name): name.position
        case .operation(_, let left, _): firstPosition(left)
        }
    }

    private mutating func bind(_ expression: ValueExpression) throws(QueryError) -> (Plan.BoundExpression, ColumnType) {
        switch expression {
        case .number(let number): return (.number(number), .decimal)
        case .column(let name):
            if isGenerated(name) {
                throw QueryError(.notSupported, name.position, "'\(name.text)' is generated, and does not stand within an expression.")
            }
            guard let metric = try metric(name) else {
                if try key(name) != nil {
                    throw QueryError(.typeMismatch, name.position, "'\(name.text)' is a dimension: expressions are made of metrics.")
                }
                throw unknown(name, metrics: true, dimensions: true)
            }
            return (.metric(index(of: metric)), metric.metric.type)
        case .operation(let operation, let left, let right):
            let (one, oneType) = try bind(left)
            let (other, otherType) = try bind(right)
            return (.operation(operation, one, other), type(operation, oneType, otherType, left, right))
        }
    }

    private mutating func index(of metric: Plan.BoundMetric) -> Int {
        if let index = plan.metrics.firstIndex(of: metric) { return index }
        plan.metrics.append(metric)
        return plan.metrics.count - 1
    }

    private func type(
        _ operation: ValueExpression.Operation, _ one: ColumnType, _ other: ColumnType, _ left: ValueExpression, _ right: ValueExpression
    ) -> ColumnType {
        switch operation {
        case .plus, .minus: one == other ? one : .decimal
        case .times:
            one == .money && other != .money
                ? .money : other == .money && one != .money ? .money : one == .integer && other == .integer ? .integer : .decimal
        case .divided: one == .money && other != .money ? .money : .decimal
        }
    }

    /// Sums of additive metrics add up; so do their multiples.
    private func isAdditive(_ expression: Plan.BoundExpression) -> Bool {
        func isConstant(_ expression: Plan.BoundExpression) -> Bool {
            switch expression {
            case .number: true
            case .metric: false
            case .operation(_, let left, let right): isConstant(left) && isConstant(right)
            }
        }
        return switch expression {
        case .number: false
        case .metric(let index): plan.metrics[index].metric.isAdditive
        case .operation(.plus, let left, let right), .operation(.minus, let left, let right): isAdditive(left) && isAdditive(right)
        case .operation(.times, let left, let right):
            (isAdditive(left) && isConstant(right)) || (isConstant(left) && isAdditive(right))
        case .operation(.divided, let left, let right): isAdditive(left) && isConstant(right)
        }
    }

    // MARK: Columns

    /// Whether a name is that of a column that COMPARE TO or WITH adds.
    func isGenerated(_ name: Name) -> Bool {
        name.text.contains("__")
            && (name.text.hasPrefix("comparison_") || name.text.hasPrefix("percent_change_")
                || name.text.hasSuffix("totals") || name.text.hasSuffix("__cumulative"))
    }

    mutating func resolveColumns() throws(QueryError) {
        var available: [Plan.Column] = []
        let isPercent = query.modifiers.contains(.percentChange)
        func add(_ index: Int, _ facet: Plan.Facet, _ scope: Plan.Scope) {
            available.append(Plan.Column(name: name(index, facet, scope), type: type(index, facet), source: .value(index, facet, scope)))
        }
        var facets: [Plan.Facet] = [.value]
        for index in plan.comparisons.indices { facets += isPercent ? [.comparison(index), .change(index)] : [.comparison(index)] }
        for facet in facets.dropFirst() { for index in plan.items.indices { add(index, facet, .row) } }
        if plan.hasTotals { for facet in facets { for index in plan.items.indices { add(index, facet, .totals) } } }
        for level in plan.groupTotalLevels { for facet in facets { for index in plan.items.indices { add(index, facet, .group(level)) } } }
        if query.modifiers.contains(.cumulativeValues) {
            for facet in facets {
                if case .change = facet { continue }
                for index in plan.items.indices where plan.items[index].isAdditive { add(index, facet, .cumulative) }
            }
        }
        try placeColumns(generated: available)
    }

    /// Dimensions that are not shown by name come first, then what is shown, then what was added and not shown by name.
    private mutating func placeColumns(generated: [Plan.Column]) throws(QueryError) {
        var shown: [Plan.Column] = []
        var item = 0
        for written in items {
            if case .column(let name) = written.expression {
                if isGenerated(name) {
                    guard let column = generated.first(where: { $0.name == name.text }) else {
                        plan.columns = generated
                        throw unknown(name, metrics: true, dimensions: false)
                    }
                    shown.append(Plan.Column(name: written.alias?.text ?? column.name, type: column.type, source: column.source))
                    continue
                }
                if let source = try key(name), let index = plan.keys.firstIndex(where: { $0.source == source }) {
                    shown.append(Plan.Column(name: plan.keys[index].name, type: plan.keys[index].type, source: .key(index)))
                    continue
                }
            }
            shown.append(Plan.Column(name: plan.items[item].name, type: plan.items[item].type, source: .value(item, .value, .row)))
            item += 1
        }
        let sources = Set(shown.map(\.source))
        let keys = plan.keys.indices.map { Plan.Column(name: plan.keys[$0].name, type: plan.keys[$0].type, source: .key($0)) }
        plan.columns = keys.filter { !sources.contains($0.source) } + shown + generated.filter { !sources.contains($0.source) }
        var names: Set<String> = []
        for column in plan.columns where !names.insert(column.name).inserted {
            throw QueryError(.duplicateColumn, .start, "Two columns are called '\(column.name.prefix(80))'.", expected: ["AS"])
        }
    }

    private func name(_ index: Int, _ facet: Plan.Facet, _ scope: Plan.Scope) -> String {
        let base =
            switch facet {
            case .value: plan.items[index].name
            case .comparison(let period): "comparison_\(plan.items[index].name)__\(plan.comparisonNames[period])"
            case .change(let period): "percent_change_\(plan.items[index].name)__\(plan.comparisonNames[period])"
            }
        return switch scope {
        case .row: base
        case .totals: base + "__totals"
        case .group(let level): base + "__" + plan.groupKeys.prefix(level).map { plan.keys[$0].name }.joined(separator: "_") + "_totals"
        case .cumulative: base + "__cumulative"
        }
    }

    private func type(_ index: Int, _ facet: Plan.Facet) -> ColumnType {
        if case .change = facet { .percent } else { plan.items[index].type }
    }

    /// The source of a name in HAVING or ORDER BY: a column of the answer, a key, or a metric that is not shown.
    mutating func source(_ name: Name) throws(QueryError) -> Plan.Source {
        if let column = plan.columns.first(where: { $0.name == name.text }) { return column.source }
        let small = name.text.lowercased()
        if let column = plan.columns.first(where: { $0.name == small }) { return column.source }
        if let wanted = try key(name) {
            guard let index = plan.keys.firstIndex(where: { $0.source == wanted }) else {
                throw QueryError(
                    .notGrouped, name.position, "'\(name.text)' is a dimension that rows are not grouped by.",
                    expected: ["GROUP BY \(name.text)"])
            }
            return .key(index)
        }
        guard let metric = try metric(name) else { throw unknown(name, metrics: true, dimensions: true) }
        let index = index(of: metric)
        if let item = plan.items.firstIndex(where: { $0.expression == .metric(index) }) { return .value(item, .value, .row) }
        plan.items.append(
            Plan.ValueItem(
                name: metric.metric.name, type: metric.metric.type, expression: .metric(index), isAdditive: metric.metric.isAdditive,
                isShown: false))
        return .value(plan.items.count - 1, .value, .row)
    }
}
