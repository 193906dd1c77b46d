import Foundation

/// Another program, run to its end.
struct Tool: Sendable {
    /// What it did.
    struct Outcome: Sendable {
        var status: Int32
        /// Both of its outputs, as they came.
        var output: String
        /// Standard output alone.
        var standard: Data
    }

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

    /// Runs it; its outputs go through files, so that it never waits for who reads them.
    /// - Throws: an error of Foundation's where it cannot be started.
    /// - Parameter environment: names and values beside those of this process.
    func run(_ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]) async throws -> Outcome {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-tool-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
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
        if !environment.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = writing
        process.standardError = complaining
        let status: Int32 = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
                do {
                    try process.run()
                    if Task.isCancelled { Self.end(process) }
                } catch {
                    process.terminationHandler = nil
                    continuation.resume(throwing: error)
                }
            }
        } onCancel: {
            Self.end(process)
        }
        let standard = try Data(contentsOf: out)
        let words = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        return Outcome(status: status, output: String(decoding: standard, as: UTF8.self) + words, standard: standard)
    }

    /// Ends it with what it started itself, as far as that is of its group. A process that is being started just then may miss the signal,
    /// and what holds the outputs open keeps this one waiting: so all are asked until none is left.
    private static func end(_ process: Process) {
        guard process.isRunning else { return }
        let group = process.processIdentifier
        guard group > 1, getpgid(group) == group else { return process.terminate() }
        kill(-group, SIGTERM)
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.2)
            while process.isRunning, kill(-group, SIGKILL) == 0 { Thread.sleep(forTimeInterval: 0.02) }
        }
    }

    /// As `run`, but ended when a time is over.
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
