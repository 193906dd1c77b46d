import Foundation

/// Holds decoded values against ``BookingLimits``; the first that lies outside is named with its place.
struct StoredBookingsCheck {
    func check(_ bookings: [WidgetBookingJson]) throws {
        try require(bookings.count <= BookingLimits.bookings, "list", "has \(bookings.count) entries")
        for (index, booking) in bookings.enumerated() {
            try check(booking, at: "[\(index)]")
        }
    }

    private func check(_ booking: WidgetBookingJson, at place: String) throws {
        for (name, date) in [("startDate", booking.startDate), ("endDate", booking.endDate)] {
            try require(BookingLimits.dates.contains(date), "\(place).\(name)", "is not a time in seconds since 1970")
        }
        try require(booking.endDate > booking.startDate, "\(place).endDate", "is not after its start")
        try require(booking.flight != nil || booking.hotel != nil, place, "has neither flight nor hotel")
        if let flight = booking.flight { try check(flight, at: "\(place).flight") }
        if let hotel = booking.hotel { try check(hotel, at: "\(place).hotel") }
        try text(booking.language, "\(place).language")
        try text(booking.trip, "\(place).trip")
        let steps = booking.steps ?? []
        try require(steps.count <= BookingLimits.steps, "\(place).steps", "has \(steps.count) entries")
        for (index, step) in steps.enumerated() {
            try text(step.label, "\(place).steps[\(index)].label")
        }
        if let current = booking.currentStep {
            try require(steps.indices.contains(current), "\(place).currentStep", "is no index of its steps")
        }
    }

    private func check(_ flight: WidgetFlight, at place: String) throws {
        try require(BookingLimits.stops.contains(flight.stops), "\(place).stops", "is not in 0…20")
        let texts: [(String, String?)] = [
            ("stopsText", flight.stopsText), ("code", flight.code),
            ("departureDate", flight.departureDate), ("departureTime", flight.departureTime),
            ("departureAirport", flight.departureAirport), ("departureCity", flight.departureCity),
            ("arrivalDate", flight.arrivalDate), ("arrivalTime", flight.arrivalTime),
            ("arrivalDayOffset", flight.arrivalDayOffset), ("arrivalAirport", flight.arrivalAirport), ("arrivalCity", flight.arrivalCity),
        ]
        for (name, value) in texts {
            try text(value, "\(place).\(name)")
        }
    }

    private func check(_ hotel: WidgetHotelJson, at place: String) throws {
        let texts: [(String, String?)] = [
            ("date", hotel.date), ("nights", hotel.nights), ("name", hotel.name), ("address", hotel.address),
            ("reviewScore", hotel.reviewScore),
        ]
        for (name, value) in texts {
            try text(value, "\(place).\(name)")
        }
        try require(hotel.image.utf8.count <= BookingLimits.address, "\(place).image", "is longer than an address can be")
    }

    private func text(_ value: String?, _ field: String) throws {
        guard let value else { return }
        try require(value.unicodeScalars.count <= BookingLimits.text, field, "is longer than \(BookingLimits.text) characters")
    }

    private func require(_ holds: Bool, _ field: @autoclosure () -> String, _ reason: @autoclosure () -> String) throws {
        guard holds else { throw WidgetBookingsRepositoryError.ValueRefused(field: field(), reason: reason()) }
    }
}
