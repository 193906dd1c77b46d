import Foundation

/// Where the compiler puts what it makes of each file, and what it keeps to see the next time what an edit concerns.
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

    /// What is made of a source.
    func file(_ source: URL, _ kind: String) -> URL { folder.appendingPathComponent("\(stems[source] ?? "").\(kind)") }

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
