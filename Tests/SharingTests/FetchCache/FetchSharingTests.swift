import Foundation
import OwnThreads
import Testing
import VitrineSharedFiles

@testable import FetchCache

/// Callers in one process, and the traces of others.
@Suite(.ownThreads, .timeLimit(.minutes(1)))
struct FetchSharingTests {
    private let environment = CacheEnvironment()

    @Test("R4.39: twenty callers at once share one request")
    func shared() async throws {
        environment.service.close()
        let cache = environment.cache, request = environment.request()
        let tasks = (0..<20).map { _ in Task { try await cache.data(for: request, freshFor: 60) } }
        await environment.service.arrived(1)
        environment.service.open()
        for task in tasks { #expect(try await task.value.text == "body") }
        #expect(environment.service.requests.count == 1)
    }

    @Test("who is cancelled leaves at once, and the others get their answer")
    func oneCancelled() async throws {
        environment.service.close()
        let cache = environment.cache, request = environment.request()
        let tasks = (0..<3).map { _ in Task { try await cache.data(for: request, freshFor: 60) } }
        await environment.service.arrived(1)
        tasks[0].cancel()
        // The cancelled call ends although the service has not answered.
        await #expect(throws: CancellationError.self) { try await tasks[0].value }
        environment.service.open()
        for task in tasks[1...] { #expect(try await task.value.text == "body") }
        #expect(environment.service.requests.count == 1 && environment.service.cancellations == 0)
    }

    @Test("when all are cancelled the request is too, and the next caller starts anew")
    func allCancelled() async throws {
        environment.service.close()
        let cache = environment.cache, request = environment.request()
        let tasks = (0..<3).map { _ in Task { try await cache.data(for: request, freshFor: 60) } }
        await environment.service.arrived(1)
        for task in tasks {
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        let next = Task { try await cache.data(for: request, freshFor: 60) }
        environment.service.open()
        #expect(try await next.value.text == "body")
        #expect(environment.service.cancellations == 1 && environment.service.requests.count == 2)
    }

    @Test("two caches on one folder in one process share too")
    func twoCaches() async throws {
        environment.service.close()
        let caches = [environment.cache, environment.cache], request = environment.request()
        let tasks = caches.map { cache in Task { try await cache.data(for: request, freshFor: 60) } }
        await environment.service.arrived(1)
        environment.service.open()
        for task in tasks { #expect(try await task.value.text == "body") }
        #expect(environment.service.requests.count == 1)
    }

    /// A lease as another process would have left it.
    private func leave(_ lease: Lease) throws -> FetchKey {
        let key = try FetchKey(environment.request(), varyingBy: [], partition: "")
        try FileManager.default.createDirectory(at: environment.folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(lease).write(to: environment.folder.appendingPathComponent(key.name + ".lease"))
        return key
    }

    @Test("waiting for another process has an end, with an older answer if there is one")
    func deadline() async throws {
        _ = try await environment.cache.data(for: environment.request(), freshFor: 60)
        environment.limits.waiting = 0.05
        // The other one lives, however slow this machine is.
        environment.limits.silence = 600
        _ = try leave(Lease(owner: "other", process: getpid(), beat: Uptime.now))
        environment.clock.now += 100
        let answer = try await environment.cache.data(for: environment.request(), freshFor: 60)
        #expect(answer.origin == .stale(because: .waitedTooLong(seconds: 0.05)))
        await #expect(throws: FetchError.waitedTooLong(seconds: 0.05)) {
            try await environment.cache.data(for: environment.request(), freshFor: 60, staleFor: 0)
        }
        #expect(environment.service.requests.count == 1)
    }

    @Test("nobody waits for a process that is gone, silent, or of before the machine started, nor for a damaged lease")
    func deadLeases() async throws {
        environment.limits.waiting = 0
        let gone = Process()
        gone.executableURL = URL(fileURLWithPath: "/bin/true")
        try gone.run()
        gone.waitUntilExit()
        let leases = [
            Lease(owner: "gone", process: gone.processIdentifier, beat: Uptime.now),
            Lease(owner: "silent", process: getpid(), beat: Uptime.now - environment.limits.silence),
            Lease(owner: "before", process: getpid(), beat: Uptime.now + 1e6),
            Lease(owner: "ended", process: getpid(), beat: Uptime.now, end: .failed(.status(500))),
        ]
        for (index, lease) in leases.enumerated() {
            _ = try leave(lease)
            #expect(try await environment.cache.data(for: environment.request(), freshFor: 0).origin == .network, "\(lease.owner)")
            #expect(environment.service.requests.count == index + 1)
        }
        let key = try leave(leases[0])
        try Data("{".utf8).write(to: environment.folder.appendingPathComponent(key.name + ".lease"))
        #expect(try await environment.cache.data(for: environment.request(), freshFor: 0).origin == .network)
    }

    @Test("a lock that another process was suspended with delays no longer than waiting may take")
    func lockHeld() async throws {
        environment.limits.waiting = 0.05
        try FileManager.default.createDirectory(at: environment.folder, withIntermediateDirectories: true)
        let file = open(environment.folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT, 0o600)
        defer { close(file) }
        try #require(flock(file, LOCK_EX | LOCK_NB) == 0)
        await #expect(throws: FetchError.waitedTooLong(seconds: 0.05)) {
            try await environment.cache.data(for: environment.request(), freshFor: 60)
        }
    }
}
