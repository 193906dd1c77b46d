/// One way by air.
public struct Flight: Codable, Equatable, Sendable {
    /// “AZ 792”.
    public var code: String
    public var stops: Int
    public var departure: FlightEnd
    public var arrival: FlightEnd

    public init(code: String, stops: Int, departure: FlightEnd, arrival: FlightEnd) {
        self.code = code
        self.stops = stops
        self.departure = departure
        self.arrival = arrival
    }
}

/// Where and when a flight starts or ends.
public struct FlightEnd: Codable, Equatable, Sendable {
    /// Three letters.
    public var airport: String
    public var city: String
    /// Seconds since 1970.
    public var time: Double
    /// The airport's time zone, as “Asia/Tokyo”.
    public var zone: String

    public init(airport: String, city: String, time: Double, zone: String) {
        self.airport = airport
        self.city = city
        self.time = time
        self.zone = zone
    }
}
