import Foundation
import Hummingbird
import Logging

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
        let router = Router()
        router.get("**") { request, _ in
            var headers: [String: String] = [:]
            for field in request.headers { headers[field.name.canonicalName] = field.value }
            let ask = Ask(path: request.uri.path, headers: headers)
            await server.note(ask)
            return answer(ask)
        }
        var logger = Logger(label: "counting")
        logger.logLevel = .critical
        let (ports, port) = AsyncStream<Int>.makeStream()
        let application = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in port.yield(channel.localAddress?.port ?? 0) }, logger: logger)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await application.run() }
            var iterator = ports.makeAsyncIterator()
            guard let number = await iterator.next(), let url = URL(string: "http://127.0.0.1:\(number)/feed") else {
                throw CancellationError()
            }
            defer { group.cancelAll() }
            do {
                let result = try await body(server, url)
                await server.release()
                return result
            } catch {
                await server.release()
                throw error
            }
        }
    }
}

extension Response {
    static func text(_ text: String, _ status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]) -> Response {
        Response(status: status, headers: headers, body: .init(byteBuffer: .init(string: text)))
    }
}
