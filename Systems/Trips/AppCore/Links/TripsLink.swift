import DeepLinks
import Foundation
import TripsCore

/// A place in the app that a link leads to.
public enum TripsLink: Equatable, Sendable {
    /// The booking section, at bookings of a product if one is named.
    case bookings(Product?)
    /// A new search.
    case search(Product)

    /// Reads `vitrine-trips://search?product=hotel`; throws ``DeepLinkError`` for anything that leads nowhere.
    public init(_ url: URL) throws {
        self = try Self.router.route(url)
    }

    private static let router: DeepLinkRouter<TripsLink> = {
        var router = DeepLinkRouter<TripsLink>(scheme: BookingLinkGenerator.scheme)
        router.add("bookings") { values throws(DeepLinkError) in
            values["product"] == nil ? .bookings(nil) : .bookings(try product(values))
        }
        router.add("search") { values throws(DeepLinkError) in .search(try product(values)) }
        return router
    }()

    private static func product(_ values: LinkParameters) throws(DeepLinkError) -> Product {
        guard let product = Product(rawValue: try values.required("product")) else { throw .invalidValue("product") }
        return product
    }
}
