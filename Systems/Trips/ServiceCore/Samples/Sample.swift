import Foundation

/// The customers a new service knows, one for each course a timeline can take.
public enum Sample: String, CaseIterable, Sendable {
    case package
    case flight
    case hotel
    /// Two trips with more than a day between them.
    case gap
    /// A trip within a longer stay.
    case nested
    case none

    /// The password of every sample.
    public static let password = "sunny-days"

    public var customer: Customer {
        let name =
            switch self {
            case .package: "Giulia Ferri"
            case .flight: "Marco Conti"
            case .hotel: "Hana Mori"
            case .gap: "Lukas Brandt"
            case .nested: "Amélie Laurent"
            case .none: "Tom Walker"
            }
        return Customer(email: "\(rawValue)@example.com", name: name)
    }

    /// Bookings that begin two days after `now`, as Milan counts days.
    func bookings(now: Date, composer: BookingComposer) -> [Booking] {
        let first = LocalDay(of: now, in: TimeZone(identifier: Destination.home.zone) ?? .gmt).adding(days: 2)
        func trip(_ product: BookedProduct, _ place: Destination, inDays: Int = 0, nights: Int, boughtDaysAgo: Double = 30) -> Booking {
            composer.compose(
                product, to: place, on: first.adding(days: inDays), nights: nights,
                purchasedAt: now.addingTimeInterval(-boughtDaysAgo * 86_400))
        }
        switch self {
        case .package: return [trip(.package, .tokyo, nights: 5)]
        case .flight: return [trip(.flight, .lisbon, nights: 4)]
        case .hotel: return [trip(.hotel, .palermo, nights: 3)]
        case .gap:
            return [trip(.flight, .london, nights: 2), trip(.package, .lisbon, inDays: 7, nights: 4, boughtDaysAgo: 12)]
        case .nested:
            return [trip(.hotel, .tokyo, nights: 12), trip(.flight, .newYork, inDays: 4, nights: 2, boughtDaysAgo: 12)]
        case .none: return []
        }
    }
}
