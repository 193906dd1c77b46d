import Foundation
import OwnThreads
import Testing

@testable import WidgetLifecycle

/// Real processes with one history.
@Suite(.ownThreads, .timeLimit(.minutes(2)))
struct WidgetLifecycleProcessTests {
    private let scratch = Scratch()
    private var folder: URL { scratch.folder }

    /// A running `lifecycle-child`.
    private final class Child: @unchecked Sendable {
        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private var unread = Data()

        init(_ folder: URL) throws {
            let folders = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
            process.executableURL = folders.map { $0.appendingPathComponent("lifecycle-child") }
                .first { FileManager.default.isExecutableFile(atPath: $0.path) }
            process.arguments = [folder.path]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
        }

        deinit { kill() }

        func send(_ line: String) { try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }

        /// The next line of its output, nil after its end.
        func line() async -> String? { try? await onThread { [self] in next() } }

        @available(*, noasync)
        private func next() -> String? {
            while true {
                if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = String(decoding: unread[..<end], as: UTF8.self)
                    unread = Data(unread[unread.index(after: end)...])
                    return line
                }
                let more = output.fileHandleForReading.availableData
                if more.isEmpty { return nil }
                unread.append(more)
            }
        }

        func ask(_ line: String) async -> String? {
            send(line)
            return await self.line()
        }

        func kill() {
            if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
            // Blocks: no longer than a process takes that was killed.
            process.waitUntilExit()
        }
    }

    private func children(_ count: Int) async throws -> [Child] {
        let children = try (0..<count).map { _ in try Child(folder) }
        for child in children { #expect(await child.line() == "ready") }
        return children
    }

    @Test("R4.105: six processes that see the same change at once report it once")
    func together() async throws {
        let children = try await children(6)
        var listed: [String] = []
        for round in 1...20 {
            listed.append("Insights/systemSmall/\(round)")
            for child in children { child.send(listed.joined(separator: " ")) }
            var answers: [String] = []
            for child in children { answers.append(await child.line() ?? "dead") }
            #expect(answers.sorted() == Array(repeating: "added 0 removed 0", count: 5) + ["added 1 removed 0"])
        }
    }

    @Test("R4.101: what one process stored, the next one knows, however the first ended")
    func death() async throws {
        let first = try await children(1)[0]
        #expect(await first.ask("A/s/1 A/s/1 B/m/2") == "added 3 removed 0")
        first.kill()
        let second = try await children(1)[0]
        #expect(await second.ask("A/s/1 A/s/1 B/m/2") == "added 0 removed 0")
        #expect(await second.ask("A/s/1 A/s/1") == "added 0 removed 0")
        second.kill()
        #expect(try await children(1)[0].ask("A/s/1 A/s/1") == "added 0 removed 1")
    }

    @Test("R4.101: kill -9 at any moment of a comparison loses no event and makes none twice")
    func killed() async throws {
        var listed: [String] = []
        for round in 1...40 {
            let child = try await children(1)[0]
            listed.append("A/s/\(round)")
            child.send(listed.joined(separator: " "))
            // The child is killed at some moment from before it has read the line until after it has answered.
            try await Task.sleep(for: .microseconds(Int.random(in: 0...3_000)))
            child.kill()
        }
        #expect(await (try children(1)[0]).ask(listed.joined(separator: " "))?.hasPrefix("added ") == true)
        let events = try await WidgetLifecycle(folder: folder).pending()
        #expect(events.map(\.change) == Array(repeating: .added, count: 40))
        #expect(Set(events.map(\.widget.configuration)).count == 40)
        #expect(Set(events.map(\.id)).count == 40)
    }

    @Test("R4.101: an event is not lost when the process dies between the comparison and the delivery, nor in the delivery")
    func undelivered() async throws {
        let first = try await children(1)[0]
        #expect(await first.ask("A/s/1") == "added 1 removed 0")
        first.kill()
        let second = try await children(1)[0]
        let told = try #require(await second.ask("deliver-slowly"))
        #expect(told.hasPrefix("added:"))
        // While it is at it, nobody else is.
        let third = try await children(1)[0]
        #expect(await third.ask("deliver") == "delivered")
        second.kill()
        let waiting = try await WidgetLifecycle(folder: folder).pending()
        #expect(waiting.count == 1)
        // Later somebody tries again: the same event, by its identifier.
        let later = WidgetLifecycle(folder: folder, now: { Date() + 31 })
        let count = try await later.deliver { events in #expect(events.map { "added:\($0.id)" } == [told]) }
        #expect(count == 1)
    }
}
