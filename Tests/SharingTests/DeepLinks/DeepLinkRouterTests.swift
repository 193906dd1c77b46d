import DeepLinks
import Foundation
import LinkRounds
import Testing

struct DeepLinkRouterTests {
    private enum Screen: Equatable, Sendable {
        case home
        case search(airport: String, city: String, travellers: Int)
        case settings
    }

    private enum Dates: String { case weekend, week }

    private let router: DeepLinkRouter<Screen> = {
        var router = DeepLinkRouter<Screen>(scheme: "getaways")
        router.add("home") { _ throws(DeepLinkError) in
            .home
        } values: {
            $0 == .home ? LinkParameters() : nil
        }
        router.add("search/:airport") { values throws(DeepLinkError) in
            .search(
                airport: try values.required("airport"), city: try values.text("city", atMost: 300),
                travellers: try values.required("travellers", in: 1...6))
        } values: { screen in
            guard case .search(let airport, let city, let travellers) = screen else { return nil }
            return LinkParameters(path: ["airport": airport], query: ["city": city, "travellers": "\(travellers)"])
        }
        return router
    }()

    @Test("R2.54: a route leads to a link and back, whatever its text is", arguments: LinkTexts.known + [""])
    func inverse(_ city: String) throws {
        let screen = Screen.search(airport: "MXP", city: city, travellers: 2)
        let url = try router.link(to: screen)
        #expect(try router.route(url) == screen)
        #expect(url.absoluteString.utf8.allSatisfy { $0 > 32 && $0 < 127 })
    }

    @Test("a link's text is of one form, so that equal routes have equal links")
    func form() throws {
        #expect(
            try router.link(to: .search(airport: "MXP", city: "A Coruña & +", travellers: 2)).absoluteString
                == "getaways://search/MXP?city=A%20Coru%C3%B1a%20%26%20%2B&travellers=2")
        #expect(try router.link(to: .home).absoluteString == "getaways://home")
    }

    @Test("what cannot be read again is not built: R2.55")
    func notBuilt() {
        #expect(throws: DeepLinkError.noLinkToRoute) { try router.link(to: .settings) }
        #expect(throws: DeepLinkError.invalidValue("travellers")) { try router.link(to: .search(airport: "MXP", city: "A", travellers: 7)) }
        #expect(throws: DeepLinkError.invalidValue("city")) {
            try router.link(to: .search(airport: "MXP", city: String(repeating: "a", count: 301), travellers: 2))
        }
        for airport in ["..", ".", "a/b", "a\u{0}", "\n"] {
            #expect(throws: DeepLinkError.invalidValue("airport")) {
                try router.link(to: .search(airport: airport, city: "A", travellers: 2))
            }
        }
        #expect(throws: DeepLinkError.missingValue("airport")) { try router.link(to: .search(airport: "", city: "A", travellers: 2)) }
        #expect(throws: DeepLinkError.tooLong(bytes: 4_827)) {
            try router.link("search/:airport", ["airport": "MXP"], query: ["city": String(repeating: "é", count: 800)])
        }
    }

    @Test("a link whose reading differs from its writing is not given away")
    func notInverse() {
        var careless = DeepLinkRouter<Screen>(scheme: "getaways")
        careless.add("search/:airport") { values throws(DeepLinkError) in
            .search(airport: try values.required("airport").lowercased(), city: "", travellers: 1)
        } values: { _ in
            LinkParameters(path: ["airport": "MXP"])
        }
        #expect(throws: DeepLinkError.noLinkToRoute) { try careless.link(to: .search(airport: "MXP", city: "", travellers: 1)) }
    }

    @Test(
        "each thing wrong with a link has its error, with the parameter's name",
        arguments: [
            ("getaways://search/MXP?travellers=2", DeepLinkError.missingValue("city")),
            ("getaways://search/MXP?city=A", .missingValue("travellers")),
            ("getaways://search/MXP?city=A&travellers=", .missingValue("travellers")),
            ("getaways://search/MXP?city=A&travellers=0", .invalidValue("travellers")),
            ("getaways://search/MXP?city=A&travellers=02", .invalidValue("travellers")),
            ("getaways://search/MXP?city=A&travellers=%2B2", .invalidValue("travellers")),
            ("getaways://search/MXP?city=A&travellers=99999999999999999999", .invalidValue("travellers")),
            ("getaways://search/MXP?city=A&travellers=٢", .invalidValue("travellers")),
            ("getaways://search/MXP?city=A&city=B&travellers=2", .repeatedValue("city")),
            ("getaways://search/MXP?city=A&travellers=2&x=1&x=1", .repeatedValue("x")),
            ("getaways://search/MXP?%3Cb%3E&%3Cb%3E", .repeatedValue("")),
            ("getaways://search/MXP?city=%FF&travellers=2", .invalidValue("city")),
            ("getaways://search/MXP?city=%&travellers=2", .invalidValue("city")),
            ("getaways://search/MXP?%FF=1", .malformedEncoding), ("getaways://search?city=A&travellers=2", .unknownPath),
            ("getaways://search/MXP/LIS?city=A&travellers=2", .unknownPath), ("getaways://else/MXP?city=A&travellers=2", .unknownPath),
            ("getaways://search/%E0%80%AF?city=A&travellers=2", .malformedEncoding),
            ("getaways://search/a%0Ab?city=A&travellers=2", .malformedEncoding),
            ("other://search/MXP?city=A&travellers=2", .foreignScheme(expected: "getaways")),
            ("\u{261}etaways://home", .foreignScheme(expected: "getaways")), ("getaways://home\u{0}", .notALink),
            ("getaways:\u{301}//home", .notALink),
        ])
    func errors(_ link: String, _ error: DeepLinkError) {
        #expect(throws: error) { try router.route(link) }
        #expect(!error.description.isEmpty)
    }

    @Test("signs separate values even with an accent on them")
    func accents() throws {
        let link = "getaways://search/MXP?city=A&\u{301}x=1&travellers=2"
        #expect(try router.route(link) == .search(airport: "MXP", city: "A", travellers: 2))
    }

    @Test("a value that is one of an enumeration's")
    func enumeration() throws {
        let values = LinkParameters(query: ["dates": "week", "bad": "never"])
        #expect(try values.required("dates", of: Dates.self) == .week)
        #expect(throws: DeepLinkError.invalidValue("bad")) { try values.required("bad", of: Dates.self) }
        #expect(throws: DeepLinkError.missingValue("none")) { try values.required("none", of: Dates.self) }
    }
}
