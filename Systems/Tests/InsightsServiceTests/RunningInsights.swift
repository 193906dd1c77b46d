import Foundation
import LoopbackService
import RotatingTokens
import RunningService
import ServiceStorage
import ShopifyQL
import ShopifyQLStore
import TestTime

@testable import InsightsServiceCore

/// What a service is made of for a test.
struct Parts {
    var clock = TestClock(Date(timeIntervalSince1970: 1_781_271_000))
    var options = TokenOptions()
    /// The store of the events; nil for one of its own in memory.
    var store: (any AnalyticsStore)?
    /// Days of made-up events; 0 for none.
    var days = 0
    /// The folder of the database; nil for one in memory.
    var folder: URL?
}

/// The service on a port of its own while `body` runs.
func withInsights<Result: Sendable>(_ parts: Parts = Parts(), _ body: @Sendable (Caller) async throws -> Result) async throws -> Result {
    let database = try parts.folder.map { try ServiceDatabase.insights.open(in: $0) } ?? ServiceDatabase.insights.inMemory()
    let clock = parts.clock
    let memory = try SQLiteStore.inMemory()
    let feed =
        parts.days > 0
        ? EventFeed(shops: SampleShop.all, seed: "tests", days: parts.days, store: memory, ledger: FilledTimes(database: database)) : nil
    let api = InsightsAPI(
        tokens: TokenStore(database: database, options: parts.options, now: { clock.now }), engine: Engine(store: parts.store ?? memory),
        feed: feed, adoption: AdoptionStore(database: database), page: try AdoptionPage(), now: { clock.now })
    return try await withServer(LoopbackServer(name: "InsightsService", router: { api.router() }).run, body)
}

/// Any server on a port of its own while `body` runs.
func withServer<Result: Sendable>(
    _ run: @escaping @Sendable (Int, @escaping @Sendable (Int) async -> Void) async throws -> Void,
    _ body: @Sendable (Caller) async throws -> Result
) async throws -> Result {
    try await withRunning(run) { try await body(Caller(url: $0)) }
}

extension ServiceResponse {
    /// The rows of a query's answer.
    var rows: [[String?]] {
        let table = object["table"] as? [String: Any]
        return (table?["rows"] as? [[Any]])?.map { $0.map { $0 as? String } } ?? []
    }
}

/// A pair of tokens as a client has it.
struct Tokens: Sendable, Equatable {
    var access: String
    var refresh: String
}

/// Asks a running service.
struct Caller: Sendable {
    let url: URL
    static let merchant = "grant_type=password&username=merchant%40kaffa.example&password=espresso&client_id=insights-app"
    static let other = "grant_type=password&username=nora%40fjord.example&password=lighthouse&client_id=insights-app"

    func ask(
        _ path: String, headers: [String: String] = [:], post: Data? = nil, type: String = "application/json", token: String? = nil
    ) async throws -> ServiceResponse {
        try await ServiceCaller(url).ask(path, headers: headers, body: post, type: type, token: token)
    }

    func form(_ path: String, _ fields: String) async throws -> ServiceResponse { try await ServiceCaller(url).form(path, fields) }

    func json(_ path: String, _ body: String, token: String? = nil) async throws -> ServiceResponse {
        try await ServiceCaller(url).json(path, body, token: token)
    }

    func refreshing(_ token: String) async throws -> ServiceResponse {
        try await form("/oauth/token", "grant_type=refresh_token&refresh_token=\(token)&client_id=insights-app")
    }

    func tokens(_ answer: ServiceResponse) throws -> Tokens {
        guard answer.status == 200, let access = answer.object["access_token"] as? String,
            let refresh = answer.object["refresh_token"] as? String
        else { throw Unexpected(answer: answer) }
        return Tokens(access: access, refresh: refresh)
    }

    func signIn(_ fields: String = merchant) async throws -> Tokens { try tokens(try await form("/oauth/token", fields)) }

    func query(_ text: String, shop: String = "1001", token: String) async throws -> ServiceResponse {
        let body = try JSONEncoder().encode(["query": text])
        return try await ask("/v1/shops/\(shop)/query", post: body, token: token)
    }

    func counts() async throws -> Counters.Counts {
        try JSONDecoder().decode(Counters.Counts.self, from: try await ask("/v1/counters").body)
    }

    struct Unexpected: Error { var answer: ServiceResponse }
}
