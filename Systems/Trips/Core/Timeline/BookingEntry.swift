import Foundation
import WidgetKit

/// What the widget shows from `date` on; without data there is no booking.
public struct BookingEntry: TimelineEntry, Hashable, Sendable {
    public var date: Date
    public let data: WidgetBooking?

    public init(date: Date, data: WidgetBooking?) {
        self.date = date
        self.data = data
    }
}

/// The state of somebody who has nothing booked.
public let noBookingEntry: @Sendable (Date) -> BookingEntry = { BookingEntry(date: $0, data: nil) }
