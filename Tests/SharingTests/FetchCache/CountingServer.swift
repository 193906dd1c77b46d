import Foundation
import Hummingbird
import RunningService

/// A service on a loopback port that counts what it is asked, and whose answers a test decides.
actor CountingServer {
    struct Ask: Sendable {
        var path: String
        var headers: [String: String]
        /// The number that `fetch-child` gives.
        var process: Int32? { headers["x-process"].flatMap { Int32($0) } }
    }

    private(set) var asks: [Ask] = []
    private var arrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var isOpen = true
    private var held: [CheckedContinuation<Void, Never>] = []

    /// Answers come only after ``release()``.
    func hold() { isOpen = false }

    func release() {
        isOpen = true
        held.forEach { $0.resume() }
        held = []
    }

    /// Returns when so many requests have come.
    func arrived(_ count: Int) async {
        if asks.count >= count { return }
        await withCheckedContinuation { arrivals.append((count, $0)) }
    }

    fileprivate func note(_ ask: Ask) async {
        asks.append(ask)
        for arrival in arrivals where arrival.count <= asks.count { arrival.continuation.resume() }
        arrivals.removeAll { $0.count <= asks.count }
        if !isOpen { await withCheckedContinuation { held.append($0) } }
    }

    /// Serves `answer` while `body` runs.
    static func run<Result: Sendable>(
        answer: @escaping @Sendable (Ask) -> Response, _ body: @Sendable (CountingServer, URL) async throws -> Result
    ) async throws -> Result {
        let server = CountingServer()
        return try await withRunning(
            TestServer { router(server, answer) }.run, release: { await server.release() }
        ) { try await body(server, $0.appendingPathComponent("feed")) }
    }

    private static func router(_ server: CountingServer, _ answer: @escaping @Sendable (Ask) -> Response) -> Router<BasicRequestContext> {
        let router = Router()
        router.get("**") { request, _ in
            var headers: [String: String] = [:]
            for field in request.headers { headers[field.name.canonicalName] = field.value }
            let ask = Ask(path: request.uri.path, headers: headers)
            await server.note(ask)
            return answer(ask)
        }
        return router
    }
}

extension Response {
    static func text(_ text: String, _ status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]) -> Response {
        Response(status: status, headers: headers, body: .init(byteBuffer: .init(string: text)))
    }
}
