import Credentials
import Foundation
import InsightsCore
import Testing

@testable import InsightsAppCore
@testable import InsightsServiceCore

/// Signing in and out, shops, and links, beside a real service; one at a time, for each fills a service of its own.
@Suite(.serialized) struct InsightsAppModelTests {
    @Test("R4.2, R4.42: who signs in in the app is signed in for the widgets, with shops and all metrics")
    func signIn() async throws {
        try await withApp { app in
            await app.model.start()
            #expect(await app.model.state.presence == .signedOut && app.lifecycle.count == 1)
            await app.model.signIn(" Merchant@kaffa.example ", password: "espresso")
            let state = await app.model.state
            #expect(state.presence == .signedIn("merchant@kaffa.example") && state.notice == nil)
            #expect(state.shops.map(\.id) == ["1001", "1002", "1003"] && state.shop?.name == "Kaffa Coffee")
            #expect(app.memory.account == "merchant@kaffa.example" && app.timelines.count == 1)
            let figures = try #require(state.figures)
            #expect(MetricType.all.allSatisfy { figures.data[$0] != nil })
            // Another process of the device is signed in without a word.
            let widgets = try AppParts(service: app.service, home: app.home)
            #expect(try await widgets.sessions.session().account == "merchant@kaffa.example")
            #expect(try await app.counts().requests["/oauth/token"] == 1)
        }
    }

    @Test("a wrong password is said, and whoever was signed in stays")
    func wrongPassword() async throws {
        try await withApp { app in
            await app.model.signIn("merchant@kaffa.example", password: "tea")
            #expect(await app.model.state.notice?.text == "The name or the password is wrong.")
            #expect(await app.model.state.presence != .signedIn("merchant@kaffa.example"))
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            await app.model.signIn("nora@fjord.example", password: "espresso")
            #expect(await app.model.takeNotice()?.kind == .problem)
            #expect(await app.model.state.presence == .signedIn("merchant@kaffa.example"))
            #expect(app.memory.account == "merchant@kaffa.example")
        }
    }

    @Test("G4.11: signing out ends the session here and at the service, and leaves nothing that was fetched")
    func signOut() async throws {
        try await withApp { app in
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            #expect(!app.fetched.isEmpty)
            await app.model.signOut()
            let state = await app.model.state
            #expect(state.presence == .signedOut && state.figures == nil && state.shops.isEmpty && state.shop == nil)
            #expect(app.fetched.isEmpty && app.memory.account == nil && app.timelines.count == 2)
            let counts = try await app.counts()
            #expect(counts.revocations == 1)
            await #expect(throws: SessionError.signedOut(.never)) { try await app.sessions.session() }
            await #expect(throws: InsightsError.signedOut) { try await app.repository.shops() }
        }
    }

    @Test("G4.11: after another shop is chosen nothing of the one before is served, and widgets look again")
    func shopSwitch() async throws {
        try await withApp { app in
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            let before = Set(app.fetched), queries = try await app.counts().requests["/v1/shops/1001/query"]
            await app.model.choose(shop: "1003")
            let state = await app.model.state
            #expect(state.shop?.id == "1003" && state.figures?.shop.currency == "JPY" && app.memory.shop == "1003")
            #expect(before.isDisjoint(with: app.fetched) && app.timelines.count == 2)
            #expect(try await app.counts().requests["/v1/shops/1003/query"] == 3)
            // Choosing the same shop again is no switch.
            await app.model.choose(shop: "1003")
            #expect(app.timelines.count == 2)
            await app.model.choose(shop: "1001")
            let again = try await app.counts().requests["/v1/shops/1001/query"]
            #expect(again == queries.map { $0 * 2 })
            await app.model.choose(shop: "2001")
            #expect(await app.model.state.notice?.kind == .problem)
            #expect(await app.model.state.shop?.id == "1001")
        }
    }

    @Test("R4.6, R4.15: one query a schema, for all of the page's metrics, and none within a minute")
    func queries() async throws {
        try await withApp { app in
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            for _ in 0..<3 { await app.model.refresh() }
            await app.model.go(to: .metric(MetricType.all[0]))
            #expect(try await app.counts().queries == ["sales": 1, "sessions": 1, "orders": 1])
            await app.model.choose(range: .last7Days)
            let queries = try await app.counts().queries
            #expect(queries["sales"] == 2 && queries["sessions"] == 2)
        }
    }

    @Test("R4.48: where the service has ended the session, the merchant is told once and can sign in again")
    func kickedOut() async throws {
        try await withApp { app in
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            try await app.revoke()
            await app.model.choose(range: .last7Days)
            #expect(await app.model.state.presence == .signedOut && app.memory.account == nil && app.fetched.isEmpty)
            #expect(await app.model.takeNotice()?.text == "The service has ended the session. Sign in again.")
            await app.model.refresh()
            #expect(await app.model.takeNotice() == nil)
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            #expect(await app.model.state.figures != nil)
        }
    }

    @Test(
        "true.16, R4.48: what a widget found out of the session is the app's too, by the session they share: at a look at its page, and opened"
    )
    func endedElsewhere() async throws {
        try await withApp { app in
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            // Another process of the device is told that the session is over.
            let widgets = try AppParts(service: app.service, home: app.home)
            let token = try await widgets.sessions.session().accessToken
            try await widgets.revoke()
            await #expect(throws: SessionError.signedOut(.revoked)) { try await widgets.sessions.session(afterRejected: token) }
            let asked = try await app.counts().requests
            #expect(await app.model.state.presence == .signedIn("merchant@kaffa.example"))
            await app.model.noticeEnd()
            #expect(await app.model.state.presence == .signedOut && app.memory.account == nil && app.fetched.isEmpty)
            #expect(await app.model.takeNotice()?.text == "The service has ended the session. Sign in again.")
            #expect(try await app.counts().requests == asked)
            // As a signed-out tile opens it.
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            let other = try await widgets.sessions.session().accessToken
            try await widgets.revoke()
            await #expect(throws: SessionError.signedOut(.revoked)) { try await widgets.sessions.session(afterRejected: other) }
            #expect(await app.model.open(InsightsLink.home.url))
            let state = await app.model.state
            #expect(state.presence == .signedOut && state.figures == nil)
        }
    }

    @Test("true.16: a session that goes on after all is taken up again, and the tiles that said otherwise look again")
    func goesOn() async throws {
        try await withApp { app in
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            try await app.mode(#"{"query":"refusing"}"#)
            let widgets = try AppParts(service: app.service, home: app.home)
            let shop = try #require(await app.model.state.shop)
            await #expect(throws: InsightsError.signedOut) {
                try await widgets.repository.figures(for: [MetricType.all[1]], over: .last7Days, of: shop)
            }
            #expect(app.memory.account == nil)
            try await app.mode(#"{"query":"normal"}"#)
            let reloads = app.timelines.count
            #expect(await app.model.open(InsightsLink.home.url))
            let state = await app.model.state
            #expect(state.presence == .signedIn("merchant@kaffa.example") && state.figures != nil && app.timelines.count == reloads + 1)
        }
    }

    @Test("true.16, R4.8: an app that is opened, or comes to the front, looks anew")
    func looksAnew() async throws {
        try await withApp { app in
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            var before = try #require(await app.model.state.figures?.date)
            for open in 0..<3 {
                app.clock.advance(7_200)
                switch open {
                case 0: #expect(await app.model.open(InsightsLink.home.url))
                case 1: #expect(await app.model.open(InsightsLink.metrics(shop: "1001", range: .today).url))
                default: await app.model.refresh()
                }
                let date = try #require(await app.model.state.figures?.date)
                #expect(date.timeIntervalSince(before) >= 7_000, "\(open)")
                before = date
            }
        }
    }

    @Test("R4.11: while the service is down the app shows what it had, with its own time, and nobody is signed out")
    func down() async throws {
        try await withApp { app in
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            try await app.mode(#"{"all":"unavailable"}"#)
            await app.model.choose(range: .last7Days)
            // Of the other range there is nothing yet; what has no range is there still, and no newer one can be had.
            let figures = try #require(await app.model.state.figures)
            #expect(figures.data.keys.map(\.id) == ["orders_to_fulfill"] && figures.isStale)
            #expect(await app.model.state.presence == .signedIn("merchant@kaffa.example"))
            await app.model.choose(range: .today)
            #expect(await app.model.state.figures?.data.count == MetricType.all.count)
            try await app.mode(#"{"all":"normal"}"#)
        }
    }

    @Test("a start takes up the session that is there; another account's sign-in elsewhere is adopted")
    func otherProcess() async throws {
        try await withApp { app in
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            await app.model.choose(shop: "1002")
            let again = try AppParts(service: app.service, home: app.home)
            await again.model.start()
            let taken = await again.model.state
            #expect(taken.shop?.id == "1002" && taken.figures != nil)
            try await AppParts(service: app.service, home: app.home).model.seed("wool")
            await again.model.refresh()
            let state = await again.model.state
            #expect(state.presence == .signedIn("nora@fjord.example") && state.shops.map(\.id) == ["2001"] && state.shop?.id == "2001")
            // The service has one session too.
            let counts = try await app.counts()
            #expect(counts.revocations == 1)
            await #expect(throws: UnknownSample.self) { try await again.model.seed("nobody") }
        }
    }

    @Test("a tap leads to its shop, range and metric; a cold start by it too; before signing in it waits")
    func links() async throws {
        try await withApp { app in
            let metric = try #require(MetricType.named("total_sales"))
            let link = InsightsLink.metric(metric, shop: "1003", range: .last7Days).url
            #expect(link.absoluteString == "insights://metric/total_sales?shop=1003&range=last7Days")
            // Nobody is signed in: the link is kept.
            #expect(await app.model.open(link))
            #expect(await app.model.state.presence == .signedOut)
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            var state = await app.model.state
            #expect(state.place == .metric(metric) && state.shop?.id == "1003" && state.range == .last7Days)
            #expect(await app.model.open(InsightsLink.metrics(shop: "1001", range: .today).url))
            state = await app.model.state
            #expect(state.place == .overview && state.shop?.id == "1001" && state.range == .today)
            // Cold: the link comes before anything else.
            let cold = try AppParts(service: app.service, home: app.home)
            #expect(await cold.model.open(try #require(URL(string: "insights://metric/total_sales?shop=1002"))))
            state = await cold.model.state
            #expect(state.place == .metric(metric) && state.shop?.id == "1002" && state.figures?.shop.id == "1002")
        }
    }

    @Test("R4.111: help opens for whoever taps a retired tile, signed in or not; other links lead nowhere and change nothing")
    func help() async throws {
        try await withApp { app in
            #expect(await app.model.open(try #require(URL(string: "insights://help/retired"))))
            #expect(await app.model.state.place == .help)
            await app.model.signIn("merchant@kaffa.example", password: "espresso")
            let before = await app.model.state
            for text in [
                "insights://metric/nothing", "insights://metric/total_sales?shop=../..", "insights://metric/total_sales?range=ever",
                "insights://shop/1001", "getaways://home", "insights://", "https://metric/total_sales", "insights://shop/9999?range=today",
            ] {
                let handled = await app.model.open(try #require(URL(string: text)))
                #expect(await app.model.takeNotice()?.kind == .problem, "\(text)")
                #expect(handled == text.contains("9999"), "\(text)")
                let after = await app.model.state
                #expect(after.shop == before.shop && after.range == before.range)
            }
        }
    }

    @Test("G4.10: the app looks for widgets at its start and each return, for after the last one is gone nobody else does")
    func lifecycle() async throws {
        try await withApp { app in
            await app.model.start()
            await app.model.refresh()
            #expect(app.lifecycle.count == 2)
        }
    }
}
