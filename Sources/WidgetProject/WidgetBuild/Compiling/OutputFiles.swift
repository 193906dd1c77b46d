import Foundation

/// The files that the compiler makes of each source, and those that it keeps to see the next time what an edit concerns.
struct OutputFiles {
    private let sources: [URL]
    private let folder: URL
    private let stems: [URL: String]

    init(_ sources: [URL], in folder: URL) {
        self.sources = sources
        self.folder = folder
        var stems: [URL: String] = [:]
        for (index, file) in sources.enumerated() { stems[file] = "\(file.deletingPathExtension().lastPathComponent)-\(index)" }
        self.stems = stems
    }

    /// The output file of a source.
    func file(_ source: URL, _ kind: String) -> URL { folder.appendingPathComponent("\(stems[source] ?? "").\(kind)") }

    /// Removes what was made of a source that was saved again within one second: of a file's date the compiler reads no more than that, and
    /// would take the file for the one it knows. What it finds missing it makes, and then whatever depends on it.
    /// - Parameter kind: what is made.
    func forgetSavedAgain(_ kind: String) throws {
        let record = folder.appendingPathComponent("saved.json")
        let known = FileManager.default.contents(atPath: record.path).flatMap { try? JSONDecoder().decode([String: Saved].self, from: $0) }
        var saved: [String: Saved] = [:]
        for source in sources {
            guard let now = Saved(source) else { continue }
            saved[source.path] = now
            if let before = known?[source.path], before != now, before.seconds == now.seconds {
                try? FileManager.default.removeItem(at: file(source, kind))
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try ModuleSources.write(String(decoding: try encoder.encode(saved), as: UTF8.self), to: record)
    }

    /// The time at which a file was saved, and its length.
    private struct Saved: Codable, Equatable {
        let seconds: Int
        let nanoseconds: Int
        let bytes: Int

        init?(_ file: URL) {
            var status = stat()
            guard stat(file.path, &status) == 0 else { return nil }
            (seconds, nanoseconds, bytes) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size))
        }
    }

    /// Writes the map that the compiler reads, and lets it make anew what it would not see the edit of.
    /// - Parameter jobs: as many files are compiled at a time.
    /// - Returns: the flags of a compilation that leaves alone what an edit does not concern.
    func write(_ kinds: [String], jobs: Int) throws -> [String] {
        let file = folder.appendingPathComponent("output-file-map.json")
        try ModuleSources.write(try map(kinds), to: file)
        for kind in kinds { try forgetSavedAgain(kind == "object" ? "o" : kind) }
        return ["-incremental", "-enable-batch-mode", "-j", "\(jobs)", "-output-file-map", file.path]
    }

    /// The map that the compiler reads.
    /// - Parameter kinds: what is made, as the compiler calls it.
    func map(_ kinds: [String]) throws -> String {
        var map: [String: [String: String]] = ["": ["swift-dependencies": folder.appendingPathComponent("module.swiftdeps").path]]
        for source in sources {
            var outputs = ["swift-dependencies": file(source, "swiftdeps").path]
            for kind in kinds { outputs[kind] = file(source, kind == "object" ? "o" : kind).path }
            map[source.path] = outputs
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return String(decoding: try encoder.encode(map), as: UTF8.self)
    }
}
