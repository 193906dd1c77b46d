import AppPage
import Foundation
import InsightsCore
import WidgetArchive

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
        try await server.loopback.run(PortMemory(folder: environment.privateFolder("Insights"))) { port in
            await up(page: URL(string: "http://127.0.0.1:\(port)/"))
        }
    }

    private func up(page: URL?) async {
        if let line {
            // Links wait on the line until the host knows that we are up.
            try? line.send(.ready(pid: ProcessInfo.processInfo.processIdentifier, page: page))
            Task { await follow(line) }
        } else if let page {
            FileHandle.standardOutput.write(Data("listening \(page.absoluteString)\n".utf8))
        }
        await desk.start()
    }

    private func follow(_ line: ChildLine) async {
        for await reply in line.replies {
            switch reply {
            case .open(let id, let url, _):
                // Awaited: the link is opened when its figures are there.
                let handled = await desk.open(url)
                try? line.send(.opened(id: id, handled: handled))
            case .foreground(true):
                // In a task of its own: a slow service must not hold up a link.
                Task { await desk.refresh() }
            case .foreground(false), .configurations, .linkOpened: break
            }
        }
    }
}
