import FetchCache
import Foundation
import SalonCore
import ServiceAddresses

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks the salon's service as the stylist who is signed in. The app and the widget use the same, each in its own process.
public struct CalendarClient: Sendable {
    /// Bytes of one answer: a day of a busy salon is some 60,000.
    public static let largestAnswer = 4_000_000

    private let connection: CalendarConnection
    private let authentication: any AuthStrategy

    /// - Parameters:
    ///   - address: the service's.
    ///   - authentication: how the app and the widget share the session.
    public init(
        address: URL? = ServiceAddress.calendar.current, authentication: any AuthStrategy,
        transport: @escaping FetchTransport = URLSessionTransport(limit: largestAnswer, timeout: 10).callAsFunction
    ) {
        connection = CalendarConnection(address: address, transport: transport)
        self.authentication = authentication
    }

    /// Returns the account that is signed in.
    public func account() async throws(CalendarProblem) -> SalonAccount { try await authentication.session().account }

    /// The events of some days.
    /// - Parameters:
    ///   - days: 1 to 31.
    ///   - stylist: whose, `all` for the whole salon; nil for the stylist who is signed in.
    public func events(day: DiaryDay, days: Int = 1, stylist: String? = nil) async throws(CalendarProblem) -> CalendarPage {
        guard (1...31).contains(days) else { throw .invalid("\(days) days") }
        var query = [URLQueryItem(name: "day", value: day.description), URLQueryItem(name: "days", value: String(days))]
        if let stylist { query.append(URLQueryItem(name: "stylist", value: try Self.id(stylist))) }
        let page = try CalendarConnection.decode(CalendarPage.self, try await ask("GET", "v1/calendar/events", query: query))
        let events = page.events.filter(Self.isUsable)
        return CalendarPage(events: events, cursor: page.cursor, unread: Self.usable(page.unread, and: page.events.count - events.count))
    }

    /// Returns an event; nil when the service does not have it.
    public func event(_ id: String) async throws(CalendarProblem) -> CalendarEvent? {
        do throws(CalendarProblem) {
            return try Self.usable(try await ask("GET", "v1/calendar/events/\(Self.id(id))"), id: id)
        } catch {
            guard case .status(404) = error else { throw error }
            return nil
        }
    }

    /// Everybody who has a column in the diary.
    public func stylists() async throws(CalendarProblem) -> [Stylist] {
        let data = try await ask("GET", "v1/stylists")
        struct List: Decodable { var stylists: [Stylist] }
        if let list = try? CalendarConnection.decode([Stylist].self, data) { return list }
        return try CalendarConnection.decode(List.self, data).stylists
    }

    /// Stores a change to an event, of the version that was changed.
    /// - Returns: the event with its new version.
    /// - Throws: `.conflict` with the service's event when its version is higher.
    public func put(_ event: CalendarEvent) async throws(CalendarProblem) -> CalendarEvent {
        let data = try await ask("PUT", "v1/calendar/events/\(Self.id(event.id))", body: CalendarConnection.encode(event))
        return try Self.usable(data, id: event.id)
    }

    /// Stores a new event.
    /// - Returns: the event as the service has it.
    public func create(_ event: CalendarEvent) async throws(CalendarProblem) -> CalendarEvent {
        try Self.usable(try await ask("POST", "v1/calendar/events", body: CalendarConnection.encode(event)))
    }

    /// Asks for the changes since a cursor, in their order.
    /// - Parameters:
    ///   - wait: seconds for which the service may wait for the first, 0 to 60.
    ///   - stylist: whose; nil for the stylist who is signed in.
    public func changes(
        since cursor: String, wait seconds: Int = 0, stylist: String? = nil
    ) async throws(CalendarProblem) -> CalendarChanges {
        guard (0...60).contains(seconds) else { throw .invalid("\(seconds) seconds") }
        var query = [URLQueryItem(name: "since", value: cursor)]
        if seconds > 0 { query.append(URLQueryItem(name: "wait", value: String(seconds))) }
        if let stylist { query.append(URLQueryItem(name: "stylist", value: try Self.id(stylist))) }
        let changes = try CalendarConnection.decode(CalendarChanges.self, try await ask("GET", "v1/calendar/changes", query: query))
        let usable = changes.changes.filter {
            CalendarEvent.isID($0.id) && ($0.event.map(Self.isUsable) ?? Self.versions.contains($0.version))
        }
        return CalendarChanges(
            changes: usable, cursor: changes.cursor, more: changes.more,
            unread: Self.usable(changes.unread, and: changes.changes.count - usable.count))
    }

    // MARK: Requests

    /// Asks with a session, and once more with a renewed one where the service rejects it.
    private func ask(
        _ method: String, _ path: String, query: [URLQueryItem] = [], body: Data? = nil
    ) async throws(CalendarProblem) -> Data {
        let session = try await authentication.session()
        var (data, response) = try await connection.send(method, path, query: query, body: body, headers: session.headers)
        if response.statusCode == 401 {
            let renewed = try await authentication.session(afterRejected: session)
            (data, response) = try await connection.send(method, path, query: query, body: body, headers: renewed.headers)
        }
        switch response.statusCode {
        case 200...299: return data
        case 401: throw .signedOut
        case 409:
            struct Conflict: Decodable { var event: CalendarEvent? }
            // Other reasons not to do it have no event.
            guard let event = try? CalendarConnection.decode(Conflict.self, data).event, Self.isUsable(event) else { throw .status(409) }
            throw .conflict(event)
        case let code: throw .status(code)
        }
    }

    private static func id(_ text: String) throws(CalendarProblem) -> String {
        guard CalendarEvent.isID(text) else { throw .invalid("the identifier “\(text.prefix(80))”") }
        return text
    }

    /// Decodes an event that the service has sent.
    /// - Parameter id: whose it has to be; nil for any.
    private static func usable(_ data: Data, id: String? = nil) throws(CalendarProblem) -> CalendarEvent {
        let event = try CalendarConnection.decode(CalendarEvent.self, data)
        guard isUsable(event), id.map({ $0 == event.id }) ?? true else { throw .undecodable("it is not the appointment that was expected") }
        return event
    }

    /// - Parameter lost: how many more were left out.
    private static func usable(_ unread: UnreadEvents, and lost: Int) -> UnreadEvents {
        let kept = unread.kept.filter {
            CalendarEvent.isID($0.light.id) && versions.contains($0.light.version) && $0.light.start <= $0.light.end
        }
        return UnreadEvents(kept: kept, lost: unread.lost + unread.kept.count - kept.count + lost)
    }

    /// Whether a store can hold an event and a page can count with it, whatever the service says.
    private static func isUsable(_ event: CalendarEvent) -> Bool {
        CalendarEvent.isID(event.id) && versions.contains(event.version) && (1...1_440).contains(event.granularity)
            && event.start <= event.end
    }

    /// The versions that an event can have: more changes than any salon makes.
    private static let versions = 0...1_000_000_000
}
