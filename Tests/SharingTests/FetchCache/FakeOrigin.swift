import FetchCache
import Foundation
import FoundationNetworking
import TestTime

/// A transport without a network: answers as told, and remembers what it was asked.
final class FakeOrigin: @unchecked Sendable {
    struct Response {
        var status = 200
        var body = "body"
        var headers: [String: String] = [:]
    }

    private let lock = NSLock()
    // All below only under the lock.
    private var asked: [URLRequest] = []
    private var answer: Result<Response, any Error>
    private var gate: [CheckedContinuation<Void, Never>]?
    private var arrivals: [(Int, CheckedContinuation<Void, Never>)] = []
    private var cancelled = 0

    init(_ answer: Response = Response()) { self.answer = .success(answer) }

    var requests: [URLRequest] { lock.withLock { asked } }
    var cancellations: Int { lock.withLock { cancelled } }

    func answers(_ answer: Response) { lock.withLock { self.answer = .success(answer) } }
    func fails(_ code: URLError.Code) { lock.withLock { answer = .failure(URLError(code)) } }

    func throwsError(_ error: any Error) { lock.withLock { answer = .failure(error) } }

    /// Keeps answers back until ``open()``.
    func close() { lock.withLock { gate = [] } }

    func open() {
        let waiting = lock.withLock {
            defer { gate = nil }
            return gate ?? []
        }
        waiting.forEach { $0.resume() }
    }

    func arrived(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = lock.withLock {
                if asked.count < count { arrivals.append((count, continuation)) }
                return asked.count >= count
            }
            if isThere { continuation.resume() }
        }
    }

    @Sendable func callAsFunction(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let reached = lock.withLock {
            asked.append(request)
            defer { arrivals.removeAll { $0.0 <= asked.count } }
            return arrivals.filter { $0.0 <= asked.count }
        }
        reached.forEach { $0.1.resume() }
        await withCheckedContinuation { continuation in
            let isOpen = lock.withLock {
                gate?.append(continuation)
                return gate == nil
            }
            if isOpen { continuation.resume() }
        }
        if Task.isCancelled {
            lock.withLock { cancelled += 1 }
            throw URLError(.cancelled)
        }
        let answer = try lock.withLock { self.answer }.get()
        let response = HTTPURLResponse(url: request.url!, statusCode: answer.status, httpVersion: nil, headerFields: answer.headers)!
        return (Data(answer.body.utf8), response)
    }
}

/// A cache in a folder of its own, before a service that is not there.
final class CacheEnvironment {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
    let service = FakeOrigin()
    let clock = TestClock(Date(timeIntervalSince1970: 1_781_000_000))
    var limits = FetchCache.Limits()

    var cache: FetchCache { FetchCache(folder: folder, limits: limits, now: { [clock] in clock.now }, transport: service.callAsFunction) }

    func request(_ path: String = "feed", headers: [String: String] = [:]) -> URLRequest {
        var request = URLRequest(url: URL(string: "https://example.com/\(path)")!)
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    /// Files whose names end so.
    func files(_ ending: String) -> [URL] {
        let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return all.filter { $0.lastPathComponent.hasSuffix(ending) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}

extension FetchedData {
    var text: String { String(decoding: data, as: UTF8.self) }
}
