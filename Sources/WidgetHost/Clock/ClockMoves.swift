import Foundation

/// The moves of the clock, which come one after the other, the jump that is being played, and the alarm for what comes next.
struct ClockMoves: Sendable {
    private var last: Task<Void, any Error>?
    private var alarm: Task<Void, Never>?
    /// A jump is being played: the clock stands still at each event until all that was asked there has been answered.
    private(set) var isPlaying = false
    /// The jump that is being played, once it has lasted long enough to be told of.
    private(set) var jump: ClockJump?
    /// Somebody wants the jump to end at the moment it has come to.
    private(set) var endsJump = false

    /// Moves the clock after all moves before: what one sets another in the middle of it would take back.
    mutating func inTurn(_ move: @escaping @Sendable () async throws -> Void) -> Task<Void, any Error> {
        let before = last
        let task = Task {
            _ = await before?.result
            try await move()
        }
        last = task
        return task
    }

    // MARK: Jumps

    mutating func beginJump() {
        isPlaying = true
        cancelAlarm()
    }

    mutating func tell(_ jump: ClockJump) { self.jump = jump }

    /// Nothing happens where no jump is being played.
    mutating func stopJump() { endsJump = isPlaying }

    mutating func endJump() { (isPlaying, endsJump, jump) = (false, false, nil) }

    // MARK: The alarm

    /// Rings after a real time, in place of the alarm that was set before.
    mutating func setAlarm(after delay: Duration, _ ring: @escaping @Sendable () async -> Void) {
        cancelAlarm()
        // A little late rather than a little early, and never without a pause.
        alarm = Task {
            try? await Task.sleep(for: delay)
            if !Task.isCancelled { await ring() }
        }
    }

    mutating func cancelAlarm() {
        alarm?.cancel()
        alarm = nil
    }
}
