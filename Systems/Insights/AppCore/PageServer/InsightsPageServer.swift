import AppPage
import Foundation
import Hummingbird
import InsightsCore

/// The app's page on loopback: what on a phone would be its screens.
public struct InsightsPageServer: Sendable {
    private let model: InsightsAppModel
    private let page: InsightsPage
    private let log: LifecycleLog

    public init(model: InsightsAppModel, page: InsightsPage, log: LifecycleLog) {
        self.model = model
        self.page = page
        self.log = log
    }

    public var loopback: LoopbackPage {
        LoopbackPage(name: "InsightsApp") { router in
            addViews(router)
            addActions(router)
        }
    }

    private func addViews(_ router: Router<BasicRequestContext>) {
        // Where the last link or the merchant went.
        router.get("/") { _, _ in await view(nil) }
        router.get("overview") { _, _ in await view(.overview) }
        router.get("metrics/:id") { _, context in
            guard let metric = MetricType.named(try context.parameters.require("id")) else {
                throw HTTPError(.notFound, message: "There is no such metric.")
            }
            return await view(.metric(metric))
        }
        router.get("widgets") { _, _ in await view(.widgets) }
        router.get("help") { _, _ in await view(.help) }
        router.addPage(page.parts) { model.changes() }
    }

    private func addActions(_ router: Router<BasicRequestContext>) {
        router.post("sign-in") { request, _ in
            let form: SignInForm = try await PageResponses.form(of: request)
            await model.signIn(form.username, password: form.password)
            return PageResponses.goOn
        }
        router.post("sign-out") { _, _ in
            await model.signOut()
            return PageResponses.goOn
        }
        router.post("refresh") { _, _ in
            await model.refresh()
            return PageResponses.goOn
        }
        router.post("shop") { request, _ in
            let form: ShopForm = try await PageResponses.form(of: request)
            await model.choose(shop: form.shop)
            return PageResponses.goOn
        }
        router.post("range") { request, _ in
            let form: RangeForm = try await PageResponses.form(of: request)
            guard let range = DateRange(rawValue: form.range) else {
                throw HTTPError(.unprocessableContent, message: "There is no such range.")
            }
            await model.choose(range: range)
            return PageResponses.goOn
        }
    }

    private struct SignInForm: Decodable {
        var username: String
        var password: String
    }

    private struct ShopForm: Decodable {
        var shop: String
    }

    private struct RangeForm: Decodable {
        var range: String
    }

    private func view(_ place: Place?) async -> Response {
        if let place { await model.go(to: place) }
        await model.noticeEnd()
        let notice = await model.takeNotice()
        return PageResponses.answer(page.render(await model.state, log.entries, notice: notice), "text/html; charset=utf-8")
    }
}
