import Foundation

extension WidgetHost {
    /// Moves the clock, and changes its speed. A jump forward plays what happens on the way, each at its own time.
    /// - Throws: `HostClock.Failure`.
    package func setClock(now: Date?, rate: Double?) async throws {
        try await inTurn { try await self.moveClock(to: now, rate: rate) }
    }

    /// Moves of the clock come one after the other: what one sets another in the middle of it would take back.
    func inTurn(_ work: @escaping @Sendable () async throws -> Void) async throws {
        let before = move
        let task = Task {
            _ = await before?.result
            try await work()
        }
        move = task
        try await task.value
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

    package func stopJump() async { endsJump = isPlaying }

    /// The time before which nobody is told how far a jump is; then it is told as often.
    private static let jumpNews = Duration.milliseconds(250)

    /// Goes from event to event; the clock stands still at each until all that was asked there has been answered.
    /// - Returns: whether it was stopped on the way; the clock stands at the last event then.
    private func play(from start: Date, to target: Date) async throws -> Bool {
        isPlaying = true
        defer { (isPlaying, endsJump, jump) = (false, false, nil) }
        alarm?.cancel()
        let limit = ContinuousClock.now + configuration.longestPlay
        var news = ContinuousClock.now + Self.jumpNews
        fireDue()
        await settle()
        while let next = nextRequest, next <= target, !isStopped {
            if endsJump { return true }
            if ContinuousClock.now >= news {
                news = .now + Self.jumpNews
                jump = ClockJump(from: start, to: target)
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

    func rewound(to now: Date) {
        // A timeline of the future that is taken back may have its date again, with other pictures.
        past = PastArchives()
        for index in tiles.indices { tiles[index].stored.schedule.rewound(to: now) }
        for tile in tiles.map(\.stored.id) { request(.timeChange, for: tile) }
    }

    private var nextRequest: Date? {
        let now = clock.now
        var next = Double.infinity
        for index in tiles.indices { next = min(next, tiles[index].due(at: now)) }
        return next < .infinity ? Date(timeIntervalSinceReferenceDate: next) : nil
    }

    /// Asks for all that is due, and follows the entries.
    func fireDue() {
        let now = clock.now, seconds = now.timeIntervalSinceReferenceDate
        followEntries(now)
        var due: [(String, RequestCause)] = []
        for index in tiles.indices where tiles[index].due(at: now) <= seconds && !tiles[index].isBlank {
            if let cause = tiles[index].stored.schedule.due(at: now) { due.append((tiles[index].stored.id, cause)) }
        }
        for (tile, cause) in due { request(cause, for: tile) }
    }

    func followEntries(_ now: Date) {
        var moved = lookAround(now)
        let seconds = now.timeIntervalSinceReferenceDate
        // Nothing moves between two moments; only a clock that was put back leads to others.
        guard moved || seconds >= stands || seconds < followed else { return }
        let ticks = ticksCount, isBack = seconds < followed
        followed = seconds
        stands = .infinity
        for index in tiles.indices {
            if isBack || tiles[index].standsUntil <= seconds { moved = tiles[index].follow(now, ticks: ticks) || moved }
            stands = min(stands, tiles[index].standsUntil)
        }
        if moved { changed() }
    }

    /// Sets the alarm for what comes next: a request or another entry.
    func followClock() {
        alarm?.cancel()
        guard !isStopped, !isPlaying else { return }
        let now = clock.now
        var soonest = Double.infinity
        for index in tiles.indices { soonest = min(soonest, tiles[index].due(at: now), tiles[index].entryUntil) }
        let next = soonest < .infinity ? Date(timeIntervalSinceReferenceDate: soonest) : nil
        // On a fast clock a timer's seconds would fly by: four pictures a real second are enough.
        let delay = [
            next.flatMap { clock.delay(until: $0) }.map { max($0, .milliseconds(1)) },
            configuration.environment.nextScheme(after: now).flatMap { clock.delay(until: $0) }.map { max($0, .milliseconds(1)) },
            (ticksCount ? tiles.compactMap(\.nextReading).min() : nil).flatMap { clock.delay(until: $0) }.map {
                max($0, .milliseconds(250))
            },
        ].compactMap { $0 }.min()
        guard let delay else { return }
        // A little late rather than a little early, and never without a pause.
        alarm = Task {
            try? await Task.sleep(for: delay)
            if !Task.isCancelled { self.alarmRang() }
        }
    }

    private func alarmRang() {
        guard !isStopped, !isPlaying else { return }
        fireDue()
        followClock()
    }
}
