import Foundation
import GetawaysCore

/// Says what a search is about.
struct SearchWords: Sendable {
    let locale: Locale

    func travellers(_ travellers: Travellers) -> String {
        travellers == .one ? "1 traveller" : "\(travellers.rawValue) travellers"
    }

    func dates(_ dates: TravelDates) -> String {
        switch dates {
        case .weekend: "A weekend"
        case .week: "A week"
        case .anytime: "Any time"
        }
    }

    func type(_ type: DealType) -> String {
        switch type {
        case .flightAndHotel: "Flight + hotel"
        case .flight: "Flight"
        case .hotel: "Hotel"
        }
    }

    func nights(_ count: Int) -> String { count == 1 ? "1 night" : "\(count) nights" }

    /// “MXP to Lisbon”, “From MXP”.
    func title(_ terms: SearchTerms) -> String {
        terms.destination.map { "\(terms.airport) to \($0.city)" } ?? "From \(terms.airport)"
    }

    /// “Fri 12 Jun – Sun 14 Jun”; the days as they were given where they are none.
    func days(_ departure: String, _ back: String) -> String { "\(day(departure)) – \(day(back))" }

    private func day(_ text: String) -> String {
        var style = Date.ISO8601FormatStyle().year().month().day()
        style.timeZone = .gmt
        guard let date = try? style.parse(text) else { return text }
        var format = Date.FormatStyle().weekday(.abbreviated).day().month(.abbreviated).locale(locale)
        format.timeZone = .gmt
        return date.formatted(format)
    }
}
