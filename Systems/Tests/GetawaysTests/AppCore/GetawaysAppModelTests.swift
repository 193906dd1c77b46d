import Foundation
import ScriptBridge
import ScriptModules
import Testing

@testable import GetawaysAppCore
@testable import GetawaysCore

/// The state of the script, as the tests look at it.
private struct AppModelState: Decodable {
    struct Search: Decodable {
        struct Terms: Decodable, Equatable {
            var airport: String
            var travellers: Int
            var dates: String
        }

        var id: Int
        var terms: Terms
    }

    var searches: [Search]
    var shown: Int?
}

@Suite("Searches of the app", .timeLimit(.minutes(1))) struct GetawaysAppModelTests {
    private func model(_ fixture: CoreFixture, locale: String = "en_GB") -> GetawaysScript {
        GetawaysScript(
            service: FakeDealsService.address, locale: Locale(identifier: locale), network: CachedNetwork(restClient: fixture.restClient),
            report: { _ in })
    }

    private func state(_ model: GetawaysScript) async throws -> AppModelState {
        let json = try JSONSerialization.data(withJSONObject: try await model.state().foundation ?? [:])
        return try JSONDecoder().decode(AppModelState.self, from: json)
    }

    /// A tapped tile.
    private func open(_ search: DealsSearch, in model: GetawaysScript) async throws {
        let link = try DealsLink(search: search).url()
        #expect(await model.open(link))
    }

    private let search = DealsSearch(
        airport: "MXP", destination: "LIS", cityName: "Lisbon", type: .flight, travellers: .two, dates: .weekend)

    private func page(_ model: GetawaysScript) async throws -> String {
        let revision = model.revision
        let page = try await GetawaysPage().parts.page(revision: revision) { try await model.screen() }
        #expect(model.revision == revision, "a page that is drawn is no change: it would be asked for again")
        return page
    }

    @Test("each search is a new one, with the results of its own values (R2.53)")
    func newSearch() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set(deals: [.sample("Lisbon"), .sample("Rome", photo: "rome")])
        let model = model(fixture)
        try await open(search, in: model)
        try await open(search, in: model)
        let state = try await state(model)
        #expect(state.searches.map(\.id) == [2, 1] && state.shown == 2)
        #expect(fixture.service.requests == ["/v1/deals?language=en&airport=MXP&travellers=2&dates=weekend"])
        let text = try await page(model)
        #expect(text.contains("Milan to Lisbon") && text.contains("€578") && text.contains("A weekend"))
        #expect(text.contains("http://127.0.0.1:9/v1/photos/lisbon.jpg"))
    }

    @Test("a bad link shows a notice, and what was open stays open (R2.55)")
    func badLink() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set(deals: [.sample("Lisbon")])
        let model = model(fixture)
        try await open(search, in: model)
        let link = try #require(URL(string: "getaways://widget/search/MXP"))
        #expect(await model.open(link) == false)
        let text = try await page(model)
        #expect(text.contains("This link leads nowhere.") && text.contains("Milan to Lisbon"))
        #expect(try await state(model).searches.count == 1)
        #expect(try await page(model).contains("This link leads nowhere.") == false)
    }

    @Test("names are escaped, whatever a link or the service says")
    func escaped() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set(deals: [.sample("<b>Eve & Co</b>")])
        let model = model(fixture)
        var hostile = search
        hostile.cityName = "\"><script>alert(1)</script>"
        try await open(hostile, in: model)
        let text = try await page(model)
        #expect(text.contains("&lt;b&gt;Eve &amp; Co&lt;/b&gt;"))
        #expect(!text.contains("<b>Eve") && !text.contains("<script>alert"))
    }

    @Test("a service that is out of reach is said, and asked again when one goes back")
    func down() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        let model = model(fixture)
        try await open(search, in: model)
        #expect(try await page(model).contains("The shop is out of reach"))
        fixture.service.set(deals: [.sample("Lisbon")])
        await model.show(1)
        #expect(try await page(model).contains("Milan to Lisbon"))
    }

    @Test("a deal that is gone is said; the others are there")
    func gone() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        var rome = DealServiceData.sample("Rome", photo: "rome")
        rome.cityCode = "FCO"
        fixture.service.set(deals: [rome])
        let model = model(fixture)
        try await open(search, in: model)
        let text = try await page(model)
        #expect(text.contains("The deal to Lisbon is gone") && text.contains("Rome"))
    }

    @Test("an airport is found by its code, in brackets, or by its name", arguments: ["MXP", "mxp", "Milan Malpensa (MXP)", "malp"])
    func airports(_ words: String) async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set("/v1/airports", .json(["airports": [Airport(code: "MXP", city: "Milan", name: "Malpensa", country: "IT")]]))
        fixture.service.set(deals: [.sample("Lisbon")])
        let model = model(fixture)
        #expect(await model.search(airport: words, travellers: 1, dates: "anytime"))
        #expect(try await state(model).searches.first?.terms == .init(airport: "MXP", travellers: 1, dates: "anytime"))
    }

    @Test(
        "true.12: a search that fails keeps what was typed and chosen, whatever it fails of",
        arguments: ["unknown", "no airports", "no deals"])
    func kept(_ failure: String) async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        switch failure {
        case "unknown": fixture.service.set("/v1/airports", .json(["airports": [Airport]()]))
        case "no airports": break
        default: fixture.service.set("/v1/airports", .json(["airports": [Airport(code: "MXP", city: "Milan", name: "Malpensa")]]))
        }
        let model = model(fixture)
        #expect(await model.search(airport: "Milan  \"Malp", travellers: 5, dates: "anytime"))
        let text = try await page(model)
        #expect(text.contains("value=\"Milan  &quot;Malp\""))
        #expect(text.contains("<option value=\"5\" selected>") && text.contains("<option value=\"anytime\" selected>"))
        #expect(
            text.contains(failure == "unknown" ? "No airport is called" : failure == "no airports" ? "cannot be looked up" : "out of reach")
        )
        // When the search goes well, the form says what was found.
        fixture.service.set("/v1/airports", .json(["airports": [Airport(code: "MXP", city: "Milan", name: "Malpensa")]]))
        fixture.service.set(deals: [.sample("Lisbon")])
        #expect(await model.search(airport: "mxp", travellers: 5, dates: "anytime"))
        #expect(try await page(model).contains("value=\"Milan (MXP)\""))
        await model.openHome()
        #expect(try await page(model).contains("name=\"airport\" list=\"airports\" value=\"\""))
    }

    @Test("true.12: a card of the results opens its deal, as a search of its own; the one it came from stays")
    func card() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        var rome = DealServiceData.sample("Rome", photo: "rome", cents: 10_000)
        rome.cityCode = "FCO"
        fixture.service.set(deals: [.sample("Lisbon"), rome])
        let model = model(fixture)
        fixture.service.set("/v1/airports", .json(["airports": [Airport(code: "MXP", city: "Milan", name: "Malpensa")]]))
        #expect(await model.search(airport: "MXP", travellers: 3, dates: "weekend"))
        let list = try await page(model)
        #expect(list.contains("action=\"/searches/1/deals\"") && list.contains("name=\"deal\" value=\"rome-1\"") && !list.contains("€300"))
        await model.open(deal: "rome-1", of: 1)
        let opened = try await page(model)
        #expect(opened.contains("Milan to Rome") && opened.contains("€300") && opened.contains("More from Milan"))
        #expect(try await state(model).searches.map(\.id) == [2, 1])
        #expect(fixture.service.requests.filter { $0.hasPrefix("/v1/deals") }.count == 1)
        await model.open(deal: "rome-9", of: 1)
        #expect(try await page(model).contains("This deal is gone."))
        #expect(try await state(model).searches.count == 2)
        await model.show(1)
        #expect(try await page(model).contains("From Milan"))
    }

    @Test("true.12: the chips to start from are the region's")
    func chips() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set("/v1/airports", .json(["airports": [Airport(code: "FCO", city: "Rome", name: "Fiumicino", country: "IT")]]))
        let model = model(fixture, locale: "en_IT")
        _ = try await page(model)
        #expect(fixture.service.requests == ["/v1/airports?language=en&region=IT"])
        #expect(try await page(model).contains("<b>Rome</b> FCO"))
    }
}
