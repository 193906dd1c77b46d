import Foundation
import XcodeProject

/// Reads package manifests by SwiftPM, and caches the results by the manifests' contents. A manifest is a program: SwiftPM runs it.
package struct PackageReader: PackageManifests {
    private let cache: BuildCache

    package init(cache: BuildCache = .standard()) { self.cache = cache }

    package func manifest(of folder: URL) throws -> Data {
        var stamp = Stamp()
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        where name.hasPrefix("Package") && name.hasSuffix(".swift") {
            stamp.add(contentsOf: folder.appendingPathComponent(name))
        }
        let kept = cache.folder.appendingPathComponent("manifests/\(stamp.text).json")
        if let data = FileManager.default.contents(atPath: kept.path) { return data }
        guard let swift = Tool(named: "swift") else { throw BuildError.noCompiler }
        let outcome = try swift.runBlocking(["package", "--package-path", folder.path, "dump-package"])
        guard outcome.status == 0 else {
            let cause = outcome.output.split(separator: "\n").first { $0.contains("error:") } ?? "SwiftPM could not read it"
            throw BuildError.unreadable(String(cause))
        }
        try FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
        try outcome.standard.write(to: kept, options: .atomic)
        return outcome.standard
    }
}

extension Tool {
    /// Runs the program as `run` does, for callers on a thread that may wait.
    @available(*, noasync)
    func runBlocking(_ arguments: [String]) throws -> Outcome {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-tool-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let out = place.appendingPathComponent("out")
        try Data().write(to: out)
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        // SwiftPM leaves a folder among files that are soon gone.
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": place.path]) { $1 }
        process.standardOutput = try FileHandle(forWritingTo: out)
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let words = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: String(decoding: words, as: UTF8.self), standard: try Data(contentsOf: out))
    }
}
