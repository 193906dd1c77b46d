import Foundation

/// A running `store-child`, or another process that answers in lines.
public final class StoreChild: @unchecked Sendable {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let lock = NSCondition()
    // Guarded by the condition.
    private var lines: [String] = []
    private var isOver = false
    private var read = 0

    /// - Parameters:
    ///   - build: where the product is; nil for where the tests are.
    ///   - folder: of the database.
    ///   - words: the command and its arguments.
    ///   - isConfined: to its folder, as extensions are.
    public convenience init(
        build: URL? = nil, _ folder: URL, _ words: String..., role: String = "member", patience: Double? = nil, poll: Double? = nil,
        isConfined: Bool = false
    ) throws {
        try self.init(
            build: build, product: "store-child", [folder.appendingPathComponent("shared.sqlite").path, role] + words,
            environment: ["STORE_PATIENCE": patience.map { "\($0)" }, "STORE_POLL": poll.map { "\($0)" }].compactMapValues { $0 },
            confinedTo: isConfined ? folder : nil)
    }

    /// - Parameters:
    ///   - product: an executable that answers in lines.
    ///   - environment: beside this process's own.
    ///   - folder: to which it is confined, as extensions are; nil for nowhere.
    public init(
        build: URL? = nil, product name: String, _ arguments: [String], environment: [String: String] = [:], confinedTo folder: URL? = nil
    ) throws {
        // Products stand beside the test bundle.
        let folders =
            build.map { [$0] } ?? [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
        func product(_ name: String) -> URL? {
            folders.map { $0.appendingPathComponent(name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
        }
        let child = product(name)
        if let folder, let child {
            process.executableURL = product("vitrine-confine")
            let products = child.resolvingSymlinksInPath()
            process.arguments =
                ["--read", products.deletingLastPathComponent().path, "--write", folder.path, "--", products.path] + arguments
        } else {
            process.executableURL = child
            process.arguments = arguments
        }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // The pipe is read on a thread of its own: waiting for it in a task would hold up all others.
        Thread.detachNewThread { [self] in
            var rest = Data()
            while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
                rest += data
                while let end = rest.firstIndex(of: 0x0A) {
                    let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                    rest = rest[rest.index(after: end)...]
                    lock.withLock {
                        lines.append(line)
                        lock.broadcast()
                    }
                }
            }
            lock.withLock {
                isOver = true
                lock.broadcast()
            }
        }
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    public var pid: Int32 { process.processIdentifier }

    /// The next line it says; nil when it has ended, or says nothing for so many seconds.
    @available(*, noasync)
    public func line(within seconds: Double = 20) -> String? {
        let end = Date(timeIntervalSinceNow: seconds)
        return lock.withLock {
            while read == lines.count {
                if isOver || !lock.wait(until: end) { return nil }
            }
            defer { read += 1 }
            return lines[read]
        }
    }

    /// All that it says until it ends.
    public func rest() -> [String] {
        var all: [String] = []
        while let line = line() { all.append(line) }
        return all
    }

    /// The number of lines that the process has written and nobody has read yet.
    public var unread: Int { lock.withLock { lines.count - read } }

    /// Lets the process continue, with a line that it waits for.
    public func goOn(_ line: String = "") { try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }

    public func send(_ signal: Int32) { kill(pid, signal) }

    @available(*, noasync)
    public func end() {
        kill(pid, SIGKILL)
        process.waitUntilExit()
    }
}
