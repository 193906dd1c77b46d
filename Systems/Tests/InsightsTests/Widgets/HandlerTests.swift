import Foundation
import InsightsCore
import InsightsDefinitions
import Intents
import Testing
import VitrineWidgetArchive

@testable import InsightsIntents

/// What can be set of a tile, as the definition says it and its handler answers.
@Suite("Settings of Insights, by the older intent") struct HandlerTests {
    @Test("R4.71, R4.72: shop, metrics and date range are set of a tile, of metrics as many as its family has room for")
    func parameters() throws {
        let schema = try #require(IntentContents.schema(of: InsightsConfigurationIntent.self))
        #expect(schema.parameters.map(\.name) == ["shop", "metrics", "range"])
        let sizes = schema.parameters[1].sizes
        #expect(sizes[.systemSmall]?.maximum == 2 && sizes[.systemMedium]?.maximum == 4 && sizes[.systemLarge]?.maximum == 7)
        guard case .choice(let ranges) = schema.parameters[2].kind else {
            Issue.record("The date range is no closed choice.")
            return
        }
        #expect(ranges.map(\.value) == DateRange.allCases.map { .choice($0.rawValue) })
    }

    @Test("R4.78: the handler, which is not told the family, gives seven defaults, as many as the largest has room for")
    func defaults() throws {
        let defaults = try #require(IntentHandler().defaultMetrics(for: InsightsConfigurationIntent()))
        #expect(defaults.count == 7 && defaults.count == FamilySlots.most)
        #expect(defaults.compactMap(\.identifier) == MetricType.usual.map(\.id))
    }

    @Test("R4.73, R4.82: metrics are offered from the set there is, after “None”")
    func metrics() async throws {
        let offered = try await IntentHandler().provideMetricsOptionsCollection(for: InsightsConfigurationIntent())
        #expect(offered.allItems.map { $0.identifier ?? "" } == ["none"] + MetricType.all.map(\.id))
    }
}
