import Foundation
import Testing
import TripsCore

struct StoredBookingsAdapterTests {
    private func stay(_ image: String, at start: Double = 0) -> WidgetBookingJson {
        WidgetBookingJson(
            startDate: start, endDate: start + 1, hotel: WidgetHotelJson(date: "d", nights: "n", name: "h", address: "a", image: image))
    }

    @Test("R1.38: the hotel's picture is downloaded")
    func downloads() async {
        let bookings = await StoredBookingsAdapter(restClient: CountingPictures()).adapt(widgetBookingsJson: [
            stay("http://localhost/p.jpg")
        ])
        #expect(bookings[0].hotel?.image == Data("/p.jpg".utf8))
    }

    @Test("R1.39: a picture that fails costs no booking", arguments: ["http://localhost/p.jpg", "", "%%%", "not a url at all \u{0}"])
    func failure(_ address: String) async {
        let bookings = await StoredBookingsAdapter(restClient: NoPictures()).adapt(widgetBookingsJson: [stay(address)])
        #expect(bookings.count == 1)
        #expect(bookings[0].hotel?.name == "h" && bookings[0].hotel?.image == nil)
    }

    @Test("one address is asked once")
    func once() async {
        let client = CountingPictures()
        let bookings = await StoredBookingsAdapter(restClient: client)
            .adapt(widgetBookingsJson: [stay("http://localhost/p.jpg"), stay("http://localhost/p.jpg", at: 1)])
        #expect(bookings.compactMap(\.hotel?.image).count == 2)
        #expect(await client.asked == ["/p.jpg"])
    }

    @Test("no more pictures than the limit are asked for")
    func bounded() async {
        let client = CountingPictures()
        let stays = (0..<20).map { stay("http://localhost/\($0).jpg", at: Double($0)) }
        let bookings = await StoredBookingsAdapter(restClient: client).adapt(widgetBookingsJson: stays)
        #expect(bookings.count == 20)
        #expect(await client.asked.count == BookingLimits.images)
        #expect(bookings[0].hotel?.image != nil)
    }
}
