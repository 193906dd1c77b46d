import FetchCache
import Foundation
import Hummingbird
import OwnThreads
import Testing

/// Real processes that share a folder, counted at a real service.
@Suite(.timeLimit(.minutes(2)))
struct FetchProcessTests {
    /// A running `fetch-child`.
    private struct Child: Sendable {
        let process: Process
        let output: Pipe

        init(_ folder: URL, _ url: URL, fresh: Double = 60, stale: Double = 3600, silence: Double = 30) throws {
            process = Process()
            // Products stand beside the test bundle.
            let folders = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
            process.executableURL = folders.map { $0.appendingPathComponent("fetch-child") }
                .first { FileManager.default.isExecutableFile(atPath: $0.path) }
            process.arguments = [folder.path, url.absoluteString, "\(fresh)", "\(stale)", "\(silence)"]
            output = Pipe()
            process.standardOutput = output
            try process.run()
        }

        /// Waits until the process is about to ask.
        func asks() async {
            _ = try? await onThread { [output] in try output.fileHandleForReading.read(upToCount: "asking\n".utf8.count) }
        }

        /// Waits for the end of the process, and returns what it printed that was not read before.
        func line() async -> String {
            let line = try? await onThread { [output, process] in
                let data = output.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "asking\n", with: "").trimmingCharacters(
                    in: .newlines)
            }
            return line ?? ""
        }
    }

    private func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fetch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }

    private func lines(_ children: [Child]) async -> [String] {
        await withTaskGroup(of: String.self) { group in
            for child in children { group.addTask { await child.line() } }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test("R4.29, R4.39, G4.4: five processes that ask at once make one request")
    func five() async throws {
        try await withFolder { folder in
            try await CountingServer.run(answer: { _ in .text("deals") }) { server, url in
                await server.hold()
                let children = try (0..<5).map { _ in try Child(folder, url) }
                for child in children { await child.asks() }
                await server.arrived(1)
                await server.release()
                #expect(await lines(children) == Array(repeating: "fresh deals", count: 5))
                #expect(await server.asks.count == 1)
                #expect(await lines([try Child(folder, url)]) == ["fresh deals"])
                #expect(await server.asks.count == 1)
            }
        }
    }

    @Test("kill -9 of the process that fetches: another one fetches, once, and all others have the answer")
    func killed() async throws {
        try await withFolder { folder in
            try await CountingServer.run(answer: { _ in .text("deals") }) { server, url in
                await server.hold()
                let children = try (0..<5).map { _ in try Child(folder, url) }
                for child in children { await child.asks() }
                await server.arrived(1)
                let fetching = try #require(await server.asks.first?.process)
                kill(fetching, SIGKILL)
                // The successor's request comes because the system tells that the first is gone: the silence allowed is 30 seconds.
                await server.arrived(2)
                await server.release()
                let printed = await lines(children)
                #expect(printed.filter { $0 == "fresh deals" }.count == 4)
                #expect(printed.filter(\.isEmpty).count == 1)
                #expect(await server.asks.count == 2)
                #expect(Set(await server.asks.map(\.process)).count == 2)
            }
        }
    }

    @Test("a process that is suspended while it fetches holds nobody up, and what it brings later is not stored over what is newer")
    func suspended() async throws {
        try await withFolder { folder in
            let count = Counter()
            try await CountingServer.run(answer: { _ in .text("answer \(count.next())") }) { server, url in
                await server.hold()
                let first = try Child(folder, url, silence: 0.5)
                await server.arrived(1)
                let pid = try #require(await server.asks.first?.process)
                kill(pid, SIGSTOP)
                let second = try Child(folder, url, silence: 0.5)
                await server.arrived(2)
                await server.release()
                let newer = await second.line()
                kill(pid, SIGCONT)
                let older = await first.line()
                #expect(Set([newer, older]) == ["fresh answer 1", "fresh answer 2"])
                #expect(await lines([try Child(folder, url)]) == [newer])
                #expect(await server.asks.count == 2)
            }
        }
    }

    @Test("R4.40: a failure has a name, and the next process asks anew; what is old stands in, marked")
    func failure() async throws {
        try await withFolder { folder in
            let isDown = Switch(true)
            try await CountingServer.run(answer: { _ in isDown.value ? .text("", .serviceUnavailable) : .text("deals") }) { server, url in
                await server.hold()
                let first = try Child(folder, url)
                await server.arrived(1)
                await server.release()
                #expect(await first.line() == "error The service answered with status 503.")
                isDown.value = false
                #expect(await lines([try Child(folder, url)]) == ["fresh deals"])
                isDown.value = true
                // The answer is not fresh for a second, but good enough while the service is down.
                #expect(await lines([try Child(folder, url, fresh: 0)]) == ["stale deals"])
                #expect(await lines([try Child(folder, url, fresh: 0, stale: 0)]) == ["error The service answered with status 503."])
                #expect(await server.asks.count == 4)
            }
        }
    }
}

/// Counts from 1.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }

    var value: Int { lock.withLock { count } }
}

/// A switch that is on or off.
final class Switch: @unchecked Sendable {
    private let lock = NSLock()
    private var isOn: Bool

    init(_ isOn: Bool) { self.isOn = isOn }

    var value: Bool {
        get { lock.withLock { isOn } }
        set { lock.withLock { isOn = newValue } }
    }
}
