import InsightsCore

extension InsightsRepository {
    /// Figures over the network, with the session that app and extensions share.
    public static func live() -> InsightsRepository {
        let sessions = StoredSessions.live()
        return InsightsRepository(client: InsightsClient(sessions: sessions), sessions: sessions)
    }
}

extension InsightsProvider {
    /// A provider that asks over the network.
    /// - Parameter widgets: lists what is placed, so that it is counted; nil where nobody counts.
    public static func live(watching widgets: (any InstalledWidgets)? = nil) -> InsightsProvider {
        let sessions = StoredSessions.live()
        let client = InsightsClient(sessions: sessions)
        return InsightsProvider(
            repository: InsightsRepository(client: client, sessions: sessions), watch: widgets.map { WidgetWatch.live($0, client: client) })
    }
}
