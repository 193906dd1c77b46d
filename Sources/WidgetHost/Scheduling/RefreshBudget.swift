import Foundation

/// How many counted requests a placed widget may make: a bucket that holds `burst` and fills so that no 24 hours see more than `perDay`.
package struct RefreshBudget: Codable, Hashable, Sendable {
    /// The figures of a budget.
    package struct Rule: Codable, Hashable, Sendable {
        /// Counted requests in any 24 hours.
        package var perDay: Int
        /// Counted requests that may follow each other with only the floor between them.
        package var burst: Int

        package init(perDay: Int, burst: Int) {
            self.perDay = max(0, perDay)
            self.burst = min(max(perDay > 0 ? 1 : 0, burst), max(0, perDay))
        }

        /// 72 a day: the figure of Apple's engineers (developer.apple.com/forums/thread/768739); the documentation says 40 to 70 for a
        /// widget that is looked at often. The burst of 8 is ours: a morning's worth of news.
        package static let standard = Rule(perDay: 72, burst: 8)
    }

    /// The length of a day, in seconds.
    static let day = 86_400.0

    package let rule: Rule
    private var tokens: Double
    private var updated: Date
    /// The times at which tokens were spent in the last 24 hours.
    private var spent = PackedDates()

    /// A full budget.
    package init(_ rule: Rule = .standard, at now: Date) {
        self.rule = rule
        tokens = Double(rule.burst)
        updated = now
    }

    /// Tokens a second. What a full bucket holds is part of the day's number.
    private var rate: Double { Double(rule.perDay - rule.burst) / Self.day }

    /// Counted requests that are left of the last 24 hours' number.
    package func left(at now: Date) -> Int {
        max(0, rule.perDay - spent.dates.count { $0 <= now && now.timeIntervalSince($0) < Self.day })
    }

    /// Why no token is there although the day's number may not be reached: "50 of 72 left today, one every 22½ minutes".
    func words(at now: Date) -> String {
        let left = left(at: now)
        guard left > 0 else { return "none of \(rule.perDay) left today" }
        guard rate > 0 else { return "\(left) of \(rule.perDay) left today" }
        let halves = Int((2 / rate / 60).rounded())
        let minutes = (halves > 1 ? "\(halves / 2)" : "") + (halves.isMultiple(of: 2) ? "" : "½")
        return "\(left) of \(rule.perDay) left today, one every \(minutes) minute\(halves <= 2 ? "" : "s")"
    }

    /// The time at which the next token is there: `now` when there is one, nil when there never will be.
    package func next(at now: Date) -> Date? {
        let held = filled(at: now)
        guard held < 1 else { return now }
        if rate > 0 { return now.addingTimeInterval(((1 - held) / rate).rounded(.up)) }
        // Everything is in the burst: the oldest spending has to age.
        return spent.dates.first.map { max(now, $0.addingTimeInterval(Self.day)) }
    }

    /// Spends a token; false when there is none.
    package mutating func take(at now: Date) -> Bool {
        tokens = filled(at: now)
        updated = now
        spent.dates.removeAll { $0 > now || now.timeIntervalSince($0) >= Self.day }
        guard tokens >= 1 else { return false }
        tokens -= 1
        spent.dates.append(now)
        return true
    }

    /// The budget as its `Codable` form, without an encoder.
    func json() throws -> CompactJSON {
        var rule = CompactJSON()
        rule.write("perDay", self.rule.perDay)
        rule.write("burst", self.rule.burst)
        var json = CompactJSON()
        json.write("rule", rule)
        try json.write("tokens", tokens)
        try json.write("updated", updated)
        json.write("spent", spent)
        return json
    }

    private func filled(at now: Date) -> Double {
        if rate == 0 { return Double(left(at: now)) }
        // A clock that was put back neither gives nor takes.
        let elapsed = max(0, now.timeIntervalSince(updated))
        // A hair more than exact, so that a token awaited to the second is there in that second.
        return min(Double(rule.burst), tokens + elapsed * rate + 1e-9)
    }
}
