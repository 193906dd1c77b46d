import Foundation
import VitrineWidgetArchive

/// A request that an extension has not answered yet, and who waits for its response.
struct PendingRequest {
    var subject: RequestSubject
    /// Its figures are those of its program.
    var child: ChildProcess
    var continuation: CheckedContinuation<ExtensionProcess.MeasuredResponse, any Error>
    var asked: ContinuousClock.Instant
    /// Real time for its answer.
    var patience: Duration
    /// The processor time of the process until then, milliseconds.
    var processorTime: Double
    var deadline: Task<Void, Never>
    /// What is put to the process once it is ready; nil when it has been.
    var unsent: ExtensionRequest?
    /// Its process is about to be ended in the middle of it: an answer that is quicker than that was never given.
    var endsUnanswered = false
}

/// The requests that an extension has not answered yet.
struct PendingRequests {
    private var requests: [UInt64: PendingRequest] = [:]
    private var deadlines: ResponseDeadlines
    /// Those whose answers nobody waits for any longer.
    private var late: Set<UInt64> = []
    private var lastID: UInt64 = 0

    /// - Parameter patience: real time for one answer.
    init(patience: Duration) { deadlines = ResponseDeadlines(patience: patience) }

    var isEmpty: Bool { requests.isEmpty }

    /// The numbers of the requests, in the order in which they were asked.
    var ids: [UInt64] { requests.keys.sorted() }

    subscript(id: UInt64) -> PendingRequest? { requests[id] }

    /// A number that no request has had.
    mutating func nextID() -> UInt64 {
        lastID += 1
        return lastID
    }

    mutating func add(_ request: PendingRequest, as id: UInt64) {
        deadlines.asked(id, at: request.asked, patience: request.patience)
        requests[id] = request
    }

    /// It is put to its process now.
    /// - Parameter endsUnanswered: its process is ended in the middle of it.
    mutating func sent(_ id: UInt64, endsUnanswered: Bool) {
        requests[id]?.unsent = nil
        requests[id]?.endsUnanswered = endsUnanswered
    }

    /// It has its answer; nil when nobody waits for it.
    mutating func answered(_ id: UInt64, at now: ContinuousClock.Instant) -> PendingRequest? {
        guard let request = requests.removeValue(forKey: id) else { return nil }
        request.deadline.cancel()
        deadlines.answered(id, at: now)
        return request
    }

    /// Nobody waits for it any longer; its answer may still come.
    mutating func giveUp(_ id: UInt64) -> PendingRequest? {
        guard let request = requests.removeValue(forKey: id) else { return nil }
        deadlines.forget(id)
        late.insert(id)
        return request
    }

    /// Whether this is an answer that nobody waits for any longer; true once.
    mutating func wasGivenUp(_ id: UInt64) -> Bool { late.remove(id) != nil }

    /// How long it may still take, or what it is over by; nil where nobody waits for it.
    func left(_ id: UInt64, at now: ContinuousClock.Instant) -> Duration? { deadlines.left(id, at: now) }

    /// Its process has ended, and answers none of them.
    mutating func end() -> [PendingRequest] {
        let open = ids.compactMap { requests[$0] }
        open.forEach { $0.deadline.cancel() }
        requests = [:]
        late = []
        deadlines = ResponseDeadlines(patience: deadlines.patience)
        return open
    }
}
