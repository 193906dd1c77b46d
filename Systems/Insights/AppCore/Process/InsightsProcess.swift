import AppLine
import AppPage
import Foundation
import InsightsCore
import VitrineWidgetArchive
import WidgetTimelines

/// The app as a process: its model, its page, and its line to the host.
public struct InsightsProcess: Sendable {
    private let environment: AppEnvironment
    private let model: InsightsAppModel
    private let log: LifecycleLog
    private let line: ChildLine?

    public init(environment: AppEnvironment, model: InsightsAppModel, log: LifecycleLog = LifecycleLog(), line: ChildLine? = .shared) {
        self.environment = environment
        self.model = model
        self.log = log
        self.line = line
    }

    /// The app with the device's keychain, the app group's cache and the system's widgets.
    public static func live(_ environment: AppEnvironment) -> InsightsProcess {
        let access = MerchantAccess.live()
        let sessions = access.sessions
        let client = InsightsClient(sessions: sessions)
        let model = InsightsAppModel(
            access: access, repository: InsightsRepository(client: client, sessions: sessions, locale: environment.locale),
            timelines: WidgetCenterTimelines(), lifecycle: WidgetWatch.live(PlacedWidgets(), client: client))
        return InsightsProcess(environment: environment, model: model)
    }

    /// Signs in as a sample merchant, and is done.
    public func seed(_ sample: String) async throws { try await model.seed(sample) }

    /// Serves the page and follows the host until it is gone.
    public func run() async throws {
        let server = InsightsPageServer(model: model, page: try InsightsPage(locale: environment.locale), log: log)
        let duties = AppLine.Duties(
            start: { await model.start() }, open: { await model.open($0) }, foreground: { if $0 { await model.refresh() } })
        try await AppLine(line, duties).serve(server.loopback, PortMemory(folder: environment.privateFolder("Insights")))
    }
}
