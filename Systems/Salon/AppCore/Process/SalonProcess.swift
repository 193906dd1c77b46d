import AppLine
import AppPage
import Foundation
import VitrineWidgetArchive

/// The app as a process: its model, its page, and its line to the host.
public struct SalonProcess: Sendable {
    private let environment: AppEnvironment
    private let model: SalonAppModel
    private let line: ChildLine?

    public init(environment: AppEnvironment, model: SalonAppModel, line: ChildLine? = .shared) {
        self.environment = environment
        self.model = model
        self.line = line
    }

    /// The app with the device's keychain, the app group's container and the system's widgets.
    public static func live(_ environment: AppEnvironment) throws -> SalonProcess {
        SalonProcess(environment: environment, model: SalonAppModel(try .live(environment)))
    }

    /// Signs in as a sample stylist, and is done.
    public func seed(_ sample: String) async throws { try await model.seed(sample) }

    /// Serves the page and follows the host until it is gone.
    public func run() async throws {
        let server = SalonPageServer(model: model, page: try DiaryPage(locale: environment.locale))
        let duties = AppLine.Duties(
            start: {
                await model.start()
                Task { await model.followTheClock() }
            }, open: { await model.open($0) }, foreground: { await model.foreground($0) })
        // A link may wait for the first import; the next one need not wait for it.
        try await AppLine(line, opensTogether: true, duties)
            .serve(server.loopback, PortMemory(folder: environment.privateFolder("Salon")))
    }
}
