import AppPage
import Foundation
import TripsCore

/// Writes the page. All values are escaped by the template.
public struct TripsPage: Sendable {
    let parts: PageParts
    private let texts: TripTexts
    private let locale: Locale
    private let pictures: URL?
    private let now: @Sendable () -> Date

    /// Reads the page's parts from the app's bundle.
    public init(locale: Locale, pictures: URL?, now: @escaping @Sendable () -> Date = { Date() }) throws {
        parts = try PageParts(in: .module)
        texts = TripTexts(locale: locale)
        self.locale = locale
        self.pictures = pictures
        self.now = now
    }

    func render(_ state: TripsAccount.State, at place: TripsLink, notice: Notice?) -> String {
        var values: [String: Any] = [
            "revision": state.revision,
            "samples": SampleCustomer.all.map { sample in
                [
                    "email": sample.email, "password": SampleCustomer.password, "name": sample.name, "what": sample.what,
                    "current": sample.email == state.account?.customer.email,
                ]
            },
        ]
        if let notice { values["notice"] = ["kind": notice.kind.rawValue, "text": notice.text] }
        guard let account = state.account else { return parts.render(values) }
        values["customer"] = ["name": account.customer.name, "email": account.customer.email]
        switch place {
        case .bookings(let product):
            values["bookingSection"] = bookings(account.bookings, highlighting: product)
        case .search(let product):
            values["searchSection"] = search(product, state.destinations)
        }
        return parts.render(values)
    }

    private func bookings(_ bookings: [Booking], highlighting product: Product?) -> [String: Any] {
        let cards = bookings.sorted { ($0.begins ?? 0, $0.id) < ($1.begins ?? 0, $1.id) }.map { card($0, highlighting: product) }
        return ["isEmpty": cards.isEmpty, "bookings": cards, "only": product.map(Self.name) ?? ""]
    }

    private func card(_ booking: Booking, highlighting product: Product?) -> [String: Any] {
        var card: [String: Any] = [
            "id": booking.id, "reference": booking.reference, "price": price(booking), "status": status(booking),
            "title": booking.stay?.name ?? booking.outbound?.arrival.city ?? booking.inbound?.departure.city ?? "Booking",
            "highlighted": product == .flight && booking.outbound != nil || product == .hotel && booking.stay != nil
                || product == .dp && booking.outbound != nil && booking.stay != nil,
        ]
        card["flights"] = [booking.outbound, booking.inbound].compactMap { $0 }.map { flight -> [String: Any] in
            var row: [String: Any] = [
                "code": flight.code, "stops": texts.stops(flight.stops), "from": flight.departure.airport, "to": flight.arrival.airport,
                "fromCity": flight.departure.city, "toCity": flight.arrival.city,
                "day": texts.day(flight.departure.time, zone: flight.departure.zone),
                "leaves": texts.time(flight.departure.time, zone: flight.departure.zone),
                "arrives": texts.time(flight.arrival.time, zone: flight.arrival.zone),
            ]
            // An empty text would still be shown: a section goes away only with its value.
            row["offset"] = texts.dayOffset(from: flight.departure, to: flight.arrival)
            return row
        }
        if let stay = booking.stay {
            var row: [String: Any] = [
                "name": stay.name, "address": stay.address, "nights": texts.nights(stay.nights),
                "day": texts.day(stay.checkIn, zone: stay.zone),
                "picture": URL(string: stay.picture, relativeTo: pictures)?.absoluteString ?? "",
            ]
            row["score"] = stay.reviewScore.map(texts.score)
            card["stay"] = row
        }
        return card
    }

    private func search(_ product: Product, _ destinations: [Destination]) -> [String: Any] {
        let earliest = now().addingTimeInterval(86_400), usual = now().addingTimeInterval(14 * 86_400)
        return [
            "products": Product.allCases.map { option -> [String: Any] in
                ["value": option == .dp ? "package" : option.rawValue, "name": Self.name(option), "chosen": option == product]
            },
            "destinations": destinations.map { ["id": $0.id, "city": $0.city] },
            "noDestinations": destinations.isEmpty,
            "earliest": Self.isoDay(earliest), "usual": Self.isoDay(usual),
        ]
    }

    private func status(_ booking: Booking) -> String {
        let now = now().timeIntervalSince1970
        if let ends = booking.ends, ends <= now { return "Over" }
        if let begins = booking.begins, begins <= now { return "Under way" }
        return "Upcoming"
    }

    private func price(_ booking: Booking) -> String {
        (Decimal(booking.priceInCents) / 100).formatted(.currency(code: booking.currency).locale(locale))
    }

    private static func name(_ product: Product) -> String {
        switch product {
        case .flight: "Flight"
        case .dp: "Flight + hotel"
        case .hotel: "Hotel"
        }
    }

    private static func isoDay(_ date: Date) -> String {
        date.formatted(.iso8601.year().month().day())
    }
}
