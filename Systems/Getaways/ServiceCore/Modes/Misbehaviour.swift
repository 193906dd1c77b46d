import Foundation
import Hummingbird
import LoopbackService

/// One way to answer as no service should.
struct Misbehaviour {

    let mode: ServiceMode
    let topic: Topic

    /// The answer; nil when the right one is to follow. `make` makes the right one.
    func response(_ make: () async throws -> any ResponseBody) async throws -> Response? {
        let type = topic == .photos ? "image/jpeg" : "application/json; charset=utf-8"
        func answer(_ bytes: some Sequence<UInt8>, _ type: String = type, _ status: HTTPResponse.Status = .ok) -> Response {
            Response(status: status, headers: [.contentType: type], body: .init(byteBuffer: .init(bytes: bytes)))
        }
        switch mode {
        case .normal: return nil
        case .slow:
            try await Task.sleep(for: .seconds(MalformedResponse.slowness))
            return nil
        case .failing: throw ServiceRefusal.failing
        case .missing: return answer(MalformedResponse.page.utf8, "text/html; charset=utf-8", .notFound)
        case .html: return answer(MalformedResponse.page.utf8)
        case .truncated:
            let bytes = try await make().bytes
            return answer(bytes.prefix(bytes.count / 2))
        case .dropping:
            return MalformedResponse.dropping(try await make().bytes, type: type)
        case .endless:
            return Response(
                status: .ok, headers: [.contentType: type],
                body: .init { writer in
                    // As begins a JPEG or an array, and then for as long as somebody reads.
                    try await writer.write(ByteBuffer(bytes: topic == .photos ? [0xFF, 0xD8, 0xFF, 0xFE] : Array("[".utf8)))
                    while true { try await writer.write(ByteBuffer(repeating: UInt8(ascii: " "), count: 65_536)) }
                })
        case .huge: return answer(topic == .photos ? try HostileImage.huge() : HostileJSON.long(topic))
        case .bomb: return topic == .photos ? answer(try HostileImage.bomb(), "image/png") : answer(MalformedResponse.deep)
        }
    }
}
