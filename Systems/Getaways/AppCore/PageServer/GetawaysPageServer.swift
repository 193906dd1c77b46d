import AppPage
import Foundation
import Hummingbird

/// The app's page on loopback: what on a phone would be its screens.
public struct GetawaysPageServer: Sendable {
    private let script: GetawaysScript
    private let page: GetawaysPage

    public init(script: GetawaysScript, page: GetawaysPage) {
        self.script = script
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
            let text = await page.parts.page(revision: script.revision) { try await script.screen() }
            return PageResponses.answer(text, "text/html; charset=utf-8")
        }
        router.addPage(page.parts) { script.changes() }
        router.get("airports") { request, _ in
            let words = request.uri.queryParameters["term"].map { String($0) } ?? ""
            let airports = await script.suggestions(String(words.prefix(100)))
            return PageResponses.answer(String(decoding: airports, as: UTF8.self), "application/json; charset=utf-8")
        }
    }

    private func addActions(_ router: Router<BasicRequestContext>) {
        router.post("search") { request, _ in
            let form: SearchForm = try await PageResponses.form(of: request)
            guard await script.search(airport: form.airport, travellers: form.travellers, dates: form.dates) else {
                throw HTTPError(.unprocessableContent, message: "The form is incomplete.")
            }
            return PageResponses.goOn
        }
        router.post("home") { _, _ in
            await script.openHome()
            return PageResponses.goOn
        }
        router.post("searches/:id/deals") { request, context in
            let form: DealForm = try await PageResponses.form(of: request)
            await script.open(deal: form.deal, of: try context.parameters.require("id", as: Int.self))
            return PageResponses.goOn
        }
        router.post("searches/:id") { _, context in
            await script.show(try context.parameters.require("id", as: Int.self))
            return PageResponses.goOn
        }
    }

    private struct DealForm: Decodable {
        var deal: String
    }

    private struct SearchForm: Decodable {
        var airport: String
        var travellers: Int
        var dates: String
    }
}
