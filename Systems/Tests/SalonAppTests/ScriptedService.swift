import FetchCache
import Foundation
import RunningService
import SalonCalendar
import SalonCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A service that answers what a test says, and lets the test do something while an answer is on its way.
final class ScriptedService: @unchecked Sendable {
    private let lock = NSLock()
    // Only under the lock.
    private var events: [CalendarEvent] = []
    private var changes: [CalendarChanges] = []
    private var asked: [String] = []
    private var meanwhile: (@Sendable (String) async throws -> Void)?

    static let mara = SalonAccount(id: "mara", name: "Mara", timeZone: "Europe/Rome")

    /// Everything after the scheme and the host, of each question.
    var questions: [String] { lock.withLock { asked } }

    func answer(events: [CalendarEvent]) { lock.withLock { self.events = events } }

    /// Sets the responses, given one after the other; after the last there is nothing new.
    func answer(changes: [CalendarChanges]) { lock.withLock { self.changes = changes } }

    /// - Parameter work: done when the answer is made and has not come yet; given the path that was asked for.
    func meanwhile(_ work: @escaping @Sendable (String) async throws -> Void) { lock.withLock { meanwhile = work } }

    var client: CalendarClient {
        CalendarClient(address: URL(string: "http://127.0.0.1:9/"), authentication: Always(), transport: { try await self.answer($0) })
    }

    private func answer(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        guard let url = request.url, let whole = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil),
            let gone = HTTPURLResponse(url: url, statusCode: 410, httpVersion: nil, headerFields: nil)
        else { throw URLError(.badURL) }
        let (body, work) = try lock.withLock { () -> (Data?, (@Sendable (String) async throws -> Void)?) in
            asked.append("\(url.path)?\(url.query ?? "")")
            let encoder = CalendarJSON.encoder()
            if url.path.hasSuffix("changes") {
                if url.query?.contains("since=lost") == true { return (nil, meanwhile) }
                let next = changes.isEmpty ? CalendarChanges(changes: [], cursor: "end") : changes.removeFirst()
                return (Self.newer(try encoder.encode(next)), meanwhile)
            }
            return (Self.newer(try encoder.encode(CalendarPage(events: events, cursor: "start"))), meanwhile)
        }
        try await work?(url.path)
        return body.map { ($0, whole) } ?? (Data("{}".utf8), gone)
    }

    /// Events with these notes come in a form that the app cannot read.
    static let newer = "of a newer form"
    private static func newer(_ data: Data) -> Data {
        Data(String(decoding: data, as: UTF8.self).replacing("\"notes\":\"\(newer)\"", with: #""notes":{"form":2}"#).utf8)
    }

    private struct Always: AuthStrategy {
        func session() async throws(CalendarProblem) -> SharedSession { SharedSession(account: mara, headers: [:]) }
        func session(afterRejected session: SharedSession) async throws(CalendarProblem) -> SharedSession { throw .signedOut }
        func signIn(email: String, password: String) async throws(CalendarProblem) -> SalonAccount { throw .refused }
        func signOut() async throws(CalendarProblem) {}
    }
}
