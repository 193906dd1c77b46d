/// A flight, as the app writes it and as the widget draws it: every text is ready to be drawn.
public struct WidgetFlight: Codable, Hashable, Sendable {
    /// Which way the traveller goes.
    public enum Direction: String, Codable, Hashable, Sendable {
        case outbound
        case inbound
    }

    /// Absent for a flight that belongs to no round trip, or whose direction is not known here: the kicker then says “Flight”.
    public var direction: Direction?
    public var stops: Int
    /// “Direct”, “1 stop”; absent when the app did not say: the stops are then not drawn.
    public var stopsText: String?
    /// The flight's number, such as “AZ 792”.
    public var code: String
    /// “Fri 12 Jun”.
    public var departureDate: String
    /// The time of departure as text, such as “07:15”.
    public var departureTime: String?
    /// The code of the airport of departure, in three letters.
    public var departureAirport: String
    public var departureCity: String?
    public var arrivalDate: String
    public var arrivalTime: String?
    /// “+1” when the arrival is on a later day than the departure.
    public var arrivalDayOffset: String?
    /// The code of the airport of arrival, in three letters.
    public var arrivalAirport: String
    public var arrivalCity: String?

    public init(
        direction: Direction? = nil, stops: Int, stopsText: String? = nil, code: String,
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

extension KeyedDecodingContainer {
    /// A direction that this widget does not know is none: an app may be newer than the widget beside it.
    func decodeIfPresent(_ type: WidgetFlight.Direction.Type, forKey key: Key) throws -> WidgetFlight.Direction? {
        try decodeIfPresent(String.self, forKey: key).flatMap(WidgetFlight.Direction.init)
    }
}
