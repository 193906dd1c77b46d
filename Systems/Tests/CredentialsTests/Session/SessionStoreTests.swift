import Foundation
import Testing

@testable import Credentials

/// The session of one process.
@Suite(.timeLimit(.minutes(1)))
struct SessionStoreTests {
    @Test("R4.42: a session that stands is read from the keychain, without a request")
    func fresh() async throws {
        let device = try Device(), service = TokenService()
        let signedIn = try await device.store(service).signIn(await service.signIn(), account: "merchant")
        device.clock.advance(839.9)
        // Another process: nothing is in memory.
        #expect(try await device.store(service).session() == signedIn)
        #expect(await service.requests == 0)
    }

    @Test("R4.43: a stale one is renewed before it is used, and the new pair is what the next process reads")
    func stale() async throws {
        let device = try Device(), service = TokenService(), reports = Reports()
        let old = try await device.store(service).signIn(await service.signIn(), account: "merchant")
        device.clock.advance(840)
        let new = try await device.store(service, report: reports.add).session()
        #expect(new.generation == 2)
        #expect(new.accessToken != old.accessToken && new.refreshToken != old.refreshToken)
        #expect(new.identifier == old.identifier && new.account == "merchant")
        #expect(try await device.store(service).session() == new)
        #expect(await service.refreshes == 1)
        #expect(reports.all == [.refreshed(generation: 2)])
    }

    @Test("a token that lives for less than the margin is not renewed at every call")
    func shortLife() async throws {
        let device = try Device(), service = TokenService()
        await service.setLifetime(50)
        let store = device.store(service)
        try await store.signIn(await service.signIn(), account: "merchant")
        device.clock.advance(24)
        #expect(try await store.session().generation == 1)
        device.clock.advance(1)
        #expect(try await store.session().generation == 2)
        #expect(try await store.session().generation == 2)
    }

    @Test("R4.43, R4.44: a hundred requests at once with a stale token are one refresh")
    func hundred() async throws {
        let device = try Device(), service = TokenService()
        let store = device.store(service)
        try await store.signIn(await service.signIn(), account: "merchant")
        device.clock.advance(900)
        let sessions = try await withThrowingTaskGroup(of: Session.self) { group in
            for _ in 0..<100 { group.addTask { try await store.session() } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(sessions.map(\.generation) == [2])
        #expect(await service.requests == 1)
    }

    @Test("R4.44: two stores of one process, as of its app and of a library, refresh once too")
    func twoStores() async throws {
        let device = try Device(), service = TokenService()
        try await device.store(service).signIn(await service.signIn(), account: "merchant")
        device.clock.advance(900)
        let stores = (0..<8).map { _ in device.store(service) }
        let generations = try await withThrowingTaskGroup(of: Int.self) { group in
            for store in stores { group.addTask { try await store.session().generation } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(generations == Array(repeating: 2, count: 8))
        #expect(await service.requests == 1)
    }

    @Test("a refresh that fails is no session for the next one: it is asked anew")
    func failedFlight() async throws {
        let device = try Device(), service = TokenService()
        let store = device.store(service)
        try await store.signIn(await service.signIn(), account: "merchant")
        device.clock.advance(900)
        await service.fail(.unavailable("down"))
        await #expect(throws: SessionError.stale(account: "merchant", reason: "The service is not available: down")) {
            try await store.session()
        }
        await service.fail(nil)
        #expect(try await store.session().generation == 2)
    }

    @Test("R4.46: while the service is down, a token that is near its end is used as long as it stands")
    func nearItsEnd() async throws {
        let device = try Device(), service = TokenService()
        let store = device.store(service)
        try await store.signIn(await service.signIn(), account: "merchant")
        await service.fail(.unavailable("down"))
        device.clock.advance(899)
        #expect(try await store.session().generation == 1)
        device.clock.advance(1)
        await #expect(throws: SessionError.self) { try await store.session() }
        // The session is still stored, although it could not be refreshed.
        #expect(try device.stored() != nil)
    }

    @Test("R4.48: after 401 the token is renewed once; a second 401 is an error and no loop")
    func secondRefusal() async throws {
        let device = try Device(), service = TokenService()
        let store = device.store(service)
        try await store.signIn(await service.signIn(), account: "merchant")
        let asked = Reports()
        await #expect(throws: SessionError.rejected(account: "merchant")) {
            try await store.perform { session in
                asked.add(.saved(generation: session.generation))
                throw Unauthorized()
            }
        }
        #expect(asked.all == [.saved(generation: 1), .saved(generation: 2)])
        #expect(await service.requests == 1)
        // Nothing is signed out by that.
        #expect(try await store.session().generation == 2)
    }

    @Test("R4.43: after 401 the request goes on with the new token")
    func goesOn() async throws {
        let device = try Device(), service = TokenService()
        let store = device.store(service)
        let old = try await store.signIn(await service.signIn(), account: "merchant")
        let answer = try await store.perform { session in
            guard session.accessToken != old.accessToken else { throw Unauthorized() }
            return session.generation
        }
        #expect(answer == 2)
    }

    @Test("R4.44: a token refused to many at once is renewed once; one that somebody has renewed is not renewed again")
    func refusedToMany() async throws {
        let device = try Device(), service = TokenService()
        let store = device.store(service)
        let old = try await store.signIn(await service.signIn(), account: "merchant")
        let generations = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<50 { group.addTask { try await store.session(afterRejected: old.accessToken).generation } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(generations == [2])
        #expect(try await device.store(service).session(afterRejected: old.accessToken).generation == 2)
        #expect(await service.requests == 1)
    }

    @Test("R4.48: a session that the service has ended is signed out for all, once asked for and then known")
    func revoked() async throws {
        let device = try Device(), service = TokenService(), reports = Reports()
        let store = device.store(service, report: reports.add)
        try await store.signIn(await service.signIn(), account: "merchant")
        await service.revokeAll()
        device.clock.advance(900)
        for _ in 0..<5 { await #expect(throws: SessionError.signedOut(.revoked)) { try await store.session() } }
        for _ in 0..<5 { await #expect(throws: SessionError.signedOut(.revoked)) { try await device.store(service).session() } }
        #expect(await service.requests == 1)
        #expect(reports.all == [.signedOut(.revoked)])
        // Signing in is the way out.
        let new = try await store.signIn(await service.signIn(), account: "merchant")
        #expect(try await device.store(service).session() == new)
    }

    @Test("nobody signed in: that is said, without a request")
    func nobody() async throws {
        let device = try Device(), service = TokenService()
        await #expect(throws: SessionError.signedOut(.never)) { try await device.store(service).session() }
        #expect(try await device.store(service).signOut() == nil)
        #expect(await service.requests == 0)
    }

    @Test("a stored session that is damaged is not taken for signed out; signing in replaces it")
    func damaged() async throws {
        let device = try Device(), service = TokenService()
        let store = device.store(service)
        try await store.signIn(await service.signIn(), account: "merchant")
        try Data("VKC1 nonsense that is long enough to be one".utf8).write(to: try #require(device.item()))
        let error = await #expect(throws: SessionError.self) { try await store.session() }
        guard case .unreadable? = error else { return #expect(Bool(false), "\(String(describing: error))") }
        let new = try await store.signIn(await service.signIn(), account: "merchant")
        #expect(try await store.session() == new)
        try device.keychain().write(Data("{}".utf8), "session", group: Device.shared)
        let other = await #expect(throws: SessionError.self) { try await store.session() }
        guard case .unreadable? = other else { return #expect(Bool(false), "\(String(describing: other))") }
    }

    @Test("the session is one item, which a locked device gives and one that was never unlocked does not")
    func oneItem() async throws {
        let device = try Device(), service = TokenService()
        try await device.store(service).signIn(await service.signIn(), account: "merchant")
        #expect(device.files().filter { $0.pathExtension == "item" }.count == 1)
        try device.set(.locked)
        #expect(try await device.store(service).session().generation == 1)
        device.clock.advance(900)
        #expect(try await device.store(service).session().generation == 2)
    }
}
