import TripsCore
import WidgetTimelines

/// Hands the customer's bookings over to the widget.
public final class WidgetBookingsRepository {
    private let widgetBookingsAdapter: WidgetBookingsAdapter
    private let widgetUserDefaultStore: WidgetUserDefaultRepository
    private let timelines: any TimelineReloading

    public init(
        widgetBookingsAdapter: WidgetBookingsAdapter, widgetUserDefaultStore: WidgetUserDefaultRepository, timelines: any TimelineReloading
    ) {
        self.widgetBookingsAdapter = widgetBookingsAdapter
        self.widgetUserDefaultStore = widgetUserDefaultStore
        self.timelines = timelines
    }

    /// Writes first, then asks for new timelines: a reload must find the new value.
    public func save(_ bookings: [Booking]) async throws {
        try await widgetUserDefaultStore.saveWidgetBooking(widgetBookingsAdapter.adapt(bookings))
        await timelines.reloadAllTimelines()
    }

    /// Removes what the widget has, then asks for new timelines; called on log-out.
    public func clear() async throws {
        try await widgetUserDefaultStore.clear()
        await timelines.reloadAllTimelines()
    }
}
