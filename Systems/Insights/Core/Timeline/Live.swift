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
    public static func live() -> InsightsProvider { InsightsProvider(repository: .live()) }

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
