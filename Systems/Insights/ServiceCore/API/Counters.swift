import LoopbackService
import RotatingTokens

/// Counts the requests to the service since its start or the last reset.
actor Counters {
    /// The response of `GET /v1/counters`.
    struct Counts: Codable, Sendable, Equatable, TokenCounts {
        /// Requests by path.
        var requests: [String: Int] = [:]
        /// Queries by schema; a query of two counts for both.
        var queries: [String: Int] = [:]
        /// Pairs of tokens that took the place of an earlier pair.
        var refreshes = 0
        /// Answers given a second time within the grace.
        var replays = 0
        /// Refresh tokens that were presented after their time.
        var reuses = 0
        /// Families of tokens that were ended, by reuse or by sign-out.
        var revocations = 0
    }

    /// Paths that are counted one by one.
    private static let most = 500
    private(set) var counts = Counts()

    func note(path: String) { counts.requests.count(path, upTo: Self.most) }
    func note(schemas: Set<String>) { for schema in schemas { counts.queries[schema, default: 0] += 1 } }
    func note(_ outcome: TokenStore.Outcome) { counts.note(outcome) }
    func reset() { counts = Counts() }
}
