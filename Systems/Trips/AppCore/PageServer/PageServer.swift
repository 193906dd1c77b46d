import Foundation
import Hummingbird
import Logging
import TripsCore

/// The app's page on loopback: what on a phone would be its screens.
public struct PageServer: Sendable {
    /// Bytes of a form.
    static let formLimit = 8 * 1024
    private let account: TripsAccount
    private let page: TripsPage

    public init(account: TripsAccount, page: TripsPage) {
        self.account = account
        self.page = page
    }

    /// Serves until the task is cancelled. `port` 0 takes a free one; `listening` is told which.
    public func run(port: Int, listening: @escaping @Sendable (Int) async -> Void) async throws {
        var logger = Logger(label: "trips.page")
        logger.logLevel = .critical
        let application = Application(
            router: router(), configuration: .init(address: .hostname("127.0.0.1", port: port), serverName: "TripsApp"),
            onServerRunning: { channel in await listening(channel.localAddress?.port ?? port) }, logger: logger)
        try await application.run()
    }

    func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.add(middleware: SameOrigin())
        addViews(router)
        addActions(router)
        return router
    }

    private func addViews(_ router: Router<BasicRequestContext>) {
        // Where the last link led, else the bookings.
        router.get("/") { _, _ in await view(nil) }
        router.get("bookings") { _, _ in await view(.bookings(nil)) }
        router.get("search") { request, _ in
            await view(.search(request.uri.queryParameters["product"].flatMap { Product(rawValue: String($0)) } ?? .dp))
        }
        router.get("page.css") { _, _ in Self.answer(page.style, "text/css; charset=utf-8") }
        router.get("page.js") { _, _ in Self.answer(page.script, "text/javascript; charset=utf-8") }
        router.get("events") { _, _ in
            let changes = await account.changes()
            return Response(
                status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
                body: .init { writer in
                    try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
                    for await revision in changes {
                        try await writer.write(ByteBuffer(string: "data: \(revision)\n\n"))
                    }
                    try await writer.finish(nil)
                })
        }
    }

    private func addActions(_ router: Router<BasicRequestContext>) {
        router.post("sign-in") { request, _ in
            let form: SignInForm = try await Self.form(of: request)
            await account.signIn(email: form.email, password: form.password)
            return Self.goOn
        }
        router.post("sign-out") { _, _ in
            await account.signOut()
            return Self.goOn
        }
        router.post("sync") { _, _ in
            await account.sync()
            return Self.goOn
        }
        router.post("bookings") { request, _ in
            let form: OrderForm = try await Self.form(of: request)
            await account.add(
                BookingOrder(product: form.product, destination: form.destination, departure: form.departure, nights: form.nights))
            return Self.goOn
        }
        router.post("bookings/:id/cancel") { _, context in
            await account.cancel(try context.parameters.require("id"))
            return Self.goOn
        }
    }

    private struct SignInForm: Decodable {
        var email: String
        var password: String
    }

    private struct OrderForm: Decodable {
        var product: String
        var destination: String
        var departure: String
        var nights: Int
    }

    private func view(_ place: TripsLink?) async -> Response {
        if place != nil { await account.forgetLink() }
        var state = await account.state
        if case .search = place ?? state.link, state.account != nil, state.destinations.isEmpty {
            // The shop was out of reach when the app started; it may be back.
            await account.sync()
            state = await account.state
        }
        let notice = await account.takeNotice()
        return Self.answer(page.render(state, at: place ?? state.link ?? .bookings(nil), notice: notice), "text/html; charset=utf-8")
    }

    /// After a change the browser asks for the page again, so that a reload does not change anything twice.
    private static var goOn: Response { Response(status: .seeOther, headers: [.location: "/"]) }

    private static func form<Value: Decodable>(of request: Request) async throws -> Value {
        guard let body = try? await request.body.collect(upTo: formLimit) else {
            throw HTTPError(.contentTooLarge, message: "The form is longer than \(formLimit) bytes.")
        }
        do {
            return try URLEncodedFormDecoder().decode(Value.self, from: String(buffer: body))
        } catch {
            throw HTTPError(.unprocessableContent, message: "The form is incomplete.")
        }
    }

    private static func answer(_ text: String, _ type: String) -> Response {
        Response(
            status: .ok, headers: [.contentType: type, .cacheControl: "no-store"], body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}
