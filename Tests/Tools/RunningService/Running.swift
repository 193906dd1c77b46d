import Foundation

/// A server on a port of its own while `body` runs.
///
/// - Parameters:
///   - run: serves at a port, 0 for a free one, and tells which it took; until its task is cancelled.
///   - release: lets requests go that wait for the test; called when `body` has ended, however it did.
public func withRunning<Result: Sendable>(
    _ run: @escaping @Sendable (Int, @escaping @Sendable (Int) async -> Void) async throws -> Void,
    release: @escaping @Sendable () async -> Void = {},
    _ body: @Sendable (URL) async throws -> Result
) async throws -> Result {
    let (ports, port) = AsyncStream<Int>.makeStream()
    return try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
            defer { port.finish() }
            try await run(0) { port.yield($0) }
        }
        var iterator = ports.makeAsyncIterator()
        guard let number = await iterator.next(), let url = URL(string: "http://127.0.0.1:\(number)") else {
            // What kept it from serving.
            try await group.next()
            throw CancellationError()
        }
        defer { group.cancelAll() }
        do {
            let result = try await body(url)
            await release()
            return result
        } catch {
            await release()
            throw error
        }
    }
}

/// A folder of a test's own, which is not there yet.
public func temporaryFolder(_ name: String = "service") -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)", isDirectory: true)
}
