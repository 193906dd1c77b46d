import FetchCache
import Foundation
import FoundationNetworking
import Testing

@testable import Credentials

/// The session behind the cache of R4.29 to R4.41: what is there needs none, what is not waits for one.
@Suite(.timeLimit(.minutes(1)))
struct CachedSessionTests {
    /// A shop's service: it knows which access tokens stand.
    private actor Shop {
        private(set) var requests = 0
        private var refused: Set<String> = []
        private var isDown = false

        func refuse(_ token: String) { refused.insert(token) }
        func setDown(_ value: Bool) { isDown = value }

        func answer(_ request: URLRequest) throws -> (Data, HTTPURLResponse) {
            requests += 1
            let url = try #require(request.url)
            let token = request.value(forHTTPHeaderField: "Authorization")?.dropFirst("Bearer ".count)
            let status = isDown ? 503 : token.map { !refused.contains(String($0)) } == true ? 200 : 401
            let response = try #require(HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: [:]))
            return (Data("\(url.lastPathComponent) \(requests)".utf8), response)
        }
    }

    private struct Environment {
        let device: Device
        let service = TokenService()
        let shop = Shop()
        let store: SessionStore
        let cache: FetchCache

        init() async throws {
            let device = try Device(), shop = shop
            self.device = device
            store = device.store(service)
            cache = FetchCache(
                folder: device.home.appendingPathComponent("fetched"), now: { device.clock.now },
                transport: SessionTransport(store, over: { try await shop.answer($0) }).callAsFunction)
            try await store.signIn(await service.signIn(), account: "merchant")
        }

        func data(_ widget: String, account: String = "merchant") async throws -> FetchedData {
            let url = try #require(URL(string: "https://shop.example/\(widget)"))
            return try await cache.data(for: URLRequest(url: url), freshFor: 60, partition: account)
        }
    }

    @Test("R4.29, R4.39, R4.43, G4.5: five widgets asked five times each at once, with a stale token: one refresh, one request a widget")
    func together() async throws {
        let environment = try await Environment()
        environment.device.clock.advance(900)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<25 { group.addTask { _ = try await environment.data("widget\(index % 5)") } }
            try await group.waitForAll()
        }
        #expect(await environment.service.requests == 1)
        #expect(await environment.shop.requests == 5)
    }

    @Test("R4.33, R4.38: what is in the cache needs no session, and a new token is no other key")
    func hit() async throws {
        let environment = try await Environment()
        let first = try await environment.data("widget")
        let session = try await environment.store.session()
        _ = try await environment.store.session(afterRejected: session.accessToken)
        environment.device.clock.advance(59.999)
        #expect(try await environment.data("widget").data == first.data)
        try environment.device.set(.beforeFirstUnlock)
        #expect(try await environment.data("widget").data == first.data)
        #expect(await environment.shop.requests == 1)
    }

    @Test("R4.40, R4.43: a 401 is not cached: the token is renewed, and the request goes on")
    func refused() async throws {
        let environment = try await Environment()
        await environment.shop.refuse(try await environment.store.session().accessToken)
        #expect(try await environment.data("widget").data == Data("widget 2".utf8))
        #expect(try await environment.data("widget").data == Data("widget 2".utf8))
        #expect(await environment.service.requests == 1)
        #expect(await environment.shop.requests == 2)
    }

    @Test("R4.46: while there is no session yet, what was there stands in, marked as stale")
    func notYet() async throws {
        let environment = try await Environment()
        let first = try await environment.data("widget")
        environment.device.clock.advance(900)
        try environment.device.set(.beforeFirstUnlock)
        let locked = try await environment.data("widget")
        #expect(locked.isStale && locked.data == first.data)
        try environment.device.set(.unlocked)
        await environment.service.fail(.unavailable("down"))
        let offline = try await environment.data("widget")
        #expect(offline.isStale && offline.data == first.data)
        await #expect(throws: FetchError.self) { try await environment.data("another") }
        #expect(await environment.shop.requests == 1)
        await environment.service.fail(nil)
        #expect(try await environment.data("widget").isStale == false)
    }

    @Test("R4.48, G4.11: after the session has ended nothing old is shown, and nothing is asked again and again")
    func ended() async throws {
        let environment = try await Environment()
        _ = try await environment.data("widget")
        await environment.service.revokeAll()
        environment.device.clock.advance(900)
        for _ in 0..<5 { await #expect(throws: FetchError.status(401)) { try await environment.data("widget") } }
        await #expect(throws: SessionError.signedOut(.revoked)) { try await environment.store.session() }
        #expect(await environment.service.requests == 1)
        #expect(await environment.shop.requests == 1)
    }

    @Test("G4.11: another account never meets what was fetched for the one before")
    func accounts() async throws {
        let environment = try await Environment()
        let first = try await environment.data("widget")
        try await environment.store.signOut()
        environment.cache.removeAll()
        try await environment.store.signIn(await environment.service.signIn(), account: "other")
        let second = try await environment.data("widget", account: "other")
        #expect(second.data != first.data && !second.isStale)
        #expect(await environment.shop.requests == 2)
    }
}
