import FetchCache
import Foundation
import FoundationNetworking
import Hummingbird
import Testing

/// Tests against a real service on loopback.
@Suite(.timeLimit(.minutes(1)))
struct URLSessionTransportTests {
    @Test("status and body come as they are, no cookie is kept, no redirect followed")
    func plain() async throws {
        try await CountingServer.run(answer: { ask in
            switch ask.path {
            case "/feed/away": .text("", .found, headers: [.location: "/other"])
            case "/feed/missing": .text("<html>", .notFound)
            default: .text("body", headers: [.setCookie: "a=b; Path=/"])
            }
        }) { server, url in
            let transport = URLSessionTransport()
            for _ in 0..<2 {
                let (data, response) = try await transport(URLRequest(url: url))
                #expect(data == Data("body".utf8) && response.statusCode == 200)
            }
            #expect(await server.asks.allSatisfy { $0.headers["cookie"] == nil })
            #expect(await server.asks.count == 2)
            #expect(try await transport(URLRequest(url: url.appendingPathComponent("missing"))).1.statusCode == 404)
            #expect(try await transport(URLRequest(url: url.appendingPathComponent("away"))).1.statusCode == 302)
            #expect(await !server.asks.contains { $0.path == "/other" })
        }
    }

    @Test("an answer above the limit is not read to its end")
    func limit() async throws {
        try await CountingServer.run(answer: { ask in
            ask.path == "/feed/endless"
                ? Response(
                    status: .ok,
                    body: .init { writer in
                        // The body goes on for as long as somebody reads.
                        while true { try await writer.write(.init(repeating: 120, count: 65_536)) }
                    })
                : .text(String(repeating: "x", count: 1_001))
        }) { _, url in
            let transport = URLSessionTransport(limit: 1_000)
            await #expect(throws: FetchError.tooLarge(limit: 1_000)) { try await transport(URLRequest(url: url)) }
            await #expect(throws: FetchError.tooLarge(limit: 1_000)) {
                try await transport(URLRequest(url: url.appendingPathComponent("endless")))
            }
        }
    }

    @Test("a service that is not there, one that keeps silent, and an address of elsewhere are errors with a name")
    func unreachable() async throws {
        await #expect(throws: FetchError.unreachable("Nobody answers at its address.")) {
            try await URLSessionTransport()(URLRequest(url: URL(string: "http://127.0.0.1:9/")!))
        }
        for address in ["http://example.com/", "file:///etc/passwd", "ftp://127.0.0.1/"] {
            await #expect(throws: FetchError.addressRefused(address)) {
                try await URLSessionTransport()(URLRequest(url: URL(string: address)!))
            }
        }
        try await CountingServer.run(answer: { _ in .text("late") }) { server, url in
            await server.hold()
            await #expect(throws: FetchError.unreachable("It did not answer in time.")) {
                try await URLSessionTransport(timeout: 1)(URLRequest(url: url))
            }
        }
    }

    @Test("cancelling ends it at once")
    func cancelled() async throws {
        try await CountingServer.run(answer: { _ in .text("late") }) { server, url in
            await server.hold()
            let task = Task { try await URLSessionTransport()(URLRequest(url: url)) }
            await server.arrived(1)
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }
}
