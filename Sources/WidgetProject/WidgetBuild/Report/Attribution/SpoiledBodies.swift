import Foundation
import XcodeProject

/// Functions whose heads name what is not here: of their parameters the compiler knows nothing, and says odd things wherever they are used.
final class SpoiledBodies {
    private let causes: [String: [CheckReport.Finding]]
    /// The lines of each such function, with why.
    private var bodies: [String: [(lines: ClosedRange<Int>, cause: CheckReport.Finding)]] = [:]

    /// - Parameter causes: errors that are not the project's.
    init(causes: [CheckReport.Finding]) {
        let named = causes.filter { cause in MissingName(cause.message).map { !$0.isMember } ?? false }
        self.causes = Dictionary(grouping: named.filter { $0.file != nil && $0.line != nil }) { $0.file ?? "" }
    }

    /// The reason for which an error in this line may be spurious; nil where the line stands in no such function.
    func cause(in file: String, line: Int) -> CheckReport.Finding? {
        bodies(of: file).first { $0.lines.contains(line) }?.cause
    }

    private func bodies(of file: String) -> [(lines: ClosedRange<Int>, cause: CheckReport.Finding)] {
        if let known = bodies[file] { return known }
        guard let causes = causes[file], let source = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
        let code = CodeLines(source)
        let found = causes.compactMap { cause in
            cause.line.flatMap { line in code.function(withHeadAt: line, column: cause.column).map { (lines: $0, cause: cause) } }
        }
        bodies[file] = found
        return found
    }
}

/// A source's code by its lines.
private struct CodeLines {
    private let bytes: [UInt8]
    private var starts = [0]

    init(_ source: String) {
        bytes = CodeText(source).bytes
        for (place, byte) in bytes.enumerated() where byte == 10 { starts.append(place + 1) }
    }

    /// The lines of the function whose head has this place, from one on; nil where none has.
    func function(withHeadAt line: Int, column: Int?) -> ClosedRange<Int>? {
        guard starts.indices.contains(line - 1) else { return nil }
        let place = min(starts[line - 1] + max((column ?? 1) - 1, 0), bytes.count)
        guard isInHead(place), let open = brace(from: place) else { return nil }
        var depth = 0
        for end in open..<bytes.count {
            if bytes[end] == UInt8(ascii: "{") { depth += 1 }
            if bytes[end] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return line...max(line, number(of: end)) }
        }
        return nil
    }

    /// Whether the last keyword of a function before this place has its parameters or its result here.
    private func isInHead(_ place: Int) -> Bool {
        var word: [UInt8] = []
        for byte in bytes[..<place].reversed() {
            if CodeText.isName(byte) {
                word.insert(byte, at: 0)
                continue
            }
            // `.init(` calls one.
            if Self.functions.contains(word) { return byte != UInt8(ascii: ".") }
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "=") { return false }
            word = []
        }
        return false
    }

    private static let functions = Set(["func", "init", "subscript"].map { Array($0.utf8) })
    /// The words that begin another declaration.
    private static let others = functions.union(["var", "let", "case", "typealias", "associatedtype"].map { Array($0.utf8) })

    /// The brace that opens the body; nil where a declaration ends without one, as a protocol's do.
    private func brace(from place: Int) -> Int? {
        var word: [UInt8] = []
        for index in place..<bytes.count {
            if CodeText.isName(bytes[index]) {
                word.append(bytes[index])
                continue
            }
            if bytes[index] == UInt8(ascii: "{") { return index }
            if bytes[index] == UInt8(ascii: "}") || Self.others.contains(word) { return nil }
            word = []
        }
        return nil
    }

    private func number(of place: Int) -> Int { starts.firstIndex { $0 > place } ?? starts.count }
}
