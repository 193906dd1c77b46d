import Foundation

/// Checks a query against the schemas and resolves it for a context.
struct Planner {
    /// Most columns shown, groups, and comparisons.
    static let maximumItems = 50
    static let maximumGroups = 8
    static let maximumComparisons = 4

    let query: Query
    let context: QueryContext
    var plan: Plan

    static func plan(_ query: Query, catalogue: Catalogue, context: QueryContext) throws(QueryError) -> Plan {
        var schemas: [Schema] = []
        for name in query.schemas {
            let schema = try catalogue.schema(name)
            guard !schemas.contains(where: { $0.name == schema.name }) else {
                throw QueryError(.duplicateColumn, name.position, "The schema '\(schema.name)' is named twice.")
            }
            schemas.append(schema)
        }
        var zone = context.shop.timeZone
        for case .timeZone(let name, let position) in query.modifiers { zone = try Self.zone(name, position) }
        // A clock far outside of all calendars is no clock.
        let seconds = context.now.timeIntervalSince1970.rounded(.down)
        guard seconds >= Double(DateResolver.moments.lowerBound), seconds <= Double(DateResolver.moments.upperBound) else {
            throw QueryError(.invalidPeriod, .start, "The present lies outside the years 1900 to 2200.")
        }
        var planner = Planner(
            query: query, context: context,
            plan: Plan(
                schemas: schemas, shops: query.isOrganization ? context.organization : [context.shop],
                calendar: ShopCalendar(zone: zone), now: Int64(seconds)))
        try planner.checkSizes()
        try planner.resolveKeys()
        try planner.resolvePeriods()
        try planner.resolveModifiers()
        try planner.resolveItems()
        try planner.resolveColumns()
        try planner.resolveConditions()
        try planner.resolveHavingAndOrder()
        try planner.resolveVisualization()
        try planner.resolveCurrency()
        return planner.plan
    }

    private static func zone(_ name: String, _ position: Position) throws(QueryError) -> TimeZone {
        let isPlain = name.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || "/_+-".utf8.contains($0)
        }
        guard isPlain, name.utf8.count <= 64, let zone = TimeZone(identifier: name) else {
            throw QueryError(
                .unknownName, position, "There is no time zone '\(name.prefix(64))'.",
                nearest: nearestName(to: name, among: TimeZone.knownTimeZoneIdentifiers))
        }
        return zone
    }

    private func checkSizes() throws(QueryError) {
        func check(_ count: Int, _ most: Int, _ what: String) throws(QueryError) {
            guard count <= most else { throw QueryError(.tooLong, .start, "A query has at most \(most) \(what), not \(count).") }
        }
        try check(query.items.count, Self.maximumItems, "shown columns")
        try check(query.visualization?.items.count ?? 0, Self.maximumItems, "drawn columns")
        try check(query.groups.count, Self.maximumGroups, "groups")
        try check(query.comparisons.count, Self.maximumComparisons, "comparisons")
        try check(query.order.count, Self.maximumItems, "columns to order by")
    }

    // MARK: Names

    /// The items shown: without SHOW, those drawn.
    var items: [Item] { query.items.isEmpty ? query.visualization?.items ?? [] : query.items }

    /// The dimension of a name, when all of the query's schemas have it.
    func key(_ name: Name) throws(QueryError) -> Plan.Key.Source? {
        let small = name.text.lowercased()
        if let time = TimeDimension(rawValue: small) { return .time(time) }
        if small == "shop_id" { return .shopID }
        if small == "shop_name" { return .shopName }
        let found = plan.schemas.compactMap { $0.dimension(small) }
        guard let dimension = found.first else { return nil }
        guard found.count == plan.schemas.count, found.allSatisfy({ $0 == dimension }) else {
            let without = plan.schemas.filter { $0.dimension(small) == nil }.map(\.name)
            throw QueryError(
                .unknownColumn, name.position,
                "Column '\(name.text)' is no dimension of \(without.formatted(joinedBy: "or")), and schemas are joined on what they share.")
        }
        return .field(dimension)
    }

    func metric(_ name: Name) throws(QueryError) -> Plan.BoundMetric? {
        let small = name.text.lowercased()
        let found = plan.schemas.enumerated().compactMap { index, schema in
            schema.metric(small).map { Plan.BoundMetric(schema: index, metric: $0) }
        }
        guard found.count < 2 else {
            throw QueryError(
                .ambiguousColumn, name.position, "Column '\(name.text)' is in \(plan.schemas.map(\.name).formatted(joinedBy: "and")).")
        }
        return found.first
    }

    func unknown(_ name: Name, metrics: Bool, dimensions: Bool) -> QueryError {
        var known: [String] = []
        if metrics { known += plan.schemas.flatMap { $0.metrics.flatMap { [$0.name] + $0.formerNames } } + plan.columns.map(\.name) }
        if dimensions {
            known += plan.schemas.flatMap { $0.dimensions.map(\.name) } + TimeDimension.allCases.map(\.rawValue) + ["shop_id", "shop_name"]
        }
        return QueryError(
            .unknownColumn, name.position, "Column Not Found: Column '\(name.text.prefix(80))' not found.",
            nearest: nearestName(to: name.text, among: known))
    }

    // MARK: Groups and time

    private mutating func resolveKeys() throws(QueryError) {
        var aliases: [String: Name] = [:]
        var shownAs: [String: String] = [:]
        for item in items {
            guard case .column(let name) = item.expression, let alias = item.alias, try key(name) != nil else { continue }
            aliases[alias.text] = name
            shownAs[name.text.lowercased()] = alias.text
        }
        if let name = query.timeSeries {
            let dimension = aliases[name.text] ?? name
            guard let time = TimeDimension(rawValue: dimension.text.lowercased()) else {
                throw QueryError(
                    .unknownName, name.position, "'\(name.text.prefix(80))' is no time dimension.",
                    nearest: nearestName(to: name.text, among: TimeDimension.allCases.map(\.rawValue)))
            }
            plan.isTimeSeries = true
            plan.keys.append(Plan.Key(name: shownAs[time.rawValue] ?? time.rawValue, source: .time(time), position: name.position))
        }
        for group in query.groups {
            guard group.top == nil else {
                throw QueryError(
                    .notSupported, group.column.position, "TOP is not supported in GROUP BY.", expected: ["ORDER BY … LIMIT"])
            }
            let name = aliases[group.column.text] ?? group.column
            guard let source = try key(name) else {
                if try metric(name) != nil {
                    throw QueryError(.notGrouped, name.position, "'\(name.text)' is a metric: rows are grouped by dimensions.")
                }
                throw unknown(name, metrics: false, dimensions: true)
            }
            guard !plan.keys.contains(where: { $0.source == source }) else {
                throw QueryError(.duplicateColumn, name.position, "'\(name.text)' is grouped by twice.")
            }
            let small = name.text.lowercased()
            plan.keys.append(Plan.Key(name: shownAs[small] ?? small, source: source, position: name.position))
        }
    }

    private mutating func resolvePeriods() throws(QueryError) {
        let resolver = DateResolver(calendar: plan.calendar, now: plan.now)
        let series = plan.isTimeSeries ? plan.keys.first?.time : nil
        plan.period = try resolver.period(query.period, timeSeries: series)
        for comparison in query.comparisons {
            let (name, position): (String, Position) =
                switch comparison {
                case .relative(let name), .external(let name): (name.text, name.position)
                case .dates(let start, let until): (start.columnSuffix + (until.map { "_" + $0.columnSuffix } ?? ""), start.position)
                }
            guard let base = plan.period else {
                throw QueryError(
                    .invalidComparison, position, "COMPARE TO needs a period to compare.", expected: ["SINCE", "DURING", "TIMESERIES"])
            }
            guard !plan.comparisonNames.contains(name) else {
                throw QueryError(.duplicateColumn, position, "'\(name)' is compared with twice.")
            }
            plan.comparisons.append(try ComparisonPeriod(resolver: resolver, base: base).period(comparison))
            plan.comparisonNames.append(name)
        }
    }

    private mutating func resolveModifiers() throws(QueryError) {
        var seen: Set<String> = []
        for modifier in query.modifiers {
            let name: String
            switch modifier {
            case .totals: name = "TOTALS"
            case .groupTotals: name = "GROUP_TOTALS"
            case .percentChange: name = "PERCENT_CHANGE"
            case .cumulativeValues: name = "CUMULATIVE_VALUES"
            case .currency: name = "CURRENCY"
            case .timeZone: name = "TIMEZONE"
            case .attribution(let name):
                throw QueryError(
                    .notSupported, name.position, "\(name.text) is not supported: sales are not attributed to visits.")
            }
            guard seen.insert(name).inserted else { throw QueryError(.repeatedClause, .start, "WITH names \(name) twice.") }
        }
        plan.hasTotals = seen.contains("TOTALS")
        if seen.contains("GROUP_TOTALS") {
            // The whole set of groups is the row itself, unless time divides it further.
            let deepest = plan.groupKeys.count - (plan.isTimeSeries ? 0 : 1)
            if deepest > 0 { plan.groupTotalLevels = Array(1...deepest) }
        }
        if seen.contains("CUMULATIVE_VALUES"), !plan.keys.contains(where: { $0.time != nil }) {
            throw QueryError(.invalidPeriod, .start, "CUMULATIVE_VALUES needs a time to run along.", expected: ["TIMESERIES"])
        }
    }

    private mutating func resolveCurrency() throws(QueryError) {
        let isMoney = plan.items.contains { $0.type == .money } || plan.metrics.contains { $0.metric.type == .money }
        let currencies = Set(plan.shops.map(\.currency))
        var wanted: (code: String, position: Position)?
        for case .currency(let code, let position) in query.modifiers { wanted = (code.uppercased(), position) }
        if let wanted {
            guard wanted.code.utf8.count == 3, wanted.code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
                throw QueryError(.unknownName, wanted.position, "'\(wanted.code.prefix(40))' is no currency code.")
            }
            if isMoney, let other = currencies.first(where: { $0 != wanted.code }) {
                throw QueryError(
                    .notSupported, wanted.position, "Money in \(other) is not converted to \(wanted.code): no exchange rates are kept.")
            }
        }
        guard currencies.count < 2 || !isMoney else {
            throw QueryError(
                .mixedCurrencies, query.schemas.first?.position ?? .start,
                "The shops sell in \(currencies.sorted().formatted(joinedBy: "and")), which do not add up.")
        }
        plan.currency = currencies.count == 1 ? currencies.first : nil
        plan.minorUnit = Currency.minorUnit(plan.currency ?? "USD")
    }
}
