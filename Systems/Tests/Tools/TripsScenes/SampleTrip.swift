import Foundation
import TripsCore

/// The trip of the boards: Milan to Tokyo, five nights, and back.
public enum SampleTrip {
    public static let steps = [
        WidgetStep(kind: .outbound, label: "Outbound"), WidgetStep(kind: .stay, label: "5 nights"),
        WidgetStep(kind: .inbound, label: "Inbound"),
    ]

    public static var outbound: WidgetFlight {
        WidgetFlight(
            direction: .outbound, stops: 0, stopsText: "Direct", code: "AZ 792", departureDate: "Fri 12 Jun", departureTime: "07:15",
            departureAirport: "LIN", departureCity: "Milan Linate", arrivalDate: "Sat 13 Jun", arrivalTime: "06:55", arrivalDayOffset: "+1",
            arrivalAirport: "HND", arrivalCity: "Tokyo Haneda")
    }

    public static var inbound: WidgetFlight {
        WidgetFlight(
            direction: .inbound, stops: 1, stopsText: "1 stop", code: "NH 215", departureDate: "Thu 18 Jun", departureTime: "11:40",
            departureAirport: "HND", departureCity: "Tokyo Haneda", arrivalDate: "Thu 18 Jun", arrivalTime: "22:05", arrivalAirport: "LIN",
            arrivalCity: "Milan Linate")
    }

    public static func hotel(photo: Bool = true) -> WidgetHotel {
        WidgetHotel(
            date: "Sat 13 Jun", nights: "5 nights", name: "Park Hotel Shiodome", address: "1-7-1 Higashi-Shimbashi, Minato, Tokyo 105-7227",
            image: photo ? self.photo : nil, reviewScore: "8.7")
    }

    /// A hotel by the sea, drawn by the service of Trips.
    public static let photo: Data? = Bundle.module.url(forResource: "Resources/hotel", withExtension: "jpg").flatMap {
        try? Data(contentsOf: $0)
    }

    public static func booking(
        flight: WidgetFlight? = nil, hotel: WidgetHotel? = nil, steps: [WidgetStep] = SampleTrip.steps, current: Int = 0
    ) -> WidgetBooking {
        WidgetBooking(
            startDate: Date(timeIntervalSince1970: 1_781_000_000), endDate: Date(timeIntervalSince1970: 1_781_100_000), flight: flight,
            hotel: hotel, steps: steps, currentStep: current)
    }
}
