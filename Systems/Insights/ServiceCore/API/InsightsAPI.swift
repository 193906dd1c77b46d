import Foundation
import Hummingbird
import LoopbackService
import ReportFrontEnd
import RotatingTokens
import ShopifyQL

/// The service's routes.
public struct InsightsAPI: Sendable {
    /// Bytes of a request's body.
    static let bodyLimit = 16 * 1024
    /// The only client there is.
    static let client = "insights-app"
    private let accounts: AccountStore
    private let tokens: TokenStore
    private let queries: QueryService
    private let adoption: AdoptionStore
    private let page: AdoptionPage
    private let counters: Counters
    private let modes = ModeBoard<Topic, ServiceMode>(usual: .normal)
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - engine: answers queries.
    ///   - reports: answers them in its place, where many ask.
    ///   - feed: brings the events up to now before they are asked for; nil where they come another way.
    ///   - now: the service's clock.
    public init(
        accounts: AccountStore = AccountStore(), tokens: TokenStore, engine: Engine, reports: ReportFrontEnd? = nil, feed: EventFeed?,
        adoption: AdoptionStore,
        page: AdoptionPage, now: @escaping @Sendable () -> Date
    ) {
        self.accounts = accounts
        self.tokens = tokens
        self.adoption = adoption
        self.page = page
        self.now = now
        counters = Counters()
        queries = QueryService(engine: engine, reports: reports, feed: feed, counters: counters, now: now)
    }

    public func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.add(middleware: RefusalMiddleware())
        router.add(middleware: OAuthRefusals())
        router.get("health") { _, _ in try Response.json(["status": "up"]) }
        addTokens(router)
        addFigures(router)
        addEvents(router)
        addTests(router)
        return router
    }

    private func addTokens(_ router: Router<BasicRequestContext>) {
        TokenRoutes(
            store: tokens, client: Self.client, bodyLimit: Self.bodyLimit,
            account: { try await accounts.account($0, password: $1).username }, note: { await counters.note($0) }
        ).add(
            to: router, answer: { request, make in try await answer(request, .token) { _ in try await make() } },
            noteRevoking: { await counters.note(path: $0.uri.path) })
    }

    private func addFigures(_ router: Router<BasicRequestContext>) {
        router.get("v1/shops") { request, _ in
            try await answer(request, .shops) { _ in ["shops": try await account(of: request).shops] }
        }
        router.post("v1/shops/:id/query") { request, context in
            let id = try context.parameters.require("id")
            return try await answer(request, .query) { mode in
                let account = try await account(of: request)
                let shop = try account.shop(id)
                let body: QueryBody = try await SentBody.json(of: request, limit: Self.bodyLimit)
                return try await queries.answer(body.query, shop: shop, of: account, half: mode == .partial)
            }
        }
    }

    private func addEvents(_ router: Router<BasicRequestContext>) {
        router.post("v1/events") { request, _ in
            var response = try await answer(request, .events) { _ in
                let account = try await account(of: request)
                let body: WidgetEvents = try await SentBody.json(of: request, limit: WidgetEvents.bodyLimit)
                return ["accepted": try await adoption.add(body.checked(for: account), of: account.username)]
            }
            if response.status == .ok { response.status = .accepted }
            return response
        }
        router.get("v1/adoption") { _, _ in try Response.json(try await adoption.report(now: now()), snakeCase: true) }
        router.get("adoption") { _, _ in
            Response(
                status: .ok,
                headers: [
                    .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
                    .contentSecurityPolicy: "default-src 'none'; img-src data:; style-src 'self'; base-uri 'none'",
                ], body: .init(byteBuffer: ByteBuffer(string: page.render(try await adoption.report(now: now())))))
        }
        router.get("adoption.css") { _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/css; charset=utf-8"], body: .init(byteBuffer: ByteBuffer(string: page.style)))
        }
    }

    private func addTests(_ router: Router<BasicRequestContext>) {
        router.get("v1/counters") { _, _ in try Response.json(await counters.counts) }
        router.post("v1/counters/reset") { request, _ in
            let _: [String: String] = try await SentBody.json(of: request, limit: Self.bodyLimit)
            await counters.reset()
            return Response(status: .noContent)
        }
        router.post("v1/modes") { request, _ in
            try await modes.set(try await SentBody.json(of: request, limit: Self.bodyLimit))
            return try Response.json(await modes.words)
        }
    }

    /// Counts, misbehaves if it is to, and answers.
    private func answer(
        _ request: Request, _ topic: Topic, _ make: (ServiceMode) async throws -> any Encodable & Sendable
    ) async throws -> Response {
        await counters.note(path: request.uri.path)
        let mode = await modes[topic]
        return try await Misbehaviour(mode: mode, topic: topic).response { try await make(mode) }
    }

    private func account(of request: Request) async throws -> Account {
        guard let token = request.bearerToken else { throw TokenRefusal.invalidToken }
        let name = try await tokens.account(access: token)
        guard let account = await accounts.account(name) else { throw TokenRefusal.invalidToken }
        return account
    }
}

/// The body of `POST /v1/shops/{id}/query`.
private struct QueryBody: Decodable {
    var query: String
}
