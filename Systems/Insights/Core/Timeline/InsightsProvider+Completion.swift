import Foundation
import WidgetKit

extension InsightsProvider {
    /// Asks as ``timeline(for:in:)`` does, for callers that wait by a completion: it is called once, on every path.
    public func getTimeline(
        for configuration: InsightsConfiguration, in family: WidgetFamily,
        completion: @escaping @Sendable (Timeline<InsightsEntry>) -> Void
    ) {
        Task { completion(await timeline(for: configuration, in: family)) }
    }

    /// Asks as ``snapshot(for:in:isPreview:)`` does, likewise.
    public func getSnapshot(
        for configuration: InsightsConfiguration, in family: WidgetFamily, isPreview: Bool,
        completion: @escaping @Sendable (InsightsEntry) -> Void
    ) {
        Task { completion(await snapshot(for: configuration, in: family, isPreview: isPreview)) }
    }
}
