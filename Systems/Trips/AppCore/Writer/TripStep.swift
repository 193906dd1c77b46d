import TripsCore

/// One step of one trip, before it takes its place among all others.
public struct TripStep: Equatable, Sendable {
    /// The booking it belongs to.
    public var bookingID: String
    /// Its place in the trip's rail.
    public var index: Int
    /// Seconds since 1970.
    public var startDate: Double
    /// Seconds since 1970.
    public var endDate: Double
    public var flight: WidgetFlightJson?
    public var hotel: WidgetHotelJson?
    /// All steps of the trip, those already over too.
    public var rail: [WidgetStepJson]

    public init(
        bookingID: String, index: Int, startDate: Double, endDate: Double, flight: WidgetFlightJson? = nil,
        hotel: WidgetHotelJson? = nil, rail: [WidgetStepJson] = []
    ) {
        self.bookingID = bookingID
        self.index = index
        self.startDate = startDate
        self.endDate = endDate
        self.flight = flight
        self.hotel = hotel
        self.rail = rail
    }
}
