import AppGroup
import Foundation
import Testing
import TripsCore
import WidgetKit

struct BookingTimelinesTests {
    private func timelines(_ text: String?, at now: Double = 5) -> BookingTimelines {
        BookingTimelines(repository: reader(text), now: { .unix(now) })
    }

    @Test(
        "R1.45: whatever cannot be read is one no-booking entry, now",
        arguments: [nil, "", "null", "[]", "{}", "[{}]", "[1]", "\"[]\"", "[null]", "\u{FFFD}", "[{\"startDate\":1}]"])
    func unreadable(_ text: String?) async {
        let timeline = await timelines(text).current()
        #expect(timeline.entries == [BookingEntry(date: .unix(5), data: nil)])
        #expect(timeline.policy == .never)
    }

    @Test("R1.31, R1.45: no store is a no-booking entry too")
    func noStore() async {
        let repository = WidgetBookingsRepository(
            widgetBookingsAdapter: StoredBookingsAdapter(restClient: NoPictures()), store: SharedBookingsStore(storage: nil))
        #expect(await BookingTimelines(repository: repository, now: { .unix(1) }).current().entries.map(\.data) == [nil])
    }

    @Test(
        "R1.23, true.6: the entry of now is the step under way, or the one to come",
        arguments: [(500.0, "AZ 792"), (1500.0, "AZ 792"), (9000.0, nil)])
    func now(_ now: Double, _ code: String?) async {
        #expect(await timelines(StoredSample.package, at: now).entryNow().data?.flight?.code == code)
    }

    @Test("G1.9: the sample's airports and flight exist nowhere")
    func sample() {
        let entry = BookingEntry.sample(at: .unix(3))
        #expect(entry.date == .unix(3))
        #expect(entry.data?.flight?.departureAirport == "AAA" && entry.data?.flight?.arrivalAirport == "ZZZ")
        #expect(entry.data?.flight?.code == "XX 000")
    }
}
