import Foundation
import Testing
import TestTime
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

    @Test(
        "true.12: one entry a deal in the feed's order, an hour apart, the first one now; when the last has had its hour, a new timeline (R2.16, R2.17, R2.18, R2.19, R2.20)",
        arguments: [1, 3, 10])
    func rotation(_ count: Int) async throws {
        try await withFixture { fixture in
            fixture.service.fill(count)
            let timeline = await timeline(fixture)
            let now = fixture.clock.now
            let hours: [Double] = (0..<count).map { Double($0) * 3600 }
            #expect(timeline.entries.map { $0.date.timeIntervalSince(now) } == hours)
            #expect(cities(timeline) == (0..<count).map { "City \($0)" })
            #expect(timeline.entries.allSatisfy { $0.configurationImageName == nil && $0.message == nil && $0.note == nil })
            #expect(timeline.policy == .after(now + Double(count) * 3600))
        }
    }

    @Test("all entries count from one moment (G2.5)")
    func oneNow() async throws {
        try await withFixture { fixture in
            fixture.service.fill(8)
            let ticking = TestClock(Date(timeIntervalSince1970: 1_781_000_000))
            let entries = DealsEntryProvider(
                dealsRepository: fixture.repository(),
                now: {
                    defer { ticking.advance(7) }
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

    @Test("true.12: no deals are an entry that names the airport that was chosen, tried again later (G2.4)")
    func noDeals() async throws {
        try await withFixture { fixture in
            fixture.service.set(deals: [])
            var configuration = CoreFixture.configuration
            configuration.location?.name = "Linate"
            let timeline = await timeline(fixture, configuration)
            #expect(timeline.entries.map(\.message) == [.noDeals(from: "Milan Linate")])
            #expect(timeline.policy == .after(fixture.clock.now + 3600))
        }
    }

    @Test("a service that is down leaves the last deals, which go on by the hour; when it is back, everything heals (G2.1)")
    func lastDeals() async throws {
        try await withFixture { fixture in
            fixture.service.fill()
            _ = await timeline(fixture)
            fixture.service.goDown()
            fixture.clock.advance(4000)
            let last = await timeline(fixture)
            #expect(cities(last) == ["City 1", "City 2", "City 0"])
            #expect(last.entries.allSatisfy { $0.deal?.photographFailure == nil && $0.note == .asOf(fixture.clock.now - 4000) })
            #expect(last.entries[0].date == fixture.clock.now && last.policy == .after(fixture.clock.now + 900))
            fixture.service.fill()
            fixture.clock.advance(900)
            let healed = await timeline(fixture)
            #expect(cities(healed).first == "City 0" && healed.policy == .after(fixture.clock.now + 10_800))
            #expect(healed.entries.allSatisfy { $0.note == nil })
        }
    }

    @Test("a feed that became unreadable leaves the last deals too, for a day (G2.1)")
    func unreadable() async throws {
        try await withFixture { fixture in
            fixture.service.fill()
            _ = await timeline(fixture)
            fixture.service.set("/v1/deals", Data("<html>".utf8))
            fixture.clock.advance(3000)
            #expect(cities(await timeline(fixture)) == ["City 0", "City 1", "City 2"])
            fixture.clock.advance(86_400)
            #expect(await timeline(fixture).entries.map(\.message) == [.unreachable])
        }
    }

    @Test("true.14: a photograph that cannot be had costs no deal, which says so, and is tried again soon (G2.2)")
    func photographs() async throws {
        try await withFixture { fixture in
            fixture.service.fill()
            fixture.service.set("/v1/photos/p1.jpg", Data("<html>".utf8))
            let timeline = await timeline(fixture)
            #expect(timeline.entries.map { $0.deal?.photographFailure } == [nil, .notAnImage, nil])
            #expect(timeline.entries.map(\.note) == [nil, .photographToCome, nil])
            #expect(timeline.entries.allSatisfy { ($0.deal?.image.size.width ?? 0) > 0 })
            #expect(timeline.policy == .after(fixture.clock.now + 900))
        }
    }

    @Test(
        "true.12: an airport is called so that it is told from the city's others, and fits",
        arguments: [
            (Airport(code: "LIN", city: "Milan", name: "Linate"), "Milan Linate"),
            (Airport(code: "DUB", city: "Dublin", name: "Dublin Airport"), "Dublin Airport"),
            (Airport(code: "MXP", city: "MXP"), "MXP"), (Airport(code: "ZRH", city: "Zürich", name: "ZURICH"), "ZURICH"),
            (
                Airport(code: "AZR", city: "Touat Cheikh Sidi Mohamed Belkebir", name: "Touat Cheikh Sidi Mohamed Belkebir Airport"),
                "Touat Cheikh Sidi Mohamed Belkebir (AZR)"
            ),
        ])
    func fullName(_ airport: Airport, _ name: String) { #expect(airport.fullName == name) }

    @Test("true.13: where airports are offered, each says its country: several cities have one name")
    func details() {
        let locale = Locale(identifier: "en_GB")
        let rome = Airport(code: "RME", city: "Rome", name: "Griffiss International Airport", country: "US")
        #expect(rome.details(in: locale) == "Griffiss International Airport · RME · United States")
        #expect(Airport(code: "MXP", city: "MXP").details(in: locale) == "")
        #expect(Airport(code: "MXP", city: "Milan", country: "??").details(in: locale).hasPrefix("MXP"))
    }

    @Test("true.13: a code that only an invented airport had is none: its tile asks for an airport")
    func inventedCode() {
        #expect(Airport(code: "XKQA") == nil && Airport(code: "MXP") != nil && Airport(code: "MX") == nil && Airport(code: "mxp") == nil)
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
