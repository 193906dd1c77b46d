import Foundation
import Hummingbird
import LoopbackService

/// One way to answer as no service should.
struct Misbehaviour {
    /// Seconds.
    static let slowness = 4.0
    private static let page = "<!DOCTYPE html><html><head><title>Sorry</title></head><body><h1>We will be back soon</h1></body></html>"

    let mode: ServiceMode
    let topic: Topic

    /// The answer in this mode; `make` makes the right one.
    func response(_ make: () async throws -> any Encodable & Sendable) async throws -> Response {
        switch mode {
        case .normal, .partial: return try .json(try await make())
        case .slow:
            let answer = try Response.json(try await make())
            try await Task.sleep(for: .seconds(Self.slowness))
            return answer
        case .failing: throw InsightsError.failing
        case .unavailable: throw InsightsError.unavailable
        case .refusing:
            throw topic == .token ? InsightsError.invalidGrant("The grant is refused because the service was told to.") : .invalidToken
        case .malformed:
            let bytes = try JSONBytes.of(try await make())
            return answer(bytes.prefix(bytes.count / 2))
        case .dropping:
            let bytes = try JSONBytes.of(try await make())
            return Response(
                status: .ok, headers: [.contentType: "application/json; charset=utf-8"],
                body: .init(contentLength: bytes.count) { writer in
                    try await writer.write(ByteBuffer(bytes: bytes.prefix(bytes.count / 2)))
                    // Thrown when the beginning is on its way, this ends the connection.
                    throw ConnectionDropped()
                })
        case .mistyped: return answer(Self.mistyped(topic).utf8)
        case .huge: return answer(topic == .query ? Self.hugeTable : Array(repeating: UInt8(ascii: " "), count: 8 << 20))
        case .deep: return answer(Self.deep)
        case .html: return answer(Self.page.utf8)
        }
    }

    private func answer(_ bytes: some Sequence<UInt8>) -> Response {
        Response(
            status: .ok, headers: [.contentType: "application/json; charset=utf-8"], body: .init(byteBuffer: .init(bytes: bytes)))
    }

    private static func mistyped(_ topic: Topic) -> String {
        switch topic {
        case .token: #"{"access_token":7,"refresh_token":null,"token_type":[],"expires_in":"soon"}"#
        case .shops: #"{"shops":{"id":1001}}"#
        case .query: #"{"table":{"columns":[{"name":5}],"rows":[{"total_sales":1e400}]},"parse_errors":"none","partial":"no"}"#
        case .events: #"{"accepted":"all"}"#
        }
    }

    private static let deep = Array(repeating: UInt8(ascii: "["), count: 100_000) + Array(repeating: UInt8(ascii: "]"), count: 100_000)
    private static let hugeTable: [UInt8] = {
        let rows = Array(repeating: #"["2026-06-12T00:00:00+02:00","1234567.89"]"#, count: 50_000).joined(separator: ",")
        return Array(
            #"""
            {"table":{"columns":[{"name":"hour","data_type":"HOUR_TIMESTAMP","display_name":"Hour"},\#
            {"name":"total_sales","data_type":"MONEY","display_name":"Total sales"}],"rows":[\#(rows)]},\#
            "parse_errors":[],"currency":"EUR","partial":false,"as_of":"2026-06-12T13:30:00Z"}
            """#.utf8)
    }()

    private struct ConnectionDropped: Error {}
}
