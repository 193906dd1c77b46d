import FetchCache
import Foundation
import FoundationNetworking
import Testing

@testable import Credentials

/// Tests what a client asks of a token endpoint, and which of its answers it accepts.
@Suite(.timeLimit(.minutes(1)))
struct OAuthEndpointTests {
    private final class Asked: @unchecked Sendable {
        private let lock = NSLock()
        private var requests: [URLRequest] = []
        var all: [URLRequest] { lock.withLock { requests } }
        func add(_ request: URLRequest) { lock.withLock { requests.append(request) } }
    }

    private let session = Session(
        accessToken: "a", refreshToken: "r/+= é&x", issued: .distantPast, expires: .distantFuture, account: "merchant")
    private let asked = Asked()
    private static let good = #"{"access_token":"A","refresh_token":"R","token_type":"bearer","expires_in":900}"#

    private func endpoint(_ answer: String, _ status: Int = 200) throws -> OAuthEndpoint {
        let service = try #require(URL(string: "https://shop.example/api"))
        return OAuthEndpoint(service: service, client: "insights-app") { [asked] request in
            asked.add(request)
            guard let url = request.url, let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: [:])
            else { throw FetchError.unreachable("no address") }
            return (Data(answer.utf8), response)
        }
    }

    @Test("R4.43: a refresh token is sent as a form, whatever characters it has")
    func form() async throws {
        let grant = try await endpoint(Self.good).refresh(session)
        #expect(grant == TokenGrant(accessToken: "A", refreshToken: "R", lifetime: 900))
        let request = try #require(asked.all.first)
        #expect(request.url?.absoluteString == "https://shop.example/api/oauth/token")
        #expect(request.httpMethod == "POST")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/x-www-form-urlencoded")
        #expect(
            request.httpBody.map { String(decoding: $0, as: UTF8.self) }
                == "client_id=insights-app&grant_type=refresh_token&refresh_token=r%2F%2B%3D%20%C3%A9%26x")
    }

    @Test("signing in and ending a session at the service")
    func others() async throws {
        let endpoint = try endpoint(Self.good)
        _ = try await endpoint.grant(username: "merchant@kaffa.example", password: "a b")
        try await endpoint.revoke(session)
        let bodies = asked.all.map { String(decoding: $0.httpBody ?? Data(), as: UTF8.self) }
        #expect(bodies[0] == "client_id=insights-app&grant_type=password&password=a%20b&username=merchant%40kaffa.example")
        #expect(bodies[1].contains("token=r%2F%2B%3D%20%C3%A9%26x"))
        #expect(asked.all[1].url?.path == "/api/oauth/revoke")
    }

    @Test("R4.48: only invalid_grant says that a session is over; every other refusal may pass")
    func refusals() async throws {
        for status in [400, 401] {
            await #expect(throws: RefreshError.invalidGrant("used before")) {
                try await endpoint(#"{"error":"invalid_grant","error_description":"used before"}"#, status).refresh(session)
            }
        }
        let others = [
            (#"{"error":"invalid_client"}"#, 401), (#"{"error":"invalid_grant"}"#, 500), (#"{"error":"invalid_grant"}"#, 200), ("", 400),
            ("<html>", 503), ("[]", 400), (#"{"error":7}"#, 400), (Self.good, 302),
        ]
        for (body, status) in others {
            let error = await #expect(throws: RefreshError.self) { try await endpoint(body, status).refresh(session) }
            guard case .unavailable? = error else { return #expect(Bool(false), "\(body) \(status): \(String(describing: error))") }
        }
    }

    @Test("an answer that is no pair of tokens is none, and none traps")
    func malformed() async throws {
        let fields = ["access_token", "refresh_token", "token_type", "expires_in"]
        var bodies = ["", "{}", "[", String(repeating: "[", count: 10_000), String(Self.good.dropLast())]
        for field in fields {
            for value in ["null", "[]", "\"\"", "-1", "1e999", "{}"] {
                let pattern = try NSRegularExpression(pattern: "\"\(field)\":(\"[A-Za-z]*\"|900)")
                let whole = NSRange(Self.good.startIndex..., in: Self.good)
                bodies.append(pattern.stringByReplacingMatches(in: Self.good, range: whole, withTemplate: "\"\(field)\":\(value)"))
            }
        }
        for body in bodies {
            let error = await #expect(throws: RefreshError.self) { try await endpoint(body).refresh(session) }
            guard case .unavailable? = error else { return #expect(Bool(false), "\(body): \(String(describing: error))") }
        }
        let long = Self.good.replacingOccurrences(of: "900", with: "1e300")
        #expect(try await endpoint(long).refresh(session).lifetime == 315_360_000)
    }
}
