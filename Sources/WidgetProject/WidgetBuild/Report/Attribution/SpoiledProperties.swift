import Foundation
import XcodeProject

/// Properties whose type is not here: what the compiler says of an expression that reads one, in any file, may come of that.
final class SpoiledProperties {
    private let causes: [CheckReport.Finding]
    private var lines: [String: [Substring]] = [:]
    private lazy var names: [Substring: CheckReport.Finding] = {
        var names: [Substring: CheckReport.Finding] = [:]
        for cause in causes {
            guard let file = cause.file, let line = cause.line, let text = self.text(file, line),
                let name = text.firstMatch(of: /\b(?:let|var)\s+(\w+)\s*:/)?.1
            else { continue }
            names[name] = names[name] ?? cause
        }
        return names
    }()

    /// - Parameter causes: errors that are not the project's.
    init(causes: [CheckReport.Finding]) { self.causes = causes.filter { $0.message.hasPrefix("cannot find type") } }

    /// The reason for which an error in this line may be spurious; nil where it reads no such property.
    func cause(in file: String, line: Int) -> CheckReport.Finding? {
        guard !causes.isEmpty, let text = text(file, line) else { return nil }
        return text.matches(of: /\.(\w+)/).lazy.compactMap { self.names[$0.1] }.first
    }

    private func text(_ file: String, _ line: Int) -> Substring? {
        let known = lines[file] ?? Self.lines(of: file)
        lines[file] = known
        return known.indices.contains(line - 1) ? known[line - 1] : nil
    }

    private static func lines(of file: String) -> [Substring] {
        CodeText((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
