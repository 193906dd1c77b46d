import Foundation
import TripsCore

/// Turns one booking into the steps of its trip: the way there until landing, the stay until check-out, the way back until home.
public struct WidgetBookingAdapter: Sendable {
    private let texts: TripTexts
    private let pictures: URL?

    /// `pictures` is the address that relative picture paths start from.
    public init(texts: TripTexts, pictures: URL?) {
        self.texts = texts
        self.pictures = pictures
    }

    /// One element a part of the booking, in the order of travel; nil for a part that cannot be shown. Each step starts where the one
    /// before it ends, the first at `showsFrom` (seconds since 1970).
    public func adapt(_ booking: Booking, showsFrom: Double) -> [TripStep?] {
        let parts = parts(of: booking)
        let rail = parts.map(\.label)
        var start = showsFrom
        return parts.enumerated().map { index, part in
            guard part.isComplete, part.end > start, part.end.isFinite else { return nil }
            defer { start = part.end }
            return TripStep(
                bookingID: booking.id, index: index, startDate: start, endDate: part.end, flight: part.flight, hotel: part.hotel, rail: rail
            )
        }
    }

    private struct Part {
        var end: Double
        var label: WidgetStepJson
        var flight: WidgetFlightJson?
        var hotel: WidgetHotelJson?

        /// A flight without airports and a hotel without a name say nothing.
        var isComplete: Bool {
            if let flight { return !flight.departureAirport.isEmpty && !flight.arrivalAirport.isEmpty }
            return hotel?.name.isEmpty == false
        }
    }

    private func parts(of booking: Booking) -> [Part] {
        var parts: [Part] = []
        if let outbound = booking.outbound {
            parts.append(flight(outbound, .outbound, oneWay: booking.inbound == nil))
        }
        if let stay = booking.stay {
            let hotel = hotel(stay)
            let label = WidgetStepJson(kind: WidgetStep.Kind.stay.rawValue, label: hotel.nights)
            parts.append(Part(end: stay.checkOut, label: label, hotel: hotel))
        }
        if let inbound = booking.inbound {
            parts.append(flight(inbound, .inbound, oneWay: booking.outbound == nil))
        }
        return parts
    }

    private func flight(_ flight: Flight, _ direction: WidgetFlight.Direction, oneWay: Bool) -> Part {
        let kind: WidgetStep.Kind = direction == .outbound ? .outbound : .inbound
        let json = WidgetFlightJson(
            direction: oneWay ? nil : direction.rawValue, stops: flight.stops, stopsText: texts.stops(flight.stops), code: flight.code,
            departureDate: texts.day(flight.departure.time, zone: flight.departure.zone),
            departureTime: texts.time(flight.departure.time, zone: flight.departure.zone),
            departureAirport: flight.departure.airport, departureCity: flight.departure.city,
            arrivalDate: texts.day(flight.arrival.time, zone: flight.arrival.zone),
            arrivalTime: texts.time(flight.arrival.time, zone: flight.arrival.zone),
            arrivalDayOffset: texts.dayOffset(from: flight.departure, to: flight.arrival),
            arrivalAirport: flight.arrival.airport, arrivalCity: flight.arrival.city)
        return Part(
            end: flight.arrival.time, label: WidgetStepJson(kind: kind.rawValue, label: texts.direction(oneWay ? nil : direction)),
            flight: json)
    }

    private func hotel(_ stay: Stay) -> WidgetHotelJson {
        WidgetHotelJson(
            date: texts.day(stay.checkIn, zone: stay.zone), nights: texts.nights(stay.nights), name: stay.name, address: stay.address,
            image: stay.picture.isEmpty ? "" : URL(string: stay.picture, relativeTo: pictures)?.absoluteString ?? "",
            reviewScore: stay.reviewScore.map(texts.score))
    }
}
