import Foundation
import SalonCore
import SharedStore

/// Lets the widget's process fetch the calendar by itself when its copy is old. What it receives it stores as flagged light events, with the
/// whole event in the payload, so that the app takes it over.
public struct WidgetCalendarFetch: Sendable {
    /// The outcome of a fetch.
    public enum Outcome: Hashable, Sendable {
        /// The copy is young enough; nobody was asked.
        case fresh
        /// The calendar was fetched: the numbers of events that were stored, noted as gone, and unreadable.
        case fetched(stored: Int, gone: Int, unread: Int = 0)
    }

    /// Seconds for which a copy is young, days that it has, how many vanished events are asked for one by one, and how many answers with
    /// changes are read in a row.
    public struct Limits: Sendable {
        public var freshness = 600.0
        public var days = 8
        public var lookups = 20
        public var pages = 20

        public init() {}
    }

    private let salon: SalonStore
    private let client: CalendarClient
    private let receiving: CalendarReceiving
    private let keeping: UnreadKeeping
    private let limits: Limits
    private let now: @Sendable () -> Date

    public init(
        salon: SalonStore, client: CalendarClient, seal: PayloadSeal, limits: Limits = Limits(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.salon = salon
        self.client = client
        self.limits = limits
        self.now = now
        receiving = CalendarReceiving(salon: salon, seal: seal, now: now)
        keeping = UnreadKeeping(salon: salon, seal: seal, now: now)
    }

    /// Fetches unless the copy is young. The same day over, what has changed since; otherwise all days anew.
    @discardableResult
    public func refresh() async throws(CalendarProblem) -> Outcome {
        let account = try await client.account()
        let day = DiaryDay(now(), in: TimeZone(identifier: account.timeZone) ?? .gmt)
        let last = try stored { try salon.lastFetch(account: account.id) }
        if let last {
            // A clock that was set back makes no copy young.
            let age = now().timeIntervalSince(last.date)
            if last.day == day, (0..<limits.freshness).contains(age) { return .fresh }
        }
        return try await fetch(account, day, last)
    }

    private func fetch(_ account: SalonAccount, _ day: DiaryDay, _ last: SalonFetch?) async throws(CalendarProblem) -> Outcome {
        if let last, last.day == day, let cursor = last.cursor {
            do throws(CalendarProblem) {
                return try await follow(account, day, cursor)
            } catch {
                // A cursor that the service knows no more.
                guard case .status(400..<500) = error else { throw error }
            }
        }
        return try await all(account, day)
    }

    private func follow(_ account: SalonAccount, _ day: DiaryDay, _ cursor: String) async throws(CalendarProblem) -> Outcome {
        let date = now()
        var cursor = cursor
        var newest: [String: CalendarChanges.Change] = [:], unread = UnreadEvents()
        // A service that always has more must not keep a widget for ever: the next time goes on from here.
        for _ in 0..<limits.pages {
            let changes = try await client.changes(since: cursor)
            for change in changes.changes { newest[change.id] = change }
            unread.kept += changes.unread.kept
            unread.lost += changes.unread.lost
            cursor = changes.cursor
            guard changes.more == true else { break }
        }
        let window = window(account, day)
        let events = newest.values.compactMap(\.event).filter { $0.start < window.end && $0.end > window.start }
        // Moved out of the days that are shown: whoever is shown it still has to learn that.
        let moved = newest.values.compactMap(\.event).filter { $0.start >= window.end || $0.end <= window.start }
        let gone = newest.values.filter { $0.event == nil }.map { (id: $0.id, version: $0.version) }
        try await checkStillSignedIn(account)
        try stored { try keeping.keep(unread.kept, account: account.id) }
        let count = try receiving.store(
            events.sorted { $0.id < $1.id }, known: moved.sorted { $0.id < $1.id }, gone: gone, account: account.id, at: date,
            SalonFetch(date: date, cursor: cursor, day: day))
        return .fetched(stored: count.stored, gone: count.gone, unread: unread.kept.count + unread.lost)
    }

    private func all(_ account: SalonAccount, _ day: DiaryDay) async throws(CalendarProblem) -> Outcome {
        let date = now(), window = window(account, day)
        let before = try stored { try salon.events(account: account.id, from: window.start, to: window.end) }
        let page = try await client.events(day: day, days: limits.days)
        let received = Set(page.events.map(\.id) + page.unread.kept.map(\.light.id))
        // These events are no longer in these days: gone, cancelled, or elsewhere. Only the service knows.
        var elsewhere: [CalendarEvent] = [], gone: [(id: String, version: Int)] = []
        for light in before.filter({ !received.contains($0.id) }).prefix(limits.lookups) {
            do throws(CalendarProblem) {
                if let event = try await client.event(light.id) {
                    elsewhere.append(event)
                } else {
                    // What stands in the store may be anything.
                    gone.append((light.id, light.version < .max ? light.version + 1 : light.version))
                }
            } catch {
                // The event exists, in a form that this version cannot decode: its row stays, and it holds up no other.
                guard case .undecodable = error else { throw error }
            }
        }
        try await checkStillSignedIn(account)
        try stored { try keeping.keep(page.unread.kept, account: account.id) }
        let count = try receiving.store(
            page.events, known: elsewhere, gone: gone, account: account.id, at: date,
            SalonFetch(date: date, cursor: page.cursor, day: day))
        return .fetched(stored: count.stored, gone: count.gone, unread: page.unread.kept.count + page.unread.lost)
    }

    /// Whoever was asked for may have signed out since, and what is theirs was removed.
    private func checkStillSignedIn(_ account: SalonAccount) async throws(CalendarProblem) {
        guard try await client.account().id == account.id else { throw .signedOut }
    }

    private func window(_ account: SalonAccount, _ day: DiaryDay) -> DateInterval {
        let zone = TimeZone(identifier: account.timeZone) ?? .gmt
        let start = day.start(in: zone)
        return DateInterval(start: start, end: max(start, day.adding(days: limits.days).start(in: zone)))
    }

    private func stored<Value>(_ body: () throws -> Value) throws(CalendarProblem) -> Value {
        do {
            return try body()
        } catch let problem as CalendarProblem {
            throw problem
        } catch {
            throw .notStored("\(error)")
        }
    }
}
