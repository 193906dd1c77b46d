import Foundation
import Testing
import TripsCore

/// The reading half of the bookings' repository.
struct BookingsReaderTests {
    @Test("R1.37, G1.1: Unix seconds become dates")
    func seconds() async throws {
        let bookings = try await reader(StoredSample.package).get()
        #expect(bookings.map(\.startDate) == [.unix(1000), .unix(2000)])
        #expect(bookings.map(\.endDate) == [.unix(2000), .unix(3000)])
    }

    @Test("R1.7, R1.8, R1.9: every field arrives")
    func fields() async throws {
        let bookings = try await reader(StoredSample.package, CountingPictures()).get()
        #expect(
            bookings[0].flight
                == WidgetFlight(
                    direction: .outbound, stops: 0, stopsText: "Direct", code: "AZ 792", departureDate: "Fri 12 Jun",
                    departureTime: "07:15", departureAirport: "LIN", departureCity: "Milan Linate", arrivalDate: "Sat 13 Jun",
                    arrivalTime: "06:55", arrivalDayOffset: "+1", arrivalAirport: "HND", arrivalCity: "Tokyo Haneda"))
        #expect(
            bookings[1].hotel
                == WidgetHotel(
                    date: "Sat 13 Jun", nights: "5 nights", name: "Park Hotel Shiodome", address: "1-7-1 Higashi-Shimbashi",
                    image: Data("/a.jpg".utf8), reviewScore: "8.7"))
        #expect(bookings[1].steps.map(\.label) == ["Outbound", "5 nights"])
        #expect(bookings[1].currentStep == 1)
    }

    @Test("R1.34: keys may be written in snake_case")
    func snakeCase() async throws {
        let snake = StoredSample.package.replacing(#/([a-z])([A-Z])([A-Za-z]*)":/#) { match in
            "\(match.1)_\(match.2.lowercased())\(match.3)\":"
        }
        .replacing("arrival_dayOffset", with: "arrival_day_offset")
        #expect(snake.contains("start_date") && snake.contains("departure_airport"))
        let bookings = try await reader(snake).get()
        #expect(bookings == (try await reader(StoredSample.package).get()))
    }

    @Test("R1.8: the article's fields are enough")
    func onlyRequired() async throws {
        let json = """
            [{"startDate":1,"endDate":2,"flight":{"stops":2,"code":"X","departureDate":"a","departureAirport":"b","arrivalDate":"c",\
            "arrivalAirport":"d"}}]
            """
        let flight = try #require(try await reader(json).get().first?.flight)
        #expect(flight.direction == nil && flight.departureTime == nil && flight.stops == 2)
    }

    @Test("R1.8: an unknown direction is a flight without one")
    func unknownDirection() async throws {
        let json = StoredSample.package.replacing("\"outbound\",\"stops\"", with: "\"sideways\",\"stops\"")
        #expect(try await reader(json).get()[0].flight?.direction == nil)
    }

    @Test(
        "R1.33, true.10: whatever scalars a stored text has, it is UTF-8 here: it is read, or refused as JSON, and no encoding error is left"
    )
    func encoding() async throws {
        let odd = String(decoding: [0xD83D, 0x0041] as [UInt16], as: UTF16.self)
        let text = StoredSample.package.replacing("Park Hotel Shiodome", with: odd)
        #expect(try await reader(text).get()[1].hotel?.name == "\u{FFFD}A")
        await #expect(throws: DecodingError.self) { try await reader(odd).get() }
    }

    @Test("R1.36: an empty list is NoBookingAvailable")
    func empty() async {
        await #expect(throws: WidgetBookingsRepositoryError.NoBookingAvailable) { try await reader("[]").get() }
    }

    @Test("R1.35: malformed JSON is a decoding error")
    func malformed() async {
        await #expect(throws: DecodingError.self) { try await reader("[{").get() }
    }

    @Test("too much stored is refused before it is decoded")
    func tooLarge() async {
        let text = "[" + String(repeating: " ", count: BookingLimits.storedBytes) + "]"
        await #expect(throws: WidgetBookingsRepositoryError.DataTooLarge(bytes: text.utf8.count)) { try await reader(text).get() }
    }

    @Test(
        "a value out of bounds is refused by its place",
        arguments: [
            ("\"endDate\":3000", "\"endDate\":1e18", "[1].endDate"),
            ("\"endDate\":3000", "\"endDate\":2000", "[1].endDate"),
            ("\"startDate\":1000", "\"startDate\":-1", "[0].startDate"),
            ("\"stops\":0", "\"stops\":-1", "[0].flight.stops"),
            ("\"stops\":0", "\"stops\":21", "[0].flight.stops"),
            ("\"currentStep\":1", "\"currentStep\":2", "[1].currentStep"),
            ("\"currentStep\":1", "\"currentStep\":-1", "[1].currentStep"),
            ("\"kind\":\"stay\"", "\"kind\":\"walk\"", "[0].steps[1].kind"),
            ("Park Hotel Shiodome", String(repeating: "x", count: 301), "[1].hotel.name"),
        ])
    func outOfBounds(_ old: String, _ new: String, _ field: String) async {
        let text = StoredSample.package.replacing(old, with: new)
        #expect(text != StoredSample.package)
        let error = await #expect(throws: WidgetBookingsRepositoryError.self) { try await reader(text).get() }
        guard case .ValueRefused(field, _) = error else {
            Issue.record("\(String(describing: error)) does not name \(field)")
            return
        }
    }

    @Test("R1.40, G1.2: the injected adapter does the work, once a call")
    func injected() async throws {
        let adapter = RecordingAdapter()
        let repository = WidgetBookingsRepository(widgetBookingsAdapter: adapter, store: store(StoredSample.package))
        let bookings = try await repository.get()
        #expect(bookings == [RecordingAdapter.answer])
        #expect(adapter.received.map(\.count) == [2])
    }
}

private final class RecordingAdapter: StoredBookingsAdapting, @unchecked Sendable {
    static let answer = WidgetBooking(startDate: .unix(7), endDate: .unix(8))
    var received: [[WidgetBookingJson]] = []

    func adapt(widgetBookingsJson: [WidgetBookingJson]) async -> [WidgetBooking] {
        received.append(widgetBookingsJson)
        return [Self.answer]
    }
}
