import Foundation
import Testing
import WidgetKit

@testable import GetawaysCore

@Suite("Deals provider") struct DealsProviderTests {
    private func withFixture(_ body: (CoreFixture) async throws -> Void) async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        try await body(fixture)
    }

    private func timeline(
        _ fixture: CoreFixture, _ configuration: DealsConfiguration = CoreFixture.configuration
    ) async -> Timeline<DealEntry> {
        await fixture.provider().timeline(for: configuration, in: CoreFixture.tile)
    }

    private func cities(_ timeline: Timeline<DealEntry>) -> [String] { timeline.entries.compactMap { $0.deal?.cityName } }

    @Test("placeholder and snapshot are the sample, at once, without a request, for any configuration (R2.13, R2.14, R2.21)")
    func samples() async throws {
        try await withFixture { fixture in
            let provider = fixture.provider()
            for entry in [provider.placeholder(), provider.snapshot()] {
                #expect(entry.deal?.id == "sample" && entry.date == fixture.clock.now && entry.configurationImageName == nil)
            }
            #expect(FakeDealsEntryProvider.shared.get().deal != nil)
            #expect(FakeDealsEntryProvider.shared.get(isConfigured: false).deal == nil)
            #expect(fixture.service.requests.isEmpty)
        }
    }

    @Test("without an airport there is one entry that asks for one and stays, without a request (R2.15, R2.37, G2.9)")
    func notConfigured() async throws {
        try await withFixture { fixture in
            let timeline = await timeline(fixture, DealsConfiguration(location: nil, travellers: .six, dates: .anytime))
            #expect(timeline.entries.count == 1 && timeline.policy == .never)
            #expect(timeline.entries[0].message == .configure && timeline.entries[0].configurationImageName == "Coast")
            #expect(fixture.service.requests.isEmpty)
        }
    }

    @Test("one entry a deal in the feed's order, an hour apart, the first one now, then a new timeline (R2.16, R2.17, R2.18, R2.19, R2.20)")
    func rotation() async throws {
        try await withFixture { fixture in
            fixture.service.fill()
            let timeline = await timeline(fixture)
            let now = fixture.clock.now
            #expect(timeline.entries.map { $0.date.timeIntervalSince(now) } == [0, 3600, 7200])
            #expect(cities(timeline) == ["City 0", "City 1", "City 2"])
            #expect(timeline.entries.allSatisfy { $0.configurationImageName == nil && $0.message == nil })
            #expect(timeline.policy == .atEnd)
        }
    }

    @Test("all entries count from one moment (G2.5)")
    func oneNow() async throws {
        try await withFixture { fixture in
            fixture.service.fill(8)
            let ticking = TestClock()
            let entries = DealsEntryProvider(
                dealsRepository: fixture.repository(),
                now: {
                    defer { ticking.move(by: 7) }
                    return ticking.now
                }, calendar: Calendar(identifier: .gregorian))
            let dates = try await entries.getUsing(configuration: CoreFixture.configuration, in: CoreFixture.tile).entries.map(\.date)
            #expect(dates.count == 8 && ticking.reads == 1)
            #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 3600 })
        }
    }

    @Test("the completion is called once on every path (R2.22, R2.23, G2.1)", arguments: ["deals", "none", "down", "garbage", "unset"])
    func completion(_ path: String) async throws {
        try await withFixture { fixture in
            var configuration = CoreFixture.configuration
            switch path {
            case "deals": fixture.service.fill()
            case "none": fixture.service.set(deals: [])
            case "garbage": fixture.service.set("/v1/deals", Data("<html>".utf8))
            case "unset": configuration.location = nil
            default: break
            }
            let calls = Guarded(0)
            let timeline = await withCheckedContinuation { continuation in
                fixture.provider().getTimeline(for: configuration, in: CoreFixture.tile) { timeline in
                    // A second call would trap here.
                    calls.change { $0 += 1 }
                    continuation.resume(returning: timeline)
                }
            }
            #expect(!timeline.entries.isEmpty && calls.value == 1)
        }
    }

    @Test(
        "what goes wrong leaves an entry that says so, and is tried again in fifteen minutes (G2.1, R2.32)",
        arguments: ["", "{", "[]", "<html>404</html>", "{\"deals\": 3}", String(repeating: "[", count: 100_000)])
    func unreachable(_ body: String) async throws {
        try await withFixture { fixture in
            fixture.service.set("/v1/deals", Data(body.utf8))
            let timeline = await timeline(fixture)
            #expect(timeline.entries.map(\.message) == [.unreachable])
            #expect(timeline.policy == .after(fixture.clock.now + 900))
        }
    }

    @Test("a refusal is not taken for a feed, whatever its page says (G2.3)", arguments: [301, 404, 422, 500, 503])
    func refused(_ status: Int) async throws {
        try await withFixture { fixture in
            let feed = DealsFeedServiceData(airport: Airport(code: "MXP", city: "Milan"), deals: [.sample()])
            fixture.service.set("/v1/deals", .json(feed), status: status)
            #expect(await timeline(fixture).entries.map(\.message) == [.unreachable])
        }
    }

    @Test("no deals are an entry that says so, tried again later (G2.4)")
    func noDeals() async throws {
        try await withFixture { fixture in
            fixture.service.set(deals: [])
            let timeline = await timeline(fixture)
            #expect(timeline.entries.map(\.message) == [.noDeals(from: "Milan")])
            #expect(timeline.policy == .after(fixture.clock.now + 3600))
        }
    }

    @Test("a service that is down leaves the last deals, which go on by the hour; when it is back, everything heals (G2.1)")
    func lastDeals() async throws {
        try await withFixture { fixture in
            fixture.service.fill()
            _ = await timeline(fixture)
            fixture.service.goDown()
            fixture.clock.move(by: 4000)
            let last = await timeline(fixture)
            #expect(cities(last) == ["City 1", "City 2", "City 0"])
            #expect(last.entries.allSatisfy { $0.deal?.photographFailure == nil })
            #expect(last.entries[0].date == fixture.clock.now && last.policy == .after(fixture.clock.now + 900))
            fixture.service.fill()
            fixture.clock.move(by: 900)
            let healed = await timeline(fixture)
            #expect(cities(healed).first == "City 0" && healed.policy == .atEnd)
        }
    }

    @Test("a feed that became unreadable leaves the last deals too, for a day (G2.1)")
    func unreadable() async throws {
        try await withFixture { fixture in
            fixture.service.fill()
            _ = await timeline(fixture)
            fixture.service.set("/v1/deals", Data("<html>".utf8))
            fixture.clock.move(by: 3000)
            #expect(cities(await timeline(fixture)) == ["City 0", "City 1", "City 2"])
            fixture.clock.move(by: 86_400)
            #expect(await timeline(fixture).entries.map(\.message) == [.unreachable])
        }
    }

    @Test("a photograph that cannot be had costs no deal, and is tried again soon (G2.2)")
    func photographs() async throws {
        try await withFixture { fixture in
            fixture.service.fill()
            fixture.service.set("/v1/photos/p1.jpg", Data("<html>".utf8))
            let timeline = await timeline(fixture)
            #expect(timeline.entries.map { $0.deal?.photographFailure } == [nil, .notAnImage, nil])
            #expect(timeline.entries.allSatisfy { ($0.deal?.image.size.width ?? 0) > 0 })
            #expect(timeline.policy == .after(fixture.clock.now + 900))
        }
    }

    @Test("two configurations have their own deals (R2.48)")
    func separate() async throws {
        try await withFixture { fixture in
            fixture.service.fill()
            for code in ["MXP", "LIN"] { _ = await timeline(fixture, DealsConfiguration(location: Airport(code: code))) }
            let feeds = fixture.service.requests.filter { $0.hasPrefix("/v1/deals") }
            #expect(feeds.count == 2 && feeds[0].contains("airport=MXP") && feeds[1].contains("airport=LIN"))
        }
    }

    @Test("five calls at the same time are one request for the feed and one a photograph (G2.10)")
    func concurrent() async throws {
        try await withFixture { fixture in
            fixture.service.fill(4)
            let provider = fixture.provider()
            await withTaskGroup(of: Int.self) { group in
                for _ in 0..<5 {
                    group.addTask { await provider.timeline(for: CoreFixture.configuration, in: CoreFixture.tile).entries.count }
                }
                for await count in group { #expect(count == 4) }
            }
            let requests = fixture.service.requests
            #expect(requests.count == 5 && Set(requests).count == 5, "\(requests)")
        }
    }
}
