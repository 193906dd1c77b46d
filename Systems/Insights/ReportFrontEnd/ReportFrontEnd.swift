import Foundation
import ShopifyQL

/// Answers queries of very many askers: from what was answered within the last minute, else together with whoever asks the same, else
/// from the store.
///
/// Before a cluster the store is a `BatchingStore`, which sends the queries of many shops as one:
///
/// ```swift
/// let cluster = try ClickHouseStore(nodes: addresses)
/// let reports = ReportFrontEnd(store: BatchingStore(cluster, shard: cluster.shard))
/// let report = try await reports.answer(text, for: context)
/// ```
public actor ReportFrontEnd {
    /// Counts of how often each way was taken.
    public struct Counts: Sendable, Equatable {
        /// Answered from what was kept.
        public var kept = 0
        /// Answered by a query that was on its way.
        public var joined = 0
        /// The queries that were asked of the store.
        public var asked = 0
    }

    /// The key by which two queries are the same. Who asks counts: shops, zone and currency are the context's.
    private struct Key: Hashable {
        var text: String
        var context: QueryContext

        init(_ text: String, _ context: QueryContext) {
            self.text = text
            self.context = context
            self.context.now = .distantPast
        }
    }

    private let engine: Engine
    private let freshness: TimeInterval
    private let maximumReports: Int
    private var reports: [Key: Report] = [:]
    private var flights: [Key: Task<Report, any Error>] = [:]
    /// Counts of how often each way was taken.
    public private(set) var counts = Counts()

    /// A front end over a store. A report is given out for `freshness` seconds of the askers' `now`; at most so many are kept.
    public init(store: any AnalyticsStore, catalogue: Catalogue = .standard, freshness: TimeInterval = 60, maximumReports: Int = 50_000) {
        engine = Engine(store: store, catalogue: catalogue)
        self.freshness = freshness
        self.maximumReports = max(1, maximumReports)
    }

    /// The answer to a query. Throws what the engine throws; errors and partial answers are not kept.
    public func answer(_ text: String, for context: QueryContext) async throws -> Report {
        let key = Key(text, context)
        if let report = reports[key], isFresh(report, context.now) {
            counts.kept += 1
            return report
        }
        if let flight = flights[key] {
            counts.joined += 1
            return try await flight.value
        }
        counts.asked += 1
        let engine = engine
        // A task of its own: whoever asked first may go away while others wait.
        let flight = Task { Report(table: try await engine.answer(text, for: context), asOf: context.now) }
        flights[key] = flight
        defer { flights[key] = nil }
        let report = try await flight.value
        if freshness > 0, !report.table.isPartial { keep(report, key) }
        return report
    }

    /// A clock that went back makes no report from the future fresh.
    private func isFresh(_ report: Report, _ now: Date) -> Bool { (0..<freshness).contains(now.timeIntervalSince(report.asOf)) }

    private func keep(_ report: Report, _ key: Key) {
        if reports.count >= maximumReports {
            reports = reports.filter { isFresh($0.value, report.asOf) }
            // All of them fresh: which of them go does not matter, so long as there is an end.
            for key in reports.keys.prefix(max(0, reports.count - maximumReports + maximumReports / 10 + 1)) { reports[key] = nil }
        }
        reports[key] = report
    }
}
