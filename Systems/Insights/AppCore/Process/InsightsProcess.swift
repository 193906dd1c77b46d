import AppLine
import AppPage
import Foundation
import InsightsCore
import WidgetArchive
import WidgetTimelines

/// The app as a process: its desk, its page, and its line to the host.
public struct InsightsProcess: Sendable {
    private let environment: AppEnvironment
    private let desk: MerchantDesk
    private let log: LifecycleLog
    private let line: ChildLine?

    public init(environment: AppEnvironment, desk: MerchantDesk, log: LifecycleLog = LifecycleLog(), line: ChildLine? = .shared) {
        self.environment = environment
        self.desk = desk
        self.log = log
        self.line = line
    }

    /// With the device's keychain, the app group's cache and the system's widgets.
    public static func live(_ environment: AppEnvironment) -> InsightsProcess {
        let access = MerchantAccess.live()
        let sessions = access.sessions
        let client = InsightsClient(sessions: sessions)
        let desk = MerchantDesk(
            access: access, repository: InsightsRepository(client: client, sessions: sessions, locale: environment.locale),
            timelines: WidgetCenterTimelines(), lifecycle: WidgetWatch.live(PlacedWidgets(), client: client))
        return InsightsProcess(environment: environment, desk: desk)
    }

    /// Signs in as a sample merchant, and is done.
    public func seed(_ sample: String) async throws { try await desk.seed(sample) }

    /// Serves the page and follows the host until it is gone.
    public func run() async throws {
        let server = InsightsPageServer(desk: desk, page: try InsightsPage(locale: environment.locale), log: log)
        let duties = AppLine.Duties(
            start: { await desk.start() }, open: { await desk.open($0) }, foreground: { if $0 { await desk.refresh() } })
        try await AppLine(line, duties).serve(server.loopback, PortMemory(folder: environment.privateFolder("Insights")))
    }
}
