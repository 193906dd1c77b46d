/// A lock that lets one timeline be drawn at a time, in the order of asking. All timelines are drawn on the main actor: begun together they
/// would not be done sooner, but all of them would be in memory at once.
actor DrawingTurn {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until the lock is free and takes it; the caller has to give it back.
    func take() async {
        guard isTaken else { return isTaken = true }
        await withCheckedContinuation { waiting.append($0) }
    }

    func giveBack() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
