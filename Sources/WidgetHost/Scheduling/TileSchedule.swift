import Foundation

/// The times at which one placed widget is asked for a new timeline. It holds no clock and does nothing by itself: every call says what
/// time it is.
package struct TileSchedule: Codable, Hashable, Sendable {
    /// A request that waits for its time.
    package struct Waiting: Codable, Hashable, Sendable {
        package var at: Date
        package var cause: RequestCause
    }

    /// Seconds between two counted requests: WidgetKit's documentation, "at least about 5 minutes".
    package static let standardFloor = 300.0

    package private(set) var timeline: TimelineSchedule?
    package private(set) var budget: RefreshBudget
    /// The time at which the last request was granted.
    package private(set) var lastRequest: Date?
    package private(set) var waiting: Waiting?
    /// The time since which the extension has been at work.
    package private(set) var runningSince: Date?
    /// The request that was asked for while another ran; the extension may have read before what has been written since.
    private var again: RequestCause?
    /// Failures since the last success.
    package private(set) var failures = 0
    private let floor: TimeInterval
    private let zone: String

    package init(budget: RefreshBudget, floor: TimeInterval = standardFloor, timeZone: TimeZone = .gmt) {
        self.budget = budget
        self.floor = floor
        zone = timeZone.identifier
    }

    /// The device's, in which times are told.
    var timeZone: TimeZone { TimeZone(identifier: zone) ?? .gmt }
    private var words: TimeWords { TimeWords(zone: timeZone) }

    /// The schedule as its `Codable` form, without an encoder: it is kept twice with every request.
    func data() throws -> Data {
        var json = CompactJSON()
        json.write("timeline", try timeline?.json())
        json.write("budget", try budget.json())
        try json.write("lastRequest", lastRequest)
        try json.write("waiting", encoding: waiting)
        try json.write("runningSince", runningSince)
        try json.write("again", encoding: again)
        json.write("failures", failures)
        try json.write("floor", floor)
        json.write("zone", zone)
        return Data(json.closed)
    }

    /// Judges a request. When it is granted the caller starts it, and says later that it `finished` or `failed`.
    package mutating func request(_ cause: RequestCause, at now: Date) -> RequestVerdict {
        guard runningSince == nil else {
            let joined = again != nil
            // A free request must not be held back by a counted one that came before it.
            if again?.exemption == nil { again = cause }
            let reason = joined ? "joined the request that follows the running one" : "another request is running; follows it"
            return RequestVerdict(
                outcome: .deferred(until: .distantFuture), code: joined ? .joinsFollowing : .follows, reason: reason)
        }
        if let exemption = cause.exemption {
            grant(at: now)
            return RequestVerdict(outcome: .granted, code: LedgerCode(exemption), reason: exemption.words)
        }
        return counted(cause, at: now)
    }

    private mutating func counted(_ cause: RequestCause, at now: Date) -> RequestVerdict {
        let free = floorEnd(at: now)
        guard let token = budget.next(at: max(now, free)) else {
            // Its own policy must not ask again at once.
            waiting = Waiting(at: now.addingTimeInterval(RefreshBudget.day), cause: cause)
            return RequestVerdict(
                outcome: .refused, code: .noBudget, reason: "its budget is \(budget.rule.perDay) a day, and none will be left")
        }
        guard token > now else {
            guard budget.take(at: now) else { return wait(cause, until: now.addingTimeInterval(floor), tooSoon: false, at: now) }
            grant(at: now)
            return RequestVerdict(
                outcome: .granted, code: .counted, reason: "\(budget.left(at: now)) of \(budget.rule.perDay) left today")
        }
        return wait(cause, until: token, tooSoon: token == free, at: now)
    }

    private mutating func wait(_ cause: RequestCause, until: Date, tooSoon: Bool, at now: Date) -> RequestVerdict {
        let why = tooSoon ? "too soon" : budget.words(at: now)
        if let waiting, waiting.at > now {
            return RequestVerdict(
                outcome: .deferred(until: waiting.at), code: .joinsWaiting,
                reason: "\(why), joined the \(words.time(waiting.at, from: now)) request")
        }
        waiting = Waiting(at: until, cause: cause)
        return RequestVerdict(
            outcome: .deferred(until: until), code: tooSoon ? .tooSoon : .noRefreshLeft,
            reason: "\(why), waits until \(words.time(until, from: now))")
    }

    private mutating func grant(at now: Date) {
        lastRequest = now
        runningSince = now
        waiting = nil
    }

    /// A new timeline has come; it takes the place of the old one. Answers who asked meanwhile and is to be asked for now.
    package mutating func finished(_ timeline: TimelineSchedule, at now: Date) -> RequestCause? {
        self.timeline = timeline
        failures = 0
        return ended(at: now)
    }

    /// The request brought nothing; the old timeline stays.
    package mutating func failed(at now: Date) -> RequestCause? {
        failures += 1
        return ended(at: now)
    }

    /// What runs, and what was to follow it, is let go: what it would bring is out of date. The caller makes a free request next.
    package mutating func superseded() {
        runningSince = nil
        again = nil
    }

    private mutating func ended(at now: Date) -> RequestCause? {
        runningSince = nil
        defer { again = nil }
        return again
    }

    /// What the host has to ask for now by itself, if anything.
    package func due(at now: Date) -> RequestCause? {
        guard runningSince == nil else { return nil }
        if let waiting { return waiting.at <= now ? waiting.cause : nil }
        guard let renewal = renewal(at: now), renewal.at <= now else { return nil }
        return renewal.cause
    }

    /// The time at which the host will next ask by itself; nil while a request runs and when it never will.
    package func next(at now: Date) -> Date? {
        guard runningSince == nil else { return nil }
        return waiting?.at ?? renewal(at: now)?.at
    }

    /// The timeline has run out, and the request for the next one waits for a refresh or for the end of the floor.
    package func isOverdue(at now: Date) -> Bool {
        guard let waiting, waiting.at > now, runningSince == nil, let date = timeline?.renewal else { return false }
        return date <= now
    }

    private func renewal(at now: Date) -> (at: Date, cause: RequestCause)? {
        guard let timeline, let date = timeline.renewal else { return nil }
        let cause = timeline.policy == .atEnd ? RequestCause.timelineEnded : .dateReached
        // Not after "now": the clock may have been put back behind the last request.
        guard let lastRequest, lastRequest <= now else { return (date, cause) }
        return (max(date, lastRequest.addingTimeInterval(floor)), cause)
    }

    /// The time at which the next counted request may be made by the floor alone.
    private func floorEnd(at now: Date) -> Date {
        guard let lastRequest, lastRequest <= now else { return now }
        return max(now, lastRequest.addingTimeInterval(floor))
    }

    /// The clock was put back: what waits for a time that is now far off need not.
    package mutating func rewound(to now: Date) {
        if let at = waiting?.at { waiting?.at = min(at, now.addingTimeInterval(floor)) }
        if let last = lastRequest, last > now { lastRequest = nil }
    }

    /// Goes on after a restart of the host: nothing runs, and what did run is asked for again.
    package mutating func resumed(at now: Date) -> RequestCause? {
        let interrupted = runningSince != nil
        let cause = ended(at: now)
        return cause ?? (interrupted ? .retry : nil)
    }
}
