import Foundation
import SystemProcesses
import VitrineWidgetArchive
import WidgetHost

extension SystemFigures {
    /// The figures while signed in: timelines of seven, four and two metrics; for the first, a large tile in light and dark, two queries.
    static let insights = SystemFigures(
        name: "insights", product: "InsightsWidgets", seed: "merchant",
        prepare: { _ = try await $0.host.place(kind: "TotalSalesWidget", family: .systemSmall) },
        steps: [WidgetFamilyName.systemLarge, .systemMedium, .systemSmall].map { family in
            { _ = try await $0.host.place(kind: "InsightsWidget", family: family) }
        },
        check: { environment in
            let state = await environment.host.state()
            guard state.tiles.dropFirst().allSatisfy({ $0.label.contains("Total sales: €") }), state.tiles.count == 4 else {
                throw BenchFailure("A tile of Insights has no figures: \(state.ledger.prefix(3).map(\.reason))")
            }
        })
}
