import AppGroup
import AppPage
import Foundation
import TripsCore
import WidgetArchive

extension AppEnvironment {
    /// From `HOME` and `TRIPS_SERVICE_URL`.
    public init(_ variables: [String: String], locale: Locale = .current) {
        self.init(variables, serviceVariable: "TRIPS_SERVICE_URL", locale: locale)
    }
}

/// The app as a process: its account, its page, and its line to the host.
public struct TripsProcess: Sendable {
    private let environment: AppEnvironment
    private let account: TripsAccount
    private let line: ChildLine?

    /// `storage` is what app and widget share; nil where the group cannot be opened, which the page then says.
    public init(
        environment: AppEnvironment, timelines: any TimelineReloading, storage: (any GroupStore)? = AppGroup.bookingStore,
        line: ChildLine? = .shared
    ) {
        self.environment = environment
        self.line = line
        let adapter = WidgetBookingAdapter(texts: TripTexts(locale: environment.locale), pictures: environment.service)
        let repository = WidgetBookingsRepository(
            widgetBookingsAdapter: WidgetBookingsAdapter(widgetBookingAdapter: adapter),
            widgetUserDefaultStore: WidgetUserDefaultRepository(storage: storage), timelines: timelines)
        let service: any TripsServing = environment.service.map { HTTPTripsClient(service: $0) } ?? MissingTripsClient()
        account = TripsAccount(service: service, file: AccountFile(folder: environment.privateFolder("Trips")), repository: repository)
    }

    /// Signs in as a sample customer, hands the bookings to the widget, and is done.
    public func seed(_ sample: String) async throws {
        try await account.seed(sample)
    }

    /// Serves the page and follows the host until it is gone.
    public func run() async throws {
        let page = try TripsPage(locale: environment.locale, pictures: environment.service)
        let server = PageServer(account: account, page: page)
        try await server.loopback.run(PortMemory(folder: environment.privateFolder("Trips"))) { port in
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
        await account.start()
    }

    private func follow(_ line: ChildLine) async {
        for await reply in line.replies {
            switch reply {
            case .open(let id, let url, _):
                let handled = await account.open(url)
                try? line.send(.opened(id: id, handled: handled))
            case .foreground(true):
                // In a task of its own: a slow service must not hold up a link.
                Task { await account.sync() }
            case .foreground(false), .configurations, .linkOpened: break
            }
        }
    }
}
