import AppPage
import Foundation
import Hummingbird
import InsightsCore

/// The app's page on loopback: what on a phone would be its screens.
public struct InsightsPageServer: Sendable {
    private let desk: MerchantDesk
    private let page: InsightsPage
    private let log: LifecycleLog

    public init(desk: MerchantDesk, page: InsightsPage, log: LifecycleLog) {
        self.desk = desk
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
        router.addPage(page.parts) { desk.changes() }
    }

    private func addActions(_ router: Router<BasicRequestContext>) {
        router.post("sign-in") { request, _ in
            let form: SignInForm = try await PageAnswers.form(of: request)
            await desk.signIn(form.username, password: form.password)
            return PageAnswers.goOn
        }
        router.post("sign-out") { _, _ in
            await desk.signOut()
            return PageAnswers.goOn
        }
        router.post("refresh") { _, _ in
            await desk.refresh()
            return PageAnswers.goOn
        }
        router.post("shop") { request, _ in
            let form: ShopForm = try await PageAnswers.form(of: request)
            await desk.choose(shop: form.shop)
            return PageAnswers.goOn
        }
        router.post("range") { request, _ in
            let form: RangeForm = try await PageAnswers.form(of: request)
            guard let range = DateRange(rawValue: form.range) else {
                throw HTTPError(.unprocessableContent, message: "There is no such range.")
            }
            await desk.choose(range: range)
            return PageAnswers.goOn
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
        if let place { await desk.go(to: place) }
        await desk.noticeEnd()
        let notice = await desk.takeNotice()
        return PageAnswers.answer(page.render(await desk.state, log.entries, notice: notice), "text/html; charset=utf-8")
    }
}
