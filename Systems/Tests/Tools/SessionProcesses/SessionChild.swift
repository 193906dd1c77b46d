import Foundation

/// A running `session-child`.
public final class SessionChild: Sendable {
    /// What ``line()`` says after the end.
    public static let dead = "dead"

    public let pid: Int32
    private let process: Process
    private let input: FileHandle
    private let output: OutputLines

    /// - Parameters:
    ///   - products: where the executable lies.
    ///   - home: the device's state, as the host would keep it.
    ///   - locks: the folder that all sharers have.
    ///   - bundle: with its entitlements.
    ///   - waiting: seconds for another process that renews.
    public init(products: URL, home: URL, locks: URL, bundle: URL, service: URL, waiting: Double = 10) throws {
        let process = Process(), input = Pipe(), output = Pipe()
        process.executableURL = products.appendingPathComponent("session-child")
        process.arguments = [service.absoluteString, locks.path, "\(waiting)"]
        process.environment = ProcessInfo.processInfo.environment.merging(["VITRINE_HOME": home.path, "VITRINE_BUNDLE": bundle.path]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        self.process = process
        self.input = input.fileHandleForWriting
        self.output = OutputLines(output.fileHandleForReading)
        pid = process.processIdentifier
    }

    deinit { end() }

    /// Kills the process.
    public func end() { if process.isRunning { kill(pid, SIGKILL) } }

    public func send(_ line: String) { try? input.write(contentsOf: Data((line + "\n").utf8)) }

    /// The next line of its output.
    public func line() async -> String { await output.next() ?? Self.dead }

    public func ask(_ line: String) async -> String {
        send(line)
        return await self.line()
    }

    /// Kills the process, and returns when it is gone with what it said before.
    @discardableResult
    public func die() async -> [String] {
        end()
        var last: [String] = []
        while let line = await output.next() { last.append(line) }
        return last
    }
}

extension [SessionChild] {
    /// All are told before one is heard; their answers in order.
    public func ask(_ line: String) async -> [String] {
        for child in self { child.send(line) }
        var answers: [String] = []
        for child in self { answers.append(await child.line()) }
        return answers
    }
}
