import TripsCore
import VitrineWidgetArchive

/// Everything the widget can look like.
public enum Scenes {
    private static let families: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge]

    public static let all: [Scene] = states + words + readers

    /// Each state in each family, light and dark.
    private static let states: [Scene] = {
        let bookings: [(String, WidgetBooking?)] = [
            ("outbound", SampleTrip.booking(flight: SampleTrip.outbound)),
            ("hotel", SampleTrip.booking(hotel: SampleTrip.hotel(), current: 1)),
            ("hotel-without-photo", SampleTrip.booking(hotel: SampleTrip.hotel(photo: false), current: 1)),
            ("inbound", SampleTrip.booking(flight: SampleTrip.inbound, current: 2)),
            ("both", SampleTrip.booking(flight: SampleTrip.outbound, hotel: SampleTrip.hotel())),
            ("no-trip", nil),
        ]
        return bookings.flatMap { name, booking in
            families.flatMap { family in [Scene(name, booking, family), Scene(name, booking, family, .dark)] }
        }
    }()

    /// Large type, and words that run from right to left.
    private static let readers: [Scene] = {
        let bookings: [(String, WidgetBooking?)] = [
            ("outbound", SampleTrip.booking(flight: SampleTrip.outbound)),
            ("hotel", SampleTrip.booking(hotel: SampleTrip.hotel(), current: 1)), ("no-trip", nil),
        ]
        return bookings.flatMap { name, booking in
            families.flatMap { family in
                [
                    Scene(name, booking, family, typeSize: "accessibility1"),
                    Scene(name, booking, family, .dark, typeSize: "accessibility4"),
                    Scene(name, booking, family, isRightToLeft: true),
                ]
            }
        }
    }()

    /// Long names, other languages, what is missing, and the placeholder.
    private static let words: [Scene] = {
        var long = SampleTrip.outbound
        (long.departureCity, long.arrivalCity) = ("Reykjavík-Keflavík International", "Thiruvananthapuram International")
        (long.code, long.stopsText) = ("W6 12345", "2 stops, 1 technical")
        var palace = SampleTrip.hotel()
        palace.name = "Grand Hotel & Residenza Storica Palazzo Donnafugata"
        palace.address = "Contrada Donnafugata snc, Strada Provinciale 14, 97100 Donnafugata di Ragusa Ibla (RG), Sicilia"
        palace.reviewScore = "10.0"
        var bare = SampleTrip.outbound
        (bare.direction, bare.stopsText, bare.departureTime, bare.arrivalTime, bare.arrivalDayOffset) = (nil, nil, nil, nil, nil)
        (bare.departureCity, bare.arrivalCity) = (nil, nil)
        return families.flatMap { family in
            [
                Scene("placeholder", SampleTrip.booking(flight: SampleTrip.outbound), family, isPlaceholder: true),
                Scene("long-flight", SampleTrip.booking(flight: long), family),
                Scene("long-hotel", SampleTrip.booking(hotel: palace, current: 1), family),
                Scene("bare-flight", SampleTrip.booking(flight: bare, steps: []), family),
                Scene("only-hotel", SampleTrip.booking(hotel: SampleTrip.hotel(), steps: []), family),
                Scene("no-trip", nil, family, locale: "it_IT"),
                Scene("no-trip", nil, family, locale: "ja_JP"),
                Scene("no-trip", nil, family, locale: "de_DE"),
                Scene(
                    "outbound", SampleTrip.booking(flight: italian, steps: steps("Andata", "5 notti", "Ritorno")), family, locale: "it_IT"),
                Scene("hotel", SampleTrip.booking(hotel: japanese, steps: steps("往路", "5泊", "復路"), current: 1), family, locale: "ja_JP"),
            ]
        }
    }()

    private static func steps(_ outbound: String, _ stay: String, _ inbound: String) -> [WidgetStep] {
        [WidgetStep(kind: .outbound, label: outbound), WidgetStep(kind: .stay, label: stay), WidgetStep(kind: .inbound, label: inbound)]
    }

    private static var italian: WidgetFlight {
        var flight = SampleTrip.outbound
        (flight.departureDate, flight.arrivalDate) = ("ven 12 giu", "sab 13 giu")
        (flight.departureCity, flight.arrivalCity, flight.stopsText) = ("Milano Linate", "Tokyo Haneda", "Diretto")
        return flight
    }

    private static var japanese: WidgetHotel {
        var hotel = SampleTrip.hotel()
        (hotel.date, hotel.nights) = ("6月13日(土)", "5泊")
        (hotel.name, hotel.address) = ("パークホテル汐留・東京ベイサイド", "東京都港区東新橋一丁目七番一号 汐留メディアタワー")
        return hotel
    }
}
