import Foundation

/// A place the shop sells, with its flights from Milan and its hotel.
public struct Destination: Sendable {
    /// A flight as the timetable gives it: local times, and the days between departure and arrival.
    public struct Leg: Sendable {
        var code: String
        var stops: Int
        var leaves: LocalTime
        var arrives: LocalTime
        var days = 0
    }

    public struct Airport: Sendable {
        var code: String
        var name: String
        var zone: String
    }

    public struct Hotel: Sendable {
        var id: String
        var name: String
        var address: String
        var score: Double?
        /// Cents a night.
        var price: Int
    }

    public var id: String
    public var city: String
    var airport: Airport
    var outbound: Leg
    var inbound: Leg
    var hotel: Hotel
    /// Cents there and back.
    var fare: Int
}

/// Hours and minutes on a wall somewhere.
public struct LocalTime: Sendable {
    var hour: Int
    var minute: Int

    init(_ hour: Int, _ minute: Int) {
        self.hour = hour
        self.minute = minute
    }
}

extension Destination {
    /// Where every traveller of the samples lives.
    static let home = Airport(code: "LIN", name: "Milan Linate", zone: "Europe/Rome")

    public static let all = [tokyo, lisbon, newYork, palermo, london]

    static let tokyo = Destination(
        id: "tokyo", city: "Tokyo", airport: Airport(code: "HND", name: "Tokyo Haneda", zone: "Asia/Tokyo"),
        outbound: Leg(code: "AZ 792", stops: 0, leaves: LocalTime(7, 15), arrives: LocalTime(6, 55), days: 1),
        inbound: Leg(code: "NH 215", stops: 1, leaves: LocalTime(11, 40), arrives: LocalTime(22, 5)),
        hotel: Hotel(
            id: "park-hotel-shiodome", name: "Park Hotel Shiodome",
            address: "1-7-1 Higashi-Shimbashi, Minato, Tokyo 105-7227", score: 8.7, price: 15_400),
        fare: 94_000)

    static let lisbon = Destination(
        id: "lisbon", city: "Lisbon", airport: Airport(code: "LIS", name: "Lisbon", zone: "Europe/Lisbon"),
        outbound: Leg(code: "TP 827", stops: 0, leaves: LocalTime(7, 15), arrives: LocalTime(9, 5)),
        inbound: Leg(code: "TP 826", stops: 0, leaves: LocalTime(18, 30), arrives: LocalTime(22, 15)),
        hotel: Hotel(
            id: "miradouro-da-graca", name: "Miradouro da Graça", address: "Largo da Graça 44, 1170-165 Lisboa", score: 9.1, price: 12_800),
        fare: 17_900)

    static let newYork = Destination(
        id: "new-york", city: "New York", airport: Airport(code: "JFK", name: "New York Kennedy", zone: "America/New_York"),
        outbound: Leg(code: "LX 14", stops: 1, leaves: LocalTime(7, 15), arrives: LocalTime(12, 50)),
        inbound: Leg(code: "LX 17", stops: 1, leaves: LocalTime(18, 20), arrives: LocalTime(10, 45), days: 1),
        hotel: Hotel(
            id: "the-water-street-house", name: "The Water Street House on the East River",
            address: "118 Water Street, New York, NY 10005, United States", score: 8.2, price: 24_500),
        fare: 61_200)

    static let palermo = Destination(
        id: "palermo", city: "Palermo", airport: Airport(code: "PMO", name: "Palermo", zone: "Europe/Rome"),
        outbound: Leg(code: "AZ 1761", stops: 0, leaves: LocalTime(7, 15), arrives: LocalTime(8, 50)),
        inbound: Leg(code: "AZ 1766", stops: 0, leaves: LocalTime(19, 40), arrives: LocalTime(21, 15)),
        hotel: Hotel(
            id: "villa-mondello", name: "Villa Mondello", address: "Viale Regina Elena 21, 90151 Palermo", score: nil, price: 9_900),
        fare: 11_400)

    static let london = Destination(
        id: "london", city: "London", airport: Airport(code: "LCY", name: "London City", zone: "Europe/London"),
        outbound: Leg(code: "BA 7306", stops: 0, leaves: LocalTime(7, 15), arrives: LocalTime(8, 10)),
        inbound: Leg(code: "BA 7309", stops: 0, leaves: LocalTime(17, 25), arrives: LocalTime(20, 20)),
        hotel: Hotel(
            id: "bankside-court", name: "Bankside Court", address: "62 Hopton Street, London SE1 9JH", score: 8.9, price: 18_300),
        fare: 15_900)
}
