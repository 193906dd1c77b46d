import Foundation
import XcodeProject

/// Constants and variables that are made of what is not here and say no type of their own: the compiler knows nothing of them, and says odd
/// things wherever they are used, or what is made of them.
final class SpoiledValues {
    private struct Value {
        let name: Substring
        /// The lines on which the name means this value, from zero on.
        var lines: ClosedRange<Int>
        let depth: Int
        let cause: CheckReport.Finding
    }

    private let causes: [String: [CheckReport.Finding]]
    private var files: [String: (lines: [[Substring]], values: [Value])] = [:]

    /// - Parameter causes: errors that are not the project's.
    init(causes: [CheckReport.Finding]) {
        let named = causes.filter { MissingName($0.message) != nil && $0.file != nil && $0.line != nil }
        self.causes = Dictionary(grouping: named) { $0.file ?? "" }
    }

    /// The reason for which an error in this line may be spurious; nil where nothing of the kind is used.
    func cause(in file: String, line: Int) -> CheckReport.Finding? {
        guard causes[file] != nil else { return nil }
        let (lines, values) = read(file)
        guard lines.indices.contains(line - 1) else { return nil }
        return values.first { $0.lines.contains(line - 1) && lines[line - 1].contains($0.name) }?.cause
    }

    private func read(_ file: String) -> (lines: [[Substring]], values: [Value]) {
        if let known = files[file] { return known }
        let code = CodeText((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").text
        let texts = code.split(separator: "\n", omittingEmptySubsequences: false)
        let lines = texts.map { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
        let causes = Dictionary((causes[file] ?? []).map { ($0.line ?? 0, $0) }) { first, _ in first }
        var values: [Value] = [], depth = 0
        for (place, text) in texts.enumerated() {
            if let made = text.firstMatch(of: /\b(?:let|var)\s+(\w+)\s*=/)?.1,
                let cause = causes[place + 1] ?? values.first(where: { $0.lines.contains(place) && lines[place].contains($0.name) })?.cause
            {
                values.append(Value(name: made, lines: place...max(place, texts.count - 1), depth: depth, cause: cause))
            }
            depth += text.count { $0 == "{" } - text.count { $0 == "}" }
            // Where its braces end a name means it no longer.
            for index in values.indices where depth < values[index].depth && values[index].lines.upperBound > place {
                values[index].lines = values[index].lines.lowerBound...place
            }
        }
        files[file] = (lines, values)
        return (lines, values)
    }
}
