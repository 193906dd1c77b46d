import AppGroup
import AppLine
import AppPage
import Foundation
import ScriptModules
import TripsCore
import VitrineWidgetArchive

extension AppEnvironment {
    /// Reads `HOME` and `TRIPS_SERVICE_URL`.
    public init(_ variables: [String: String], locale: Locale = .current) {
        self.init(variables, serviceVariable: "TRIPS_SERVICE_URL", locale: locale)
    }
}

/// The app as a process: its script, its page, and its line to the host.
public struct TripsProcess: Sendable {
    private let environment: AppEnvironment
    private let script: TripsScript
    private let line: ChildLine?

    /// `storage` is what app and widget share; nil where the group cannot be opened, which the page then says.
    public init(
        environment: AppEnvironment, widgets: any WidgetReloading = WidgetCenterReloading(),
        storage: (any GroupStore)? = AppGroup.bookingStore, line: ChildLine? = .shared
    ) {
        self.environment = environment
        self.line = line
        script = TripsScript(
            TripsScript.Surroundings(
                service: environment.service, locale: environment.locale, storage: storage,
                secrets: FolderSecureStore(folder: environment.privateFolder("Trips")), widgets: widgets)
        ) { words in
            ScriptedApp.log(words)
            // A line for the host's ledger.
            try? line?.send(.note(words))
        }
    }

    /// Signs in as a sample customer, hands the bookings to the widget, and is done.
    public func seed(_ sample: String) async throws {
        try await script.seed(sample)
    }

    /// Serves the page and follows the host until it is gone.
    public func run() async throws {
        let page = try TripsPage()
        let duties = AppLine.Duties(
            start: { await script.start() }, open: { await script.open($0) }, foreground: { await script.foreground($0) })
        try await AppLine(line, duties)
            .serve(TripsPageServer(script: script, page: page).loopback, PortMemory(folder: environment.privateFolder("Trips")))
    }
}
