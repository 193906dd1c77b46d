import Foundation

extension WidgetHost: ClockControlling {
    /// Moves the clock, and changes its speed. A jump forward plays what happens on the way, each at its own time.
    /// - Throws: `HostClock.Failure`.
    package func setClock(now: Date?, rate: Double?) async throws {
        try await moves.inTurn { try await self.moveClock(to: now, rate: rate) }.value
    }

    private func moveClock(to target: Date?, rate: Double?) async throws {
        // Nothing is played for a rate or a date that the clock then refuses.
        let start = clock.now, speed = clock.rate
        if let target, target > start {
            try clock.set(now: target, rate: rate)
            try clock.set(now: start, rate: 0)
            let isStopped = try await play(from: start, to: target)
            if isStopped {
                let time = TimeWords(zone: TimeZone(identifier: configuration.timeZone) ?? .gmt).time(clock.now, from: start)
                ledger.write(.note, at: clock.now, by: "Clock", "the jump was stopped at \(time)", code: .clockStopped)
            }
            try clock.set(now: isStopped ? clock.now : target, rate: rate ?? speed)
        } else {
            try clock.set(now: target, rate: rate)
            if let target, target < start { rewound(to: target) }
        }
        fireDue()
        await settle()
        followClock()
        changed()
    }

    package func stopJump() async { moves.stopJump() }

    /// The time before which nobody is told how far a jump is; then it is told as often.
    private static let jumpNews = Duration.milliseconds(250)

    /// Goes from event to event; the clock stands still at each until all that was asked there has been answered.
    /// - Returns: whether it was stopped on the way; the clock stands at the last event then.
    private func play(from start: Date, to target: Date) async throws -> Bool {
        moves.beginJump()
        defer { moves.endJump() }
        let limit = ContinuousClock.now + configuration.longestPlay
        var news = ContinuousClock.now + Self.jumpNews
        fireDue()
        await settle()
        while let next = tiles.nextRequest(at: clock.now), next <= target, !isStopped {
            if moves.endsJump { return true }
            if ContinuousClock.now >= news {
                news = .now + Self.jumpNews
                moves.tell(ClockJump(from: start, to: target))
                changed()
            }
            guard ContinuousClock.now < limit else {
                ledger.write(
                    .note, at: clock.now, by: "Clock", "the rest of the jump is skipped: too much happens in it to be played",
                    code: .clockSkipped)
                return false
            }
            try clock.set(now: max(next, clock.now), rate: 0)
            fireDue()
            await settle()
        }
        return false
    }

    /// The clock is suddenly another: what lies between is not played.
    func clockJumped(back: Bool) {
        if back { rewound(to: clock.now) }
        fireDue()
        followClock()
    }

    private func rewound(to now: Date) {
        // A timeline of the future that is taken back may have its date again, with other pictures.
        past = PastArchives()
        tiles.rewind(to: now)
        for tile in tiles.map(\.stored.id) { request(.timeChange, for: tile) }
    }

    /// Asks for all that is due, and follows the entries.
    func fireDue() {
        let now = clock.now
        followEntries(now)
        for (tile, cause) in tiles.due(at: now) { request(cause, for: tile) }
    }

    /// Lets every tile show what is due at a moment.
    func followEntries(_ now: Date) {
        let isAnew = lookAround(now)
        if tiles.follow(now, ticks: ticksCount, isAnew: isAnew) { changed() }
    }

    /// Sets the alarm for what comes next: a request or another entry.
    func followClock() {
        moves.cancelAlarm()
        guard !isStopped, !moves.isPlaying else { return }
        let now = clock.now
        func delay(until date: Date?, atLeast least: Duration) -> Duration? {
            date.flatMap { clock.delay(until: $0) }.map { max($0, least) }
        }
        // On a fast clock a timer's seconds would fly by: four pictures a real second are enough.
        let delays = [
            delay(until: tiles.nextEvent(at: now), atLeast: .milliseconds(1)),
            delay(until: configuration.environment.nextScheme(after: now), atLeast: .milliseconds(1)),
            ticksCount ? delay(until: tiles.nextReading, atLeast: .milliseconds(250)) : nil,
        ]
        guard let soonest = delays.compactMap(\.self).min() else { return }
        moves.setAlarm(after: soonest) { await self.alarmRang() }
    }

    private func alarmRang() {
        guard !isStopped, !moves.isPlaying else { return }
        fireDue()
        followClock()
    }
}
