import Credentials
import Foundation
import SalonCalendar
import SalonCore
import ServiceAddresses

/// The signed-in stylist's days from the store that the app shares; fetched by the widget itself where the copy is old.
actor SharedDays: DaySource {
    /// All tiles of the process read one store, and fetch once for all of them.
    static let live = SharedDays()

    /// The time that a tile waits, for the session and for the service together, before it shows what there is.
    private let patience: Duration
    /// The clock by which that is measured.
    private let clock: any Clock<Duration>
    private let strategy: any AuthStrategy
    private let client: CalendarClient
    private let defaults: UserDefaults?
    private let open: @Sendable () -> SalonStore?
    private let seal: @Sendable () throws -> PayloadSeal
    private var store: SalonStore?
    private var asking: Task<SalonAccount, any Error>?
    private var fetching: Task<Void, any Error>?

    private static let accountKey = "widget.account"
    private static let zoneKey = "widget.zone"

    /// Makes a source with the device's keychain, and the group's container and defaults.
    init(address: URL? = ServiceAddress.calendar.current, kind: AuthKind = .current) {
        let strategy = kind.strategy(endpoint: SessionEndpoint(address: address))
        self.init(
            strategy: strategy, client: CalendarClient(address: address, authentication: strategy),
            defaults: UserDefaults(suiteName: SalonGroup.name), open: { try? SalonStore(as: .member) },
            seal: { PayloadSeal(keychain: try DeviceKeychain.open(service: KeychainStrategy.service)) })
    }

    /// - Parameters:
    ///   - open: the shared store; nil where there is none yet.
    ///   - seal: asked for when something was received.
    init(
        strategy: any AuthStrategy, client: CalendarClient, patience: Duration = .seconds(6),
        clock: any Clock<Duration> = ContinuousClock(),
        defaults: UserDefaults?, open: @escaping @Sendable () -> SalonStore?,
        seal: @escaping @Sendable () throws -> PayloadSeal
    ) {
        self.strategy = strategy
        self.client = client
        self.patience = patience
        self.clock = clock
        self.defaults = defaults
        self.open = open
        self.seal = seal
    }

    func days(at now: Date) async -> KnownDays {
        let patience = Patience(patience, clock: clock)
        defer { patience.end() }
        let account: SalonAccount
        var canFetch = true
        switch await patience.result(of: session()) {
        case .success(let known)?:
            account = known
            if remembered?.id != account.id || remembered?.timeZone != account.timeZone { remembered = account }
        case .failure(CalendarProblem.signedOut)?: return signedOut()
        case .failure?, nil:
            // Locked, or the service that renews the session is slow or down: what there is belongs to whoever was signed in last.
            guard let last = remembered else { return .nothing }
            account = last
            canFetch = false
        }
        guard let store = opened() else { return .nothing }
        if canFetch, case .failure(CalendarProblem.signedOut)? = await patience.result(of: refresh(store)),
            case .failure(CalendarProblem.signedOut)? = await patience.result(of: session())
        {
            return signedOut()
        }
        return read(store, account, now)
    }

    private func signedOut() -> KnownDays {
        if remembered != nil { remembered = nil }
        return .signedOut
    }

    /// Who was signed in last, for when the keychain cannot be asked; no more than an identifier and where the salon is.
    private var remembered: SalonAccount? {
        get {
            guard let id = defaults?.string(forKey: Self.accountKey) else { return nil }
            return SalonAccount(id: id, name: "", timeZone: defaults?.string(forKey: Self.zoneKey) ?? "")
        }
        set {
            defaults?.set(newValue?.id, forKey: Self.accountKey)
            defaults?.set(newValue?.timeZone, forKey: Self.zoneKey)
        }
    }

    /// The shared store; nil until the app was opened once: the store is the app's to make.
    private func opened() -> SalonStore? {
        if store == nil { store = open() }
        return store
    }

    /// The request for the session that is running, whoever began it, or a new one.
    private func session() -> Task<SalonAccount, any Error> {
        if let asking { return asking }
        let task = Task {
            defer { asking = nil }
            return try await strategy.session().account
        }
        asking = task
        return task
    }

    /// The fetch that is running, whoever began it, or a new one.
    private func refresh(_ store: SalonStore) -> Task<Void, any Error> {
        if let fetching { return fetching }
        let task = Task {
            defer { fetching = nil }
            try await WidgetCalendarFetch(salon: store, client: client, seal: try seal()).refresh()
            return
        }
        fetching = task
        return task
    }

    /// The week before and the two weeks after.
    private func read(_ store: SalonStore, _ account: SalonAccount, _ now: Date) -> KnownDays {
        let day = 86_400.0
        guard let events = try? store.events(account: account.id, from: now - 7 * day, to: now + 14 * day) else { return .nothing }
        let fetched = (try? store.lastFetch(account: account.id))?.date
        guard let newest = ([fetched] + events.map(\.receivedAt)).compactMap(\.self).max() else { return .nothing }
        return .appointments(events.map(Appointment.init), zone: TimeZone(identifier: account.timeZone), copied: newest)
    }
}
