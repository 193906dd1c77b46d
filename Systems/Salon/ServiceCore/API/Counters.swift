import LoopbackService
import RotatingTokens

/// Counts the requests to the service since its start or the last reset.
actor Counters {
    /// The response of `GET /v1/counters`.
    struct Counts: Codable, Sendable, Equatable, TokenCounts {
        /// Requests by method and path; those of one appointment are counted together.
        var requests: [String: Int] = [:]
        /// Appointments that were stored or deleted.
        var writes = 0
        /// Writes that lost against a higher version.
        var conflicts = 0
        var refreshes = 0
        var replays = 0
        var reuses = 0
        var revocations = 0
        /// The number of requests that wait for changes now.
        var waiting = 0
    }

    /// Requests that are counted one by one.
    private static let most = 200
    private(set) var counts = Counts()

    func note(_ request: String) { counts.requests.count(request, upTo: Self.most) }
    func note(_ outcome: Diary.Outcome) {
        switch outcome {
        case .stored: counts.writes += 1
        case .conflict: counts.conflicts += 1
        case .unknown: break
        }
    }
    func note(_ outcome: TokenStore.Outcome) { counts.note(outcome) }
    func reset() { counts = Counts() }
}
