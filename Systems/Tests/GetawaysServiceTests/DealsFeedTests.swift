import Foundation
import TestTime
import Testing

@testable import GetawaysServiceCore

struct DealsFeedTests {
    private let path = "/v1/deals?airport=MXP&travellers=2&dates=weekend"

    @Test("the same question on the same day has the same answer, and another on another")
    func deterministic() async throws {
        let clock = TestClock(Date(timeIntervalSince1970: 1_781_074_800))
        try await withGetaways(now: { clock.now }) { url in
            let first = try await ask(url, path + "&language=en")
            let again = try await ask(url, "/v1/deals?language=en&dates=weekend&travellers=2&airport=MXP")
            #expect(first.body == again.body && first.headers["etag"] == again.headers["etag"])
            let feed = try first.json(DealsFeed.self)
            #expect((8...12).contains(feed.deals.count) && Set(feed.deals.map(\.id)).count == feed.deals.count)
            let other = try await ask(url, "/v1/deals?airport=BCN&travellers=2&dates=weekend").json(DealsFeed.self)
            #expect(other.deals.map(\.cityCode) != feed.deals.map(\.cityCode), "R2.48: another airport has other deals")
            clock.now += 86_400
            #expect(try await ask(url, path + "&language=en").body != first.body)
        }
    }

    @Test("prices and dates make sense", arguments: TravelDates.allCases)
    func sensible(_ dates: TravelDates) async throws {
        let book = DealsBook(seed: "getaways", airports: { Airports.index[$0] })
        let now = Date(timeIntervalSince1970: 1_781_074_800), today = Day(now)
        for start in Airports.index.records.prefix(500) + Airports.index.records.suffix(100) {
            let feed = book.feed(from: start, travellers: 2, dates: dates, language: "en", now: now), airport = start.airport
            #expect(feed.deals.isEmpty == !book.hasDeals(start))
            for deal in feed.deals {
                #expect((1_900...600_000).contains(deal.priceInCents) && deal.priceInCents % 100 == 0)
                #expect(deal.cityCode != airport.code && deal.cityName != airport.city)
                #expect(deal.departsOn > "\(today)" && deal.returnsOn > deal.departsOn && deal.returnsOn < "\(today.adding(100))")
                let nights = dates == .weekend ? 2...2 : dates == .week ? 7...7 : 2...10
                #expect(nights.contains(deal.nights))
            }
        }
    }

    @Test("a weekend begins on a Friday, on every day of the week")
    func weekends() throws {
        let calendar = { () -> Calendar in
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            return calendar
        }()
        let airport = try #require(Airports.index["MXP"])
        for day in 0..<7 {
            let now = Date(timeIntervalSince1970: 1_781_074_800 + Double(day) * 86_400)
            let book = DealsBook(seed: "x", airports: { Airports.index[$0] })
            for deal in book.feed(from: airport, travellers: 1, dates: .weekend, language: "en", now: now).deals {
                let date = try Date(deal.departsOn + "T12:00:00Z", strategy: .iso8601)
                #expect(calendar.component(.weekday, from: date) == 6 && date > now)
            }
        }
    }

    @Test(
        "days are the calendar's",
        arguments: [0.0, -1, 951_782_400, 1_709_164_800, 4_102_444_799, -62_135_596_800, .infinity, -.infinity, .nan])
    func days(_ seconds: Double) {
        let text = "\(Day(Date(timeIntervalSince1970: seconds)))"
        guard seconds.isFinite, seconds > -6e10 else {
            #expect(text.count == 10)
            return
        }
        #expect(text == Date(timeIntervalSince1970: seconds).formatted(.iso8601.year().month().day()))
    }

    @Test("R2.26: names are in the feed's language, the deals the same")
    func languages() async throws {
        try await withGetaways { url in
            let feeds = try await ["en", "it-IT", "de", "ja", "es_MX", "fr", "xx"].asyncMap {
                try await ask(url, "/v1/deals?airport=BCN&travellers=2&dates=anytime&language=\($0)").json(DealsFeed.self)
            }
            #expect(Set(feeds.map { $0.deals.map(\.id) }).count == 1 && Set(feeds.map { $0.deals.map(\.priceInCents) }).count == 1)
            #expect(feeds.map(\.language) == ["en", "it", "de", "ja", "es", "fr", "en"])
            #expect(feeds[0].deals == feeds[6].deals && feeds[0].deals.map(\.countryName) != feeds[3].deals.map(\.countryName))
            #expect(feeds[1].airport.city == "Barcellona" && feeds[3].airport.city == "バルセロナ")
        }
        #expect(Destination.all.allSatisfy { CityNames.name(of: $0.code, in: "ja") != nil })
        #expect(Destination.named("donostia")?.city == "Donostia-San Sebastián")
    }

    @Test("more travellers share rooms, but for an odd one")
    func travellers() throws {
        let airport = try #require(Airports.index["MXP"]), now = Date(timeIntervalSince1970: 1_781_074_800)
        let prices = (1...4).map { count in
            DealsBook(seed: "x", airports: { Airports.index[$0] })
                .feed(from: airport, travellers: count, dates: .week, language: "en", now: now).deals
                .filter { $0.product == .flightAndHotel }.map(\.priceInCents).reduce(0, +)
        }
        #expect(prices[0] > prices[2] && prices[2] > prices[1] && prices[1] == prices[3])
    }

    @Test("G2.4: from some airports there is nothing, and that is no error")
    func none() async throws {
        try await withGetaways { url in
            let answer = try await ask(url, "/v1/deals?airport=LIN&travellers=2&dates=week&language=it")
            #expect(answer.status == 200)
            #expect(try answer.json(DealsFeed.self).deals.isEmpty)
            // Where no timetable has a flight there is none to sell.
            let quiet = try #require(Airports.index.records.first { !$0.hasFlights }).airport.code
            #expect(try await ask(url, "/v1/deals?airport=\(quiet)&travellers=2&dates=week").json(DealsFeed.self).deals.isEmpty)
        }
    }

    @Test("true.13: nobody is sent where they are: from Treviso not to Venice, which is 26 km away")
    func near() throws {
        let treviso = try #require(Airports.index["TSF"]), venice = try #require(Airports.index["VCE"])
        #expect((20...40).contains(treviso.kilometres(to: venice)) && venice.kilometres(to: venice) < 0.01)
        let book = DealsBook(seed: "getaways", airports: { Airports.index[$0] })
        for day in 0..<60 {
            let now = Date(timeIntervalSince1970: 1_781_074_800 + Double(day) * 86_400)
            let deals = book.feed(from: treviso, travellers: 2, dates: .anytime, language: "en", now: now).deals
            #expect(!deals.isEmpty && deals.allSatisfy { $0.cityCode != "VCE" })
        }
    }

    @Test(
        "a missing, repeated or bad parameter is refused by its name",
        arguments: [
            ("travellers=2&dates=week", "airport"), ("airport=&travellers=2&dates=week", "airport"),
            ("airport=XX1&travellers=2&dates=week", "airport"),
            ("airport=MXP&airport=BCN&travellers=2&dates=week", "airport"), ("airport=MXP&dates=week", "travellers"),
            ("airport=MXP&travellers=0&dates=week", "travellers"), ("airport=MXP&travellers=7&dates=week", "travellers"),
            ("airport=MXP&travellers=99999999999999999999&dates=week", "travellers"),
            ("airport=MXP&travellers=2.5&dates=week", "travellers"),
            ("airport=MXP&travellers=2", "dates"), ("airport=MXP&travellers=2&dates=never", "dates"),
            ("airport=%FF&travellers=2&dates=week", "airport"),
            ("airport=MXP&travellers=2&dates=week&language=en&language=it", "language"),
        ])
    func refused(_ query: String, _ field: String) async throws {
        try await withGetaways { url in
            let answer = try await ask(url, "/v1/deals?" + query)
            #expect(answer.status == 422 && answer.field == field, "\(String(decoding: answer.body, as: UTF8.self))")
        }
    }
}

extension Sequence {
    fileprivate func asyncMap<Value>(_ body: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await body(element)) }
        return values
    }
}
