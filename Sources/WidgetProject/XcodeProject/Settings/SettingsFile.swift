import Foundation

/// An `.xcconfig` file with everything that it includes.
struct SettingsFile {
    private(set) var assignments: [SettingLayer.Assignment] = []
    /// Files that it names and that are not there, with the line.
    private(set) var missing: [ProjectNote] = []

    var layer: SettingLayer { SettingLayer(assignments) }

    private static let deepest = 32
    private static let most = 20_000

    /// - Parameter project: the folder in which includes that stand in angle brackets or are not beside the file are looked for.
    /// - Throws: `ProjectError` where the file itself cannot be read.
    init(_ file: URL, project: URL) throws(ProjectError) {
        try read(file, project, open: [])
    }

    private mutating func read(_ file: URL, _ project: URL, open: [URL]) throws(ProjectError) {
        let file = file.standardizedFileURL
        guard open.count < Self.deepest, !open.contains(file) else {
            missing.append(ProjectNote(.settings, "it includes itself", file: file, line: 1))
            return
        }
        let text = try ProjectFiles.text(file)
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            guard assignments.count < Self.most else { return }
            let line = Self.withoutComment(line)
            if line.hasPrefix("#include") {
                include(line, file, number + 1, project, open + [file])
            } else if let (name, value) = Self.sides(line) {
                assignments.append(SettingLayer.Assignment(name: name, value: value))
            }
        }
    }

    private mutating func include(_ line: String, _ file: URL, _ number: Int, _ project: URL, _ open: [URL]) {
        let isOptional = line.hasPrefix("#include?")
        guard let start = line.firstIndex(where: { $0 == "\"" || $0 == "<" }), let end = line.lastIndex(where: { $0 == "\"" || $0 == ">" }),
            start < end
        else { return }
        let path = String(line[line.index(after: start)..<end])
        let places =
            path.hasPrefix("/")
            ? [URL(fileURLWithPath: path)]
            : [file.deletingLastPathComponent(), project].map { ProjectFiles.onDisk($0.appendingPathComponent(path)) }
        for place in places where ProjectFiles.exists(place) {
            do throws(ProjectError) {
                return try read(place, project, open: open)
            } catch {
                missing.append(ProjectNote(.settings, "\(error)", file: file, line: number))
                return
            }
        }
        if !isOptional { missing.append(ProjectNote(.settings, "it includes “\(path)”, which is not there", file: file, line: number)) }
    }

    /// `//` begins a comment, except in a value after a colon that a `$()` keeps apart, as everybody writes addresses.
    private static func withoutComment(_ line: Substring) -> String {
        guard let comment = line.range(of: "//") else { return line.trimmingWhitespace() }
        return line[..<comment.lowerBound].trimmingWhitespace()
    }

    /// The first `=` outside brackets parts name and value; a `;` at the end is left over from old habits.
    private static func sides(_ line: String) -> (String, String)? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth <= 0:
                let name = line[..<index].trimmingWhitespace()
                guard !name.isEmpty else { return nil }
                var value = line[line.index(after: index)...].trimmingWhitespace()
                if value.hasSuffix(";") { value = value.dropLast().trimmingWhitespace() }
                return (name, value)
            default: break
            }
        }
        return nil
    }
}
