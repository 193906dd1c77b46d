import Foundation
import UIKit

/// Entries for the gallery and the placeholder, without a network.
public struct FakeDealsEntryProvider: Sendable {
    public static let shared = FakeDealsEntryProvider()
    private let now: @Sendable () -> Date

    public init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

    /// A sample deal; with `isConfigured` false, the invitation to choose an airport.
    public func get(isConfigured: Bool = true) -> DealEntry {
        guard isConfigured else { return DealEntry(date: now(), message: .configure) }
        return DealEntry(date: now(), deal: Self.deal)
    }

    /// Leads to the app, but to no search: nobody can book a sample.
    private static var deal: Deal {
        Deal(
            id: "sample", url: DealsLink.home, image: ConfigurationImage.named("Sample") ?? UIImage(),
            cityName: NSLocalizedString("widget.sample.city", bundle: .module, comment: "A city in the widget gallery"),
            type: .flightAndHotel, price: Price(cents: 28_900, currency: "EUR"))
    }
}
