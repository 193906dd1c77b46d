import Foundation

/// Git's submodules of a repository, as `.gitmodules` names them.
enum Submodules {
    /// Folders above a project that may be the repository's own.
    private static let highest = 8

    /// The folders of those that were not fetched: they are not there, or empty.
    /// - Parameter place: a folder of the repository, or a file in it.
    static func missing(around place: URL) -> [URL] {
        var folder = place.standardizedFileURL
        for _ in 0..<highest {
            let file = folder.appendingPathComponent(".gitmodules")
            if ProjectFiles.exists(file) { return missing(file, in: folder) }
            // The repository ends here.
            if ProjectFiles.exists(folder.appendingPathComponent(".git")) { return [] }
            folder.deleteLastPathComponent()
        }
        return []
    }

    private static func missing(_ file: URL, in folder: URL) -> [URL] {
        guard let text = try? ProjectFiles.text(file, limit: 1 << 20) else { return [] }
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0] == "path" else { return nil }
            let place = folder.appendingPathComponent(parts[1], isDirectory: true).standardizedFileURL
            guard place.path.hasPrefix(folder.path + "/"), ProjectFiles.names(place).isEmpty else { return nil }
            return place
        }
    }

    /// A note on those that are missing where a project is; nil where all are there.
    static func note(around place: URL) -> ProjectNote? {
        let missing = missing(around: place)
        guard let first = missing.first else { return nil }
        let others = missing.dropFirst().map(\.lastPathComponent).joined(separator: ", ")
        return ProjectNote(
            .missingFile,
            "it is a submodule of Git's that was not fetched\(others.isEmpty ? "" : ", as are \(others)"): `git submodule update --init` does",
            file: first)
    }
}
