/// From when each of several trips is shown. A trip is shown from its purchase on; one bought while an earlier one was still to be
/// travelled waits for it, and then comes up a day before it begins.
public struct TripQueue: Sendable {
    /// Seconds before its beginning at which a waiting trip comes up.
    public static let notice = 86_400.0
    private let bookings: [Booking]

    public init(_ bookings: [Booking]) {
        self.bookings = bookings
    }

    /// Seconds since 1970.
    public func showsFrom(_ booking: Booking) -> Double {
        guard let begins = booking.begins else { return booking.purchasedAt }
        let ahead = bookings.filter { other in
            guard let otherBegins = other.begins, let otherEnds = other.ends, other.id != booking.id else { return false }
            return (otherBegins, other.id) < (begins, booking.id) && otherEnds > booking.purchasedAt
        }
        guard !ahead.isEmpty else { return booking.purchasedAt }
        // Nor does it cut short a step that is over before it begins.
        let finished = ahead.flatMap(\.stepEnds).filter { $0 <= begins }.max() ?? booking.purchasedAt
        return max(booking.purchasedAt, begins - Self.notice, finished)
    }
}

extension Booking {
    fileprivate var stepEnds: [Double] {
        [outbound?.arrival.time, stay?.checkOut, inbound?.arrival.time].compactMap { $0 }
    }
}
