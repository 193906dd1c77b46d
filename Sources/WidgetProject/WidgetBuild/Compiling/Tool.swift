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
    func run(_ arguments: [String], in folder: URL? = nil) async throws -> Outcome {
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
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = writing
        process.standardError = complaining
        let status: Int32 = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
                do {
                    try process.run()
                } catch {
                    process.terminationHandler = nil
                    continuation.resume(throwing: error)
                }
            }
        } onCancel: {
            if process.isRunning { process.terminate() }
        }
        let standard = try Data(contentsOf: out)
        let words = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        return Outcome(status: status, output: String(decoding: standard, as: UTF8.self) + words, standard: standard)
    }
}
