import Foundation
import Hummingbird
import LoopbackService
import RotatingTokens

/// One way to answer as no service should.
struct Misbehaviour {
    let mode: ServiceMode
    let topic: Topic

    /// The answer in this mode; `make` makes the right one.
    func response(_ make: () async throws -> SalonResponse) async throws -> Response {
        switch mode {
        case .normal: return try await make().response
        case .slow:
            let answer = try await make().response
            try await Task.sleep(for: .seconds(MalformedResponse.slowness))
            return answer
        case .failing: throw ServiceRefusal.failing
        case .unavailable: throw ServiceRefusal.unavailable("The diary cannot be read now; try again.")
        case .refusing:
            throw topic == .token ? TokenRefusal.invalidGrant("The grant is refused because the service was told to.") : .invalidToken
        case .malformed: return MalformedResponse.cut(try await make().bytes)
        case .dropping: return MalformedResponse.dropping(try await make().bytes)
        case .mistyped: return MalformedResponse.json(Self.mistyped(topic).utf8)
        case .huge:
            let isDiary = topic == .events || topic == .changes
            return MalformedResponse.json(isDiary ? try Self.hugeDiary(topic) : MalformedResponse.blanks)
        case .deep: return MalformedResponse.json(MalformedResponse.deep)
        case .html: return MalformedResponse.json(MalformedResponse.page.utf8)
        }
    }

    private static func mistyped(_ topic: Topic) -> String {
        switch topic {
        case .sessions, .token: #"{"access_token":7,"refresh_token":null,"token_type":[],"expires_in":"soon","account":"mara"}"#
        case .events: #"{"events":{"id":1},"cursor":7}"#
        case .changes: #"{"changes":[{"id":7,"event":[],"version":"one"}],"cursor":null}"#
        case .writes: #"{"id":["a"],"version":1e400}"#
        }
    }

    private static func hugeDiary(_ topic: Topic) throws -> [UInt8] {
        let day = AppointmentBook.board
        guard let one = AppointmentBook(seed: "huge").appointments(of: Stylist.all[0], on: day).first else { return [] }
        var parts: [String] = []
        for index in 0..<20_000 {
            var copy = one
            copy.id = "huge-\(index)"
            let text = String(decoding: try AppointmentJSON.encoder.encode(copy), as: UTF8.self)
            parts.append(topic == .events ? text : #"{"id":"\#(copy.id)","event":\#(text),"version":1}"#)
        }
        return Array(#"{"\#(topic == .events ? "events" : "changes")":[\#(parts.joined(separator: ","))],"cursor":"1"}"#.utf8)
    }
}
