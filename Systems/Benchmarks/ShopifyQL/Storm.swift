import BenchFigures
import Foundation
import RunningService
import ShopifyQL

/// Twenty thousand widgets that ask at the same quarter of an hour.
///
/// Each asks over HTTP, on this machine, for its shop's seven metrics of a week, two queries, and asks again once it is answered, as the
/// system calls for a timeline more than once. Four widgets share a shop, save where a node is killed half way. Whoever is not answered
/// within 30 s, about the time an extension has, has failed. A widget's time begins at its own moment, also where it waits for one of the
/// connections.
enum Storm {
    static let widgets = 20_000
    static let calls = 2
    static let patience: Duration = .seconds(30)
    static let patienceSeconds = patience / .seconds(1)
    /// Questions that the front end lets to the store at once where nothing joins them.
    static let lanes = 48
    /// A process here may have 20,000 files open, of which each connection takes two.
    static let connections = 4_000

    struct Scenario {
        var name: String
        /// Virtual seconds over which the widgets' moments are spread: how far their clocks agree, or, with jitter, the whole quarter hour.
        var spread: Double
        var freshness: TimeInterval
        var isBatching: Bool
        var kills = false
        /// The widgets of one shop: where a node is killed each shop has one, so that there is somebody left to ask for.
        var widgetsOfShop: Int { kills ? 1 : 4 }
    }

    static let quarter = 900.0
    /// The short ones first: what they leave of the bench's time goes to those that need more than all of it.
    static let scenarios = [
        Scenario(name: "nothing", spread: 1, freshness: 0, isBatching: false),
        Scenario(name: "cache", spread: 1, freshness: 60, isBatching: false),
        Scenario(name: "batching", spread: 1, freshness: 0, isBatching: true),
        Scenario(name: "cache, batching", spread: 1, freshness: 60, isBatching: true),
        Scenario(name: "cache, batching, a node killed", spread: 5, freshness: 60, isBatching: true, kills: true),
        Scenario(name: "jitter, cache, batching", spread: quarter, freshness: 60, isBatching: true),
        Scenario(name: "jitter, cache, batching, a node killed", spread: quarter, freshness: 60, isBatching: true, kills: true),
        Scenario(name: "jitter, cache", spread: quarter, freshness: 60, isBatching: false),
        Scenario(name: "jitter", spread: quarter, freshness: 0, isBatching: false),
    ]

    /// - Parameter minutes: of all, the filling of the nodes included. A storm that has not begun all its widgets when its share is over ends
    ///   there, and its line says how many asked.
    /// - Parameter only: one of the scenarios, counted from 1, for which all the time is then; 0 for all.
    static func measure(minutes: Int, only: Int = 0) async throws -> [Figure] {
        let clock = ContinuousClock()
        // What is under way at the end has its patience.
        let end = clock.now + .seconds(minutes * 60 - 40)
        let environment = try await ClickHouseEnvironment()
        defer { environment.cluster.stop() }
        _ = try await Engine(store: environment.store).answer(WidgetQueries.queries(days: 7)[0], for: WidgetQueries.context(1))
        var figures: [Figure] = []
        InsightsBench.say(
            StormTally.line([
                "storm", "asked", "queries", "answered", "gone", "late", "p50 ms", "p99 ms", "virtual s", "real s",
            ]))
        for (index, scenario) in scenarios.enumerated() where only == 0 || only == index + 1 {
            let share = max(5, (end - clock.now) / .seconds(1) / Double(only == 0 ? scenarios.count - index : 1) - 10)
            let server = StormServer(scenario, environment)
            var tally = try await withRunning(server.loopback.run) { url in
                defer { server.store.close() }
                return try await onThread {
                    var run = try StormRun(scenario, port: url.port ?? 0, limit: share) { environment.cluster.kill(1) }
                    return try run.run()
                }
            }
            tally.queries = server.store.asked
            InsightsBench.say(tally.line)
            let name = "insights.storm.\(index + 1)"
            figures.append(Figure(name + ".asked", Double(tally.asked), "calls"))
            figures.append(Figure(name + ".p50", tally.times.quantile(0.5)))
            figures.append(Figure(name + ".p99", tally.times.quantile(0.99)))
            figures.append(Figure(name + ".failed", Double(tally.unavailable + tally.late), "calls"))
            if scenario.kills { try await environment.cluster.restart(1) }
        }
        return figures
    }

    /// Runs on a thread of its own: the widgets' loop waits in the system, which no task may.
    private static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
        }
    }
}

/// The tally of how one storm's calls ended.
struct StormTally {
    var name: String
    /// Calls, of two queries each; fewer than all where the bench's time was over.
    var asked = 0
    /// Requests that the nodes were asked.
    var queries = 0
    /// Refused because a shard was gone.
    var unavailable = 0
    /// The calls that were not answered in time.
    var late = 0
    var times = Times([])
    var answered = 0
    /// Seconds of the virtual clock and of the real one.
    var virtual = 0.0
    var seconds = 0.0

    static func line(_ cells: [String]) -> String {
        zip(cells, [40, 8, 9, 10, 7, 8, 9, 9, 11, 8]).map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }.joined()
    }

    var line: String {
        Self.line(
            [name, String(asked), String(queries), String(answered), String(unavailable), String(late)]
                + [times.quantile(0.5), times.quantile(0.99), virtual, seconds].map(\.short))
    }
}
