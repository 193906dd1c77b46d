import FetchCache
import Foundation
import SalonCore
import ServiceAddresses

/// A strategy by which the app shares its session with the widget: one of three, behind one protocol.
///
/// ``KeychainStrategy`` shares tokens, which are renewed by whoever needs them first; ``CookieStrategy`` cookies, in the group's cookie
/// storage or archived into the group's defaults.
public protocol AuthStrategy: Sendable {
    /// The session, good for a request, renewed if need be.
    /// - Throws: `.signedOut`, `.sessionUnavailable`.
    func session() async throws(CalendarProblem) -> SharedSession

    /// Returns a session after the service has rejected this one.
    func session(afterRejected session: SharedSession) async throws(CalendarProblem) -> SharedSession

    /// Begins a session in the place of any other.
    /// - Throws: `.refused` for a wrong name or password.
    @discardableResult
    func signIn(email: String, password: String) async throws(CalendarProblem) -> SalonAccount

    /// Removes all that was shared, first here, so that it works without the service too; then the service is told.
    func signOut() async throws(CalendarProblem)
}

/// A session as a request carries it.
public struct SharedSession: Hashable, Sendable {
    public let account: SalonAccount
    /// The headers of a request: a token or cookies.
    public let headers: [String: String]

    public init(account: SalonAccount, headers: [String: String]) {
        self.account = account
        self.headers = headers
    }
}

/// The service at which sessions begin and end.
public struct SessionEndpoint: Sendable {
    /// The service's address; nil where nobody said where it is.
    public let address: URL?
    let connection: CalendarConnection

    public init(
        address: URL? = ServiceAddress.calendar.current,
        transport: @escaping FetchTransport = URLSessionTransport(limit: 65_536, timeout: 10).callAsFunction
    ) {
        self.address = address
        connection = CalendarConnection(address: address, transport: transport)
    }

    private struct Credentials: Encodable {
        var email: String
        var password: String
        var kind: String
    }

    /// - Parameter kind: `token` or `cookie`.
    func begin(
        email: String, password: String, kind: String
    ) async throws(CalendarProblem) -> (data: Data, headers: [String: String]) {
        let body = try CalendarConnection.encode(Credentials(email: email, password: password, kind: kind))
        let (data, response) = try await connection.send("POST", "v1/sessions", body: body)
        switch response.statusCode {
        case 200...299:
            var headers: [String: String] = [:]
            for (name, value) in response.allHeaderFields {
                if let name = name as? String, let value = value as? String { headers[name] = value }
            }
            return (data, headers)
        case 400, 401, 403: throw .refused
        case let code: throw .status(code)
        }
    }

    /// Whether the service is told or not, the session is gone here.
    func end(_ session: SharedSession) async { _ = try? await connection.send("POST", "v1/sessions/end", headers: session.headers) }
}
