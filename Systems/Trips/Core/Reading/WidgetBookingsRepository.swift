import Foundation

/// Gives the widget its bookings: stored text, decoded, adapted.
public final class WidgetBookingsRepository {
    private let widgetBookingsAdapter: any StoredBookingsAdapting
    private let store: SharedBookingsStore
    private let decoder: JSONDecoder

    public init(widgetBookingsAdapter: any StoredBookingsAdapting, store: SharedBookingsStore) {
        self.widgetBookingsAdapter = widgetBookingsAdapter
        self.store = store
        decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
    }

    /// The bookings in stored order, never empty; throws ``SharedBookingsStoreError``, ``WidgetBookingsRepositoryError`` or `DecodingError`.
    public func get() async throws -> [WidgetBooking] {
        try await widgetBookingsAdapter.adapt(widgetBookingsJson: readStore())
    }

    private func readStore() throws -> [WidgetBookingJson] {
        // A Swift string is always UTF-8: what the article calls a wrong encoding cannot come to pass here.
        let data = Data(try store.getBookingData().utf8)
        guard data.count <= BookingLimits.storedBytes else {
            throw WidgetBookingsRepositoryError.DataTooLarge(bytes: data.count)
        }
        try NestingCheck(limit: 16).check(data)
        let stored = try decoder.decode([WidgetBookingJson].self, from: data)
        guard !stored.isEmpty else { throw WidgetBookingsRepositoryError.NoBookingAvailable }
        try StoredBookingsCheck().check(stored)
        return stored
    }
}
