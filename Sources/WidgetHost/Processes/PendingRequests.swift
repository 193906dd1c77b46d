import Foundation
import WidgetArchive

/// The questions that an extension has not answered yet.
struct PendingRequests {
    struct Question {
        var subject: RequestSubject
        /// Its figures are those of its program.
        var child: ChildProcess
        var continuation: CheckedContinuation<ExtensionProcess.Answer, any Error>
        var asked: ContinuousClock.Instant
        /// Real time for its answer.
        var patience: Duration
        /// Of the process until then, milliseconds.
        var processorTime: Double
        var deadline: Task<Void, Never>
        /// What is put to the process once it is ready; nil when it has been.
        var unsent: ExtensionRequest?
        /// Its process is about to be ended in the middle of it: an answer that is quicker than that was never given.
        var endsUnanswered = false
    }

    private var questions: [UInt64: Question] = [:]
    private var deadlines: ResponseDeadlines
    /// Those whose answers nobody waits for any longer.
    private var late: Set<UInt64> = []
    private var lastID: UInt64 = 0

    /// - Parameter patience: real time for one answer.
    init(patience: Duration) { deadlines = ResponseDeadlines(patience: patience) }

    var isEmpty: Bool { questions.isEmpty }

    /// In the order in which they were asked.
    var ids: [UInt64] { questions.keys.sorted() }

    subscript(id: UInt64) -> Question? { questions[id] }

    /// A number that no question has had.
    mutating func nextID() -> UInt64 {
        lastID += 1
        return lastID
    }

    mutating func add(_ question: Question, as id: UInt64) {
        deadlines.asked(id, at: question.asked, patience: question.patience)
        questions[id] = question
    }

    /// It is put to its process now.
    /// - Parameter endsUnanswered: its process is ended in the middle of it.
    mutating func sent(_ id: UInt64, endsUnanswered: Bool) {
        questions[id]?.unsent = nil
        questions[id]?.endsUnanswered = endsUnanswered
    }

    /// It has its answer; nil when nobody waits for it.
    mutating func answered(_ id: UInt64, at now: ContinuousClock.Instant) -> Question? {
        guard let question = questions.removeValue(forKey: id) else { return nil }
        question.deadline.cancel()
        deadlines.answered(id, at: now)
        return question
    }

    /// Nobody waits for it any longer; its answer may still come.
    mutating func giveUp(_ id: UInt64) -> Question? {
        guard let question = questions.removeValue(forKey: id) else { return nil }
        deadlines.forget(id)
        late.insert(id)
        return question
    }

    /// Whether this is an answer that nobody waits for any longer; true once.
    mutating func wasGivenUp(_ id: UInt64) -> Bool { late.remove(id) != nil }

    /// How long it may still take, or what it is over by; nil where nobody waits for it.
    func left(_ id: UInt64, at now: ContinuousClock.Instant) -> Duration? { deadlines.left(id, at: now) }

    /// Its process has ended, and answers none of them.
    mutating func end() -> [Question] {
        let open = ids.compactMap { questions[$0] }
        open.forEach { $0.deadline.cancel() }
        questions = [:]
        late = []
        deadlines = ResponseDeadlines(patience: deadlines.patience)
        return open
    }
}
