import Foundation
import TripsCore

/// A place in the app that a link leads to.
public enum TripsLink: Equatable, Sendable {
    /// The booking section, at bookings of a product if one is named.
    case bookings(Product?)
    /// A new search.
    case search(Product)

    /// Reads `vitrine-trips://search?product=hotel`; nil for anything that leads nowhere.
    public init?(_ url: URL) {
        guard url.absoluteString.utf8.count <= 512, let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
            parts.scheme?.lowercased() == BookingLinkGenerator.scheme, parts.path.isEmpty || parts.path == "/"
        else { return nil }
        let named = parts.queryItems?.first { $0.name == "product" }?.value
        let product = named.flatMap(Product.init)
        switch (parts.host?.lowercased(), product) {
        case ("bookings", let product) where named == nil || product != nil: self = .bookings(product)
        case ("search", let product?): self = .search(product)
        default: return nil
        }
    }
}
