import Foundation
import SampleData

/// Today's deals from any airport: made from the question and the day, so that the same question has the same answer.
struct DealsBook: Sendable {
    static let mostDeals = 12
    static let travellers = 1...6
    let seed: String
    /// The airport of a destination, by its code.
    let airports: @Sendable (String) -> AirportRecord?

    /// Kilometres within which nobody flies, or goes to a hotel from.
    static let nearest = 100.0

    /// Linate, where the business travellers go, has none; nor has an airport without scheduled flights.
    func hasDeals(_ airport: AirportRecord) -> Bool { airport.airport.code != "LIN" && airport.hasFlights }

    func feed(from start: AirportRecord, travellers: Int, dates: TravelDates, language: String, now: Date) -> DealsFeed {
        let today = Day(now), airport = start.airport
        var feed = DealsFeed(airport: airport, language: language, travellers: travellers, dates: dates, deals: [])
        feed.airport.city = CityNames.name(of: airport.code, in: language) ?? airport.city
        guard hasDeals(start) else { return feed }
        // Neither travellers nor language change where one can go, only prices and names.
        var chance = SeededGenerator("\(seed)/\(airport.code)/\(dates.rawValue)/\(today)")
        let count = 9 + chance.next(4)
        // Nobody crosses an ocean for two nights.
        let furthest = dates == .weekend ? 300 : dates == .week ? 800 : Int.max
        let reachable = Destination.all.filter { place in
            place.code != airport.code && place.city != airport.city && place.fare < furthest && !isNear(place, start)
        }
        let places = chance.shuffled(reachable).prefix(count)
        for place in places {
            feed.deals.append(deal(to: place, from: start, travellers: travellers, dates: dates, language: language, today, &chance))
        }
        return feed
    }

    private func deal(
        to place: Destination, from home: AirportRecord, travellers: Int, dates: TravelDates, language: String, _ today: Day,
        _ chance: inout SeededGenerator
    ) -> Deal {
        let airport = home.airport
        let products: [DealProduct] = [.flightAndHotel, .flightAndHotel, .flightAndHotel, .flight, .flight, .hotel]
        let product = chance.of(products)
        let (start, nights) = stay(dates, today, &chance)
        // A small airport is dearer, and every airport is nearer to some places than to others.
        let way =
            0.8 + 0.5 * Double(SeededGenerator.seed("\(airport.code)\(place.code)".utf8) % 1_000) / 1_000
            + (home.size == .large || home.size == .medium ? 0 : 0.2)
        let rebate = chance.between(0.72, 1.04)
        let fare = Double(place.fare) * way * rebate
        let rooms = Double((travellers + 1) / 2) / Double(travellers)
        let stay = Double(place.room * nights) * rooms * chance.between(0.7, 1)
        let price = (product == .hotel ? 0 : fare) + (product == .flight ? 0 : stay)
        let currency = Currency(of: airport.country)
        return Deal(
            id: "\(airport.code)-\(place.code)-\(start)-\(nights)-\(product.rawValue)-\(travellers)".lowercased(),
            cityName: place.city(in: language), cityCode: place.code, countryName: place.country(in: language), product: product,
            priceInCents: currency.cents(fromEuros: price), currency: currency.rawValue, departsOn: "\(start)",
            returnsOn: "\(start.adding(nights))", nights: nights, imagePath: "/v1/photos/\(place.name).jpg")
    }

    private func isNear(_ place: Destination, _ start: AirportRecord) -> Bool {
        guard let end = airports(place.code) else { return false }
        return start.kilometres(to: end) < Self.nearest
    }

    /// The day on which a trip begins, and how many nights it has.
    private func stay(_ dates: TravelDates, _ today: Day, _ chance: inout SeededGenerator) -> (Day, Int) {
        switch dates {
        case .weekend:
            // The next Friday after today, or one of the three after it.
            let friday = (12 - today.weekday) % 7
            return (today.adding((friday == 0 ? 7 : friday) + 7 * chance.next(4)), 2)
        case .week: return (today.adding(3 + chance.next(56)), 7)
        case .anytime: return (today.adding(2 + chance.next(80)), 2 + chance.next(9))
        }
    }
}

/// The currency of the country where a trip begins.
private enum Currency: String {
    case EUR, USD, GBP, CHF

    init(of country: String) {
        self =
            switch country {
            case "US", "PR", "EC", "SV": .USD
            case "GB", "GG", "JE", "IM": .GBP
            case "CH", "LI": .CHF
            default: .EUR
            }
    }

    /// Whole units, which look better on a tile.
    func cents(fromEuros euros: Double) -> Int {
        let rate =
            switch self {
            case .EUR: 1.0
            case .USD: 1.09
            case .GBP: 0.85
            case .CHF: 0.95
            }
        return Int(max(19, euros * rate).rounded()) * 100
    }
}
