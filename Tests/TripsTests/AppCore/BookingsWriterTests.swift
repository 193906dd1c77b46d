import AppGroup
import Foundation
import WidgetTimelines
import Testing
import TripsAppCore
import TripsCore

/// Notes what was stored when the timelines were asked for anew.
final class RecordingTimelines: TimelineReloading, @unchecked Sendable {
    private let lock = NSLock()
    private var seen: [String?] = []
    private let storage: any GroupStore

    init(_ storage: any GroupStore) { self.storage = storage }

    var stored: [String?] { lock.withLock { seen } }

    func reloadAllTimelines() async {
        let text = storage.string(forKey: AppGroup.bookingKey)
        lock.withLock { seen.append(text) }
    }
}

/// The writing half of the bookings' repository.
struct BookingsWriterTests {
    private let storage = MemoryStore()

    private func repository(_ timelines: any TimelineReloading) -> TripsAppCore.WidgetBookingsRepository {
        TripsAppCore.WidgetBookingsRepository(
            widgetBookingsAdapter: writer(), widgetUserDefaultStore: WidgetUserDefaultRepository(storage: storage), timelines: timelines)
    }

    @Test("R1.25, R1.5, G1.8: one text is written first, then all timelines are asked for")
    func saves() async throws {
        let timelines = RecordingTimelines(storage)
        try await repository(timelines).save([BookingSample.package()])
        let text = try #require(storage.string(forKey: AppGroup.bookingKey))
        #expect(timelines.stored == [text])
        #expect(try JSONDecoder().decode([WidgetBookingJson].self, from: Data(text.utf8)).count == 3)
    }

    @Test("R1.26: clearing removes first, then asks")
    func clears() async throws {
        let timelines = RecordingTimelines(storage)
        try await repository(timelines).save([BookingSample.package()])
        try await repository(timelines).clear()
        #expect(timelines.stored.count == 2 && timelines.stored[1] == nil)
        #expect(storage.string(forKey: AppGroup.bookingKey) == nil)
    }

    @Test("R1.29, G1.7: saving nothing booked removes what was stored")
    func savesNothing() async throws {
        let timelines = RecordingTimelines(storage)
        try await repository(timelines).save([BookingSample.package()])
        try await repository(timelines).save([])
        #expect(storage.string(forKey: AppGroup.bookingKey) == nil)
        #expect(timelines.stored.count == 2)
    }

    @Test("R1.31: without the entitlement saving fails, and nothing is asked for")
    func noStore() async {
        let timelines = RecordingTimelines(storage)
        let repository = TripsAppCore.WidgetBookingsRepository(
            widgetBookingsAdapter: writer(), widgetUserDefaultStore: WidgetUserDefaultRepository(storage: nil), timelines: timelines)
        await #expect(throws: SharedBookingsStoreError.StorageNotFound) { try await repository.save([BookingSample.package()]) }
        #expect(timelines.stored.isEmpty)
    }

    @Test("what the writer writes the reader reads")
    func roundTrip() async throws {
        try await repository(RecordingTimelines(storage)).save([BookingSample.package()])
        let bookings = try await reader(storage.string(forKey: AppGroup.bookingKey), CountingPictures()).get()
        #expect(bookings.map(\.endDate) == [.unix(2000), .unix(3000), .unix(4000)])
        #expect(bookings[0].flight?.direction == .outbound && bookings[2].flight?.direction == .inbound)
        #expect(bookings[0].flight?.stopsText == "Direct" && bookings[2].flight?.stopsText == "1 stop")
        #expect(bookings[1].hotel?.image != nil && bookings[1].hotel?.reviewScore == "8.7")
    }
}
