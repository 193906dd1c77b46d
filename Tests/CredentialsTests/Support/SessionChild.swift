import Foundation
import Testing

@testable import Credentials

/// A running `session-child`. Its pipes are read and written on threads of its own: tests that wait in tasks would leave none to the
/// service they wait for.
final class SessionChild: Sendable {
    let pid: Int32
    private let process: Process
    private let input: FileHandle
    private let output: OutputLines

    /// - Parameters:
    ///   - bundle: its entitlements.
    ///   - waiting: seconds for another process that renews.
    ///   - confinement: what it may touch; nil for everything.
    init(
        _ device: Device, _ service: URL, bundle: URL, waiting: Double = 10, confinement: (read: [URL], write: [URL])? = nil
    ) throws {
        let process = Process(), input = Pipe(), output = Pipe()
        let child = try Self.product("session-child"), arguments = [service.absoluteString, device.container.path, "\(waiting)"]
        if let confinement {
            process.executableURL = try Self.product("vitrine-confine")
            process.arguments =
                ["--read"] + confinement.read.map(\.path) + ["--write"] + confinement.write.map(\.path) + ["--", child.path] + arguments
        } else {
            process.executableURL = child
            process.arguments = arguments
        }
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["VITRINE_HOME": device.home.path, "VITRINE_BUNDLE": bundle.path]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        // A test beside this one may have the executable open while it starts its own.
        for attempt in 0... {
            do {
                try process.run()
                break
            } catch  where attempt < 100 {
                usleep(10_000)
            }
        }
        self.process = process
        self.input = input.fileHandleForWriting
        self.output = OutputLines(output.fileHandleForReading)
        pid = process.processIdentifier
    }

    deinit { if process.isRunning { kill(pid, SIGKILL) } }

    func send(_ line: String) { try? input.write(contentsOf: Data((line + "\n").utf8)) }

    /// The next line of its output; "dead" after its end.
    func line() async -> String { await output.next() ?? "dead" }

    func ask(_ line: String) async -> String {
        send(line)
        return await self.line()
    }

    /// Ends it at once.
    func die() async {
        kill(pid, SIGKILL)
        while await line() != "dead" {}
    }

    /// Products stand beside the test bundle.
    static func product(_ name: String) throws -> URL {
        let folders = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
        return try #require(
            folders.map { $0.appendingPathComponent(name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) })
    }
}

/// The lines of a pipe, read on a thread.
final class OutputLines: Sendable {
    private let lines: AsyncStream<String>
    private let iterator = IteratorBox()

    init(_ handle: FileHandle) {
        let (lines, toLines) = AsyncStream<String>.makeStream()
        self.lines = lines
        iterator.value = lines.makeAsyncIterator()
        Thread.detachNewThread {
            var unread = Data()
            while true {
                let more = handle.availableData
                guard !more.isEmpty else { return toLines.finish() }
                unread.append(more)
                while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                    toLines.yield(String(decoding: unread[..<end], as: UTF8.self))
                    unread = Data(unread[unread.index(after: end)...])
                }
            }
        }
    }

    /// One test asks at a time.
    func next() async -> String? { await iterator.next() }

    private final class IteratorBox: @unchecked Sendable {
        var value: AsyncStream<String>.Iterator?
        func next() async -> String? {
            var iterator = value
            return await iterator?.next(isolation: nil)
        }
    }
}
