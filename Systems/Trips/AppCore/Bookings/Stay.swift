/// Nights in one hotel.
public struct Stay: Codable, Equatable, Sendable {
    public var name: String
    public var address: String
    /// Seconds since 1970.
    public var checkIn: Double
    /// Seconds since 1970.
    public var checkOut: Double
    public var nights: Int
    /// The hotel's time zone, as “Asia/Tokyo”.
    public var zone: String
    /// 0…10; absent when nobody has rated the hotel.
    public var reviewScore: Double?
    /// Path on the service, or a full address.
    public var picture: String

    public init(
        name: String, address: String, checkIn: Double, checkOut: Double, nights: Int, zone: String, reviewScore: Double? = nil,
        picture: String = ""
    ) {
        self.name = name
        self.address = address
        self.checkIn = checkIn
        self.checkOut = checkOut
        self.nights = nights
        self.zone = zone
        self.reviewScore = reviewScore
        self.picture = picture
    }
}
