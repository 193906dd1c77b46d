import Credentials
import Foundation
import SalonCalendar
import SalonCore

/// The signed-in stylist's days from the store that the app shares; fetched by the widget itself where the copy is old.
actor SharedDays: DaySource {
    /// All tiles of the process read one store, and fetch once for all of them.
    static let live = SharedDays()

    /// Seconds that a tile waits for the service before it shows what there is.
    private let patience: Double
    /// Seconds after which a copy that could not be renewed is told to be old.
    private let oldAge: Double
    private let address: URL?
    private let strategy: any AuthStrategy
    private let defaults: UserDefaults?
    private var store: SalonStore?
    private var fetching: Task<Void, any Error>?

    private static let accountKey = "widget.account"
    private static let zoneKey = "widget.zone"

    init(
        address: URL? = ServiceAddress.current, kind: AuthKind = .current, patience: Double = 6, oldAge: Double = 2 * 3_600,
        defaults: UserDefaults? = UserDefaults(suiteName: SalonGroup.name)
    ) {
        self.patience = patience
        self.oldAge = oldAge
        self.address = address
        self.defaults = defaults
        strategy = kind.strategy(endpoint: SessionEndpoint(address: address))
    }

    func days(at now: Date, mayFetch: Bool) async -> KnownDays {
        let account: SalonAccount
        var canFetch = mayFetch
        do throws(CalendarProblem) {
            account = try await strategy.session().account
            if remembered?.id != account.id || remembered?.timeZone != account.timeZone { remembered = account }
        } catch {
            guard error != .signedOut, let last = remembered else {
                if remembered != nil { remembered = nil }
                return error == .signedOut ? .signedOut : .nothing
            }
            // Locked, or the service that renews the session is down: what there is belongs to whoever was signed in last.
            account = last
            canFetch = false
        }
        guard let store = opened() else { return .nothing }
        if canFetch { await refresh(store) }
        return read(store, account, now)
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

    /// Nil until the app was opened once: the store is the app's to make.
    private func opened() -> SalonStore? {
        if store == nil { store = try? SalonStore(as: .member) }
        return store
    }

    /// Waits for what is being fetched, whoever began it; not for ever.
    private func refresh(_ store: SalonStore) async {
        let task = fetching ?? begin(store)
        fetching = task
        await withTaskGroup(of: Void.self) { group in
            group.addTask { _ = await task.result }
            group.addTask { [patience] in try? await Task.sleep(for: .seconds(patience)) }
            await group.next()
            group.cancelAll()
        }
    }

    private func begin(_ store: SalonStore) -> Task<Void, any Error> {
        let client = CalendarClient(address: address, authentication: strategy)
        return Task {
            defer { fetching = nil }
            let seal = PayloadSeal(keychain: try DeviceKeychain.open(service: KeychainStrategy.service))
            try await WidgetCalendarFetch(salon: store, client: client, seal: seal).refresh()
        }
    }

    /// The week before and the two weeks after.
    private func read(_ store: SalonStore, _ account: SalonAccount, _ now: Date) -> KnownDays {
        let day = 86_400.0
        guard let events = try? store.events(account: account.id, from: now - 7 * day, to: now + 14 * day) else { return .nothing }
        let fetched = (try? store.lastFetch(account: account.id))?.date
        guard let newest = ([fetched] + events.map(\.receivedAt)).compactMap(\.self).max() else { return .nothing }
        return .appointments(
            events.map(Appointment.init), zone: TimeZone(identifier: account.timeZone),
            asOf: now.timeIntervalSince(newest) > oldAge ? newest : nil)
    }
}
