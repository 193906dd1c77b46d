import Foundation
import ScriptModules

@testable import TripsServiceCore

/// Trips with round figures: a package bought at 100, out 1000–2000, stay until 3000, back 3100–4000.
enum BookingSample {
    static func end(_ airport: String, _ time: Double, zone: String = "UTC") -> FlightEnd {
        FlightEnd(airport: airport, city: airport + " city", time: time, zone: zone)
    }

    static func flight(_ code: String, _ from: String, _ leaves: Double, _ to: String, _ lands: Double, stops: Int = 0) -> Flight {
        Flight(code: code, stops: stops, departure: end(from, leaves), arrival: end(to, lands))
    }

    static func stay(_ name: String, _ from: Double, _ to: Double) -> Stay {
        Stay(
            name: name, address: "address", checkIn: from, checkOut: to, nights: 5, zone: "UTC", reviewScore: 8.7,
            picture: "/pictures/hotels/x.jpg")
    }

    static func package(_ id: String = "p", bought: Double = 100, shift: Double = 0) -> Booking {
        Booking(
            id: id, reference: "SECRET", traveller: "Giulia Ferri", product: .package, purchasedAt: bought, priceInCents: 171_000,
            currency: "EUR", outbound: flight("AZ 792", "LIN", shift + 1000, "HND", shift + 2000),
            inbound: flight("NH 215", "HND", shift + 3100, "LIN", shift + 4000, stops: 1),
            stay: stay("Shiodome", shift + 2100, shift + 3000))
    }

    static func flights(_ id: String = "f", bought: Double = 100, shift: Double = 0) -> Booking {
        Booking(
            id: id, reference: "", traveller: "", product: .flight, purchasedAt: bought, priceInCents: 0, currency: "EUR",
            outbound: flight("A 1", "LIN", shift + 1000, "LIS", shift + 2000),
            inbound: flight("A 2", "LIS", shift + 3000, "LIN", shift + 4000))
    }
}

extension Booking {
    /// Seconds since 1970, when the traveller sets out; nil for a booking of nothing.
    var begins: Double? { [outbound?.departure.time, stay?.checkIn, inbound?.departure.time].compactMap { $0 }.min() }
}
