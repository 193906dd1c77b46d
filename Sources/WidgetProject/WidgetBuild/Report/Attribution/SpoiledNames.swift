import Foundation
import XcodeProject

/// Types that the project declares in files which need what is not here: the compiler does not know all of them, and says odd things where
/// they are used.
final class SpoiledNames {
    typealias Cause = (owner: CheckReport.Owner, module: String?)

    /// The lines above an error that belong to it: of a call over several lines the type stands in the first.
    private static let call = 6

    /// For each file the reason for which it needs what is missing here.
    private let files: [String: Cause]
    private lazy var types: [String: Cause] = {
        var types: [String: Cause] = [:]
        for (file, cause) in files.sorted(by: { $0.key < $1.key }) {
            for name in Declarations.names(in: [URL(fileURLWithPath: file)], by: Self.keywords) where name.first?.isUppercase == true {
                types[name] = types[name] ?? cause
            }
        }
        return types
    }()
    /// The types of modules that are needed and compiled only in part: what the compiler says of a call may be wrong for any of them.
    private lazy var typesOfModules: [String: Cause] = {
        var types: [String: Cause] = [:]
        for sources in modules {
            guard let cause = sources.lazy.compactMap({ self.files[$0.path] }).first else { continue }
            for name in Declarations.names(in: sources, by: Self.keywords) where name.first?.isUppercase == true {
                types[name] = types[name] ?? cause
            }
        }
        return types
    }()
    private let modules: [[URL]]
    private var texts: [String: [Substring]] = [:]

    private static let keywords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    /// - Parameters:
    ///   - causes: errors that are not the project's.
    ///   - wanted: modules that are not here, by the files that import them.
    ///   - modules: the files of each module that another needs.
    init(causes: [CheckReport.Finding], wanted: [String: [String]], modules: [[URL]], owner: (String) -> CheckReport.Owner) {
        self.modules = modules
        var files: [String: Cause] = [:]
        for cause in causes {
            if let file = cause.file, files[file] == nil { files[file] = (cause.owner, cause.module) }
        }
        for (file, modules) in wanted {
            guard let module = modules.first(where: { owner($0) == .theirs }) ?? modules.first else { continue }
            files[file] = (owner(module), module)
        }
        self.files = files
    }

    /// The reason for which an error may be spurious; nil where it concerns no spoiled name.
    func cause(of error: Diagnostic) -> Cause? {
        guard let file = error.file, let line = error.line, !files.isEmpty else { return nil }
        let isVague = Self.isVague(error.message)
        // The error names no type: it may be about anything that the file declares.
        if isVague, let own = files[file] { return own }
        for word in Quoted.words(error.message) {
            if let cause = cause(in: word) { return cause }
        }
        let lines = lines(of: file)
        for place in stride(from: line - 1, through: max(0, line - 1 - (isVague ? Self.call : 0)), by: -1)
        where lines.indices.contains(place) {
            if let cause = cause(in: lines[place]) ?? (isVague ? self.cause(in: lines[place], typesOfModules) : nil) { return cause }
        }
        // An argument of the wrong type may be one of another function of that name, which is not here.
        guard error.message.contains("to expected argument type"), let start = Self.startOfCall(above: line - 1, lines) else { return nil }
        return cause(in: lines[start])
    }

    /// The line in which the call around a line begins; nil where none is open above it.
    private static func startOfCall(above line: Int, _ lines: [Substring]) -> Int? {
        var closed = 0
        for place in stride(from: line - 1, through: max(0, line - call), by: -1) where lines.indices.contains(place) {
            for character in lines[place].reversed() {
                if character == ")" { closed += 1 }
                if character == "(" { closed -= 1 }
                if closed < 0 { return place }
            }
        }
        return nil
    }

    private func cause(in words: Substring) -> Cause? { cause(in: words, types) }

    private func cause(in words: Substring, _ types: [String: Cause]) -> Cause? {
        words.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }).lazy.compactMap { types[String($0)] }.first
    }

    private func lines(of file: String) -> [Substring] {
        if let known = texts[file] { return known }
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        texts[file] = lines
        return lines
    }

    /// Whether a message says of a call or a conformance that it does not fit, and not what.
    private static func isVague(_ message: String) -> Bool {
        [
            "extra argument", "missing argument", "no exact matches in call", "'nil' requires a contextual type",
            "incorrect argument label",
            "cannot infer key path type", "extraneous argument label", "argument passed to call that takes no arguments",
            "cannot call value of non-function type", "'nil' is not compatible with", "method does not override",
            "initializer does not override", "'super' cannot be used",
        ].contains { message.hasPrefix($0) } || message.contains("' does not conform to protocol '")
            || message.hasPrefix("argument '") && message.contains("' must precede argument '")
    }
}
