import DeepLinks
import Foundation
import Testing

@testable import GetawaysCore

@Suite("Links of deals") struct DealsLinkTests {
    private func search(_ city: String) -> DealsSearch {
        DealsSearch(airport: "MXP", destination: "LIS", cityName: city, type: .flight, travellers: .four, dates: .anytime)
    }

    @Test(
        "what was built is what is read, for any city (R2.49, R2.54)",
        arguments: ["Lisbon", "San Sebastián & Bilbao", "a=b?c#d%20e+f", "東京", "Zürich / Basel", "L’Aquila", "\"<b>\"", "👩‍👩‍👧 x"])
    func roundTrip(_ city: String) throws {
        let url = try DealsLink(search: search(city)).url()
        #expect(url.scheme == "getaways" && DealsLink.isWidgetLink(url))
        #expect(try DealsLink(url).search == search(city))
    }

    @Test("only the widget's own links are the widget's (R2.52)")
    func others() throws {
        for text in ["getaways://home", "getaways://search/MXP/LIS", "https://widget/search/MXP/LIS", "mailto:widget@x", "getaways:widget"]
        {
            #expect(!DealsLink.isWidgetLink(try #require(URL(string: text))), "\(text)")
        }
        #expect(!DealsLink.isWidgetLink(DealsLink.home))
    }

    @Test(
        "a link with missing or bad values is refused (R2.55)",
        arguments: [
            "search/MXP/LIS", "search/MXP/LIS?city=Lisbon&dates=weekend&travellers=2",
            "search/MXP/LIS?city=Lisbon&dates=weekend&travellers=7&type=flight",
            "search/MXP/LIS?city=Lisbon&dates=weekend&travellers=0&type=flight",
            "search/MXP/LIS?city=Lisbon&dates=yesterday&travellers=2&type=flight",
            "search/MXP/LIS?city=&dates=weekend&travellers=2&type=flight",
            "search/mxp/LIS?city=Lisbon&dates=weekend&travellers=2&type=flight",
            "search/MXP/LIS?city=A&city=B&dates=weekend&travellers=2&type=flight",
            "search/MXP?city=Lisbon&dates=weekend&travellers=2&type=flight",
            "elsewhere/MXP/LIS?city=Lisbon&dates=weekend&travellers=2&type=flight",
            "search/MXP/LIS?city=%FF&dates=weekend&travellers=2&type=flight",
        ])
    func bad(_ text: String) throws {
        #expect(throws: DeepLinkError.self) { try DealsLink(try #require(URL(string: "getaways://widget/" + text))) }
    }
}
