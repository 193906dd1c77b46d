import Foundation
import InsightsScenes
import Testing
import WidgetKit

@testable import InsightsCore

@Suite("What a tile shows, and what that costs", .timeLimit(.minutes(20))) struct ProviderTests {
    // MARK: Figures

    @Test("R4.8, R4.15, R4.28, R4.60: a timeline asks for the tile's metrics and shows shop, metrics in order, and time")
    func figures() async throws {
        try await withPhone { phone in
            let timeline = await phone.provider().timeline(for: InsightsConfiguration("sessions", "orders"), in: .systemSmall)
            let state = try #require(timeline.entries.first?.state)
            #expect(state.shown == ["sessions", "orders"] && state.shop?.name == "Kaffa Coffee")
            #expect(state.lastUpdated?.text.hasPrefix("3:30") == true && state.range == .today)
            #expect(phone.service.queries.sorted().map { $0.prefix(24) } == ["FROM sales SHOW orders T", "FROM sessions SHOW sessi"])
        }
    }

    @Test("R4.79, R4.81: a small tile that is given all seven defaults asks for its two")
    func firstCall() async throws {
        try await withPhone { phone in
            for _ in 0..<2 {
                let timeline = await phone.provider().timeline(for: InsightsConfiguration(), in: .systemSmall)
                #expect(timeline.entries.first?.state.shown == ["total_sales", "orders"])
                let snapshot = await phone.provider().snapshot(for: InsightsConfiguration(), in: .systemSmall, isPreview: false)
                #expect(snapshot.state.shown == ["total_sales", "orders"])
            }
            #expect(phone.service.queries.count == 1 && phone.service.queries[0].contains("SHOW total_sales, orders T"))
        }
    }

    @Test("R4.75: where every slot is None the tile is empty, and neither service nor session is asked")
    func allNone() async throws {
        try await withPhone { phone in
            let timeline = await phone.provider().timeline(for: InsightsConfiguration("none", "none"), in: .systemMedium)
            #expect(timeline.entries.first?.state == WidgetState(.empty) && timeline.entries.count == 1)
            #expect(phone.service.queries.isEmpty && phone.sessions.uses == 0)
        }
    }

    @Test("R4.19: the shop that was set, else the one the app shows, else the first; one that is not the account's has no data")
    func shops() async throws {
        try await withPhone { phone in
            func shop(_ id: String?) async -> String? {
                await phone.provider().timeline(for: InsightsConfiguration("orders", shop: id), in: .systemSmall).entries.first?.state.shop?
                    .name
            }
            #expect(await shop(nil) == "Kaffa Coffee")
            #expect(await shop("1002") == "Maple")
            phone.memory.switched(to: "1002")
            #expect(await shop(nil) == "Maple")
            #expect(await shop("9999") == nil)
        }
    }

    @Test("R4.9, R4.70: asked again in a quarter of an hour; from midnight on the same figures are an earlier day's")
    func midnight() async throws {
        try await withPhone { phone in
            let timeline = await phone.provider().timeline(for: InsightsConfiguration("orders"), in: .systemSmall)
            #expect(timeline.entries.map { $0.date.timeIntervalSince(SampleFigures.now) } == [0, 8.5 * 3_600])
            #expect(timeline.entries.map { $0.state.lastUpdated?.isEarlierDay } == [false, true])
            #expect(timeline.entries[1].state.lastUpdated?.text.hasPrefix("Jun 12, 3:30") == true)
            #expect(timeline.policy == .after(UpdateSchedule(Installation(id: "fixed")).next(after: SampleFigures.now)))
        }
    }

    // MARK: Cache

    @Test("R4.29, R4.30, R4.37, R4.38: five calls in a row, of either method, cost one query a schema")
    func duplicates() async throws {
        try await withPhone { phone in
            let configuration = InsightsConfiguration("sessions", "orders", "total_sales")
            for call in 0..<5 {
                phone.clock.advance(2)
                if call.isMultiple(of: 2) {
                    _ = await phone.provider().timeline(for: configuration, in: .systemMedium)
                } else {
                    _ = await phone.provider().snapshot(for: configuration, in: .systemMedium, isPreview: false)
                }
            }
            #expect(phone.service.queries.count == 2)
        }
    }

    @Test("R4.39: five calls at once cost one query a schema")
    func concurrent() async throws {
        try await withPhone { phone in
            phone.service.waits(.milliseconds(100))
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<5 {
                    group.addTask {
                        _ = await phone.provider().timeline(for: InsightsConfiguration("sessions", "orders"), in: .systemSmall)
                    }
                }
            }
            #expect(phone.service.queries.count == 2)
        }
    }

    @Test("R4.33, R4.34, R4.68, R4.6: 59.999 seconds hit and keep the original time, 60 fetch")
    func minute() async throws {
        try await withPhone { phone in
            // As the clock says it, whatever a Double of today holds.
            phone.service.answers { (200, FakeMetricsService.table(for: $0)) }
            let first = await phone.shown("orders", family: .systemSmall)
            phone.clock.advance(59.999)
            let second = await phone.shown("orders", family: .systemSmall)
            #expect(phone.service.queries.count == 1 && second?.lastUpdated == first?.lastUpdated)
            phone.clock.advance(0.001)
            let third = await phone.shown("orders", family: .systemSmall)
            #expect(phone.service.queries.count == 2 && third?.lastUpdated?.text != first?.lastUpdated?.text)
        }
    }

    @Test("R4.32, R4.35, R4.36, G4.14: equal tiles share an entry; another order, language, shop or family asks anew")
    func keys() async throws {
        try await withPhone { phone in
            func ask(
                _ names: [String] = ["orders", "total_sales"], _ family: WidgetFamily = .systemSmall, _ locale: String = "en_US",
                shop: String? = nil
            )
                async
            {
                _ = await phone.provider(locale).timeline(
                    for: InsightsConfiguration(shop: shop, metricNames: names, range: .today), in: family)
            }
            await ask()
            await ask()
            #expect(phone.service.queries.count == 1)
            await ask(["total_sales", "orders"])
            await ask(["orders", "total_sales"], .systemMedium)
            await ask(["orders", "total_sales"], .systemSmall, "de_DE")
            await ask(shop: "1002")
            #expect(phone.service.queries.count == 5)
        }
    }

    @Test("R4.41: a clock that goes back does not keep an answer for ever")
    func clockBack() async throws {
        try await withPhone { phone in
            _ = await phone.shown("orders")
            phone.clock.advance(-3_600)
            _ = await phone.shown("orders")
            #expect(phone.service.queries.count == 2)
        }
    }

    @Test("G4.11: after signing out, for another account, and after another shop was chosen, nothing old is served")
    func signOut() async throws {
        try await withPhone { phone in
            _ = await phone.shown("orders")
            phone.memory.signedOut()
            let fetched = phone.folder.appendingPathComponent("Fetched").path
            let left = try FileManager.default.contentsOfDirectory(atPath: fetched).filter { $0 != "lock" }
            #expect(left.isEmpty)
            phone.sessions.gives(.failure(.signedOut))
            #expect(await phone.shown("orders")?.content == .signedOut)
            phone.sessions.gives(.success(AccessSession(accessToken: "token-1", account: "other@shop.example")))
            #expect(await phone.shown("orders")?.shown == ["orders"])
            #expect(phone.service.queries.count == 2)
            phone.memory.switched(to: "1002")
            #expect(await phone.shown("orders")?.shop?.name == "Maple")
            #expect(phone.service.queries.count == 3)
        }
    }

    @Test("G4.11: who has signed in meanwhile is found out, and sees nothing of the other's")
    func otherAccount() async throws {
        try await withPhone { phone in
            _ = await phone.shown("orders")
            phone.clock.advance(61)
            phone.service.answers { (200, FakeMetricsService.table(for: $0).replacingOccurrences(of: #""100""#, with: #""200""#)) }
            // The app was killed between storing the session and saying so.
            phone.sessions.gives(.success(AccessSession(accessToken: "token-1", account: "other@shop.example")))
            #expect(await phone.shown("orders")?.firstValue == "200")
            #expect(phone.memory.account == "other@shop.example")
        }
    }

    // MARK: Around it

    @Test("R4.98, R4.99: widgets are looked for at each timeline, and at no snapshot")
    func lifecycle() async throws {
        try await withPhone { phone in
            let watch = CountingWatch()
            let provider = phone.provider(watch: watch)
            _ = await provider.snapshot(for: InsightsConfiguration("orders"), in: .systemSmall, isPreview: false)
            _ = provider.placeholder(in: .systemSmall)
            #expect(await watch.count == 0)
            _ = await provider.timeline(for: InsightsConfiguration("orders"), in: .systemSmall)
            _ = await provider.timeline(for: InsightsConfiguration("none"), in: .systemSmall)
            #expect(await watch.count == 2)
        }
    }

    @Test("Gallery and placeholder ask nobody, and their sample is no shop's")
    func sample() async throws {
        try await withPhone { phone in
            let entry = await phone.provider().snapshot(for: InsightsConfiguration(), in: .systemLarge, isPreview: true)
            #expect(entry.state.shown?.count == 7 && entry.state.link == InsightsLink.home.url)
            #expect(phone.provider().placeholder(in: .systemSmall).state.shown?.count == 2)
            #expect(phone.service.queries.isEmpty && phone.sessions.uses == 0)
        }
    }

    @Test("true.19, R4.65: circle and line have an entry for when the figures are an hour old, the others need none")
    func ageEntry() async throws {
        try await withPhone { phone in
            for family in [WidgetFamily.accessoryCircular, .accessoryInline, .accessoryRectangular, .systemSmall] {
                let entries = await phone.provider().timeline(for: InsightsConfiguration("orders"), in: family).entries
                let late = family == .accessoryCircular || family == .accessoryInline
                #expect(entries.count == (late ? 3 : 2), "\(family)")
                guard late else { continue }
                #expect(entries[0].state.lastUpdated?.isOld == false && entries[1].state.lastUpdated?.isOld == true)
                #expect(entries[1].date.timeIntervalSince(entries[0].date) == 3_601 && entries[2].date > entries[1].date)
            }
        }
    }

    @Test(
        "true.20: a shop that was set and is not the account's any more is said, on every family; another account's figures are not shown")
    func shopGone() async throws {
        try await withPhone { phone in
            let set = InsightsConfiguration("orders", shop: "1002")
            func shown(_ family: WidgetFamily = .systemMedium) async -> WidgetState? {
                await phone.provider().timeline(for: set, in: family).entries.first?.state
            }
            #expect(await shown()?.shop?.id == "1002")
            phone.clock.advance(2 * 3_600)
            phone.service.answersShops { (200, FakeMetricsService.oneShop) }
            for family in [WidgetFamily.systemSmall, .systemLarge, .accessoryCircular, .accessoryInline] {
                #expect(await shown(family)?.content == .shopGone)
            }
            #expect(await shown()?.link == InsightsLink.home.url)
            // Where nothing was set, the shop that there is.
            #expect(await phone.shown("orders")?.shop?.id == "1001")
        }
    }

    @Test("true.19: the tile is told whether there are other shops")
    func several() async throws {
        try await withPhone { phone in
            #expect(await phone.shown("orders")?.namesShop == true)
            phone.clock.advance(2 * 3_600)
            phone.service.answersShops { (200, FakeMetricsService.oneShop) }
            #expect(await phone.shown("orders")?.namesShop == false)
        }
    }
}

private actor CountingWatch: LifecycleWatching {
    var count = 0
    func timelineAsked() async { count += 1 }
}
