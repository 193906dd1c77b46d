import BenchFigures
import Foundation
import WidgetArchive
import WidgetHost

/// Figures of Insights: its service, host and extension as real processes, signed in.
enum InsightsFigure {
    /// How soon the extension is ready; the most private memory it has while it makes timelines of seven, four and two metrics and draws
    /// them; and how long the first of them takes, for which nothing is in the cache: two queries and a large tile in light and dark.
    static func all(root: URL, build: URL) async throws -> [Figure] {
        try await SystemHouse.run("InsightsWidgets", seed: "merchant", root: root, build: build) { house in
            guard let bundle = house.app.extensions.first(where: { $0.identifier.hasSuffix(".widgets") }) else {
                throw BenchFailure("Insights has no extension.")
            }
            let ready = try await ProcessFigure.startUp(bundle, named: "insights.ready", plan: house.plan, build: build)
            return ready.filter { $0.name == "insights.ready" } + (try await timelines(house))
        }
    }

    private static func timelines(_ house: SystemHouse) async throws -> [Figure] {
        let host = house.host
        // Starts the extension, and asks for nothing.
        _ = try await host.place(kind: "TotalSalesWidget", family: .systemSmall)
        await host.settle()
        let watch = try await house.watchExtension()
        defer { watch.cancel() }
        var times: [Double] = []
        for family in [WidgetFamilyName.systemLarge, .systemMedium, .systemSmall] {
            let start = ContinuousClock.now
            let tile = try await host.place(kind: "InsightsWidget", family: family)
            await host.settle()
            times.append((ContinuousClock.now - start) / .milliseconds(1))
            guard let label = await host.state().tiles.first(where: { $0.id == tile })?.label, label.contains("Total sales: €") else {
                throw BenchFailure("A tile of Insights has no figures: \(await host.state().ledger.prefix(3).map(\.reason))")
            }
        }
        let (held, written) = await watch.end()
        return [
            Figure("insights.private", held, "MB").atMost(30), Figure("insights.dirty", written, "MB"),
            Figure("insights.timeline", times[0]),
        ]
    }
}
