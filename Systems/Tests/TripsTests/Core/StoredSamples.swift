import AppGroup
import Foundation
import MalformedBookings
import TripsCore

/// A store that holds one text under the bookings' key.
func store(_ text: String?) -> SharedBookingsStore {
    SharedBookingsStore(storage: MemoryStore(text.map { [AppGroup.bookingKey: $0] } ?? [:]))
}

/// A reader over `text`, its pictures from `client`.
func reader(_ text: String?, _ client: any RestClient = NoPictures()) -> WidgetBookingsRepository {
    WidgetBookingsRepository(widgetBookingsAdapter: StoredBookingsAdapter(restClient: client), store: store(text))
}

/// Answers no request.
struct NoPictures: RestClient {
    func data(from url: URL) async throws -> Data { throw RestClientError.status(404) }
}

/// Answers each address with its own path, and counts.
actor CountingPictures: RestClient {
    private(set) var asked: [String] = []

    func data(from url: URL) async throws -> Data {
        asked.append(url.path)
        return Data(url.path.utf8)
    }
}

typealias StoredSample = WellFormedBookings

extension Date {
    static func unix(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
}
