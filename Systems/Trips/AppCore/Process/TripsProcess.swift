import AppGroup
import AppLine
import AppPage
import Foundation
import TripsCore
import WidgetArchive
import WidgetTimelines

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
        let duties = AppLine.Duties(
            start: { await account.start() }, open: { await account.open($0) }, foreground: { if $0 { await account.sync() } })
        try await AppLine(line, duties)
            .serve(PageServer(account: account, page: page).loopback, PortMemory(folder: environment.privateFolder("Trips")))
    }
}
