import Foundation
import WidgetKit

/// Reads what is stored and lays it out; whatever goes wrong on the way, there is a timeline.
public struct BookingTimelines {
    private let repository: WidgetBookingsRepository
    private let factory: BookingTimelineFactory
    private let now: @Sendable () -> Date

    public init(
        repository: WidgetBookingsRepository, factory: BookingTimelineFactory = BookingTimelineFactory(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.repository = repository
        self.factory = factory
        self.now = now
    }

    /// The stored bookings' timeline; the no-booking entry, from now on, when they cannot be read.
    public func current() async -> Timeline<BookingEntry> {
        do {
            let bookings = try await repository.get()
            return factory.create(widgetBookings: bookings, at: now())
        } catch {
            return factory.createWithoutBookings(at: now())
        }
    }

    /// Makes the entry that is to be shown now.
    public func entryNow() async -> BookingEntry {
        let now = now()
        return await current().entries.last { $0.date <= now } ?? noBookingEntry(now)
    }
}

extension BookingTimelines {
    /// The timelines on the group's store, with pictures over the network.
    public static func live() -> BookingTimelines {
        BookingTimelines(
            repository: WidgetBookingsRepository(
                widgetBookingsAdapter: StoredBookingsAdapter(restClient: BoundedRestClient()), store: SharedBookingsStore()))
    }
}
