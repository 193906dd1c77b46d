import AppLine
import AppPage
import Foundation
import WidgetArchive

/// The app as a process: its desk, its page, and its line to the host.
public struct SalonProcess: Sendable {
    private let environment: AppEnvironment
    private let desk: SalonDesk
    private let line: ChildLine?

    public init(environment: AppEnvironment, desk: SalonDesk, line: ChildLine? = .shared) {
        self.environment = environment
        self.desk = desk
        self.line = line
    }

    /// With the device's keychain, the app group's container and the system's widgets.
    public static func live(_ environment: AppEnvironment) throws -> SalonProcess {
        SalonProcess(environment: environment, desk: SalonDesk(try .live(environment)))
    }

    /// Signs in as a sample stylist, and is done.
    public func seed(_ sample: String) async throws { try await desk.seed(sample) }

    /// Serves the page and follows the host until it is gone.
    public func run() async throws {
        let server = SalonPageServer(desk: desk, page: try DiaryPage(locale: environment.locale))
        let duties = AppLine.Duties(
            start: {
                await desk.start()
                Task { await desk.followTheClock() }
            }, open: { await desk.open($0) }, foreground: { await desk.foreground($0) })
        // A link may wait for the first import; the next one need not wait for it.
        try await AppLine(line, opensTogether: true, duties)
            .serve(server.loopback, PortMemory(folder: environment.privateFolder("Salon")))
    }
}
