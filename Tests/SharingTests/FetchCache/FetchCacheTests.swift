import Foundation
import FoundationNetworking
import Testing

@testable import FetchCache

@Suite(.timeLimit(.minutes(1)))
struct FetchCacheTests {
    private let environment = CacheEnvironment()

    @Test("R4.33: an answer of 59.999 seconds is a hit, one of 60 is a miss")
    func freshness() async throws {
        let first = try await environment.cache.data(for: environment.request(), freshFor: 60)
        #expect(first.origin == .network && first.text == "body")
        environment.clock.now += 59.999
        let hit = try await environment.cache.data(for: environment.request(), freshFor: 60)
        #expect(hit.origin == .cache && hit.text == "body" && environment.service.requests.count == 1)
        #expect(hit.date == first.date, "R4.68: finding it does not make it younger")
        environment.clock.now = first.date + 60
        #expect(try await environment.cache.data(for: environment.request(), freshFor: 60).origin == .network)
        #expect(environment.service.requests.count == 2)
    }

    @Test("R4.41: a clock that goes back makes no answer immortal")
    func clockBack() async throws {
        _ = try await environment.cache.data(for: environment.request(), freshFor: 60)
        environment.clock.now -= 0.001
        #expect(try await environment.cache.data(for: environment.request(), freshFor: 60).origin == .network)
        environment.clock.now -= 86_400
        environment.service.fails(.notConnectedToInternet)
        // Nor may it stand in for one.
        await #expect(throws: FetchError.self) { try await environment.cache.data(for: environment.request(), freshFor: 60) }
    }

    @Test("an answer with an ETag is confirmed by 304: the body is kept, the time is the confirmation's")
    func entityTag() async throws {
        environment.service.answers(
            .init(body: "one", headers: ["ETag": "\"1\"", "Last-Modified": "Wed, 10 Jun 2026 08:00:00 GMT", "X-Old": "1"]))
        _ = try await environment.cache.data(for: environment.request(), freshFor: 60)
        environment.clock.now += 100
        environment.service.answers(.init(status: 304, body: "", headers: ["ETag": "\"2\"", "Content-Length": "0"]))
        let answer = try await environment.cache.data(for: environment.request(), freshFor: 60)
        #expect(answer.origin == .revalidated && answer.text == "one" && answer.date == environment.clock.now && answer.status == 200)
        #expect(answer.header("etag") == "\"2\"" && answer.header("X-OLD") == "1" && answer.header("Content-Length") != "0")
        #expect(environment.service.requests.last?.value(forHTTPHeaderField: "If-None-Match") == "\"1\"")
        #expect(environment.service.requests.last?.value(forHTTPHeaderField: "If-Modified-Since") == "Wed, 10 Jun 2026 08:00:00 GMT")
        environment.clock.now += 59
        #expect(try await environment.cache.data(for: environment.request(), freshFor: 60).origin == .cache)
    }

    @Test("a 304 that nobody can have asked for is an error, and conditions of the caller's are not sent")
    func foreignCondition() async throws {
        environment.service.answers(.init(status: 304, body: ""))
        let request = environment.request(headers: ["If-None-Match": "\"9\""])
        await #expect(throws: FetchError.status(304)) { try await environment.cache.data(for: request, freshFor: 60) }
        #expect(environment.service.requests.first?.value(forHTTPHeaderField: "If-None-Match") == nil)
        #expect(environment.files(".entry").isEmpty)
    }

    @Test("no-store is obeyed", arguments: ["no-store", "private, No-Store , max-age=60"])
    func noStore(_ control: String) async throws {
        environment.service.answers(.init(headers: ["Cache-Control": control]))
        for _ in 0..<2 { #expect(try await environment.cache.data(for: environment.request(), freshFor: 60).origin == .network) }
        #expect(environment.service.requests.count == 2 && environment.files(".entry").isEmpty)
    }

    @Test("R4.40: a refusal is an error with its number and is not kept", arguments: [301, 400, 401, 403, 404, 410, 500, 503])
    func refusal(_ status: Int) async throws {
        environment.service.answers(.init(status: status, body: "<html>", headers: ["ETag": "\"1\""]))
        await #expect(throws: FetchError.status(status)) { try await environment.cache.data(for: environment.request(), freshFor: 60) }
        environment.service.answers(.init())
        #expect(try await environment.cache.data(for: environment.request(), freshFor: 60).origin == .network)
    }

    @Test("true.17: an answer with more bytes than are taken leaves the older one, and is not kept; who asks says what else does")
    func tooLarge() async throws {
        let first = try await environment.cache.data(for: environment.request(), freshFor: 60)
        environment.clock.now += 100
        environment.service.throwsError(FetchError.tooLarge(limit: 7))
        let answer = try await environment.cache.data(for: environment.request(), freshFor: 60)
        #expect(answer.origin == .stale(because: .tooLarge(limit: 7)) && answer.date == first.date && answer.data == first.data)
        environment.service.answers(.init(status: 404, body: ""))
        await #expect(throws: FetchError.status(404)) { try await environment.cache.data(for: environment.request(), freshFor: 60) }
        let any = try await environment.cache.data(for: environment.request(), freshFor: 60, standsIn: { $0 != .status(401) })
        #expect(any.origin == .stale(because: .status(404)) && any.date == first.date)
    }

    @Test("true.18: what is kept is had at once, whatever its age, and marked with the reason")
    func kept() async throws {
        let reason = FetchError.unreachable("No time.")
        #expect(try environment.cache.kept(for: environment.request(), because: reason) == nil)
        let first = try await environment.cache.data(for: environment.request(), freshFor: 60)
        environment.clock.now += 1e9
        let kept = try #require(try environment.cache.kept(for: environment.request(), because: reason))
        #expect(kept.origin == .stale(because: reason) && kept.data == first.data && kept.date == first.date)
        #expect(environment.service.requests.count == 1)
    }

    @Test("an older answer stands in while the service is down, says so, and only for so long")
    func stale() async throws {
        let first = try await environment.cache.data(for: environment.request(), freshFor: 60)
        environment.service.fails(.cannotConnectToHost)
        environment.clock.now += 600
        let stale = try await environment.cache.data(for: environment.request(), freshFor: 60, staleFor: 700)
        #expect(stale.isStale && stale.text == "body" && stale.date == first.date)
        for status in [500, 503, 408, 429] {
            environment.service.answers(.init(status: status))
            #expect(try await environment.cache.data(for: environment.request(), freshFor: 60).origin == .stale(because: .status(status)))
        }
        environment.clock.now += 100
        await #expect(throws: FetchError.status(429)) {
            try await environment.cache.data(for: environment.request(), freshFor: 60, staleFor: 700)
        }
        // Nothing of this has touched what is on disk.
        #expect(try await environment.cache.data(for: environment.request(), freshFor: 701).origin == .cache)
    }

    @Test("a service that is up and refuses is not hidden by an older answer", arguments: [400, 401, 403, 404, 410])
    func noStaleForRefusal(_ status: Int) async throws {
        _ = try await environment.cache.data(for: environment.request(), freshFor: 60)
        environment.clock.now += 100
        environment.service.answers(.init(status: status))
        await #expect(throws: FetchError.status(status)) { try await environment.cache.data(for: environment.request(), freshFor: 60) }
    }

    @Test("G4.11: after removal nothing old is served")
    func removal() async throws {
        _ = try await environment.cache.data(for: environment.request("a"), freshFor: 60)
        _ = try await environment.cache.data(for: environment.request("b"), freshFor: 60)
        try environment.cache.remove(environment.request("a"))
        #expect(try await environment.cache.data(for: environment.request("b"), freshFor: 60).origin == .cache)
        #expect(try await environment.cache.data(for: environment.request("a"), freshFor: 60).origin == .network)
        environment.cache.removeAll()
        #expect(try await environment.cache.data(for: environment.request("b"), freshFor: 60).origin == .network)
    }

    @Test("what is being fetched while everything is removed is handed out and not kept")
    func removalMeanwhile() async throws {
        environment.service.close()
        let cache = environment.cache, request = environment.request()
        let task = Task { try await cache.data(for: request, freshFor: 60) }
        await environment.service.arrived(1)
        cache.removeAll()
        environment.service.open()
        #expect(try await task.value.origin == .network)
        #expect(environment.files(".entry").isEmpty)
    }

    @Test("where nothing can be written the answer comes all the same")
    func unwritable() async throws {
        try Data("a file".utf8).write(to: environment.folder)
        for _ in 0..<2 {
            guard case .uncached = try await environment.cache.data(for: environment.request(), freshFor: 60).origin else {
                Issue.record("stored in a file's place")
                return
            }
        }
        #expect(environment.service.requests.count == 2)
    }

    @Test("files are the owner's alone")
    func permissions() async throws {
        _ = try await environment.cache.data(for: environment.request(), freshFor: 60)
        func mode(_ url: URL) throws -> Int? { try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int }
        #expect(try mode(environment.folder) == 0o700)
        #expect(try mode(try #require(environment.files(".entry").first)) == 0o600)
        #expect(environment.files(".lease").isEmpty && environment.files(".draft").isEmpty)
    }
}
