import Foundation
import Testing

@testable import TripsServiceCore

struct SampleTests {
    /// 10 June 2026, 09:00 in Milan.
    private let now = Date(timeIntervalSince1970: 1_781_074_800)

    private func bookings(_ sample: Sample) -> [TripsServiceCore.Booking] {
        sample.bookings(now: now, composer: BookingComposer(traveller: "A B"))
    }

    @Test("the package leaves two days later at 07:15 and is the board's")
    func package() throws {
        let booking = try #require(bookings(.package).first)
        let out = try #require(booking.outbound), stay = try #require(booking.stay), back = try #require(booking.inbound)
        // 12 June 2026, 07:15 +02:00; 13 June, 06:55 +09:00.
        #expect(out.departure.time == 1_781_241_300 && out.arrival.time == 1_781_301_300)
        #expect([out.code, out.departure.airport, out.arrival.airport] == ["AZ 792", "LIN", "HND"] && out.stops == 0)
        #expect(stay.name == "Park Hotel Shiodome" && stay.nights == 5 && stay.reviewScore == 8.7)
        // 18 June 2026, 11:40 +09:00 to 22:05 +02:00.
        #expect(back.departure.time == 1_781_750_400 && back.arrival.time == 1_781_813_100)
        #expect(back.code == "NH 215" && back.stops == 1)
        #expect(stay.checkOut < back.departure.time)
    }

    @Test("each sample has the parts its name says")
    func parts() {
        #expect(bookings(.flight).allSatisfy { $0.outbound != nil && $0.stay == nil })
        #expect(bookings(.hotel).allSatisfy { $0.outbound == nil && $0.stay != nil })
        #expect(bookings(.gap).count == 2)
        #expect(bookings(.nested).count == 2)
        #expect(bookings(.none).isEmpty)
        for sample in Sample.allCases {
            #expect(bookings(sample).allSatisfy { $0.purchasedAt < now.timeIntervalSince1970 })
        }
    }

    @Test("the inner trip lies within the outer stay")
    func nested() throws {
        let trips = bookings(.nested)
        let outer = try #require(trips[0].stay), inner = trips[1]
        #expect(outer.checkIn < inner.outbound!.departure.time && inner.inbound!.arrival.time < outer.checkOut)
    }

    @Test("the five places of the file have ids and hotels of their own, zones that there are, and a picture of each hotel")
    func destinations() throws {
        let places = TripsServiceCore.Destination.all
        #expect(places.map(\.id) == ["tokyo", "lisbon", "new-york", "palermo", "london"])
        #expect(Set(places.map(\.airport.code)).count == 5 && Set(places.map(\.hotel.id)).count == 5)
        for place in places {
            #expect(TimeZone(identifier: place.airport.zone) != nil && place.fare > 0 && place.hotel.price > 0, "\(place.id)")
            #expect(try HotelPictures.picture(of: place.hotel.id) != nil, "\(place.id)")
        }
        #expect(TimeZone(identifier: TripsServiceCore.Destination.home.zone) != nil)
    }

    @Test("a time of day is read as the file has it")
    func times() throws {
        let times = try JSONDecoder().decode([LocalTime].self, from: Data(#"["00:00", "07:15", "23:59"]"#.utf8))
        #expect(times == [LocalTime(0, 0), LocalTime(7, 15), LocalTime(23, 59)])
    }

    @Test(
        "what is no time of day is refused, and said",
        arguments: ["", "7:15", "07:60", "24:00", "07.15", "07:15:00", "-1:00", "07:+5", "٠٧:١٥"])
    func noTimes(_ text: String) throws {
        let error = try #require(throws: DecodingError.self) {
            try JSONDecoder().decode(LocalTime.self, from: JSONEncoder().encode(text))
        }
        #expect("\(error)".contains("“\(text)” is no time of day such as 07:15."))
    }

    @Test("a day that clocks skip an hour, a leap day, a turn of the year", arguments: ["2026-03-29", "2028-02-29", "2026-12-31"])
    func days(_ text: String) throws {
        let day = try #require(LocalDay(text))
        let next = day.adding(days: 1).instant(at: LocalTime(12, 0), in: .gmt)
        #expect(next.timeIntervalSince(day.instant(at: LocalTime(12, 0), in: .gmt)) == 86_400)
        #expect(day.adding(days: 5).adding(days: -5) == day)
    }

    @Test(
        "what is no day is refused",
        arguments: ["", "2026-02-29", "2026-13-01", "2026-00-10", "26-01-01", "2026/01/01", "2026-01-01T00", "2026-01--1", "٢٠٢٦-٠١-٠١"])
    func noDays(_ text: String) {
        #expect(LocalDay(text) == nil)
    }
}
