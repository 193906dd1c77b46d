import Foundation
import WidgetKit

/// Lays bookings out in time: what is shown, and from when. A trip to come is never hidden: wherever no step runs, the next one is shown.
public struct BookingTimelineFactory: Sendable {
    public init() {}

    /// The timeline of these bookings, shown from `now` on; only the app knows of news, so the system never asks again by itself.
    public func create(widgetBookings: [WidgetBooking], at now: Date) -> Timeline<BookingEntry> {
        Timeline(entries: entries(for: widgetBookings, at: now), policy: .never)
    }

    /// The timeline when reading failed: no booking, from now on.
    public func createWithoutBookings(at now: Date) -> Timeline<BookingEntry> {
        Timeline(entries: [noBookingEntry(now)], policy: .never)
    }

    /// One entry a booking at its start, in stored order; the step still running where an inner one ends, the next one where none runs, and
    /// no booking at the greatest end. Nothing for no bookings.
    public func entries(for bookings: [WidgetBooking], at now: Date) -> [BookingEntry] {
        var entries = bookings.map { BookingEntry(date: $0.startDate, data: $0) }
        for end in Set(bookings.map(\.endDate)).sorted() {
            if let entry = entry(at: end, bookings) { entries.append(entry) }
        }
        if let first = next(after: now, bookings), bookings.allSatisfy({ $0.startDate > now }) {
            entries.append(BookingEntry(date: now, data: first))
        }
        // Sorting by date and then by place keeps the stored order of bookings that start together.
        return entries.enumerated()
            .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
            .map(\.element)
    }

    /// The entry for `end`, when at least one booking ends; nil where the entry that is shown then suffices.
    private func entry(at end: Date, _ bookings: [WidgetBooking]) -> BookingEntry? {
        if bookings.contains(where: { $0.startDate == end }) { return nil }
        if let outer = newest(of: bookings.filter { $0.startDate < end && end < $0.endDate }) {
            // Where the newest of those that ran was an older one than `outer`, `outer` is on show already.
            let ending = newest(of: bookings.filter { $0.startDate < end && $0.endDate >= end })
            return ending == outer ? nil : BookingEntry(date: end, data: outer)
        }
        return BookingEntry(date: end, data: next(after: end, bookings))
    }

    /// The step that is shown first of all that start after `instant`.
    private func next(after instant: Date, _ bookings: [WidgetBooking]) -> WidgetBooking? {
        let start = bookings.map(\.startDate).filter { $0 > instant }.min()
        return bookings.last { $0.startDate == start }
    }

    private func newest(of bookings: [WidgetBooking]) -> WidgetBooking? {
        bookings.reduce(nil) { newest, booking in
            guard let newest, booking.startDate < newest.startDate else { return booking }
            return newest
        }
    }
}
