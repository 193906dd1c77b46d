import Foundation

/// One step of a trip as it is written: only what the widget draws, every text already in the customer's language.
public struct WidgetBookingJson: Codable, Equatable, Sendable {
    /// Seconds since 1970-01-01 UTC, from when the step is shown.
    public var startDate: Double
    /// Seconds since 1970-01-01 UTC, when the step is over.
    public var endDate: Double
    public var flight: WidgetFlight?
    public var hotel: WidgetHotelJson?
    /// All steps of the trip this one belongs to, in their order.
    public var steps: [WidgetStep]?
    /// The place of this step in `steps`, from zero.
    public var currentStep: Int?
    /// The language of its texts, such as `de`: the widget's own words are drawn in the same.
    public var language: String?
    /// What the app knows the trip by, so that a tap leads to it.
    public var trip: String?

    public init(
        startDate: Double, endDate: Double, flight: WidgetFlight? = nil, hotel: WidgetHotelJson? = nil,
        steps: [WidgetStep]? = nil, currentStep: Int? = nil, language: String? = nil, trip: String? = nil
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

/// A stay as it is written.
public struct WidgetHotelJson: Codable, Equatable, Sendable {
    /// The first day, “Sat 13 Jun”.
    public var date: String
    /// The number of nights as text, such as “5 nights”.
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
