import BenchFigures
import Foundation
import ReportFrontEnd
import ShopifyQL
import ShopifyQLClickHouse

/// Twenty thousand widgets that ask at the same quarter of an hour.
///
/// Each asks for its shop's seven metrics of a week, two queries, and asks twice, as the system calls for a timeline more than once. Four
/// widgets share a shop, save where a node is killed half way. Whoever is not answered within 30 s, the time an extension has, has failed. The front end is asked within this
/// process: the time of HTTP before it is not in the figures.
enum Storm {
    static let widgets = 20_000
    static let calls = 2
    static let patience: Duration = .seconds(30)
    /// Questions that the front end lets to the store at once where nothing joins them.
    static let lanes = 48

    struct Scenario {
        var name: String
        /// Widgets' clocks agree to this; jitter spreads them over a quarter of an hour, of which this is a thirtieth: the storm is bounded.
        var spread: Duration
        var freshness: TimeInterval
        var isBatching: Bool
        var kills = false
        /// Where a node is killed each has its own, so that there is somebody left to ask for.
        var widgetsOfShop: Int { kills ? 1 : 4 }
    }

    static let scenarios = [
        Scenario(name: "nothing", spread: .seconds(1), freshness: 0, isBatching: false),
        Scenario(name: "jitter", spread: .seconds(30), freshness: 0, isBatching: false),
        Scenario(name: "cache", spread: .seconds(1), freshness: 60, isBatching: false),
        Scenario(name: "batching", spread: .seconds(1), freshness: 0, isBatching: true),
        Scenario(name: "cache, batching", spread: .seconds(1), freshness: 60, isBatching: true),
        Scenario(name: "jitter, cache, batching", spread: .seconds(30), freshness: 60, isBatching: true),
        Scenario(name: "cache, batching, a node killed", spread: .seconds(5), freshness: 60, isBatching: true, kills: true),
        Scenario(name: "jitter, cache, a node killed", spread: .seconds(30), freshness: 60, isBatching: false, kills: true),
    ]

    static func measure() async throws -> [Figure] {
        let house = try await ClickHouseHouse()
        defer { house.cluster.stop() }
        _ = try await Engine(store: house.store).answer(WidgetQuestion.queries(days: 7)[0], for: WidgetQuestion.context(1))
        var figures: [Figure] = []
        InsightsBench.say(
            StormTally.line(["storm", "asked", "queries", "answered", "gone", "late", "p50 ms", "p99 ms", "whole s"]))
        for (index, scenario) in scenarios.enumerated() {
            let tally = try await StormRun(scenario, house).run()
            InsightsBench.say(tally.line)
            let name = "insights.storm.\(index + 1)"
            figures.append(Figure(name + ".p50", tally.times.quantile(0.5)))
            figures.append(Figure(name + ".p99", tally.times.quantile(0.99)))
            figures.append(Figure(name + ".failed", Double(tally.unavailable + tally.late), "calls"))
            if scenario.kills { try await house.cluster.restart(1) }
        }
        return figures
    }
}

/// What became of one storm's calls.
struct StormTally {
    var name: String
    var asked = 0
    /// Requests that the nodes were asked.
    var queries = 0
    /// Refused because a shard was gone.
    var unavailable = 0
    /// Not answered in time.
    var late = 0
    var times = Times([])
    var answered = 0
    var seconds = 0.0

    static func line(_ cells: [String]) -> String {
        zip(cells, [34, 8, 9, 10, 7, 8, 9, 9, 8]).map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }.joined()
    }

    var line: String {
        Self.line(
            [name, String(asked), String(queries), String(answered), String(unavailable), String(late)]
                + [times.quantile(0.5), times.quantile(0.99), seconds].map(\.short))
    }
}
