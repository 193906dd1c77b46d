import AppPage
import Foundation
import TripsCore

/// The app's one place for who is signed in and what they have booked. Every change ends with the widget knowing of it.
public actor TripsAccount {
    /// What the page shows.
    public struct State: Equatable, Sendable {
        public var account: StoredAccount?
        public var destinations: [Destination] = []
        public var notice: Notice?
        /// Where the last link led.
        public var link: TripsLink?
        /// Grows with each change.
        public var revision = 0
    }

    public private(set) var state = State()
    private let service: any TripsServing
    private let file: AccountFile
    private let repository: WidgetBookingsRepository
    private let turns = Turns()
    private let revisions = Revisions()

    public init(service: any TripsServing, file: AccountFile, repository: WidgetBookingsRepository) {
        self.service = service
        self.file = file
        self.repository = repository
    }

    /// Takes up what was kept, makes the widget agree with it, then asks the service for news.
    public func start() async {
        await turns.take()
        file.removeAbandonedDrafts()
        adoptKeptAccount()
        changed()
        await tellWidget()
        await turns.pass()
        await sync()
    }

    /// Downloads the bookings again; what was known stays when the service cannot be reached.
    public func sync() async {
        await attempt { try await download() }
    }

    public func signIn(email: String, password: String) async {
        await attempt { try await enter(email: email, password: password) }
    }

    /// Signs in as a sample customer made anew; throws instead of showing a notice, for use without a page.
    public func seed(_ sample: String) async throws {
        await turns.take()
        do {
            let credentials = try await service.seed(sample)
            try await enter(email: credentials.email, password: credentials.password)
        } catch {
            await turns.pass()
            throw error
        }
        await turns.pass()
    }

    /// Forgets the customer here first, so that it works without the service too.
    public func signOut() async {
        await attempt {
            let token = state.account?.token
            try await leave()
            if let token { try? await service.signOut(token: token) }
        }
    }

    public func add(_ order: BookingOrder) async {
        await attempt {
            guard let token = state.account?.token else { throw TripsClientError.notSignedIn }
            try await service.add(order, token: token)
            state.link = nil
            state.notice = Notice(.done, "Your trip is booked.")
            try await download()
        }
    }

    public func cancel(_ booking: String) async {
        await attempt {
            guard let token = state.account?.token else { throw TripsClientError.notSignedIn }
            try await service.cancel(booking, token: token)
            state.notice = Notice(.done, "The booking is cancelled.")
            try await download()
        }
    }

    /// Goes where a link leads; false, with a notice, when it leads nowhere.
    public func open(_ url: URL) -> Bool {
        do {
            state.link = try TripsLink(url)
            changed()
            return true
        } catch {
            state.notice = Notice(.problem, "This link leads nowhere. \(error)")
            changed()
            return false
        }
    }

    /// The customer went on from where the link had led.
    public func forgetLink() {
        state.link = nil
    }

    /// The notice, once.
    public func takeNotice() -> Notice? {
        defer { state.notice = nil }
        return state.notice
    }

    /// The revision after each change.
    public nonisolated func changes() -> AsyncStream<Int> { revisions.changes() }

    private func changed() { state.revision = revisions.advance() }

    private func attempt(_ change: () async throws -> Void) async {
        await turns.take()
        adoptKeptAccount()
        do {
            try await change()
        } catch TripsClientError.notSignedIn where state.account != nil {
            try? await leave()
            state.notice = Notice(.problem, TripsClientError.notSignedIn.localizedDescription)
        } catch {
            state.notice = Notice(.problem, error.localizedDescription)
        }
        changed()
        await turns.pass()
    }

    /// The file is the truth: a second process, started to seed, may have signed somebody else in.
    private func adoptKeptAccount() {
        let kept = file.read()
        if kept?.token != state.account?.token { state.account = kept }
    }

    private func enter(email: String, password: String) async throws {
        let signedIn = try await service.signIn(email: email, password: password)
        let former = state.account?.token
        let bookings = try await service.bookings(token: signedIn.token)
        try await keep(StoredAccount(token: signedIn.token, customer: signedIn.customer, bookings: bookings))
        if let former, former != signedIn.token { try? await service.signOut(token: former) }
    }

    private func download() async throws {
        if state.destinations.isEmpty, let destinations = try? await service.destinations() {
            state.destinations = destinations
        }
        guard var account = state.account else { return }
        account.bookings = try await service.bookings(token: account.token)
        try await keep(account)
    }

    private func keep(_ account: StoredAccount) async throws {
        try file.write(account)
        state.account = account
        try await repository.save(account.bookings)
    }

    private func leave() async throws {
        try file.remove()
        state.account = nil
        state.link = nil
        try await repository.clear()
    }

    /// After a start the widget may know less, or more, than the app: the last run can have been killed between two writes.
    private func tellWidget() async {
        do {
            if let account = state.account {
                try await repository.save(account.bookings)
            } else {
                try await repository.clear()
            }
        } catch {
            state.notice = Notice(.problem, error.localizedDescription)
        }
    }
}
