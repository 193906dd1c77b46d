import Foundation
import ScriptBridge
import Testing
import TripsCore

private let long = String(repeating: "x", count: 101)

struct BookingLinkGeneratorTests {
    /// The place that the app's script goes to with a link.
    private func place(_ url: URL) async throws -> TripsState.Link {
        try TestScript.decoded(try await TestScript.shared.call("link", [.string(url.absoluteString)]))
    }

    @Test("R1.52, R1.53, R1.55: a booking's link leads to the booking section of its product", arguments: Product.allCases)
    func bookings(_ product: Product) async throws {
        #expect(
            try await place(BookingLinkGenerator().generateFor(product: product)) == .init(screen: "bookings", product: product.rawValue))
    }

    @Test("R1.51: a call to action leads to a search for its product", arguments: Product.allCases)
    func search(_ product: Product) async throws {
        #expect(
            try await place(BookingLinkGenerator().generateSearchFor(product: product))
                == .init(screen: "search", product: product.rawValue))
    }

    @Test(
        "true.9, R1.55: a shown trip's link leads to that trip", arguments: ["3f2a-11", "a b&c=d/é?#%", String(repeating: "x", count: 100)])
    func trip(_ trip: String) async throws {
        let links = BookingLinkGenerator()
        #expect(try await place(links.generateFor(product: .hotel, trip: trip)) == .init(screen: "bookings", product: "hotel", trip: trip))
        #expect(try await place(links.generateBookings()) == .init(screen: "bookings"))
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
            "vitrine-trips://bookings/..%2f?product=hotel", "vitrine-trips://bookings?trip=", "vitrine-trips://bookings?trip=\(long)",
            "vitrine-trips:bookings",
        ])
    func nowhere(_ text: String) async throws {
        let url = try #require(URL(string: text))
        let error = await #expect(throws: ScriptError.self) { try await place(url) }
        guard case .thrown(let exception)? = error else { return }
        #expect(exception.name == "LinkError", "\(exception)")
    }
}
