import AppPage
import Foundation
import Hummingbird

/// The app's page on loopback: what on a phone would be its screens.
public struct TripsPageServer: Sendable {
    private let script: TripsScript
    private let page: TripsPage

    public init(script: TripsScript, page: TripsPage) {
        self.script = script
        self.page = page
    }

    /// Serves until the task is cancelled. `port` 0 takes a free one; `listening` is told which.
    public func run(port: Int, listening: @escaping @Sendable (Int) async -> Void) async throws {
        try await loopback.run(port: port, listening: listening)
    }

    var loopback: LoopbackPage {
        LoopbackPage(name: "TripsApp") { router in
            addViews(router)
            addActions(router)
        }
    }

    private func addViews(_ router: Router<BasicRequestContext>) {
        // Where the customer is, else the bookings.
        router.get("/") { _, _ in await view() }
        router.get("bookings") { _, _ in
            await script.goToBookings()
            return await view()
        }
        router.get("search") { request, _ in
            await script.goToSearch(search(request.uri.queryParameters))
            return await view()
        }
        router.addPage(page.parts) { script.changes() }
    }

    private func addActions(_ router: Router<BasicRequestContext>) {
        router.post("sign-in") { request, _ in
            let form: SignInForm = try await PageResponses.form(of: request)
            await script.signIn(email: form.email, password: form.password)
            return PageResponses.goOn
        }
        router.post("sign-out") { _, _ in
            await script.signOut()
            return PageResponses.goOn
        }
        router.post("sync") { _, _ in
            await script.sync()
            return PageResponses.goOn
        }
        router.post("bookings") { request, _ in
            let form: OrderForm = try await PageResponses.form(of: request)
            await script.add(product: form.product, destination: form.destination, departure: form.departure, nights: form.nights)
            return PageResponses.goOn
        }
        router.post("bookings/:id/cancel") { _, context in
            await script.cancel(try context.parameters.require("id"))
            return PageResponses.goOn
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

    /// What a form asked for, as it came; the script says what it means.
    private func search(_ values: Parameters) -> [String: String] {
        ["product", "destination", "departure", "nights"].reduce(into: [:]) { form, name in
            form[name] = values[Substring(name)].map { String($0.prefix(100)) }
        }
    }

    private func view() async -> Response {
        let text = await page.parts.page(revision: script.revision) { try await script.screen() }
        return PageResponses.answer(text, "text/html; charset=utf-8")
    }
}
