import Foundation

/// Answers queries from a store.
public struct Engine: Sendable {
    /// Most rows an answer may have.
    public static let maximumRows = 50_000

    private let catalogue: Catalogue
    private let store: any AnalyticsStore

    /// An engine over a store that holds the catalogue's tables.
    public init(store: any AnalyticsStore, catalogue: Catalogue = .standard) {
        self.store = store
        self.catalogue = catalogue
    }

    /// The answer to a query's text. Throws a `QueryError` where the query is refused, and the store's error where that fails.
    public func answer(_ text: String, for context: QueryContext) async throws -> Table {
        try await answer(Query(text), for: context)
    }

    /// The answer to a parsed query.
    public func answer(_ query: Query, for context: QueryContext) async throws -> Table {
        let plan = try Planner.plan(query, catalogue: catalogue, context: context)
        let measures = measures(of: plan)
        let (base, isPartialPeriod) = try await period(of: plan, context)
        let periods = [base] + plan.comparisons
        // All groupings of all periods are asked at once, so that they are of one state of the data.
        var scopes: [[Int]] = [Array(plan.keys.indices)]
        if plan.hasTotals { scopes.append([]) }
        for level in plan.groupTotalLevels { scopes.append(Array(plan.groupKeys.prefix(level))) }
        scopes = scopes.enumerated().filter { scopes.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        var asked: [(period: Int, scope: Int, schema: Int)] = []
        var requests: [AggregateRequest] = []
        var groups: [[Groups]] = []
        for (periodIndex, period) in periods.enumerated() {
            groups.append([])
            for (scopeIndex, scope) in scopes.enumerated() {
                let keys = scope.map { plan.keys[$0] }
                let segments = try TimeSegments(
                    period, dimensions: keys.compactMap(\.time), calendar: plan.calendar,
                    position: keys.first { $0.time != nil }?.position ?? .start)
                groups[periodIndex].append(Groups(segments: segments, schemas: plan.schemas.count))
                for (schemaIndex, schema) in plan.schemas.enumerated() {
                    asked.append((periodIndex, scopeIndex, schemaIndex))
                    requests.append(
                        AggregateRequest(
                            table: schema.name, shops: plan.shops.map(\.id), segments: segments.segments, keys: keys.compactMap(\.column),
                            measures: measures[schemaIndex], condition: plan.condition, maximumGroups: Self.maximumRows,
                            allowsPartial: context.allowsPartial))
                }
            }
        }
        let answer = try await store.aggregate(requests)
        for (place, rows) in zip(asked, answer.content) { groups[place.period][place.scope].add(rows, schema: place.schema) }
        let rows = try ResultRows(plan: plan, measures: measures, scopes: scopes, groups: groups).rows()
        return Table(
            columns: plan.columns.map { Table.Column(name: $0.name, type: $0.type) }, rows: rows, currency: plan.currency,
            period: plan.period,
            visualization: plan.visualization, isPartial: answer.isPartial || isPartialPeriod)
    }

    /// Each schema's measures, every one once.
    private func measures(of plan: Plan) -> [[Measure]] {
        plan.schemas.indices.map { schema in
            var measures: [Measure] = []
            for metric in plan.metrics where metric.schema == schema {
                for measure in metric.metric.formula.allMeasures where !measures.contains(measure) { measures.append(measure) }
            }
            return measures
        }
    }

    /// The query's period, or all there is up to now, and whether some of that could not be looked at.
    private func period(of plan: Plan, _ context: QueryContext) async throws -> (Period, isPartial: Bool) {
        if let period = plan.period { return (period, false) }
        guard plan.keys.contains(where: { $0.time != nil }) else {
            return (Period(start: DateResolver.moments.lowerBound, end: plan.now + 1), false)
        }
        var first = plan.now
        var isPartial = false
        for schema in plan.schemas {
            let extent = try await store.extent(of: schema.name, shops: plan.shops.map(\.id), allowsPartial: context.allowsPartial)
            if let range = extent.content { first = min(first, range.lowerBound) }
            isPartial = isPartial || extent.isPartial
        }
        return (Period(start: max(first, DateResolver.moments.lowerBound), end: plan.now + 1), isPartial)
    }
}
