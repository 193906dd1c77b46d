import Foundation
import Testing

@testable import Credentials

/// Tests what happens to a session while the service is asked.
@Suite(.timeLimit(.minutes(1)))
struct SessionRaceTests {
    private struct Environment {
        let device: Device
        let service = TokenService()
        let reports = Reports()
        let store: SessionStore
        let old: Session

        init(keychain: ((Device) -> any Keychain)? = nil) async throws {
            device = try Device()
            store = device.store(service, keychain: keychain?(device), report: reports.add)
            old = try await store.signIn(await service.signIn(), account: "merchant")
        }

        /// Starts a refresh that waits at a place of the service.
        func refreshing(at place: TokenService.Place) async -> Task<Session, any Error> {
            device.clock.advance(900)
            await service.hold(place)
            let before = await service.requests
            let task = Task { [store] in try await store.session() }
            await service.arrived(before + 1)
            return task
        }
    }

    @Test("R4.45: of two refreshes whose answers come in the other order, the newer generation stays")
    func outOfOrder() async throws {
        let environment = try await Environment()
        let late = await environment.refreshing(at: .after)
        // Somebody without the lock, such as an older version of the app, is quicker by two generations.
        let second = environment.old.renewed(
            TokenGrant(accessToken: "newer", refreshToken: "newer", lifetime: 900), at: environment.device.clock.now)
        let newer = second.renewed(
            TokenGrant(accessToken: "newest", refreshToken: "newest", lifetime: 900), at: environment.device.clock.now)
        try environment.device.keychain().write(
            StoredSession.session(newer).data(name: "session"), "session", group: Device.shared)
        await environment.service.release()
        #expect(try await late.value == newer)
        #expect(try environment.device.stored() == .session(newer))
        #expect(environment.reports.all == [.discarded(generation: 2), .adopted(generation: 3)])
    }

    @Test("R4.46: a loser whose token is refused adopts the pair that is stored by then, and stays signed in")
    func adopts() async throws {
        let environment = try await Environment()
        let loser = await environment.refreshing(at: .before)
        let winner = environment.old.renewed(
            TokenGrant(accessToken: "won", refreshToken: "won", lifetime: 900), at: environment.device.clock.now)
        try environment.device.keychain().write(
            StoredSession.session(winner).data(name: "session"), "session", group: Device.shared)
        await environment.service.fail(.invalidGrant("used before"))
        await environment.service.release()
        #expect(try await loser.value == winner)
        #expect(try environment.device.stored() == .session(winner))
        #expect(!environment.reports.all.contains(.signedOut(.revoked)))
    }

    @Test("R4.45: signing out during a refresh is not undone by its late answer")
    func signOut() async throws {
        let environment = try await Environment()
        let late = await environment.refreshing(at: .after)
        #expect(try await environment.store.signOut() == environment.old)
        await environment.service.release()
        await #expect(throws: SessionError.signedOut(.never)) { try await late.value }
        #expect(try environment.device.stored() == nil)
        #expect(environment.reports.all == [.signedOut(.never), .discarded(generation: 2)])
    }

    @Test("R4.45: nor by one of another process; and whoever signs in meanwhile stays, although the generations are the same")
    func signInMeanwhile() async throws {
        let environment = try await Environment()
        let late = await environment.refreshing(at: .after)
        let other = environment.device.store(environment.service)
        try await other.signOut()
        let new = try await other.signIn(
            TokenGrant(accessToken: "other", refreshToken: "other", lifetime: 900), account: "somebody else")
        #expect(new.generation == environment.old.generation)
        await environment.service.release()
        #expect(try await late.value == new)
        #expect(try environment.device.stored() == .session(new))
    }

    @Test("R4.45: an end that the service announces too late does not sign out who signed in meanwhile")
    func lateRefusal() async throws {
        let environment = try await Environment()
        let late = await environment.refreshing(at: .before)
        let new = try await environment.device.store(environment.service).signIn(
            TokenGrant(accessToken: "other", refreshToken: "other", lifetime: 900), account: "merchant")
        await environment.service.revokeAll()
        await environment.service.release()
        #expect(try await late.value == new)
        #expect(try environment.device.stored() == .session(new))
    }

    @Test("R4.46: a device that was not unlocked yet has no session yet, and is never signed out by that")
    func beforeFirstUnlock() async throws {
        let environment = try await Environment()
        environment.device.clock.advance(900)
        try environment.device.set(.beforeFirstUnlock)
        let expected = SessionError.notAvailable(.interactionNotAllowed("session"))
        for store in [environment.store, environment.device.store(environment.service)] {
            await #expect(throws: expected) { try await store.session() }
            await #expect(throws: expected) { try await store.session(afterRejected: environment.old.accessToken) }
        }
        #expect(await environment.service.requests == 0)
        try environment.device.set(.unlocked)
        #expect(try await environment.store.session().generation == 2)
    }

    @Test("R4.46: a pair that the keychain does not take is used from memory, said, and stored when it can be")
    func unsaved() async throws {
        let environment = try await Environment()
        let refreshing = await environment.refreshing(at: .after)
        try environment.device.set(.beforeFirstUnlock)
        await environment.service.release()
        let new = try await refreshing.value
        #expect(new.generation == 2)
        #expect(await environment.store.unsaved == .interactionNotAllowed("session"))
        #expect(try await environment.store.session() == new)
        // What is stored is used up: nobody may send it, however it is asked for.
        try environment.device.set(.unlocked)
        let other = environment.device.store(environment.service, waiting: 0.05)
        await #expect(throws: SessionError.stale(account: "merchant", reason: "Another process is at it.")) { try await other.session() }
        #expect(try await environment.store.session() == new)
        #expect(await environment.store.unsaved == nil)
        #expect(try await other.session() == new)
        #expect(await environment.service.requests == 1)
        #expect(
            environment.reports.all == [.unsaved(generation: 2, .interactionNotAllowed("session")), .saved(generation: 2)])
    }

    @Test("R4.45: an unsaved pair does not come back after another process has signed out")
    func unsavedAndSignedOut() async throws {
        let environment = try await Environment()
        let refreshing = await environment.refreshing(at: .after)
        try environment.device.set(.beforeFirstUnlock)
        await environment.service.release()
        _ = try await refreshing.value
        try await environment.device.store(environment.service).signOut()
        try environment.device.set(.unlocked)
        await #expect(throws: SessionError.signedOut(.never)) { try await environment.store.session() }
        #expect(try environment.device.stored() == nil)
        #expect(environment.reports.all.last == .discarded(generation: 2))
    }

    @Test("R4.46: what could not be stored is not asked for: the pair that is there stays good")
    func writeProbe() async throws {
        let refusing = RefusingKeychain()
        let environment = try await Environment { device in
            refusing.inner = device.keychain()
            return refusing
        }
        environment.device.clock.advance(900)
        refusing.refuses = true
        await #expect(throws: SessionError.notAvailable(.refused(status: -34_000))) { try await environment.store.session() }
        #expect(await environment.service.requests == 0)
        refusing.refuses = false
        #expect(try await environment.store.session().generation == 2)
    }

    @Test("R4.44: without a lock nobody refreshes: a token that stands is used, one that does not is said to be stale")
    func noLock() async throws {
        let environment = try await Environment()
        // A folder where the lock's file would be.
        try FileManager.default.createDirectory(
            at: environment.device.container.appendingPathComponent("session.refresh.lock"), withIntermediateDirectories: true)
        environment.device.clock.advance(850)
        #expect(try await environment.store.session() == environment.old)
        environment.device.clock.advance(50)
        let error = await #expect(throws: SessionError.self) { try await environment.store.session() }
        guard case .stale("merchant", _)? = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(await environment.service.requests == 0)
    }

    @Test("a caller that is cancelled does not cancel the refresh: its pair is stored")
    func cancelled() async throws {
        let environment = try await Environment()
        let refreshing = await environment.refreshing(at: .after)
        refreshing.cancel()
        await environment.service.release()
        #expect(try await refreshing.value.generation == 2)
        #expect(try await environment.device.store(environment.service).session().generation == 2)
        #expect(await environment.service.requests == 1)
    }
}

/// A keychain that can be told to refuse every change.
final class RefusingKeychain: Keychain, @unchecked Sendable {
    private let lock = NSLock()
    private var keychain: (any Keychain)?
    private var isRefusing = false

    var inner: (any Keychain)? {
        get { lock.withLock { keychain } }
        set { lock.withLock { keychain = newValue } }
    }
    var refuses: Bool {
        get { lock.withLock { isRefusing } }
        set { lock.withLock { isRefusing = newValue } }
    }

    private func open() throws(KeychainError) -> any Keychain {
        guard let inner else { throw .notAvailable("none") }
        return inner
    }

    private func changed() throws(KeychainError) -> any Keychain {
        guard !refuses else { throw .refused(status: -34_000) }
        return try open()
    }

    func read(_ name: String, group: String?) throws(KeychainError) -> Data? { try open().read(name, group: group) }
    func add(_ data: Data, _ name: String, group: String?, accessibility: KeychainAccessibility) throws(KeychainError) {
        try changed().add(data, name, group: group, accessibility: accessibility)
    }
    func update(_ data: Data, _ name: String, group: String?, accessibility: KeychainAccessibility?) throws(KeychainError) {
        try changed().update(data, name, group: group, accessibility: accessibility)
    }
    func remove(_ name: String, group: String?) throws(KeychainError) { try changed().remove(name, group: group) }
}
