import AppPage
import Foundation
import GetawaysCore
import Hummingbird

/// The app's page on loopback: what on a phone would be its screens.
public struct GetawaysPageServer: Sendable {
    private let desk: SearchDesk
    private let page: GetawaysPage

    public init(desk: SearchDesk, page: GetawaysPage) {
        self.desk = desk
        self.page = page
    }

    public var loopback: LoopbackPage {
        LoopbackPage(name: "GetawaysApp") { router in
            addViews(router)
            addActions(router)
        }
    }

    private func addViews(_ router: Router<BasicRequestContext>) {
        router.get("/") { _, _ in
            await desk.loadAirports()
            let notice = await desk.takeNotice()
            return PageAnswers.answer(page.render(await desk.state, notice: notice), "text/html; charset=utf-8")
        }
        router.addPage(page.parts) { desk.changes() }
        router.get("airports") { request, _ in
            let words = request.uri.queryParameters["term"].map { String($0) } ?? ""
            let airports = await desk.suggestions(String(words.prefix(100)))
            return PageAnswers.answer(
                String(decoding: (try? JSONEncoder().encode(airports)) ?? Data("[]".utf8), as: UTF8.self),
                "application/json; charset=utf-8")
        }
    }

    private func addActions(_ router: Router<BasicRequestContext>) {
        router.post("search") { request, _ in
            let form: SearchForm = try await PageAnswers.form(of: request)
            guard let travellers = Travellers(rawValue: form.travellers), let dates = TravelDates(rawValue: form.dates) else {
                throw HTTPError(.unprocessableContent, message: "The form is incomplete.")
            }
            await desk.open(from: form.airport, travellers: travellers, dates: dates)
            return PageAnswers.goOn
        }
        router.post("home") { _, _ in
            await desk.openHome()
            return PageAnswers.goOn
        }
        router.post("searches/:id") { _, context in
            await desk.show(try context.parameters.require("id", as: Int.self))
            return PageAnswers.goOn
        }
    }

    private struct SearchForm: Decodable {
        var airport: String
        var travellers: Int
        var dates: String
    }
}
