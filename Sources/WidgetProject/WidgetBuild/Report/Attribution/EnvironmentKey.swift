import Foundation

/// A key of the environment that is not there: the compiler says of it only that it cannot infer a key path.
enum EnvironmentKey {
    /// The error with the key's name, as the source has it at that place; any other error as it is.
    static func named(_ error: Diagnostic) -> Diagnostic {
        guard error.message.hasPrefix("cannot infer key path type from context"), let key = key(of: error) else { return error }
        var error = error
        error.message = "value of type 'EnvironmentValues' has no member '\(key)'"
        return error
    }

    private static func key(of error: Diagnostic) -> Substring? {
        guard let file = error.file, let line = error.line, let column = error.column, line > 0, column > 1,
            let text = try? String(contentsOfFile: file, encoding: .utf8)
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        // Columns are counted in bytes.
        guard line <= lines.count, case let bytes = Array(lines[line - 1].utf8), column <= bytes.count else { return nil }
        let before = String(decoding: bytes[..<(column - 1)], as: UTF8.self),
            after = String(decoding: bytes[(column - 1)...], as: UTF8.self)
        guard before.contains(/(@Environment|\.(transformE|e)nvironment)\(\s*$/) else { return nil }
        return after.prefixMatch(of: /\\(?:EnvironmentValues)?\.(\w+)/)?.1
    }
}
