import Foundation
import WidgetKit

extension InsightsRepository {
    /// Over the network, with the session that app and extensions share.
    public static func live() -> InsightsRepository {
        let sessions = StoredSessions.live()
        return InsightsRepository(client: InsightsClient(sessions: sessions), sessions: sessions)
    }
}

extension InsightsProvider {
    /// Over the network.
    /// - Parameter widgets: lists what is placed, so that it is counted; nil where nobody counts.
    public static func live(watching widgets: (any InstalledWidgets)? = nil) -> InsightsProvider {
        let sessions = StoredSessions.live()
        let client = InsightsClient(sessions: sessions)
        return InsightsProvider(
            repository: InsightsRepository(client: client, sessions: sessions), watch: widgets.map { WidgetWatch.live($0, client: client) })
    }

    /// As ``timeline(for:in:)``, for callers that wait by a completion: it is called once, on every path.
    public func getTimeline(
        for configuration: InsightsConfiguration, in family: WidgetFamily,
        completion: @escaping @Sendable (Timeline<InsightsEntry>) -> Void
    ) {
        Task { completion(await timeline(for: configuration, in: family)) }
    }

    /// As ``snapshot(for:in:isPreview:)``, likewise.
    public func getSnapshot(
        for configuration: InsightsConfiguration, in family: WidgetFamily, isPreview: Bool,
        completion: @escaping @Sendable (InsightsEntry) -> Void
    ) {
        Task { completion(await snapshot(for: configuration, in: family, isPreview: isPreview)) }
    }
}
