import AppPage
import Foundation
import SalonCalendar
import SalonCore
import WidgetTimelines

/// The app's one place for who is signed in and which screen is shown. What the diary has, it reads from the app's store; what comes to the
/// store is seen there, whoever wrote it.
public actor SalonAppModel {
    /// The presence of a stylist: who is signed in.
    public enum Presence: Equatable, Sendable {
        /// The app does not know yet who is signed in.
        case unknown
        case signedOut
        case signedIn(SalonAccount)
        /// Somebody is, but their session cannot be had now; the reason.
        case waiting(String)
    }

    /// The state that the page shows.
    public struct State: Sendable {
        public var presence = Presence.unknown
        public var place = Place.day
        /// The day that is shown; nil for today.
        public var day: DiaryDay?
        public var stylists: [Stylist] = []
        public var feed = CalendarFeed.Status.loading
        public var notice: Notice?
        /// A number that grows with each change.
        public var revision = 0
    }

    public internal(set) var state = State()
    let parts: SalonParts
    private let revisions = Revisions()
    private let turns = Turns()
    private var hasBegun = false
    private var watching: Task<Void, Never>?
    private var watched: DiaryDay?
    /// The target of a link that was opened before anybody was signed in.
    var awaited: SalonLink?
    /// The number of the last link that was followed, which is the one that is shown.
    var lastLink = 0

    public init(_ parts: SalonParts) { self.parts = parts }

    // MARK: Beginning

    /// Goes on as whoever was signed in last, then looks whether they still are.
    public func start() async {
        await begin()
        await inTurn { await look() }
    }

    /// The app came to the front, or left it.
    public func foreground(_ isInFront: Bool) async {
        await parts.news.foreground(isInFront)
        guard isInFront else { return }
        await parts.feed.hurry()
        await inTurn { await look() }
        try? await parts.synchroniser.synchronise()
    }

    /// Begins without a network: links are not to wait for one.
    func begin() async {
        guard !hasBegun else { return }
        hasBegun = true
        if let account = parts.memory.account { await become(account) }
    }

    /// Looks up who is signed in, by the session.
    func look() async {
        do throws(CalendarProblem) {
            let account = try await parts.authentication.session().account
            if state.presence != .signedIn(account) { await become(account) }
            if state.stylists.isEmpty { state.stylists = (try? await parts.client.stylists()) ?? [] }
        } catch {
            switch error {
            case .signedOut: await ended()
            default: if case .signedIn = state.presence {} else { state.presence = .waiting(words(error)) }
            }
        }
    }

    // MARK: Signing in and out

    public func signIn(_ email: String, password: String) async {
        await inTurn {
            do throws(CalendarProblem) {
                try await enter(email, password)
            } catch {
                state.notice = Notice(.problem, words(error))
            }
        }
    }

    /// Signs in as a sample stylist, and brings the diary to the widget; throws instead of showing a notice, for use without a page.
    public func seed(_ sample: String) async throws {
        guard let stylist = SampleStylist.all.first(where: { $0.id == sample }) else { throw UnknownSample(name: sample) }
        hasBegun = true
        let account = try await parts.authentication.signIn(email: stylist.email, password: stylist.password)
        parts.memory.write(account)
        parts.account.value = account
        try await parts.feed.catchUp(account)
        parts.synchroniser.start(account: account.id)
        try await parts.synchroniser.gate.wait()
        try await parts.synchroniser.synchronise()
        await parts.timelines.reloadAllTimelines()
    }

    public func signOut() async {
        await inTurn {
            awaited = nil
            // The notice may name a customer.
            state.notice = nil
            // First the session: a widget that looks again must not fetch what is being removed.
            do throws(CalendarProblem) {
                try await parts.signOut()
            } catch {
                state.notice = Notice(.problem, words(error))
                guard await isSessionGone() else { return }
            }
            await leave()
        }
    }

    private func isSessionGone() async -> Bool {
        do throws(CalendarProblem) {
            _ = try await parts.authentication.session()
            return false
        } catch {
            return error == .signedOut
        }
    }

    private func enter(_ email: String, _ password: String) async throws(CalendarProblem) {
        let account = try await parts.authentication.signIn(
            email: email.trimmingCharacters(in: .whitespaces).lowercased(), password: password)
        await parts.feed.stop()
        await become(account)
        state.stylists = (try? await parts.client.stylists()) ?? []
        await parts.timelines.reloadAllTimelines()
        guard let link = awaited else { return }
        awaited = nil
        Task { await follow(link) }
    }

    private func become(_ account: SalonAccount) async {
        parts.account.value = account
        parts.memory.write(account)
        state.presence = .signedIn(account)
        state.place = .day
        state.day = nil
        state.feed = .loading
        parts.synchroniser.start(account: account.id)
        await parts.news.start(account)
        await parts.feed.start(account) { [weak self] in await self?.hear($0) }
        watch()
        changed()
    }

    /// Nothing of whoever was signed in stays.
    private func leave() async {
        await parts.feed.stop()
        await parts.news.stop()
        watching?.cancel()
        watched = nil
        parts.account.value = nil
        parts.memory.write(nil)
        parts.synchroniser.start(account: nil)
        await parts.synchroniser.idle()
        state = State(presence: .signedOut, stylists: state.stylists, notice: state.notice, revision: state.revision)
        await parts.timelines.reloadAllTimelines()
    }

    /// Nobody is signed in, or the service has ended the session: then the stylist is told, once.
    private func ended() async {
        if case .signedIn = state.presence {
            state.notice = Notice(.problem, parts.words["signIn.ended"])
            await leave()
        } else {
            // An app that was killed while somebody signed out has not removed all that was theirs.
            if state.presence != .signedOut { parts.synchroniser.start(account: nil) }
            state.presence = .signedOut
        }
    }

    private func hear(_ status: CalendarFeed.Status) async {
        guard status != state.feed else { return }
        if status == .signedOut { return await inTurn { await ended() } }
        state.feed = status
        if status == .live, state.stylists.isEmpty { state.stylists = (try? await parts.client.stylists()) ?? [] }
        changed()
    }

    // MARK: Screens

    /// The stylist went there by hand.
    public func go(_ place: Place) {
        state.place = place
        watch()
        changed()
    }

    /// A day of the diary; nil for today.
    public func show(_ day: DiaryDay?) async {
        state.day = day
        go(.day)
        guard let account = parts.account.value else { return }
        // The week is fetched in a task of its own: what is in the store is shown at once.
        let monday = shownDay.monday
        Task {
            do {
                try await parts.feed.read(week: monday, account)
            } catch is CancellationError {
                // Signed out meanwhile: the day is not shown any more.
            } catch {
                tell(Notice(.problem, parts.words("diary.unread", words(error))))
            }
        }
    }

    /// Reports an error as it is, and returns the words for it on the page.
    nonisolated func words(_ error: any Error) -> String {
        parts.report(error)
        return ProblemWords(words: parts.words).sentence(error)
    }

    func tell(_ notice: Notice) {
        state.notice = notice
        changed()
    }

    /// The notice, once.
    public func takeNotice() -> Notice? {
        defer { state.notice = nil }
        return state.notice
    }

    /// The revision now, then that after each change.
    public nonisolated func changes() -> AsyncStream<Int> { revisions.changes() }

    /// The salon's time zone.
    public var zone: TimeZone { parts.account.value.flatMap { TimeZone(identifier: $0.timeZone) } ?? .gmt }
    public var shownDay: DiaryDay { state.day ?? DiaryDay(parts.now(), in: zone) }

    func inTurn(_ change: () async -> Void) async {
        await turns.take()
        await change()
        changed()
        await turns.pass()
    }

    func changed() { state.revision = revisions.advance() }

    /// Follows the week that is shown, in the app's store.
    private func watch() {
        guard let account = parts.account.value else { return }
        let monday = shownDay.monday
        guard monday != watched else { return }
        watched = monday
        watching?.cancel()
        let end = monday.adding(days: 7).start(in: zone)
        guard let changes = try? parts.calendar.changes(account: account.id, from: monday.start(in: zone), to: end) else { return }
        watching = Task { [weak self] in
            do {
                for try await change in changes {
                    if case .update = change { await self?.changed() }
                }
            } catch {
                await self?.tell(Notice(.problem, self?.words(error) ?? ""))
            }
        }
    }
}

/// There is no sample stylist of this name.
struct UnknownSample: LocalizedError {
    var name: String
    var errorDescription: String? { "There is no sample stylist “\(name.prefix(40))”." }
}
