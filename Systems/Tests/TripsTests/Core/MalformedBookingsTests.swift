import Foundation
import MalformedBookings
import Testing
import TripsCore

struct MalformedBookingsTests {
    @Test("R1.35, R1.45: a thousand kinds of malformed text are each the no-booking entry")
    func thousandKinds() async {
        let texts = MalformedBookings.all()
        #expect(Set(texts).count >= 1_000)
        for text in texts {
            let timeline = await BookingTimelines(repository: reader(text), now: { .unix(5) }).current()
            #expect(timeline.entries == [BookingEntry(date: .unix(5), data: nil)], "\(text.prefix(200))")
        }
    }

    @Test("the text they are made of is itself well formed")
    func wellFormed() async {
        #expect(await BookingTimelines(repository: reader(StoredSample.package)).current().entries.count == 3)
    }
}
