import Foundation
import Testing

@testable import GetawaysAppCore
@testable import GetawaysCore

@Suite("Searches of the app") struct SearchDeskTests {
    private func desk(_ fixture: CoreFixture) -> SearchDesk {
        SearchDesk(
            restClient: fixture.restClient,
            urls: DealsFeedUrlRepository(service: { FakeService.address }, language: { "en" }),
            suggester: SuggesterLocationsRepository(
                restClient: fixture.restClient, suggesterLocationsAdapter: SuggesterLocationsAdapter(),
                suggesterLocationsUrlCreator: SuggesterLocationsUrlCreator(service: { FakeService.address }, language: { "en" })))
    }

    private let search = DealsSearch(
        airport: "MXP", destination: "LIS", cityName: "Lisbon", type: .flight, travellers: .two, dates: .weekend)

    private func page(_ desk: SearchDesk) async throws -> String {
        let notice = await desk.takeNotice()
        return try GetawaysPage(locale: Locale(identifier: "en_GB")).render(await desk.state, notice: notice)
    }

    @Test("each search is a new one, with the results of its own values (R2.53)")
    func newSearch() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set(deals: [.sample("Lisbon"), .sample("Rome", photo: "rome")])
        let desk = desk(fixture)
        await desk.openSearchScreen(using: search)
        await desk.openSearchScreen(using: search)
        let state = await desk.state
        #expect(state.searches.map(\.id) == [2, 1] && state.shown == 2)
        #expect(fixture.service.requests == ["/v1/deals?language=en&airport=MXP&travellers=2&dates=weekend"])
        let text = try await page(desk)
        #expect(text.contains("Milan to Lisbon") && text.contains("€578") && text.contains("A weekend"))
        #expect(text.contains("http://127.0.0.1:9/v1/photos/lisbon.jpg"))
    }

    @Test("a bad link shows a notice, and what was open stays open (R2.55)")
    func badLink() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set(deals: [.sample("Lisbon")])
        let desk = desk(fixture)
        await desk.openSearchScreen(using: search)
        _ = await LinkDispatcher(navigation: desk).dispatchLink(try #require(URL(string: "getaways://widget/search/MXP")))
        let text = try await page(desk)
        #expect(text.contains("This link leads nowhere.") && text.contains("Milan to Lisbon"))
        #expect(await desk.state.searches.count == 1)
        #expect(try await page(desk).contains("This link leads nowhere.") == false)
    }

    @Test("names are escaped, whatever a link or the service says")
    func escaped() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set(deals: [.sample("<b>Eve & Co</b>")])
        let desk = desk(fixture)
        var hostile = search
        hostile.cityName = "\"><script>alert(1)</script>"
        await desk.openSearchScreen(using: hostile)
        let text = try await page(desk)
        #expect(text.contains("&lt;b&gt;Eve &amp; Co&lt;/b&gt;"))
        #expect(!text.contains("<b>Eve") && !text.contains("<script>alert"))
    }

    @Test("a service that is out of reach is said, and asked again when one goes back")
    func down() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        let desk = desk(fixture)
        await desk.openSearchScreen(using: search)
        #expect(try await page(desk).contains("The shop is out of reach"))
        fixture.service.set(deals: [.sample("Lisbon")])
        await desk.show(1)
        #expect(try await page(desk).contains("Milan to Lisbon"))
    }

    @Test("a deal that is gone is said; the others are there")
    func gone() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        var rome = DealServiceData.sample("Rome", photo: "rome")
        rome.cityCode = "FCO"
        fixture.service.set(deals: [rome])
        let desk = desk(fixture)
        await desk.openSearchScreen(using: search)
        let text = try await page(desk)
        #expect(text.contains("The deal to Lisbon is gone") && text.contains("Rome"))
    }

    @Test("an airport is found by its code, in brackets, or by its name", arguments: ["MXP", "mxp", "Milan Malpensa (MXP)", "malp"])
    func airports(_ words: String) async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set("/v1/airports", .json(["airports": [Airport(code: "MXP", city: "Milan", name: "Malpensa", country: "IT")]]))
        fixture.service.set(deals: [.sample("Lisbon")])
        let desk = desk(fixture)
        await desk.open(from: words, travellers: .one, dates: .anytime)
        #expect(await desk.state.search?.terms == SearchTerms(airport: "MXP", travellers: .one, dates: .anytime))
    }
}
