import AppGroup
import Foundation
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

enum StoredSample {
    static let flight = """
        {"direction":"outbound","stops":0,"stopsText":"Direct","code":"AZ 792","departureDate":"Fri 12 Jun","departureTime":"07:15",\
        "departureAirport":"LIN","departureCity":"Milan Linate","arrivalDate":"Sat 13 Jun","arrivalTime":"06:55",\
        "arrivalDayOffset":"+1","arrivalAirport":"HND","arrivalCity":"Tokyo Haneda"}
        """
    static let hotel = """
        {"date":"Sat 13 Jun","nights":"5 nights","name":"Park Hotel Shiodome","address":"1-7-1 Higashi-Shimbashi",\
        "image":"http://127.0.0.1/a.jpg","reviewScore":"8.7"}
        """
    static let steps = """
        [{"kind":"outbound","label":"Outbound"},{"kind":"stay","label":"5 nights"}]
        """
    static let package = """
        [{"startDate":1000,"endDate":2000,"flight":\(flight),"steps":\(steps),"currentStep":0},\
        {"startDate":2000,"endDate":3000,"hotel":\(hotel),"steps":\(steps),"currentStep":1}]
        """
}

extension Date {
    static func unix(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
}
