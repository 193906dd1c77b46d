import Foundation
import WidgetKit

/// Lays bookings out in time: what is shown, and from when.
public struct BookingTimelineFactory: Sendable {
    /// Seconds; a longer wait between two trips is shown as “no booking”, a shorter one keeps the finished trip.
    public static let longestGap: TimeInterval = 24 * 60 * 60

    public init() {}

    /// The timeline of these bookings; only the app knows of news, so the system never asks again by itself.
    public func create(widgetBookings: [WidgetBooking]) -> Timeline<BookingEntry> {
        Timeline(entries: entries(for: widgetBookings), policy: .never)
    }

    /// The timeline when reading failed: no booking, from now on.
    public func createWithoutBookings(at now: Date) -> Timeline<BookingEntry> {
        Timeline(entries: [noBookingEntry(now)], policy: .never)
    }

    /// One entry a booking at its start, in stored order; the step still running where an inner one ends; no booking at the greatest end
    /// and in long gaps. Nothing for no bookings.
    public func entries(for bookings: [WidgetBooking]) -> [BookingEntry] {
        var entries = bookings.map { BookingEntry(date: $0.startDate, data: $0) }
        for end in Set(bookings.map(\.endDate)).sorted() {
            if let entry = entry(at: end, bookings) { entries.append(entry) }
        }
        // Sorting by date and then by place keeps the stored order of bookings that start together.
        return entries.enumerated()
            .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
            .map(\.element)
    }

    /// What has to be said at `end`, when at least one booking ends; nil where the running or next entry speaks for itself.
    private func entry(at end: Date, _ bookings: [WidgetBooking]) -> BookingEntry? {
        if bookings.contains(where: { $0.startDate == end }) { return nil }
        if let outer = newest(of: bookings.filter { $0.startDate < end && end < $0.endDate }) {
            // Where the newest of those that ran was an older one than `outer`, `outer` is on show already.
            let ending = newest(of: bookings.filter { $0.startDate < end && $0.endDate >= end })
            return ending == outer ? nil : BookingEntry(date: end, data: outer)
        }
        guard let next = bookings.map(\.startDate).filter({ $0 > end }).min() else { return noBookingEntry(end) }
        return next.timeIntervalSince(end) > Self.longestGap ? noBookingEntry(end) : nil
    }

    private func newest(of bookings: [WidgetBooking]) -> WidgetBooking? {
        bookings.reduce(nil) { newest, booking in
            guard let newest, booking.startDate < newest.startDate else { return booking }
            return newest
        }
    }
}
