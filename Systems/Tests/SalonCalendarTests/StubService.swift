import FetchCache
import Foundation
import SalonCore
import SalonRounds
import Synchronization

@testable import SalonCalendar

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The salon's service in this process, as its contract says, for requests that go nowhere.
final class StubService: Sendable {
    struct State {
        var events: [String: CalendarEvent] = [:]
        var changes: [CalendarChanges.Change] = []
        var accounts = ["mara@salon.example": SalonAccount(id: "mara", name: "Mara", timeZone: "Europe/Rome")]
        /// What lets a request in.
        var tokens: [String: String] = [:]
        var refreshTokens: [String: String] = [:]
        var given = 0
        /// Method, path and query of each request, and what it carried.
        var requests: [String] = []
        var authorizations: [String] = []
        /// Answers with this status instead.
        var failure: Int?
        var isDown = false
        /// Changes of one answer.
        var page = 500
    }

    let state = Mutex(State())
    static let address = URL(string: "http://127.0.0.1:9/") ?? URL(fileURLWithPath: "/")

    var endpoint: SessionEndpoint { SessionEndpoint(address: Self.address, transport: transport) }
    var transport: FetchTransport { { [self] in try answer($0) } }

    func client(_ authentication: any AuthStrategy) -> CalendarClient {
        CalendarClient(address: Self.address, authentication: authentication, transport: transport)
    }

    func put(_ events: CalendarEvent...) {
        state.withLock { state in
            for event in events {
                state.events[event.id] = event
                state.changes.append(.init(id: event.id, event: event, version: event.version))
            }
        }
    }

    func remove(_ id: String) {
        state.withLock { state in
            let version = (state.events.removeValue(forKey: id)?.version ?? 0) + 1
            state.changes.append(.init(id: id, event: nil, version: version))
        }
    }

    /// Ends every session.
    func revokeAll() {
        state.withLock { state in
            state.tokens = [:]
            state.refreshTokens = [:]
        }
    }

    private func answer(_ request: URLRequest) throws -> (Data, HTTPURLResponse) {
        try state.withLock { state in
            let url = request.url ?? Self.address
            let method = request.httpMethod ?? "GET", query = url.query.map { "?\($0)" } ?? ""
            state.requests.append("\(method) \(url.path)\(query)")
            if state.isDown { throw FetchError.unreachable("nobody listens") }
            if let failure = state.failure { return reply(failure, Data("{}".utf8), url) }
            return try route(&state, method, url, request)
        }
    }

    private func route(_ state: inout State, _ method: String, _ url: URL, _ request: URLRequest) throws -> (Data, HTTPURLResponse) {
        func give(_ account: String) -> (access: String, refresh: String) {
            state.given += 1
            state.tokens["access-\(state.given)"] = account
            state.refreshTokens["refresh-\(state.given)"] = account
            return ("access-\(state.given)", "refresh-\(state.given)")
        }
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
        if url.path == "/v1/sessions" {
            let fields = try JSONDecoder().decode([String: String].self, from: request.httpBody ?? Data())
            guard let account = state.accounts[fields["email"] ?? ""], fields["password"] == "scissors" else {
                return reply(401, Data("{}".utf8), url)
            }
            let pair = give(account.id), json = String(decoding: try JSONEncoder().encode(account), as: UTF8.self)
            if fields["kind"] == "cookie" {
                return reply(
                    200, Data("{\"account\":\(json)}".utf8), url,
                    ["Set-Cookie": "salon_session=\(pair.access); Path=/; HttpOnly; SameSite=Lax"])
            }
            return reply(
                200,
                Data(
                    """
                    {"access_token":"\(pair.access)","refresh_token":"\(pair.refresh)","token_type":"Bearer","expires_in":600,"account":\(json)}
                    """.utf8), url)
        }
        if url.path == "/oauth/token" {
            let form = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
            let token = form.split(separator: "&").first { $0.hasPrefix("refresh_token=") }.map { String($0.dropFirst(14)) } ?? ""
            guard let account = state.refreshTokens.removeValue(forKey: token) else {
                return reply(400, Data("{\"error\":\"invalid_grant\"}".utf8), url)
            }
            let pair = give(account)
            return reply(
                200,
                Data(
                    "{\"access_token\":\"\(pair.access)\",\"refresh_token\":\"\(pair.refresh)\",\"token_type\":\"Bearer\",\"expires_in\":600}"
                        .utf8),
                url)
        }
        let bearer = request.value(forHTTPHeaderField: "Authorization") ?? "", cookie = request.value(forHTTPHeaderField: "Cookie") ?? ""
        state.authorizations.append(bearer + cookie)
        let token = bearer.hasPrefix("Bearer ") ? String(bearer.dropFirst(7)) : String(cookie.dropFirst("salon_session=".count))
        guard let account = state.tokens[token] else { return reply(401, Data("{}".utf8), url) }
        if url.path == "/v1/sessions/end" {
            state.tokens[token] = nil
            return reply(204, Data(), url)
        }
        let encoder = CalendarJSON.encoder()
        if url.path == "/v1/stylists" {
            return reply(200, Data(#"{"stylists":[{"id":"mara","name":"Mara"},{"id":"ilja","name":"Ilja"}]}"#.utf8), url)
        }
        if url.path == "/v1/calendar/changes" {
            let since = min(max(0, Int(value("since") ?? "") ?? 0), state.changes.count)
            guard value("since") != "lost" else { return reply(410, Data("{}".utf8), url) }
            let end = min(state.changes.count, since + state.page)
            let changes = CalendarChanges(changes: Array(state.changes[since..<end]), cursor: "\(end)", more: end < state.changes.count)
            return reply(200, try encoder.encode(changes), url)
        }
        if url.path == "/v1/calendar/events", method == "GET" {
            let zone = TimeZone(identifier: "Europe/Rome") ?? .gmt
            let start = value("day").flatMap(DiaryDay.init)?.start(in: zone) ?? SampleEvents.now
            let end = start + Double(Int(value("days") ?? "") ?? 1) * 86_400, stylist = value("stylist") ?? account
            let events = state.events.values.filter {
                $0.stylist == stylist && $0.status == .booked && $0.start < end && $0.end > start
            }
            let page = CalendarPage(events: events.sorted { $0.id < $1.id }, cursor: "\(state.changes.count)")
            return reply(200, try encoder.encode(page), url)
        }
        let id = url.lastPathComponent
        switch method {
        case "POST", "PUT":
            var event = try CalendarJSON.decoder().decode(CalendarEvent.self, from: request.httpBody ?? Data())
            if let stored = state.events[event.id], stored.version > event.version {
                return reply(409, try encoder.encode(["event": stored]), url)
            }
            event.version += 1
            state.events[event.id] = event
            state.changes.append(.init(id: event.id, event: event, version: event.version))
            return reply(200, try encoder.encode(event), url)
        case "DELETE":
            guard let old = state.events.removeValue(forKey: id) else { return reply(404, Data("{}".utf8), url) }
            state.changes.append(.init(id: id, event: nil, version: old.version + 1))
            return reply(204, Data(), url)
        default:
            guard let event = state.events[id] else { return reply(404, Data("{}".utf8), url) }
            return reply(200, try encoder.encode(event), url)
        }
    }

    private func reply(_ status: Int, _ data: Data, _ url: URL, _ headers: [String: String] = [:]) -> (Data, HTTPURLResponse) {
        guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers) else {
            preconditionFailure("The address is one of http.")
        }
        return (data, response)
    }
}
