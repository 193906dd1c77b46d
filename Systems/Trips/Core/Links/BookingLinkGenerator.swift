import Foundation

/// Makes the links that lead from the widget into the app.
public struct BookingLinkGenerator: Sendable {
    /// The URL scheme the app claims in its Info.plist.
    public static let scheme = "vitrine-trips"

    public init() {}

    /// The booking section, opened at bookings of `product`: `vitrine-trips://bookings?product=flight`.
    public func generateFor(product: Product) -> URL {
        link("bookings", product)
    }

    /// A new search for `product`: `vitrine-trips://search?product=hotel`.
    public func generateSearchFor(product: Product) -> URL {
        link("search", product)
    }

    private func link(_ section: String, _ product: Product) -> URL {
        var components = URLComponents()
        components.scheme = Self.scheme
        components.host = section
        components.queryItems = [URLQueryItem(name: "product", value: product.rawValue)]
        // Scheme, host and query are letters only, so the components always form a URL.
        return components.url!
    }
}
