import Foundation
import Testing

@testable import GetawaysAppCore
@testable import GetawaysCore

@Suite("Links into the app") struct LinkDispatcherTests {
    /// Writes down where it was led.
    private actor Screens: Navigation {
        private(set) var searches: [DealsSearch] = []
        private(set) var homes = 0
        private(set) var refusals: [String] = []

        func openSearchScreen(using search: DealsSearch) async {
            // What is awaited is only seen afterwards.
            await Task.yield()
            searches.append(search)
        }
        func openHome() async { homes += 1 }
        func refuse(_ reason: String) async { refusals.append(reason) }
    }

    private let search = DealsSearch(
        airport: "MXP", destination: "EAS", cityName: "San Sebastián & Bilbao", type: .hotel, travellers: .five, dates: .week)

    @Test("a widget's link opens a new search with what the tile showed, and is awaited (R2.4, R2.51, R2.53, R2.56, G2.6)")
    func widgetLink() async throws {
        let screens = Screens()
        #expect(await LinkDispatcher(navigation: screens).dispatchLink(try DealsLink(search: search).url()))
        #expect(await screens.searches == [search])
    }

    @Test("other links are no widget's: home opens the app, the rest leads nowhere and opens no search (R2.52)")
    func otherLinks() async throws {
        let screens = Screens()
        let dispatcher = LinkDispatcher(navigation: screens)
        #expect(await dispatcher.dispatchLink(DealsLink.home))
        #expect(await screens.homes == 1)
        for text in ["getaways://search/MXP/LIS", "https://example.com/widget/search/MXP/LIS", "getaways://elsewhere"] {
            #expect(await dispatcher.dispatchLink(try #require(URL(string: text))) == false)
        }
        #expect(await screens.searches.isEmpty)
        #expect(await screens.refusals.count == 3)
    }

    @Test("a link that lacks something opens no search and says why (R2.55)")
    func badLink() async throws {
        let screens = Screens()
        let link = try #require(URL(string: "getaways://widget/search/MXP/LIS?city=Lisbon&dates=weekend&travellers=9&type=flight"))
        #expect(await LinkDispatcher(navigation: screens).dispatchLink(link) == false)
        #expect(await screens.searches.isEmpty)
        #expect(await screens.refusals.first?.contains("travellers") == true)
    }
}
