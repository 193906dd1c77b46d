import Foundation

/// Another program, run to its end.
struct Tool: Sendable {
    /// The outcome of a run of the tool.
    struct Outcome: Sendable {
        var status: Int32
        /// The text of both of its outputs, as it came.
        var output: String
        /// Standard output alone.
        var standard: Data
    }

    /// The program was ended, as it took longer than it may.
    struct Overtime: Error {}

    let url: URL

    /// The program of that name on the PATH.
    init?(named name: String) {
        let places = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        guard let path = places.map({ "\($0)/\(name)" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            return nil
        }
        url = URL(fileURLWithPath: path)
    }

    init(url: URL) { self.url = url }

    /// Runs the tool; its outputs go through files, so that it never waits for who reads them.
    /// - Parameters:
    ///   - environment: names and values beside those of this process.
    ///   - limit: how long it may take; then it is ended, with all that it started.
    /// - Throws: `Overtime`; an error of Foundation's where it cannot be started.
    func run(
        _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], within limit: Duration? = nil
    ) async throws -> Outcome {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-tool-\(UUID().uuidString)", isDirectory: true)
        let temporary = place.appendingPathComponent("tmp", isDirectory: true)
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let (out, errors) = (place.appendingPathComponent("out"), place.appendingPathComponent("errors"))
        for file in [out, errors] { try Data().write(to: file) }
        let (writing, complaining) = (try FileHandle(forWritingTo: out), try FileHandle(forWritingTo: errors))
        defer {
            try? writing.close()
            try? complaining.close()
        }
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // What it leaves among files that are soon gone goes with the folder: Swift's compiler leaves an empty folder for each of its runs.
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = writing
        process.standardError = complaining
        let status = try await Self.end(of: process, within: limit)
        let standard = try Data(contentsOf: out)
        let words = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        return Outcome(status: status, output: String(decoding: standard, as: UTF8.self) + words, standard: standard)
    }

    /// Starts a process and waits for its end.
    private static func end(of process: Process, within limit: Duration?) async throws -> Int32 {
        try await withThrowingTaskGroup(of: Int32?.self) { group in
            group.addTask { try await started(process) }
            if let limit {
                group.addTask {
                    try await Task.sleep(for: limit)
                    return nil
                }
            }
            let first = try await group.next() ?? nil
            // What still runs is ended with the group.
            group.cancelAll()
            guard let first else { throw Overtime() }
            return first
        }
    }

    private static func started(_ process: Process) async throws -> Int32 {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
                do {
                    try process.run()
                    if Task.isCancelled, process.isRunning { endTree(process.processIdentifier) }
                } catch {
                    process.terminationHandler = nil
                    continuation.resume(throwing: error)
                }
            }
        } onCancel: {
            if process.isRunning { endTree(process.processIdentifier) }
        }
    }

    /// Ends a process and all that descends from it. What is stopped first starts nothing more meanwhile.
    private static func endTree(_ root: Int32) {
        var stopped: Set<Int32> = [], next = [root]
        while let process = next.popLast() {
            guard stopped.insert(process).inserted else { continue }
            kill(process, SIGSTOP)
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
            for thread in threads {
                let children = FileManager.default.contents(atPath: "/proc/\(process)/task/\(thread)/children") ?? Data()
                next += String(decoding: children, as: UTF8.self).split(separator: " ").compactMap { Int32($0) }
            }
        }
        for process in stopped { kill(process, SIGKILL) }
    }

    /// Runs the program as `run` does, but ends it when a time is over.
    /// - Parameter sleep: returns when it is.
    /// - Returns: nil where it was ended so.
    func run(
        _ arguments: [String], environment: [String: String], limit: Duration, sleep: @escaping @Sendable (Duration) async throws -> Void
    ) async throws -> Outcome? {
        try await withThrowingTaskGroup(of: Outcome?.self) { group in
            group.addTask { try await run(arguments, environment: environment) }
            group.addTask {
                try await sleep(limit)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
}
