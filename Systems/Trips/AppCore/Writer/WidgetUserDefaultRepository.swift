import AppGroup
import Foundation
import TripsCore

/// Keeps the widget's bookings in the container the app shares with it.
public final class WidgetUserDefaultRepository {
    private let storage: (any GroupStore)?
    private let encoder = JSONEncoder()

    /// `storage` is nil where the group cannot be opened.
    public init(storage: (any GroupStore)? = AppGroup.bookingStore) {
        self.storage = storage
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    /// Stores all bookings as one text, so that a reader sees either the old or the new; nil removes what is stored.
    public func saveWidgetBooking(_ bookings: [WidgetBookingJson]?) async throws {
        guard let bookings else { return try await clear() }
        guard let storage else { throw SharedBookingsStoreError.StorageNotFound }
        storage.set(String(decoding: try encoder.encode(bookings), as: UTF8.self), forKey: AppGroup.bookingKey)
    }

    public func clear() async throws {
        guard let storage else { throw SharedBookingsStoreError.StorageNotFound }
        storage.remove(AppGroup.bookingKey)
    }
}
