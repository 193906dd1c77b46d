import Foundation
import Hummingbird
import RunningService
import Testing
import TripsCore

@testable import TripsServiceCore

struct BoundedRestClientTests {
    private func served(_ path: String, limit: Int = 1000, timeout: TimeInterval = 5) async throws -> Data {
        let server = TestServer {
            let router = Router()
            router.get("small") { _, _ in Self.answer(bytes: 1000) }
            router.get("large") { _, _ in Self.answer(bytes: 1001) }
            router.get("endless") { _, _ in
                Response(
                    status: .ok,
                    body: .init { writer in
                        for _ in 0..<100_000 { try await writer.write(ByteBuffer(repeating: 1, count: 1000)) }
                        try await writer.finish(nil)
                    })
            }
            router.get("moved") { _, _ in Response(status: .found, headers: [.location: "/small"]) }
            router.get("silent") { _, _ in
                try await Task.sleep(for: .seconds(60))
                return Self.answer(bytes: 1)
            }
            return router
        }
        return try await withRunning {
            try await server.run(port: $0, listening: $1)
        } _: { url in
            try await BoundedRestClient(limit: limit, timeout: timeout).data(from: url.appendingPathComponent(path))
        }
    }

    private static func answer(bytes: Int) -> Response {
        Response(status: .ok, body: .init(byteBuffer: ByteBuffer(repeating: 1, count: bytes)))
    }

    @Test("what fits is given whole")
    func fits() async throws {
        #expect(try await served("small").count == 1000)
    }

    @Test("R1.39: more than the limit is given up, announced or not", arguments: ["large", "endless"])
    func tooLarge(_ path: String) async {
        await #expect(throws: RestClientError.tooLarge(limit: 1000)) { try await served(path) }
    }

    @Test("R1.39: anything but 200 is a failure; a redirect is not followed", arguments: [("absent", 404), ("moved", 302)])
    func status(_ path: String, _ status: Int) async {
        await #expect(throws: RestClientError.status(status)) { try await served(path) }
    }

    @Test("R1.39: a server that says nothing is given up")
    func silent() async {
        await #expect(throws: RestClientError.unreachable("It did not answer in time.")) { try await served("silent", timeout: 1) }
    }

    @Test(
        "only https, and http on this machine, are asked",
        arguments: [
            "file:///etc/passwd", "http://example.com/a.jpg", "ftp://localhost/a", "http:///a", "data:,x", "http://localhost.evil.example/",
        ])
    func refused(_ text: String) async throws {
        let url = try #require(URL(string: text))
        await #expect(throws: RestClientError.addressRefused(url.absoluteString)) { try await BoundedRestClient().data(from: url) }
    }
}
