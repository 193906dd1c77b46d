import Foundation

/// Makes bookings of the catalogue's timetables and hotels.
struct BookingComposer: Sendable {
    var traveller: String
    /// Gives each booking its id and reference.
    var identify: @Sendable () -> String = { UUID().uuidString.lowercased() }

    /// A trip to `destination` that leaves Milan on `day`; a stay begins the day its flight lands.
    func compose(
        _ product: BookedProduct, to destination: Destination, on day: LocalDay, nights: Int, purchasedAt: Date
    ) -> Booking {
        let arrivalDay = product == .hotel ? day : day.adding(days: destination.outbound.days)
        let id = identify()
        let flies = product != .hotel, stays = product != .flight
        return Booking(
            id: id, reference: String(id.filter { $0.isLetter || $0.isNumber }.prefix(6)).uppercased(), traveller: traveller,
            product: product, purchasedAt: purchasedAt.timeIntervalSince1970,
            priceInCents: (flies ? destination.fare : 0) + (stays ? destination.hotel.price * nights : 0), currency: "EUR",
            outbound: flies ? flight(destination.outbound, from: Destination.home, to: destination.airport, on: day) : nil,
            inbound: flies
                ? flight(destination.inbound, from: destination.airport, to: Destination.home, on: arrivalDay.adding(days: nights)) : nil,
            stay: stays ? stay(destination, from: arrivalDay, nights: nights) : nil)
    }

    private func flight(
        _ leg: Destination.Leg, from start: Destination.Airport, to end: Destination.Airport, on day: LocalDay
    ) -> Flight {
        Flight(
            code: leg.code, stops: leg.stops, departure: flightEnd(start, day, leg.leaves),
            arrival: flightEnd(end, day.adding(days: leg.days), leg.arrives))
    }

    private func flightEnd(_ airport: Destination.Airport, _ day: LocalDay, _ time: LocalTime) -> FlightEnd {
        FlightEnd(
            airport: airport.code, city: airport.name, time: day.instant(at: time, in: zone(airport.zone)).timeIntervalSince1970,
            zone: airport.zone)
    }

    private func stay(_ destination: Destination, from day: LocalDay, nights: Int) -> Stay {
        let hotel = destination.hotel, zone = zone(destination.airport.zone)
        return Stay(
            name: hotel.name, address: hotel.address,
            checkIn: day.instant(at: LocalTime(15, 0), in: zone).timeIntervalSince1970,
            checkOut: day.adding(days: nights).instant(at: LocalTime(8, 0), in: zone).timeIntervalSince1970,
            nights: nights, zone: destination.airport.zone, reviewScore: hotel.score, picture: "/pictures/hotels/\(hotel.id).jpg")
    }

    private func zone(_ name: String) -> TimeZone {
        TimeZone(identifier: name) ?? .gmt
    }
}
