import Credentials
import Foundation

/// A service in this process whose refresh tokens rotate, and which ends a family when one comes back; answers wait where a test says so.
actor TokenService: TokenRefreshing {
    private struct Family {
        var current: String
        var previous: String?
        var grant: TokenGrant?
        var isRevoked = false
    }

    /// The place at which a request waits.
    enum Place { case before, after }

    private(set) var requests = 0
    private(set) var refreshes = 0
    private(set) var reuses = 0
    private var families: [Int: Family] = [:]
    private var number = 0
    private var lifetime = 900.0
    private var allowsGrace: Bool
    private var failure: RefreshError?
    private var place: Place?
    private var held: [CheckedContinuation<Void, Never>] = []
    private var arrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// - Parameter grace: whether the previous token gives its successor's pair again.
    init(grace: Bool = false) { allowsGrace = grace }

    func signIn() -> TokenGrant {
        let family = families.count + 1
        let grant = next(family)
        families[family] = Family(current: grant.refreshToken)
        return grant
    }

    nonisolated func refresh(_ session: Session) async throws -> TokenGrant { try await refresh(token: session.refreshToken) }

    func refresh(token: String) async throws -> TokenGrant {
        requests += 1
        for arrival in arrivals where arrival.count <= requests { arrival.continuation.resume() }
        arrivals.removeAll { $0.count <= requests }
        if place == .before { await wait() }
        let result = Result { () throws(RefreshError) in try rotated(token) }
        if place == .after { await wait() }
        return try result.get()
    }

    private func rotated(_ token: String) throws(RefreshError) -> TokenGrant {
        if let failure { throw failure }
        guard let id = token.split(separator: "-").first.flatMap({ Int($0) }), var family = families[id] else {
            throw .invalidGrant("unknown")
        }
        defer { families[id] = family }
        if !family.isRevoked, token == family.current {
            let grant = next(id)
            family = Family(current: grant.refreshToken, previous: token, grant: grant)
            refreshes += 1
            return grant
        }
        if !family.isRevoked, allowsGrace, token == family.previous, let grant = family.grant { return grant }
        reuses += 1
        family.isRevoked = true
        throw .invalidGrant("used before")
    }

    private func next(_ family: Int) -> TokenGrant {
        number += 1
        return TokenGrant(accessToken: "access\(number)", refreshToken: "\(family)-\(number)", lifetime: lifetime)
    }

    func setLifetime(_ seconds: Double) { lifetime = seconds }
    func fail(_ error: RefreshError?) { failure = error }
    func revokeAll() { for id in families.keys { families[id]?.isRevoked = true } }

    // MARK: Waiting

    /// Requests from now on wait at a place until ``release()``.
    func hold(_ place: Place) { self.place = place }

    func release() {
        place = nil
        held.forEach { $0.resume() }
        held = []
    }

    /// Returns when so many requests have come.
    func arrived(_ count: Int) async {
        if requests >= count { return }
        await withCheckedContinuation { arrivals.append((count, $0)) }
    }

    private func wait() async { await withCheckedContinuation { held.append($0) } }
}
