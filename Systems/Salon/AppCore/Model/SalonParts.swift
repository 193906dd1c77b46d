import AppPage
import Credentials
import FetchCache
import Foundation
import SalonCalendar
import SalonCore
import ServiceAddresses
import WidgetTimelines

/// The parts with which the app works.
public struct SalonParts: Sendable {
    public var calendar: CalendarStore
    public var salon: SalonStore
    public var synchroniser: CalendarSynchroniser
    public var opening: AppointmentOpening
    public var authentication: any AuthStrategy
    public var signOut: @Sendable () async throws(CalendarProblem) -> Void
    public var client: CalendarClient
    public var feed: CalendarFeed
    public var news: WidgetNews
    public var timelines: any TimelineReloading
    public var memory: AccountMemory
    public var account: CurrentAccount
    public var words: PageWords
    public var now: @Sendable () -> Date
    /// A closure that is called with what goes wrong.
    public var report: @Sendable (any Error) -> Void

    /// - Parameters:
    ///   - folder: the app's own, for its store.
    ///   - shared: the store's file in the group's container.
    ///   - signOut: leaves nothing by which a widget would be let in.
    ///   - deadline: for which a link waits.
    public init(
        folder: URL, shared: URL, address: URL?, authentication: any AuthStrategy, seal: PayloadSeal,
        signOut: @escaping @Sendable () async throws(CalendarProblem) -> Void, timelines: any TimelineReloading,
        locale: Locale, deadline: Duration = .seconds(InitialSync.deadline), now: @escaping @Sendable () -> Date = { Date() },
        report: @escaping @Sendable (any Error) -> Void = { _ in }
    ) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let account = CurrentAccount()
        let words = PageWords(in: .module, locale: locale)
        let say: @Sendable (any Error) -> String = { error in
            report(error)
            return ProblemWords(words: words).sentence(error)
        }
        calendar = try CalendarStore(at: folder.appendingPathComponent("calendar.sqlite"), seal: seal)
        salon = try SalonStore(at: shared, as: .app)
        synchroniser = CalendarSynchroniser(salon: salon, calendar: calendar, seal: seal, now: now, report: report)
        opening = AppointmentOpening(calendar: calendar, synchroniser: synchroniser, deadline: deadline, words: say) { account.value?.id }
        client = CalendarClient(address: address, authentication: authentication)
        // The service may let a question wait.
        let patient = URLSessionTransport(limit: 8_000_000, timeout: Double(CalendarFeed.wait) + 15)
        feed = CalendarFeed(
            client: CalendarClient(address: address, authentication: authentication, transport: patient.callAsFunction),
            calendar: calendar, memory: FeedMemory(folder: folder), now: now, words: say,
            keep: { [keeping = UnreadKeeping(salon: salon, seal: seal, now: now)] unread, account in
                try keeping.keep(unread.kept, account: account)
                report(unread)
            })
        news = WidgetNews(salon: salon, timelines: timelines, now: now, report: report)
        memory = AccountMemory(folder: folder)
        self.words = words
        self.authentication = authentication
        self.signOut = signOut
        self.timelines = timelines
        self.account = account
        self.now = now
        self.report = report
    }

    /// The parts with the device's keychain, the app group's container and the system's widgets.
    public static func live(_ environment: AppEnvironment) throws -> SalonParts {
        let endpoint = SessionEndpoint(address: environment.service ?? ServiceAddress.calendar.current)
        let keychain = try DeviceKeychain.open(service: KeychainStrategy.service)
        return try SalonParts(
            folder: environment.privateFolder("Salon"), shared: SalonGroup.store, address: endpoint.address,
            authentication: AuthKind.current.strategy(endpoint: endpoint), seal: PayloadSeal(keychain: keychain),
            signOut: { () async throws(CalendarProblem) in try await AuthKind.signOutOfAll(endpoint: endpoint) },
            timelines: WidgetCenterTimelines(), locale: environment.locale,
            report: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
    }
}
