/// Counts what became of tokens that were presented to a service.
public protocol TokenCounts {
    /// Pairs of tokens that took the place of an earlier pair.
    var refreshes: Int { get set }
    /// Answers given a second time within the grace.
    var replays: Int { get set }
    /// Refresh tokens that were presented after their time.
    var reuses: Int { get set }
    /// Families of tokens that were ended, by reuse or by sign-out.
    var revocations: Int { get set }
}

extension TokenCounts {
    /// Counts an outcome.
    public mutating func note(_ outcome: TokenStore.Outcome) {
        switch outcome {
        case .refreshed: refreshes += 1
        case .replayed: replays += 1
        case .reused:
            reuses += 1
            revocations += 1
        case .reusedAgain: reuses += 1
        case .revoked: revocations += 1
        case .unknown: break
        }
    }
}
