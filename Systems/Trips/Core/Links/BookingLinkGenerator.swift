import Foundation

/// Makes the links that lead from the widget into the app.
public struct BookingLinkGenerator: Sendable {
    /// The URL scheme the app claims in its Info.plist.
    public static let scheme = "vitrine-trips"

    public init() {}

    /// The booking section, opened at bookings of `product`: `vitrine-trips://bookings?product=flight`; at one trip where `trip` names it.
    public func generateFor(product: Product, trip: String? = nil) -> URL {
        link("bookings", [("product", product.rawValue)] + (trip.map { [("trip", $0)] } ?? []))
    }

    /// The booking section, opened at its top.
    public func generateBookings() -> URL { link("bookings", []) }

    /// A new search for `product`: `vitrine-trips://search?product=hotel`.
    public func generateSearchFor(product: Product) -> URL {
        link("search", [("product", product.rawValue)])
    }

    private func link(_ section: String, _ values: [(String, String)]) -> URL {
        var components = URLComponents()
        components.scheme = Self.scheme
        components.host = section
        if !values.isEmpty { components.queryItems = values.map { URLQueryItem(name: $0, value: $1) } }
        // Scheme and host are letters only and the components encode the query, so they always form a URL.
        return components.url!
    }
}
