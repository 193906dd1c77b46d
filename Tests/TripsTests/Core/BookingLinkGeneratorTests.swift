import Foundation
import Testing
import TripsAppCore
import TripsCore

struct BookingLinkGeneratorTests {
    @Test("R1.52, R1.53, R1.55: a booking's link leads to the booking section of its product", arguments: Product.allCases)
    func bookings(_ product: Product) throws {
        #expect(try TripsLink(BookingLinkGenerator().generateFor(product: product)) == .bookings(product))
    }

    @Test("R1.51: a call to action leads to a search for its product", arguments: Product.allCases)
    func search(_ product: Product) throws {
        #expect(try TripsLink(BookingLinkGenerator().generateSearchFor(product: product)) == .search(product))
    }

    @Test("the links are those the app's Info.plist claims")
    func text() {
        #expect(BookingLinkGenerator().generateFor(product: .flight).absoluteString == "vitrine-trips://bookings?product=flight")
        #expect(BookingLinkGenerator().generateSearchFor(product: .dp).absoluteString == "vitrine-trips://search?product=dp")
    }

    @Test(
        "a link that leads nowhere is refused",
        arguments: [
            "vitrine-trips://", "vitrine-trips://search", "vitrine-trips://search?product=yacht", "vitrine-trips://bookings?product=",
            "https://search?product=hotel", "vitrine-trips://search?product=hotel&product=flight", "vitrine-trips://admin",
            "vitrine-trips://bookings/..%2f?product=hotel", "vitrine-trips:bookings",
        ])
    func nowhere(_ text: String) throws {
        let url = try #require(URL(string: text))
        #expect(throws: (any Error).self) { try TripsLink(url) }
    }
}
