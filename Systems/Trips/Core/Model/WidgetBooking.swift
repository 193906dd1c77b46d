import Foundation

/// One step of a trip as the widget shows it.
public struct WidgetBooking: Hashable, Sendable {
    public var startDate: Date
    public var endDate: Date
    public var flight: WidgetFlight?
    public var hotel: WidgetHotel?
    /// All steps of the trip, in their order; empty when the app did not say.
    public var steps: [WidgetStep]
    /// The place of this step in `steps`; always a valid index when `steps` is not empty.
    public var currentStep: Int
    /// The language of its texts, such as `de`; absent when the app did not say.
    public var language: String?
    /// What the app knows the trip by; absent when the app did not say.
    public var trip: String?

    public init(
        startDate: Date, endDate: Date, flight: WidgetFlight? = nil, hotel: WidgetHotel? = nil,
        steps: [WidgetStep] = [], currentStep: Int = 0, language: String? = nil, trip: String? = nil
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
