import AppPage
import Foundation
import WidgetTimelines
import InsightsCore

/// The app's one place for who is signed in, which shop is looked at, and what is known of it. Every change that widgets show ends with
/// their knowing of it.
public actor InsightsAppModel {
    /// The presence of a merchant: who is signed in.
    public enum Presence: Equatable, Sendable {
        /// The app does not know yet who is signed in.
        case unknown
        case signedOut
        case signedIn(String)
        /// Somebody is, but their session cannot be had now; the reason.
        case waiting(String)
    }

    /// The state that the page shows.
    public struct State: Sendable {
        public var presence = Presence.unknown
        public var shops: [Shop] = []
        public var shop: Shop?
        public var range = DateRange.usual
        public var place = Place.overview
        public var figures: InsightsFigures?
        /// The error for which there are no figures, or no newer ones.
        public var failure: InsightsError?
        public var notice: Notice?
        /// A number that grows with each change.
        public var revision = 0
    }

    public private(set) var state = State()
    private let access: MerchantAccess
    private let repository: InsightsRepository
    private let memory: MerchantMemory
    private let timelines: any TimelineReloading
    private let lifecycle: (any LifecycleWatching)?
    private let turns = Turns()
    private let revisions = Revisions()
    /// The target of a link that was opened before anybody was signed in.
    private var awaited: InsightsLink?

    /// - Parameter lifecycle: told at each start and return: after the last widget is gone, nobody else looks.
    public init(
        access: MerchantAccess, repository: InsightsRepository, memory: MerchantMemory = MerchantMemory(), timelines: any TimelineReloading,
        lifecycle: (any LifecycleWatching)? = nil
    ) {
        self.access = access
        self.repository = repository
        self.memory = memory
        self.timelines = timelines
        self.lifecycle = lifecycle
    }

    /// Looks who is signed in, which widgets there are, and how the shop does.
    public func start() async {
        await inTurn { await look() }
        await lifecycle?.timelineAsked()
    }

    /// Asks again, as far as answers are older than a minute.
    public func refresh() async {
        await inTurn { await look() }
        await lifecycle?.timelineAsked()
        changed()
    }

    public func signIn(_ username: String, password: String) async {
        await inTurn {
            do {
                try await enter(username.trimmingCharacters(in: .whitespaces).lowercased(), password)
            } catch {
                state.notice = Notice(.problem, error.localizedDescription)
            }
        }
    }

    /// Signs in as a sample merchant; throws instead of showing a notice, for use without a page.
    public func seed(_ sample: String) async throws {
        guard let merchant = SampleMerchant.all.first(where: { $0.id == sample }) else { throw UnknownSample(name: sample) }
        try await enter(merchant.username, merchant.password)
    }

    public func signOut() async {
        await inTurn {
            do {
                try await access.signOut()
                await leave()
                awaited = nil
                state.place = .overview
            } catch {
                state.notice = Notice(.problem, error.localizedDescription)
            }
        }
    }

    public func choose(shop id: String) async {
        await inTurn { await show(shop: id) }
    }

    public func choose(range: DateRange) async {
        await inTurn {
            state.range = range
            await load()
        }
    }

    /// The merchant went there by hand.
    public func go(to place: Place) { state.place = place }

    /// Opens what a link asks for: its screen is there when this returns, or, where nobody is signed in, as soon as somebody is. False for a
    /// link that leads nowhere.
    public func open(_ url: URL) async -> Bool {
        guard let link = InsightsLink(url) else {
            state.notice = Notice(.problem, "This link leads nowhere.")
            changed()
            return false
        }
        await inTurn {
            switch link {
            case .help: if state.presence == .unknown { await look() }
            case .home: await look()
            // What the link leads to is loaded when it is followed.
            case .metrics, .metric: await look(loads: false)
            }
            await follow(link)
        }
        return true
    }

    /// Takes notice of a session that is over by what is stored: a widget may have found it out since this app last looked. The service is not
    /// asked, so that no page waits for it.
    public func noticeEnd() async {
        switch state.presence {
        case .unknown, .signedOut: return
        case .signedIn, .waiting: break
        }
        guard await access.isSignedOut() else { return }
        await inTurn { await ended() }
    }

    /// The notice, once.
    public func takeNotice() -> Notice? {
        defer { state.notice = nil }
        return state.notice
    }

    /// The revision now, then that after each change.
    public nonisolated func changes() -> AsyncStream<Int> { revisions.changes() }

    // MARK: One at a time

    private func inTurn(_ change: () async -> Void) async {
        await turns.take()
        await change()
        changed()
        await turns.pass()
    }

    private func changed() { state.revision = revisions.advance() }

    private func follow(_ link: InsightsLink) async {
        if case .help = link {
            state.place = .help
            return
        }
        if case .home = link { return }
        // Figures are nobody's before somebody is signed in.
        guard case .signedIn = state.presence else { return awaited = link }
        awaited = nil
        switch link {
        case .home, .help: break
        case .metrics(let shop, let range):
            state.place = .overview
            await show(shop: shop, over: range)
        case .metric(let metric, let shop, let range):
            state.place = .metric(metric)
            await show(shop: shop ?? state.shop?.id, over: range)
        }
    }

    private func show(shop id: String?, over range: DateRange? = nil) async {
        if let range { state.range = range }
        if let id, id != state.shop?.id {
            guard let shop = state.shops.first(where: { $0.id == id }) else {
                state.notice = Notice(.problem, "This account has no such shop.")
                return
            }
            state.shop = shop
            state.figures = nil
            memory.switched(to: id)
            await timelines.reloadAllTimelines()
        }
        await load()
    }

    private func enter(_ username: String, _ password: String) async throws {
        try await access.signIn(username, password: password)
        // Nothing that was fetched before stays, whoever it was for.
        memory.signedOut()
        memory.signedIn(as: username)
        state = State(place: state.place, revision: state.revision)
        await look()
        await timelines.reloadAllTimelines()
        if let awaited { await follow(awaited) }
    }

    private func leave() async {
        memory.signedOut()
        state = State(presence: .signedOut, place: state.place, notice: state.notice, revision: state.revision)
        await timelines.reloadAllTimelines()
    }

    /// Looks up who is signed in, their shops, and how the shop does.
    /// - Parameter loads: the figures too; not where they are asked for next.
    private func look(loads: Bool = true) async {
        do throws(SessionProblem) {
            let session = try await access.sessions.session()
            if memory.account != session.account {
                // Somebody else has signed in meanwhile, in another process; or a widget took for ended what goes on, and says so still.
                memory.signedIn(as: session.account)
                await timelines.reloadAllTimelines()
            }
            if state.presence != .signedIn(session.account) {
                state = State(presence: .signedIn(session.account), range: state.range, place: state.place, revision: state.revision)
            }
        } catch {
            switch error {
            case .signedOut: return await ended()
            case .unavailable(let reason): state.presence = .waiting(reason)
            }
        }
        do throws(InsightsError) {
            state.shops = try await repository.shops()
            let wanted = state.shop?.id ?? memory.shop
            state.shop = state.shops.first { $0.id == wanted } ?? state.shops.first
            state.failure = state.shop == nil ? .noShop : nil
            // Widgets that name no shop show this one.
            if memory.shop == nil, let shop = state.shop { memory.switched(to: shop.id) }
        } catch {
            if error == .signedOut { return await ended() }
            state.failure = error
        }
        if loads { await load() }
    }

    private func load() async {
        guard let shop = state.shop else { return }
        do throws(InsightsError) {
            state.figures = try await repository.figures(for: MetricType.all, over: state.range, of: shop)
            state.failure = nil
        } catch {
            if error == .signedOut { return await ended() }
            state.figures = nil
            state.failure = error
        }
    }

    /// Nobody is signed in, or the service has ended the session: then the merchant is told, once.
    private func ended() async {
        if case .signedIn = state.presence { state.notice = Notice(.problem, "The service has ended the session. Sign in again.") }
        // Widgets that never had figures need not look again.
        guard state.presence != .unknown || memory.account != nil else { return state.presence = .signedOut }
        guard state.presence != .signedOut || memory.account != nil else { return }
        await leave()
    }
}

/// There is no sample merchant of this name.
struct UnknownSample: LocalizedError {
    var name: String
    var errorDescription: String? { "There is no sample merchant “\(name.prefix(40))”." }
}
