import Foundation
import Testing

@testable import GetawaysServiceCore

struct AirportIndexTests {
    private let index = Airports.index

    private func codes(_ term: String?) -> [String] { index.airports(for: term).map(\.code) }

    @Test(
        "true.13: the world's 7,884 airports with an IATA code, each with a place on earth; no other is offered, and the pages say how many"
    )
    func count() throws {
        let airports = index.records.map(\.airport)
        #expect(airports.count == 7_884 && Set(airports.map(\.code)).count == 7_884)
        #expect(airports.allSatisfy { !$0.city.isEmpty && !$0.name.isEmpty && $0.country.count == 2 })
        #expect(airports.allSatisfy { $0.code.utf8.count == 3 && $0.code.utf8.allSatisfy { (65...90).contains($0) } })
        #expect(Set(airports.map(\.country)).count > 220 && Set(index.records.map { "\($0.latitude) \($0.longitude)" }).count > 7_800)
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        for page in ["README.md", "Documentation.docc/FirstTile.md"] {
            let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
            #expect(text.contains("7,884 airports") && !text.contains("wenty thousand airports"), "\(page)")
        }
    }

    @Test("true.13: what people call large airports stands in the table: none of the names is of an airport that there is not")
    func names() throws {
        let codes = Set(index.records.map(\.airport.code)), names = try LargeAirports.all()
        #expect(names.count == 503 && names.filter { !codes.contains($0.airport.code) } == [])
        #expect(names.allSatisfy { index[$0.airport.code]?.hasFlights == true })
        #expect(index["MXP"]?.airport == Airport(code: "MXP", city: "Milan", name: "Malpensa", country: "IT"))
        #expect(index["MUN"]?.airport.city == "Maturin" && index["MUN"]?.airport.country == "VE")
    }

    @Test(
        "true.13: “mün” is Munich and Münster, and places that begin so, before any airport that is municipal",
        arguments: ["mün", "mun", "MÜN"])
    func munich(_ term: String) {
        let found = index.airports(for: term)
        let isCode = term == "mun"
        #expect(found.dropFirst(isCode ? 1 : 0).map(\.code).prefix(2) == ["MUC", "FMO"])
        #expect(!isCode || found.first?.code == "MUN")
        let places = found.prefix { Folding.folded($0.city).split(separator: " ").contains { $0.hasPrefix("mun") } || $0.code == "MUN" }
        #expect(places.count >= 6 && found.dropFirst(places.count).allSatisfy { !Folding.folded($0.city).hasPrefix("mun") })
    }

    @Test("true.13: words fit from their start, in any order, and the code of a city finds its airports")
    func words() {
        #expect(codes("heathrow london") == ["LHR"] && codes("fco rome").first == "FCO" && codes("unich").isEmpty)
        #expect(codes("nyc").prefix(2).contains("JFK") && Set(codes("nyc")).isSuperset(of: ["JFK", "LGA"]))
    }

    @Test("true.12: without a term a region's own come first, as far as it has some", arguments: ["IT", "de", "LI", "XX", nil])
    func region(_ region: String?) {
        let found = index.airports(for: nil, in: region)
        #expect(found.count == 30 && Set(found.map(\.code)).count == 30)
        switch region {
        case "IT": #expect(found.prefix(12).allSatisfy { $0.country == "IT" } && found.map(\.code).prefix(2) == ["FCO", "MXP"])
        case "de": #expect(found.prefix(12).allSatisfy { $0.country == "DE" } && found.map(\.code).prefix(2) == ["FRA", "MUC"])
        default: #expect(found.first?.code == "ATL")
        }
    }

    @Test("R2.40: without a term the largest come, in their order", arguments: [nil, "", "  "])
    func usual(_ term: String?) {
        #expect(codes(term).count == 30 && codes(term).first == "ATL" && codes(term).contains("MXP"))
    }

    @Test(
        "R2.39: found by the beginning of code, city, name or any word of them, in any language, with or without accents",
        arguments: [
            ("MXP", "MXP"), ("mxp", "MXP"), ("milan", "MXP"), ("Mailand", "MXP"), ("ミラノ", "MXP"), ("malp", "MXP"), ("san seb", "EAS"),
            ("Donostia-San", "EAS"), ("donostia san sebastian", "EAS"), ("tromso", "TOS"), ("TROMSØ", "TOS"), ("lodz", "LCJ"),
            ("zurich", "ZRH"),
            ("Zürich", "ZRH"), ("york", "JFK"), ("o hare", "ORD"), ("o’hare", "ORD"), ("xi'an", "XIY"), ("São", "GRU"),
            ("sao paulo", "GRU"),
            ("st louis", "STL"), ("milan malpensa", "MXP"), ("charles de", "CDG"), ("  rome  ", "FCO"), ("ＲＯＭＥ", "FCO"),
            ("S\u{61}\u{303}o", "GRU"),
        ])
    func found(_ term: String, _ code: String) {
        #expect(codes(term).prefix(3).contains(code), "\(term): \(codes(term).prefix(5))")
    }

    @Test("the whole code comes first, then the large before the small")
    func order() {
        #expect(codes("nce").first == "NCE" && codes("par").first == "CDG" && codes("lon").first == "LHR" && codes("m").first == "MAD")
        for record in index.records.suffix(200) { #expect(codes(record.airport.code).first == record.airport.code) }
    }

    @Test(
        "what fits nothing has no answer, and nothing traps",
        arguments: ["qqqqqq", "&", "%", "''", "🏝", "\u{0}", "--", String(repeating: "a", count: 100_000), "\u{301}\u{301}", "a\u{0}b"])
    func nothing(_ term: String) { #expect(index.airports(for: term).count <= AirportIndex.most) }

    @Test("signs alone fit nothing, rather than everything")
    func signs() { #expect(codes("&&&").isEmpty && codes("🏝").isEmpty) }

    @Test("a term is answered in milliseconds")
    func speed() {
        let terms = ["m", "mi", "mil", "mila", "s", "sa", "san", "san ", "a", "e", "x", "new y"]
        let clock = ContinuousClock()
        let times = terms.map { term in clock.measure { _ = index.airports(for: term) } }
        // Unoptimised and beside other tests. The whole way to the suggestions in a sheet has 50.
        #expect(times.sorted()[terms.count / 2] < .milliseconds(25))
    }
}
