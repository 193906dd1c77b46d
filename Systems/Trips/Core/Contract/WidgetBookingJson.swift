import Foundation

/// One step of a trip as it is written: only what the widget draws, every text already in the customer's language.
public struct WidgetBookingJson: Codable, Equatable, Sendable {
    /// Seconds since 1970-01-01 UTC, from when the step is shown.
    public var startDate: Double
    /// Seconds since 1970-01-01 UTC, when the step is over.
    public var endDate: Double
    public var flight: WidgetFlightJson?
    public var hotel: WidgetHotelJson?
    /// All steps of the trip this one belongs to, in their order.
    public var steps: [WidgetStepJson]?
    /// The place of this step in `steps`, from zero.
    public var currentStep: Int?
    /// The language of its texts, such as `de`: the widget's own words are drawn in the same.
    public var language: String?
    /// What the app knows the trip by, so that a tap leads to it.
    public var trip: String?

    public init(
        startDate: Double, endDate: Double, flight: WidgetFlightJson? = nil, hotel: WidgetHotelJson? = nil,
        steps: [WidgetStepJson]? = nil, currentStep: Int? = nil, language: String? = nil, trip: String? = nil
    ) {
        self.startDate = startDate
        self.endDate = endDate
        self.flight = flight
        self.hotel = hotel
        self.steps = steps
        self.currentStep = currentStep
        self.language = language
        self.trip = trip
    }
}

/// A flight as it is written.
public struct WidgetFlightJson: Codable, Equatable, Sendable {
    /// `outbound` or `inbound`; anything else, or nothing, is a flight without a direction.
    public var direction: String?
    public var stops: Int
    /// “Direct”, “1 stop”.
    public var stopsText: String?
    /// “AZ 792”.
    public var code: String
    /// “Fri 12 Jun”.
    public var departureDate: String
    /// “07:15”.
    public var departureTime: String?
    /// Three letters.
    public var departureAirport: String
    public var departureCity: String?
    public var arrivalDate: String
    public var arrivalTime: String?
    /// “+1” when the arrival is on a later day than the departure.
    public var arrivalDayOffset: String?
    /// Three letters.
    public var arrivalAirport: String
    public var arrivalCity: String?

    public init(
        direction: String? = nil, stops: Int, stopsText: String? = nil, code: String,
        departureDate: String, departureTime: String? = nil, departureAirport: String, departureCity: String? = nil,
        arrivalDate: String, arrivalTime: String? = nil, arrivalDayOffset: String? = nil, arrivalAirport: String,
        arrivalCity: String? = nil
    ) {
        self.direction = direction
        self.stops = stops
        self.stopsText = stopsText
        self.code = code
        self.departureDate = departureDate
        self.departureTime = departureTime
        self.departureAirport = departureAirport
        self.departureCity = departureCity
        self.arrivalDate = arrivalDate
        self.arrivalTime = arrivalTime
        self.arrivalDayOffset = arrivalDayOffset
        self.arrivalAirport = arrivalAirport
        self.arrivalCity = arrivalCity
    }
}

/// A stay as it is written.
public struct WidgetHotelJson: Codable, Equatable, Sendable {
    /// The first day, “Sat 13 Jun”.
    public var date: String
    /// “5 nights”.
    public var nights: String
    public var name: String
    public var address: String
    /// The address of the picture; empty when there is none.
    public var image: String
    /// “8.7”; absent when nobody has rated the hotel.
    public var reviewScore: String?

    public init(date: String, nights: String, name: String, address: String, image: String, reviewScore: String? = nil) {
        self.date = date
        self.nights = nights
        self.name = name
        self.address = address
        self.image = image
        self.reviewScore = reviewScore
    }
}

/// One stop of the rail that shows a whole trip.
public struct WidgetStepJson: Codable, Equatable, Sendable {
    /// `outbound`, `stay` or `inbound`.
    public var kind: String
    /// “Outbound”, “5 nights”.
    public var label: String

    public init(kind: String, label: String) {
        self.kind = kind
        self.label = label
    }
}
