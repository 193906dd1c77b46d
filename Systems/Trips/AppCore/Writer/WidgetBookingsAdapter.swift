import TripsCore

/// Turns the customer's bookings into what the widget is given.
public struct WidgetBookingsAdapter: Sendable {
    private let widgetBookingAdapter: WidgetBookingAdapter
    private let widgetBookingsSequenceCreator: WidgetBookingsSequenceCreator
    private let unixDateGenerator: any UnixDateGenerator

    public init(
        widgetBookingAdapter: WidgetBookingAdapter, widgetBookingsSequenceCreator: WidgetBookingsSequenceCreator = .init(),
        unixDateGenerator: any UnixDateGenerator = SystemUnixDateGenerator()
    ) {
        self.widgetBookingAdapter = widgetBookingAdapter
        self.widgetBookingsSequenceCreator = widgetBookingsSequenceCreator
        self.unixDateGenerator = unixDateGenerator
    }

    /// The steps still to come or under way, by their start; nil when nothing is booked, empty when everything is over.
    public func adapt(_ bookings: [Booking]) -> [WidgetBookingJson]? {
        guard !bookings.isEmpty else { return nil }
        let today = unixDateGenerator.now()
        let queue = TripQueue(bookings)
        let steps =
            bookings
            .flatMap { widgetBookingAdapter.adapt($0, showsFrom: queue.showsFrom($0)).compactMap { $0 } }
            .filter { $0.endDate > today }
        return widgetBookingsSequenceCreator.create(steps)
    }
}
