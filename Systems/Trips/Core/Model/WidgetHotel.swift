import Foundation

/// A stay, every text ready to be drawn.
public struct WidgetHotel: Hashable, Sendable {
    /// The first day, “Sat 13 Jun”.
    public var date: String
    /// The number of nights as text, such as “5 nights”.
    public var nights: String
    public var name: String
    public var address: String
    /// The downloaded picture, JPEG or PNG; absent when there is none or it could not be fetched.
    public var image: Data?
    /// The score of the reviews as text, such as “8.7”.
    public var reviewScore: String?

    public init(date: String, nights: String, name: String, address: String, image: Data? = nil, reviewScore: String? = nil) {
        self.date = date
        self.nights = nights
        self.name = name
        self.address = address
        self.image = image
        self.reviewScore = reviewScore
    }
}
