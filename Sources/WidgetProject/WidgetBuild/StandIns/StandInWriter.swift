import Foundation
import XcodeProject

/// Writes a module that nobody here has, with the names that a target's sources use of it: to be filled in by who knows what they mean.
package struct StandInWriter: Sendable {
    private let builder: WidgetBuilder

    package init(_ builder: WidgetBuilder) { self.builder = builder }

    /// The outcome of writing a stand-in.
    package struct Outcome: Sendable {
        package var file: URL
        /// Names, with members after their type.
        package var names: [String]
        /// Errors that are left in the target's files that import it.
        package var left: Int
    }

    /// The most times that the compiler is asked what is still missing: a member shows when its type is there.
    private static let rounds = 6

    /// - Parameter target: without the module.
    /// - Throws: `BuildError.notMissing` where no file of it misses the module.
    package func write(_ module: String, for target: WidgetTarget) async throws -> Outcome {
        let first = try await builder.check(target)
        guard let files = first.missing[module], module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            throw BuildError.notMissing(module, known: first.missing.keys.sorted())
        }
        let folder = StandInModules.folder(beside: target.origin).appendingPathComponent(module, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("\(module).swift")
        // Where several modules are missing, what a file names that imports none of them, or another alone, is not known to be this one's.
        let isOnly = first.missing.count == 1
        let rivals = Set(first.missing.filter { $0.key != module }.values.joined()).subtracting(files)
        let foreign = first.errors.filter { error in error.file.map(rivals.contains) ?? false }
        let others = foreign.compactMap { MissingName($0.message) }.filter { !$0.isMember }.map(\.name)
        var names = StandInNames(module, StandInUses(target, files), without: Set(others))
        for error in first.errors where isOnly || error.file.map(files.contains) ?? false {
            names.take(error.message, at: Self.word(at: error))
        }
        var left = 0
        for _ in 0..<Self.rounds {
            try ModuleSources.write(names.text, to: file)
            let result = try await builder.check(target.withStandIns)
            let own = result.errors.filter { error in error.file.map { files.contains($0) || $0 == file.path } ?? false }
            left = own.count
            let before = names
            for error in own { names.take(error.message, at: Self.word(at: error)) }
            if names == before { break }
        }
        try ModuleSources.write(names.text, to: file)
        return Outcome(file: file, names: names.all, left: left)
    }

    /// The name that stands where an error is; nil where none does.
    private static func word(at error: Diagnostic) -> String? {
        guard let file = error.file, let line = error.line, let column = error.column, line > 0, column > 0,
            let text = try? String(contentsOfFile: file, encoding: .utf8)
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard line <= lines.count else { return nil }
        // The compiler counts bytes.
        let word = lines[line - 1].utf8.dropFirst(column - 1).prefix { CodeText.isName($0) }
        return word.isEmpty ? nil : String(word)
    }
}
