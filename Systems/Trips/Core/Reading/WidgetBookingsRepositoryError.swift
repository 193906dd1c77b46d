import Foundation

/// An error that tells why the stored bookings cannot be shown.
public enum WidgetBookingsRepositoryError: Error, Equatable {
    /// An empty list is stored.
    case NoBookingAvailable
    /// There is more stored than any app writes.
    case DataTooLarge(bytes: Int)
    /// A value lies outside what the widget can draw; `field` says where, as in `[2].flight.stops`.
    case ValueRefused(field: String, reason: String)
}

extension WidgetBookingsRepositoryError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .NoBookingAvailable: "The stored list of bookings is empty."
        case .DataTooLarge(let bytes): "\(bytes) bytes of bookings are stored, more than \(BookingLimits.storedBytes); sync the app again."
        case .ValueRefused(let field, let reason): "The stored booking's \(field) \(reason); sync the app again."
        }
    }
}
