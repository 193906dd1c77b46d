import Foundation
import ShopifyQL
import ShopifyQLSamples
import ShopifyQLStore

/// Answers a query in the plainest way: row by row over the whole tables, with Foundation's calendar, and nothing of the engine's.
struct PlainEvaluator {
    let query: Query
    let context: QueryContext
    let time: PlainTime
    let shops: [Int64]
    let base: (Date, Date)
    /// Dimensions in the order of the keys, by their schema names.
    let keyNames: [String]
    /// Those of them that are times, and the others. A group has them in this order.
    let times: [TimeDimension]
    private let otherNames: [String]

    /// The group of a row: the times by label, the other dimensions by cell.
    struct Group: Hashable {
        var times: [String]
        var cells: [Cell]
    }

    /// Columns by name, as texts; nil is null.
    typealias Line = [String: String?]

    init(_ query: Query, _ context: QueryContext) {
        self.query = query
        self.context = context
        var zone = context.shop.timeZone
        for case .timeZone(let name, _) in query.modifiers { zone = ShopData.zone(name) }
        time = PlainTime(zone: zone, now: context.now)
        shops = (query.isOrganization ? context.organization : [context.shop]).map(\.id)
        let schemas = query.schemas.map { $0.text.lowercased() }
        let own = schemas.flatMap { ShopData.tables[$0] ?? [] }.filter { [shops] in shops.contains($0.shop) }
        let earliest = own.map { Date(timeIntervalSince1970: Double($0.at)) }.min() ?? context.now
        base = time.period(query, earliest: min(earliest, context.now))
        keyNames = Self.keyNames(of: query)
        times = keyNames.compactMap(TimeDimension.init)
        otherNames = keyNames.filter { TimeDimension(rawValue: $0) == nil }
    }

    // MARK: Names

    private static func items(of query: Query) -> [Item] { query.items.isEmpty ? query.visualization?.items ?? [] : query.items }
    private var items: [Item] { Self.items(of: query) }

    private static func keyNames(of query: Query) -> [String] {
        let items = items(of: query)
        let written = (query.timeSeries.map { [$0.text] } ?? []) + query.groups.map(\.column.text)
        return written.map { name in
            for item in items {
                if item.alias?.text == name, case .column(let column) = item.expression { return column.text.lowercased() }
            }
            return name.lowercased()
        }
    }
    private func isDimension(_ name: String) -> Bool {
        TimeDimension(rawValue: name) != nil || ["shop_id", "shop_name"].contains(name)
            || Catalogue.standard.schemas.contains { $0.dimensions.contains { $0.name == name } }
    }

    /// Name and expression of each value that is shown.
    private var values: [(String, ValueExpression)] {
        items.compactMap { item in
            if case .column(let name) = item.expression, isDimension(name.text.lowercased()) || name.text.contains("__") { return nil }
            if case .column(let name) = item.expression { return (item.alias?.text ?? name.text.lowercased(), item.expression) }
            return (item.alias?.text ?? item.expression.shown, item.expression)
        }
    }

    private func table(of metric: String) -> String {
        let tables = query.schemas.map { $0.text.lowercased() }
        return tables.first { PlainMetrics.value(metric, $0, []) != nil || PlainMetrics.isRatio(metric, $0) } ?? tables[0]
    }

    // MARK: Rows

    private func cell(_ row: StoredRow, _ name: String) -> Cell {
        switch name {
        case "shop_id": .integer(row.shop)
        case "shop_name": .text(context.organization.first { $0.id == row.shop }?.name ?? "")
        default: row.values[name] ?? .null
        }
    }

    private func group(_ row: StoredRow) -> Group {
        let date = Date(timeIntervalSince1970: Double(row.at))
        return Group(
            times: times.map { time.label($0, date).text },
            cells: otherNames.map { cell(row, $0) })
    }

    private func rows(_ table: String, _ period: (Date, Date)) -> [StoredRow] {
        (ShopData.tables[table] ?? []).filter { row in
            shops.contains(row.shop) && Double(row.at) >= period.0.timeIntervalSince1970 && Double(row.at) < period.1.timeIntervalSince1970
                && query.condition.map { PlainCondition.holds($0) { name in .init(cell(row, name.lowercased())) } } ?? true
        }
    }

    // MARK: The answer

    func answer() -> [Line] {
        let tables = query.schemas.map { $0.text.lowercased() }
        let comparisons = query.comparisons.map { time.comparison($0, base: base) }
        let data = ([base] + comparisons).map { period in
            Dictionary(uniqueKeysWithValues: tables.map { ($0, Dictionary(grouping: rows($0, period), by: group)) })
        }
        let all = ([base] + comparisons).map { period in Dictionary(uniqueKeysWithValues: tables.map { ($0, rows($0, period)) }) }
        let slots = labels(base, times)
        let maps = comparisons.map { counterparts(slots, labels($0, times), $0, times) }
        var groups = Set(tables.flatMap { Array((data[0][$0] ?? [:]).keys) })
        if keyNames.isEmpty { groups = [Group(times: [], cells: [])] }
        if query.timeSeries != nil {
            let cells = keyNames.count > times.count ? Set(groups.map(\.cells)) : [[]]
            groups = Set(cells.flatMap { cells in slots.map { Group(times: $0, cells: cells) } })
        }
        let order = Dictionary(uniqueKeysWithValues: slots.enumerated().map { ($1, $0) })
        let sorted = groups.sorted { precedes($0, $1) }
        var running: [[Cell]: [String: Decimal]] = [:]
        let totals = numbers { metric, period in all[period][metric] ?? [] }
        let levels = has(.groupTotals) ? levels(comparisons) : []
        let grouped = levels.map { level in
            all.map { tables in
                tables.mapValues { rows in
                    Dictionary(grouping: rows) { row in
                        let group = group(row)
                        return level.names.map { key($0, group) }
                    }
                }
            }
        }
        var lines: [Group: Line] = [:]
        for group in sorted.sorted(by: { order[$0.times] ?? 0 < order[$1.times] ?? 0 }) {
            var line = keys(group)
            let others = maps.map { map in map[group.times].map { Group(times: $0, cells: group.cells) } }
            func set(_ suffix: String, _ numbers: [String: [Decimal?]]) {
                for (name, values) in numbers { fill(&line, name, suffix, values) }
            }
            set(
                "",
                numbers { metric, period in
                    guard let wanted = period == 0 ? group : others[period - 1] else { return nil }
                    return data[period][metric]?[wanted] ?? []
                })
            if has(.totals) { set("__totals", totals) }
            for (level, grouped) in zip(levels, grouped) {
                set(
                    "__" + level.names.joined(separator: "_") + "_totals",
                    numbers { metric, period in
                        var wanted = level.names.map { key($0, group) }
                        if period > 0 {
                            let labels = level.times.map { key($0.rawValue, group) }.map { PlainCondition.Operand($0).text ?? "" }
                            guard let mapped = level.maps[period - 1][labels] else { return nil }
                            var rest = mapped[...]
                            wanted = zip(level.names, wanted).map { TimeDimension(rawValue: $0) == nil ? $1 : .text(rest.removeFirst()) }
                        }
                        return grouped[period][metric]?[wanted] ?? []
                    })
            }
            if has(.cumulativeValues) {
                for (name, _) in values where isAdditive(name) {
                    let others = query.comparisons.map { "comparison_\(name)__\(PlainOrder.name($0))" }
                    for column in [name] + others {
                        let before = running[group.cells]?[column] ?? 0
                        line[column + "__cumulative"] = .some(nil)
                        guard let text = line[column] ?? nil, let value = Decimal(string: text) else { continue }
                        running[group.cells, default: [:]][column] = before + value
                        line[column + "__cumulative"] = (before + value).description
                    }
                }
            }
            lines[group] = line
        }
        return PlainOrder.arrange(sorted.compactMap { lines[$0] }, query)
    }

    /// The leading groups that have totals of their own, with the counterparts of their times in each comparison.
    private func levels(_ comparisons: [(Date, Date)]) -> [(names: [String], times: [TimeDimension], maps: [[[String]: [String]]])] {
        let dimensions = Array(keyNames.dropFirst(query.timeSeries == nil ? 0 : 1))
        return (1..<max(1, dimensions.count + (query.timeSeries == nil ? 0 : 1))).map { level in
            let names = Array(dimensions.prefix(level))
            let times = names.compactMap(TimeDimension.init)
            return (names, times, comparisons.map { counterparts(labels(base, times), labels($0, times), $0, times) })
        }
    }

    private func has(_ modifier: Modifier) -> Bool { query.modifiers.contains(modifier) }
    private func isAdditive(_ name: String) -> Bool {
        !name.hasSuffix("_rate") && !name.contains("customers") && !name.contains("visitors") && !name.contains("average")
            && !name.contains("per_session") && !name.contains("per_order") && name != "gross_margin" && !name.contains("/")
    }

    func key(_ name: String, _ group: Group) -> Cell {
        if let index = times.firstIndex(where: { $0.rawValue == name }) { return .text(group.times[index]) }
        return otherNames.firstIndex(of: name).map { group.cells[$0] } ?? .null
    }

    private func keys(_ group: Group) -> Line {
        var line: Line = [:]
        for name in keyNames {
            var shown = name
            for item in items {
                if let alias = item.alias, case .column(let column) = item.expression, column.text.lowercased() == name {
                    shown = alias.text
                }
            }
            line[shown] = PlainCondition.Operand(key(name, group)).text
        }
        return line
    }

    /// Each shown value, in the query's own period and in each compared one.
    private func numbers(_ rows: (String, Int) -> [StoredRow]?) -> [String: [Decimal?]] {
        var numbers: [String: [Decimal?]] = [:]
        for (name, expression) in values + hidden {
            numbers[name] = (0...query.comparisons.count).map { period in number(expression) { rows($0, period) } }
        }
        return numbers
    }

    /// Metrics that HAVING and ORDER BY name and nothing shows.
    private var hidden: [(String, ValueExpression)] {
        let names = query.order.map(\.column) + (query.having.map(PlainCondition.names) ?? [])
        let shown = Set(values.map(\.0))
        return names.filter { !shown.contains($0.text) && !$0.text.contains("__") && !isDimension($0.text.lowercased()) }.map {
            ($0.text, .column($0))
        }
    }

    private func number(_ expression: ValueExpression, _ rows: (String) -> [StoredRow]?) -> Decimal? {
        switch expression {
        case .number(let number): return number
        case .column(let name):
            let metric = name.text.lowercased()
            let table = table(of: metric)
            return rows(table).flatMap { PlainMetrics.value(metric, table, $0) }
        case .operation(let operation, let left, let right):
            guard let one = number(left, rows), let other = number(right, rows) else { return nil }
            switch operation {
            case .plus: return one + other
            case .minus: return one - other
            case .times: return one * other
            case .divided: return PlainMetrics.divide(one, other)
            }
        }
    }

    private func fill(_ line: inout Line, _ name: String, _ suffix: String, _ values: [Decimal?]) {
        line[name + suffix] = .some(values[0]?.description)
        for (index, comparison) in query.comparisons.enumerated() {
            let reference = PlainOrder.name(comparison)
            let earlier = values[index + 1]
            line["comparison_\(name)__\(reference)\(suffix)"] = .some(earlier?.description)
            guard has(.percentChange) else { continue }
            var change: Decimal?
            if let now = values[0], let earlier { change = PlainMetrics.divide(now - earlier, abs(earlier)) }
            line["percent_change_\(name)__\(reference)\(suffix)"] = .some(change?.description)
        }
    }
}
