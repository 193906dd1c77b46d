import Foundation
import Hummingbird
import LoopbackService
import RotatingTokens

/// One way to answer as no service should.
struct Misbehaviour {
    let mode: ServiceMode
    let topic: Topic

    /// The answer in this mode; `make` makes the right one.
    func response(_ make: () async throws -> any Encodable & Sendable) async throws -> Response {
        switch mode {
        case .normal, .partial: return try .json(try await make())
        case .slow:
            let answer = try Response.json(try await make())
            try await Task.sleep(for: .seconds(MalformedResponse.slowness))
            return answer
        case .failing: throw ServiceRefusal.failing
        case .unavailable: throw InsightsError.unavailable
        case .refusing:
            throw topic == .token ? TokenRefusal.invalidGrant("The grant is refused because the service was told to.") : .invalidToken
        case .malformed: return MalformedResponse.cut(try JSONBytes.of(try await make()))
        case .dropping: return MalformedResponse.dropping(try JSONBytes.of(try await make()))
        case .mistyped: return MalformedResponse.json(Self.mistyped(topic).utf8)
        case .huge: return MalformedResponse.json(topic == .query ? Self.hugeTable : MalformedResponse.blanks)
        case .deep: return MalformedResponse.json(MalformedResponse.deep)
        case .html: return MalformedResponse.json(MalformedResponse.page.utf8)
        }
    }

    private static func mistyped(_ topic: Topic) -> String {
        switch topic {
        case .token: #"{"access_token":7,"refresh_token":null,"token_type":[],"expires_in":"soon"}"#
        case .shops: #"{"shops":{"id":1001}}"#
        case .query: #"{"table":{"columns":[{"name":5}],"rows":[{"total_sales":1e400}]},"parse_errors":"none","partial":"no"}"#
        case .events: #"{"accepted":"all"}"#
        }
    }

    private static let hugeTable: [UInt8] = {
        let rows = Array(repeating: #"["2026-06-12T00:00:00+02:00","1234567.89"]"#, count: 50_000).joined(separator: ",")
        return Array(
            #"""
            {"table":{"columns":[{"name":"hour","data_type":"HOUR_TIMESTAMP","display_name":"Hour"},\#
            {"name":"total_sales","data_type":"MONEY","display_name":"Total sales"}],"rows":[\#(rows)]},\#
            "parse_errors":[],"currency":"EUR","partial":false,"as_of":"2026-06-12T13:30:00Z"}
            """#.utf8)
    }()
}
