import Foundation
import SalonCalendar
import SalonCore

/// Brings the salon's whole diary from the service into the app's store: some weeks at first, then every change as it comes.
///
/// The feed writes to the store and tells nobody: whoever shows the diary observes the store.
public actor CalendarFeed {
    /// The status of the connection to the service.
    public enum Status: Equatable, Sendable {
        /// Nothing was read yet.
        case loading
        case live
        /// The service cannot be reached, for this reason; what is shown may be old.
        case away(String)
        /// The service has ended the session.
        case signedOut
    }

    /// Seconds for which the service may wait with its answer, and seconds between two questions.
    ///
    /// On Linux Foundation spins for as long as it waits for an answer, at the cost of most of a processor: there one asks every second.
    #if canImport(FoundationNetworking)
        static let (wait, rest) = (0, 1)
    #else
        static let (wait, rest) = (25, 0)
    #endif
    /// The stylist parameter that stands for everybody.
    private static let everybody = "all"
    /// Weeks that are read at first, of which the second is this one.
    private static let weeks = 4
    private let client: CalendarClient
    private let calendar: CalendarStore
    private let memory: FeedMemory
    private let now: @Sendable () -> Date
    private let keep: @Sendable (UnreadEvents, _ account: String) throws -> Void
    private let words: @Sendable (any Error) -> String
    private var task: Task<Void, Never>?
    private var pausing: Task<Void, Never>?
    /// The account whose diary may be written to the store.
    private var current: String?
    private var report: @Sendable (Status) async -> Void = { _ in }

    /// - Parameters:
    ///   - client: whose answers may come as late as ``wait`` seconds.
    ///   - words: says what went wrong.
    ///   - keep: keeps and reports what came in a form that this version cannot read.
    public init(
        client: CalendarClient, calendar: CalendarStore, memory: FeedMemory, now: @escaping @Sendable () -> Date,
        words: @escaping @Sendable (any Error) -> String = { "\($0)" },
        keep: @escaping @Sendable (UnreadEvents, _ account: String) throws -> Void
    ) {
        self.client = client
        self.calendar = calendar
        self.memory = memory
        self.now = now
        self.words = words
        self.keep = keep
    }

    /// Begins, or begins anew; `report` is told whenever it stands otherwise.
    func start(_ account: SalonAccount, report: @escaping @Sendable (Status) async -> Void) {
        task?.cancel()
        current = account.id
        self.report = report
        task = Task { await run(account, report) }
    }

    /// Asks again at once, where it waits because the service could not be had.
    func hurry() {
        pausing?.cancel()
        pausing = nil
    }

    /// Ends, and goes on from there at the next start.
    func pause() async {
        task?.cancel()
        await task?.value
        task = nil
    }

    /// Ends, and forgets where it was: of answers that are still on their way nothing comes to the store.
    func stop() async {
        current = nil
        await pause()
        memory.write(nil)
    }

    /// Reads until the diary is as the service has it now, and is done.
    /// - Throws: `CalendarProblem`, and what the store throws.
    func catchUp(_ account: SalonAccount) async throws {
        current = account.id
        do {
            try await readAll(account)
        } catch  where Self.isLostCursor(error) {
            memory.write(nil)
            try await readAll(account)
        }
    }

    private func readAll(_ account: SalonAccount) async throws {
        if memory.position(of: account.id) == nil { try await readWeeks(account) }
        while try await follow(account, wait: 0) {}
    }

    /// Whether the service knows no more where changes were followed to: then everything is read anew.
    private static func isLostCursor(_ error: any Error) -> Bool {
        switch error as? CalendarProblem {
        case .status(410), .status(422): true
        default: false
        }
    }

    /// Reads the week of a day, unless it was read before and changes are followed since.
    func read(week monday: DiaryDay, _ account: SalonAccount) async throws {
        guard let position = memory.position(of: account.id), !position.weeks.contains(monday.description) else { return }
        _ = try await renew(from: monday, days: 7, account)
        // Changes were followed meanwhile: the newest position counts.
        guard var position = memory.position(of: account.id) else { return }
        position.weeks.insert(monday.description)
        memory.write(position)
    }

    private func run(_ account: SalonAccount, _ report: @escaping @Sendable (Status) async -> Void) async {
        var pause = 1, isLive = false
        // What cannot be read any more is had from the service again.
        if (try? calendar.isUnreadable(account: account.id)) == true { memory.write(nil) }
        while !Task.isCancelled {
            do {
                if memory.position(of: account.id) == nil { try await readWeeks(account) }
                let hasMore = try await follow(account, wait: isLive ? Self.wait : 0)
                if !isLive { await report(.live) }
                (pause, isLive) = (1, true)
                if Self.rest > 0, !hasMore { await self.wait(seconds: Self.rest) }
            } catch {
                if Task.isCancelled { return }
                isLive = false
                if error as? CalendarProblem == .signedOut {
                    // The report runs in a task of its own, as whoever is told ends this one.
                    Task { await report(.signedOut) }
                    return
                }
                if Self.isLostCursor(error) { memory.write(nil) }
                await report(.away(words(error)))
                await wait(seconds: pause)
                pause = min(pause * 2, 30)
            }
        }
    }

    private func wait(seconds: Int) async {
        let pausing = Task { _ = try? await Task.sleep(for: .seconds(seconds)) }
        self.pausing = pausing
        await withTaskCancellationHandler {
            await pausing.value
        } onCancel: {
            pausing.cancel()
        }
    }

    /// Takes over what has changed.
    /// - Returns: whether there is more to ask for at once.
    private func follow(_ account: SalonAccount, wait: Int) async throws -> Bool {
        guard var position = memory.position(of: account.id) else { return false }
        let changes = try await client.changes(since: position.cursor, wait: wait, stylist: Self.everybody)
        try checkCurrent(account)
        if !changes.unread.isEmpty { try keep(changes.unread, account.id) }
        try calendar.put(changes.changes.compactMap(\.event), account: account.id)
        for change in changes.changes where change.event == nil {
            try calendar.remove(change.id, account: account.id, throughVersion: change.version)
        }
        // A service that goes no further is not asked on and on.
        guard changes.cursor != position.cursor else { return false }
        position.weeks = memory.position(of: account.id)?.weeks ?? position.weeks
        position.cursor = changes.cursor
        memory.write(position)
        return changes.more ?? !changes.changes.isEmpty
    }

    private func readWeeks(_ account: SalonAccount) async throws {
        let zone = TimeZone(identifier: account.timeZone) ?? .gmt
        let first = DiaryDay(now(), in: zone).monday.adding(days: -7)
        let cursor = try await renew(from: first, days: Self.weeks * 7, account)
        let mondays = (0..<Self.weeks).map { first.adding(days: $0 * 7).description }
        memory.write(FeedMemory.Position(account: account.id, cursor: cursor, weeks: Set(mondays)))
    }

    /// Makes some days of the store as the service has them; where the changes after that begin.
    private func renew(from day: DiaryDay, days: Int, _ account: SalonAccount) async throws -> String {
        let zone = TimeZone(identifier: account.timeZone) ?? .gmt
        let start = day.start(in: zone), end = day.adding(days: days).start(in: zone)
        // Looked at before the service is asked: what comes to the store meanwhile may not be in the answer yet, and stays.
        let before = try calendar.events(account: account.id, from: start, to: end)
        let page = try await client.events(day: day, days: days, stylist: Self.everybody)
        try checkCurrent(account)
        if !page.unread.isEmpty { try keep(page.unread, account.id) }
        try calendar.put(page.events, account: account.id)
        let received = Set(page.events.map(\.id) + page.unread.kept.map(\.light.id))
        // Where an unread event has no identifier, it may be any of these: then none is removed.
        for event in before where page.unread.lost == 0 && event.start >= start && !received.contains(event.id) {
            try calendar.remove(event.id, account: account.id, throughVersion: event.version)
        }
        return page.cursor
    }

    /// Checks, after each answer, who is signed in: whoever was asked for may have signed out since, and what is theirs was removed.
    private func checkCurrent(_ account: SalonAccount) throws {
        try Task.checkCancellation()
        guard current == account.id else { throw CancellationError() }
    }
}

extension DiaryDay {
    /// Monday is 0.
    var weekday: Int { (Int((start(in: .gmt).timeIntervalSince1970 / 86_400).rounded()) % 7 + 10) % 7 }
    /// The Monday of its week.
    var monday: DiaryDay { adding(days: -weekday) }
}
