import AppPage
import Foundation
import Hummingbird
import TripsCore

/// The app's page on loopback: what on a phone would be its screens.
public struct PageServer: Sendable {
    private let account: TripsAccount
    private let page: TripsPage

    public init(account: TripsAccount, page: TripsPage) {
        self.account = account
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
        // Where the last link led, else the bookings.
        router.get("/") { _, _ in await view(nil) }
        router.get("bookings") { _, _ in await view(.bookings(nil)) }
        router.get("search") { request, _ in
            await view(.search(request.uri.queryParameters["product"].flatMap { Product(rawValue: String($0)) } ?? .dp))
        }
        router.addPage(page.parts) { account.changes() }
    }

    private func addActions(_ router: Router<BasicRequestContext>) {
        router.post("sign-in") { request, _ in
            let form: SignInForm = try await PageAnswers.form(of: request)
            await account.signIn(email: form.email, password: form.password)
            return PageAnswers.goOn
        }
        router.post("sign-out") { _, _ in
            await account.signOut()
            return PageAnswers.goOn
        }
        router.post("sync") { _, _ in
            await account.sync()
            return PageAnswers.goOn
        }
        router.post("bookings") { request, _ in
            let form: OrderForm = try await PageAnswers.form(of: request)
            await account.add(
                BookingOrder(product: form.product, destination: form.destination, departure: form.departure, nights: form.nights))
            return PageAnswers.goOn
        }
        router.post("bookings/:id/cancel") { _, context in
            await account.cancel(try context.parameters.require("id"))
            return PageAnswers.goOn
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
        return PageAnswers.answer(page.render(state, at: place ?? state.link ?? .bookings(nil), notice: notice), "text/html; charset=utf-8")
    }
}
