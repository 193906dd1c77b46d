/// The times until which the requests to one process may go unanswered.
///
/// An extension draws one timeline after the other: of several that were asked for together the last waits for all the others, and does not
/// hang. So an answer lets those that were asked at about the same time begin anew; later ones do not, or a process that always answers
/// somebody could leave somebody else waiting for ever.
struct ResponseDeadlines {
    /// Real time from the question, or from the last answer to another that was asked with it.
    let patience: Duration
    private var questions: [UInt64: (asked: ContinuousClock.Instant, began: ContinuousClock.Instant, patience: Duration)] = [:]

    init(patience: Duration) { self.patience = patience }

    /// - Parameter patience: its own; nil for the usual.
    mutating func asked(_ id: UInt64, at now: ContinuousClock.Instant, patience: Duration? = nil) {
        questions[id] = (now, now, patience ?? self.patience)
    }

    /// It has its answer.
    mutating func answered(_ id: UInt64, at now: ContinuousClock.Instant) {
        guard let question = questions.removeValue(forKey: id) else { return }
        let together = question.asked - patience...question.asked + patience
        for (id, other) in questions where together.contains(other.asked) { questions[id]?.began = now }
    }

    /// Nobody waits for it any longer.
    mutating func forget(_ id: UInt64) { questions[id] = nil }

    /// How long it may still take, or what it is over by; nil where nobody waits for it.
    func left(_ id: UInt64, at now: ContinuousClock.Instant) -> Duration? { questions[id].map { $0.patience - (now - $0.began) } }
}
