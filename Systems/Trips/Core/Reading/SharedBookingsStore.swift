import AppGroup
import Foundation

/// An error that tells why nothing was found in the shared container.
public enum SharedBookingsStoreError: Error, Equatable {
    /// The group's store cannot be opened: the target lacks the entitlement.
    case StorageNotFound
    /// Nothing is stored: nobody has signed in, or they signed out.
    case DataNotFound
}

extension SharedBookingsStoreError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .StorageNotFound: "The store of \(AppGroup.appGroupName) cannot be opened; add the group to this target's entitlements."
        case .DataNotFound: "No bookings are stored; sign in to the app."
        }
    }
}

/// Reads the bookings' JSON text from the container the app shares with its widgets.
public struct SharedBookingsStore {
    private let storage: (any GroupStore)?

    /// `storage` is nil where the group cannot be opened.
    public init(storage: (any GroupStore)? = AppGroup.bookingStore) {
        self.storage = storage
    }

    /// The stored text. A stored `null`, which is how some writers spell “nothing”, counts as nothing.
    public func getBookingData() throws -> String {
        guard let storage else { throw SharedBookingsStoreError.StorageNotFound }
        guard let text = storage.string(forKey: AppGroup.bookingKey) else {
            throw SharedBookingsStoreError.DataNotFound
        }
        // A long text is not `null`, whatever spaces it starts with; trimming it would only cost time.
        if text.utf8.count < 64, text.trimmingCharacters(in: .whitespacesAndNewlines) == "null" {
            throw SharedBookingsStoreError.DataNotFound
        }
        return text
    }
}
