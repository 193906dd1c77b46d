import Foundation
import Testing

@testable import GetawaysServiceCore

struct AirportIndexTests {
    private let index = Airports.index

    private func codes(_ term: String?) -> [String] { index.airports(for: term).map(\.code) }

    @Test("twenty thousand airports, each with a code of its own and fields that are filled")
    func count() {
        #expect(index.airports.count == 20_000)
        #expect(Set(index.airports.map(\.code)).count == 20_000)
        #expect(
            index.airports.allSatisfy { !$0.city.isEmpty && !$0.name.isEmpty && $0.country.count == 2 && (3...4).contains($0.code.count) })
        #expect(LargeAirports.all.count > 400 && LargeAirports.all.allSatisfy { $0.code.allSatisfy(\.isUppercase) && $0.code.count == 3 })
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
        let small = SmallAirports.made(3, seed: "x")
        #expect(small == SmallAirports.made(3, seed: "x") && small != SmallAirports.made(3, seed: "y"))
        #expect(codes(index.airports[19_999].code).first == index.airports[19_999].code)
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
