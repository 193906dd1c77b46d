import AppPage
import Foundation
import GetawaysCore

/// Writes the page. All values are escaped by the template.
public struct GetawaysPage: Sendable {
    let parts: PageParts
    private let words: SearchWords

    /// Reads the page's parts from the app's bundle.
    public init(locale: Locale) throws {
        parts = try PageParts(in: .module)
        words = SearchWords(locale: locale)
    }

    func render(_ state: SearchDesk.State, notice: Notice?) -> String {
        let terms = state.search?.terms
        var values: [String: Any] = [
            "revision": state.revision,
            "airport": terms?.airport ?? "",
            "travellers": Travellers.allCases.map { option($0.rawValue, words.travellers($0), $0 == terms?.travellers ?? .usual) },
            "dates": TravelDates.allCases.map { option($0.rawValue, words.dates($0), $0 == terms?.dates ?? .usual) },
            "airports": state.airports.map { ["code": $0.code, "city": $0.city, "name": $0.name] },
            "recent": state.searches.map { search -> [String: Any] in
                ["id": search.id, "words": words.title(search.terms), "current": search.id == state.shown]
            },
            "hasRecent": !state.searches.isEmpty,
        ]
        if let notice { values["notice"] = ["kind": notice.kind.rawValue, "text": notice.text] }
        switch state.search?.results {
        case .found(let feed, let address)?: values["results"] = results(feed, address, terms ?? SearchTerms(airport: feed.airport.code))
        case .failed(let error)?: values["failure"] = ["text": error.localizedDescription, "id": state.shown ?? 0]
        case nil: values["home"] = true
        }
        return parts.render(values)
    }

    private func option(_ value: some LosslessStringConvertible, _ name: String, _ isChosen: Bool) -> [String: Any] {
        ["value": String(value), "name": name, "chosen": isChosen]
    }

    private func results(_ feed: DealsFeedServiceData, _ address: URL, _ terms: SearchTerms) -> [String: Any] {
        let wanted = feed.deals.filter { $0.cityCode == terms.destination?.code }
        let others = feed.deals.filter { $0.cityCode != terms.destination?.code }
        func cards(_ deals: [DealServiceData]) -> [[String: Any]] { deals.map { card($0, address, terms) } }
        var values: [String: Any] = [
            "from": feed.airport.name.isEmpty ? feed.airport.city : "\(feed.airport.city) \(feed.airport.name)",
            "travellers": words.travellers(terms.travellers), "dates": words.dates(terms.dates), "others": cards(others),
            "hasOthers": !others.isEmpty, "isEmpty": feed.deals.isEmpty,
            "heading": terms.destination.map { "\(feed.airport.city) to \($0.city)" } ?? "From \(feed.airport.city)",
            "more": terms.destination == nil ? "" : "More from \(feed.airport.city)",
        ]
        if !wanted.isEmpty { values["wanted"] = cards(wanted) }
        if let destination = terms.destination, wanted.isEmpty { values["gone"] = destination.city }
        return values
    }

    private func card(_ deal: DealServiceData, _ address: URL, _ terms: SearchTerms) -> [String: Any] {
        let price = Price(cents: deal.priceInCents, currency: deal.currency)
        let all = deal.priceInCents.multipliedReportingOverflow(by: terms.travellers.rawValue)
        return [
            "city": deal.cityName, "country": deal.countryName, "type": words.type(deal.product),
            "price": price.text(in: words.locale),
            "total": Price(cents: all.overflow ? deal.priceInCents : all.partialValue, currency: deal.currency).text(in: words.locale),
            "severalTravellers": terms.travellers != .one, "when": words.days(deal.departsOn, deal.returnsOn),
            "nights": words.nights(deal.nights), "travellers": words.travellers(terms.travellers),
            "picture": URL(string: deal.imagePath, relativeTo: address)?.absoluteString ?? "",
        ]
    }
}
