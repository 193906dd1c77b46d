import Foundation
import Testing

@testable import InsightsServiceCore

/// The shops, products and accounts among the service's resources.
struct SampleShopTests {
    @Test("each shop of the file has an id and a domain of its own, a zone that there is, and products and places to make orders of")
    func shops() {
        let shops = SampleShop.all
        #expect(shops.map(\.front.id) == ["1001", "1002", "1003", "2001"] && Set(shops.map(\.front.domain)).count == 4)
        for shop in shops {
            #expect(TimeZone(identifier: shop.front.timeZone) != nil && shop.front.currency.count == 3, "\(shop.front.id)")
            #expect(!shop.places.isEmpty && shop.sessions > shop.orders && shop.orders > 0, "\(shop.front.id)")
            #expect(shop.rate > 0 && shop.rounding > 0 && (0..<1).contains(shop.tax), "\(shop.front.id)")
        }
    }

    @Test("each list of products is what some shop sells, has every title once, and has prices and weights")
    func products() {
        #expect(SampleProduct.lists.mapValues(\.count) == ["coffee": 12, "wool": 5])
        #expect(SampleShop.all.map { $0.products.first?.vendor } == ["Kaffa", "Kaffa", "Kaffa", "Fjord"])
        for (name, list) in SampleProduct.lists {
            #expect(Set(list.map(\.title)).count == list.count && list.allSatisfy { $0.price > 0 && $0.weight > 0 }, "\(name)")
        }
    }

    @Test("each shop is one account's")
    func accounts() {
        let accounts = SampleAccount.all
        #expect(accounts.flatMap { $0.account.shops.map(\.id) } == SampleShop.all.map(\.front.id))
        #expect(accounts.map(\.account.username) == ["merchant@kaffa.example", "nora@fjord.example"])
    }

    @Test("a shop without one of its values, or with a list of products that there is not, is refused")
    func malformed() throws {
        let good = """
            {"id":"1","name":"A","domain":"a.example","currency":"EUR","time_zone":"Europe/Rome","sessions":30,"orders":1,"rate":1,\
            "rounding":10,"tax":0.04,"products":"wool","places":[{"country":"Italy","region":"Lazio","city":"Rome"}]}
            """
        func read(_ text: String) throws -> SampleShop { try JSONDecoder().decode(SampleShop.self, from: Data(text.utf8)) }
        #expect(try read(good).products.count == 5)
        let error = try #require(throws: DecodingError.self) { try read(good.replacing("wool", with: "silk")) }
        #expect("\(error)".contains("There is no list “silk”."))
        for part in ["id", "time_zone", "orders", "products", "places"] {
            #expect(throws: DecodingError.self, "\(part)") { try read(good.replacing("\"\(part)\"", with: "\"other\"")) }
        }
    }

    @Test("an account with a shop that there is not is refused")
    func unknownShop() throws {
        let text = #"{"username":"a@b.example","password":"c","shops":["1001","9999"]}"#
        let error = try #require(throws: DecodingError.self) { try JSONDecoder().decode(SampleAccount.self, from: Data(text.utf8)) }
        #expect("\(error)".contains("There is no shop “9999”."))
    }
}
