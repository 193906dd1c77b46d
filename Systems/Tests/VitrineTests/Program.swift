import Foundation
import Testing

/// The command line as a user runs it.
enum Program {
    struct Result: Sendable {
        var status: Int32
        var output: String
        var errors: String
    }

    static var folder: URL {
        let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let candidates = [Bundle.main.bundleURL, beside]
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("vitrine").path) } ?? beside
    }

    /// - Parameter executable: nil is `vitrine`.
    static func start(
        _ arguments: [String], executable: URL? = nil, environment more: [String: String] = [:], in place: URL? = nil, output: Any?,
        errors: Any?
    ) throws -> Process {
        let process = Process()
        process.executableURL = executable ?? folder.appendingPathComponent("vitrine")
        process.arguments = arguments
        if let place { process.currentDirectoryURL = place }
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        var environment = ProcessInfo.processInfo.environment
        environment["TZ"] = "UTC"
        environment.merge(more) { $1 }
        process.environment = environment
        try process.run()
        return process
    }

    /// Runs the program to its end. What it prints goes to files: a full pipe would stop it.
    static func run(_ arguments: String...) async throws -> Result { try await run(arguments) }

    /// - Parameter place: where it is typed; nil is where the tests are.
    static func run(
        _ arguments: [String], executable: URL? = nil, environment: [String: String] = [:], in place: URL? = nil
    ) async throws -> Result {
        let scratch = TemporaryFolder()
        let (out, err) = (try scratch.file("out"), try scratch.file("err"))
        let process = try start(
            arguments, executable: executable, environment: environment, in: place, output: out.handle, errors: err.handle)
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                // Foundation looks again and again on a thread that has not started the process, which takes a whole core: the kernel waits
                // first.
                var end = siginfo_t()
                while waitid(P_PID, id_t(process.processIdentifier), &end, WEXITED | WNOWAIT) != 0, errno == EINTR {}
                process.waitUntilExit()
                continuation.resume()
            }
        }
        return Result(
            status: process.terminationStatus, output: try String(contentsOf: out.url, encoding: .utf8),
            errors: try String(contentsOf: err.url, encoding: .utf8))
    }
}

/// A folder that goes away with the test.
final class TemporaryFolder: Sendable {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("command-tests-\(UUID().uuidString)", isDirectory: true)
        // A test cannot go on without it.
        try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func file(_ name: String) throws -> (url: URL, handle: FileHandle) {
        let url = url.appendingPathComponent(name)
        try Data().write(to: url)
        return (url, try FileHandle(forWritingTo: url))
    }
}
