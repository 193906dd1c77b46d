import Foundation
import VitrineSharedFiles

/// The session that an app and its extensions share. However many ask for it at once, in however many processes, the service is asked for
/// a new pair of tokens once.
///
/// A refresh token is good for one use; a second use counts as theft and ends the session. So nobody refreshes without the lock, and who
/// has it reads again what is stored before asking: most of the time somebody else has just been there. What comes back is stored only
/// in the place of what was sent.
///
///     let store = SessionStore(keychain: try DeviceKeychain.open(service: "com.example.shop"), group: "com.example.shared",
///                              folder: try AppGroup("group.com.example").containerURL(), refresher: endpoint)
///     let orders = try await store.perform { session in try await orders(bearer: session.accessToken) }
public actor SessionStore {
    /// Waiting times, in seconds.
    public struct Limits: Sendable {
        /// An access token that ends within this is renewed before it is used; or within half of its life, if that is less.
        public var margin = 60.0
        /// The time to wait for another process that renews: what a suspended one may cost the others.
        public var waiting = 8.0
        /// The time between two attempts to store what the keychain did not take.
        public var retry = 1.0

        /// Waiting times as they stand above, each of which can be set.
        public init() {}
    }

    /// A pair that is not stored. Its lock is kept, so that nobody uses the pair before it a second time.
    private struct Unsaved {
        var session: Session
        var old: Session
        var error: KeychainError
        var lock: HeldLock
    }

    private let vault: SessionVault
    private let refresher: any TokenRefreshing
    private let limits: Limits
    private let now: @Sendable () -> Date
    private let report: @Sendable (SessionEvent) -> Void
    /// The one refresh under way in this process.
    private var flight: Task<Session, any Error>?
    private var kept: Unsaved?
    /// A refresh token of which the service said that it is none, where that could not be stored.
    private var dead: String?

    /// - Parameters:
    ///   - group: the keychain group that all sharers have; nil for the process's first.
    ///   - folder: for locks, in the container of the app group that all sharers have.
    ///   - name: of the keychain's item and the locks.
    ///   - now: the time by which access tokens end.
    ///   - report: called for every change, on no particular thread.
    public init(
        keychain: any Keychain, group: String?, folder: URL, name: String = "session", refresher: any TokenRefreshing,
        limits: Limits = Limits(), now: @escaping @Sendable () -> Date = { Date() },
        report: @escaping @Sendable (SessionEvent) -> Void = { _ in }
    ) {
        vault = SessionVault(keychain: keychain, group: group, name: name, folder: folder)
        self.refresher = refresher
        self.limits = limits
        self.now = now
        self.report = report
    }

    /// A session whose access token still stands, renewed if need be. Where it cannot be renewed now, one that is near its end is given
    /// out as long as it stands.
    /// - Throws: ``SessionError``.
    public func session() async throws -> Session { try await session(rejecting: nil) }

    /// Returns the session after the service refused a token with 401: it is renewed once, unless somebody has done so.
    /// - Throws: ``SessionError``.
    public func session(afterRejected accessToken: String) async throws -> Session { try await session(rejecting: accessToken) }

    /// Why nobody is signed in, by what is stored, which any of the sharers may have changed; nil while somebody is, and while it cannot be
    /// read. The service is not asked, and nothing is renewed.
    public func signedOutReason() async -> SignedOutReason? {
        guard kept == nil else { return nil }
        do {
            _ = try StoredSession.session(try await vault.load())
            return nil
        } catch SessionError.signedOut(let reason) {
            return reason
        } catch {
            return nil
        }
    }

    /// Makes a request with a session; where the service refuses the token, once more with a new one, and never a third time.
    /// - Parameter request: throws ``Unauthorized`` for an answer of 401.
    /// - Throws: ``SessionError``, and what the request throws.
    public func perform<Value: Sendable>(_ request: @Sendable (Session) async throws -> Value) async throws -> Value {
        let session = try await session()
        do {
            return try await request(session)
        } catch is Unauthorized {
            let renewed = try await self.session(afterRejected: session.accessToken)
            do {
                return try await request(renewed)
            } catch is Unauthorized {
                throw SessionError.rejected(account: renewed.account)
            }
        }
    }

    /// Stores a session that begins now, in the place of any other.
    /// - Throws: ``SessionError``.
    @discardableResult
    public func signIn(_ grant: TokenGrant, account: String) async throws -> Session {
        let session = Session(grant, account: account, at: now())
        try await vault.replace(.session(session))
        forgetKept()
        dead = nil
        return session
    }

    /// Removes the session. A refresh under way, in whatever process, does not bring it back.
    /// - Returns: what was signed out, so that the service can be told; nil when nobody was signed in.
    /// - Throws: ``SessionError``.
    @discardableResult
    public func signOut() async throws -> Session? {
        let stored = try await vault.remove()
        let newest = kept?.session
        forgetKept()
        report(.signedOut(.never))
        if let newest { return newest }
        if case .session(let session)? = stored { return session }
        return nil
    }

    /// The error for which the newest pair is not stored yet: it is used from memory, and stored once the keychain takes it.
    public var unsaved: KeychainError? { kept?.error }

    // MARK: One refresh in this process

    private func session(rejecting token: String?) async throws -> Session {
        if let kept = await keptAfterTrying() {
            guard isFresh(kept.session, rejecting: token) else { throw SessionError.notAvailable(kept.error) }
            return kept.session
        }
        let session = try StoredSession.session(try await vault.load())
        if isFresh(session, rejecting: token) { return session }
        let renewed = try await renewed(rejecting: token)
        guard let token, renewed.accessToken == token else { return renewed }
        // This one joined a refresh that began before the token was refused.
        let another = try await self.renewed(rejecting: token)
        guard another.accessToken != token else { throw SessionError.rejected(account: another.account) }
        return another
    }

    /// Joins the refresh under way or starts one; nothing is awaited between looking and starting. Who is cancelled does not cancel it:
    /// the service may have given the new pair already.
    private func renewed(rejecting token: String?) async throws -> Session {
        if let flight { return try await flight.value }
        let task = Task {
            let activity = UninterruptedActivity("Renewing the session")
            defer {
                flight = nil
                activity.end()
            }
            return try await renew(rejecting: token)
        }
        flight = task
        return try await task.value
    }

    // MARK: One refresh in all processes

    private func renew(rejecting token: String?) async throws -> Session {
        let lock: HeldLock
        switch await refreshLock() {
        case .done(let held): lock = held
        case .busy: return try await lasting(rejecting: token, because: "Another process is at it.")
        case .unusable(let reason): return try await lasting(rejecting: token, because: "There is no lock: \(reason).")
        }
        var isKept = false
        defer { if !isKept { lock.release() } }
        // Once more for each pair that somebody without a lock put there meanwhile; not for ever.
        for _ in 0..<3 {
            // The whole point: what was read before the lock was held is old.
            let session = try StoredSession.session(try await vault.load())
            if isFresh(session, rejecting: token) {
                report(.adopted(generation: session.generation))
                return session
            }
            guard session.refreshToken != dead else { throw SessionError.signedOut(.revoked) }
            // What could not be stored must not be asked for: after that, the pair stored would be used a second time.
            guard case .done = try await vault.exchange(session, for: .session(session)) else { continue }
            let grant: TokenGrant
            do {
                grant = try await refresher.refresh(session)
            } catch RefreshError.invalidGrant {
                try await refused(session)
                continue
            } catch {
                return try await lasting(rejecting: token, because: "\(error)")
            }
            let new = session.renewed(grant, at: now())
            do {
                guard case .other = try await vault.exchange(session, for: .session(new)) else {
                    report(.refreshed(generation: new.generation))
                    return new
                }
                // Signed out, or in anew, while the service was asked.
                report(.discarded(generation: new.generation))
            } catch {
                isKept = true
                keep(Unsaved(session: new, old: session, error: error.keychain, lock: lock))
                return new
            }
        }
        return try await lasting(rejecting: token, because: "The stored session keeps changing.")
    }

    /// Polls: a lock that blocks would hold a thread that all tasks share.
    private func refreshLock() async -> FileLock.Outcome<HeldLock> {
        let end = Uptime.now + limits.waiting
        while true {
            let outcome = await vault.takeRefreshLock()
            guard case .busy = outcome, Uptime.now < end else { return outcome }
            try? await Task.sleep(nanoseconds: .random(in: 2_000_000...10_000_000))
        }
    }

    /// The session without a new pair: what is stored, as long as its access token stands.
    private func lasting(rejecting token: String?, because reason: String) async throws -> Session {
        let session = try StoredSession.session(try await vault.load())
        guard session.accessToken != token, session.expires > now() else {
            throw SessionError.stale(account: session.account, reason: reason)
        }
        return session
    }

    /// Acts on `invalid_grant`: returns when something else is stored by now, which is then to be used; throws when the session is over.
    private func refused(_ session: Session) async throws {
        if case .session(let other)? = try await vault.load(), other.refreshToken != session.refreshToken { return }
        dead = session.refreshToken
        if case .other? = try? await vault.exchange(session, for: .ended(.revoked)) { return }
        report(.signedOut(.revoked))
        throw SessionError.signedOut(.revoked)
    }

    private func isFresh(_ session: Session, rejecting token: String?) -> Bool {
        session.accessToken != token && session.expires.timeIntervalSince(now()) > session.margin(limits.margin)
    }

    // MARK: What the keychain did not take

    private func keep(_ unsaved: Unsaved) {
        kept = unsaved
        report(.unsaved(generation: unsaved.session.generation, unsaved.error))
        let pause = UInt64(max(0.01, min(limits.retry, 3_600)) * 1e9)
        Task {
            repeat { try? await Task.sleep(nanoseconds: pause) } while await keptAfterTrying() != nil
        }
    }

    /// Tries to store what is kept; nil when there is nothing left to store.
    private func keptAfterTrying() async -> Unsaved? {
        guard let trying = kept else { return nil }
        do {
            let outcome = try await vault.exchange(trying.old, for: .session(trying.session))
            // Another attempt, or signing out, may have been quicker.
            guard kept?.session == trying.session else { return kept }
            forgetKept()
            if case .done = outcome {
                report(.saved(generation: trying.session.generation))
            } else {
                report(.discarded(generation: trying.session.generation))
            }
        } catch {
            if kept?.session == trying.session { kept?.error = error.keychain }
        }
        return kept
    }

    private func forgetKept() {
        kept?.lock.release()
        kept = nil
    }
}

/// An answer of 401.
public struct Unauthorized: Error, Hashable, Sendable {
    /// Makes the error, which has no parts: a response of 401 says nothing more that counts.
    public init() {}
}
