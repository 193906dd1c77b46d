import SwiftUI
import UIKit

/// Somewhere to go, and for how much.
public struct Deal: Identifiable {
    public let id: String
    /// Leads into the app, to the results of this search.
    public let url: URL
    /// The photograph, as large as the tile it was made for.
    public let image: UIImage
    public let cityName: String
    public let type: DealType
    public let price: Price
    /// The error for which `image` is not the deal's own photograph; nil when it is.
    public let photographFailure: RestClientError?

    public init(
        id: String, url: URL, image: UIImage, cityName: String, type: DealType, price: Price, photographFailure: RestClientError? = nil
    ) {
        self.id = id
        self.url = url
        self.image = image
        self.cityName = cityName
        self.type = type
        self.price = price
        self.photographFailure = photographFailure
    }
}

/// The type of a deal: what it consists of, named as the service names it.
public enum DealType: String, Codable, CaseIterable, Sendable {
    case flightAndHotel = "flight_and_hotel"
    case flight
    case hotel
}

/// The price of a deal for one traveller.
public struct Price: Hashable, Sendable {
    public let cents: Int
    /// The currency's code (ISO 4217).
    public let currency: String

    public init(cents: Int, currency: String) {
        self.cents = cents
        self.currency = currency
    }

    /// “€289”: whole units, rounded up, so that nobody is promised less than they pay.
    public func text(in locale: Locale) -> String {
        (Decimal(cents) / 100).formatted(.currency(code: currency).precision(.fractionLength(0)).rounded(rule: .up).locale(locale))
    }
}
