/// The places of the macros whose expansions the compiler complains of: it writes what they expand to into files of its own, and says in
/// a note where each comes from.
struct MacroExpansions {
    /// The use of a macro: the file it stands in, which may be an expansion too, and the place there.
    private struct Use {
        var macro: String
        var file: String
        var line: Int?
        var column: Int?
    }

    private var uses: [String: Use] = [:]

    /// - Parameter diagnostics: what the compiler wrote, in its order.
    init(_ diagnostics: [Diagnostic]) {
        for (diagnostic, next) in zip(diagnostics, diagnostics.dropFirst()) {
            guard let file = diagnostic.file, Self.isExpansion(file), uses[file] == nil, next.severity == .note, let origin = next.file,
                let words = next.message.wholeMatch(of: /in expansion of macro '([^']+)'.* here/)
            else { continue }
            uses[file] = Use(macro: String(words.1), file: origin, line: next.line, column: next.column)
        }
    }

    private static func isExpansion(_ file: String) -> Bool { file.contains("/@__swiftmacro_") }

    /// Gives a diagnostic of an expansion the place where its macro is used, or none where the compiler does not say.
    func place(_ diagnostic: inout Diagnostic) {
        guard let file = diagnostic.file, Self.isExpansion(file) else { return }
        (diagnostic.file, diagnostic.line, diagnostic.column, diagnostic.macro) = (nil, nil, nil, uses[file]?.macro ?? "")
        var next = uses[file], rounds = 0
        while let use = next, rounds < 16 {
            guard Self.isExpansion(use.file) else {
                (diagnostic.file, diagnostic.line, diagnostic.column, diagnostic.macro) = (use.file, use.line, use.column, use.macro)
                return
            }
            (next, rounds) = (uses[use.file], rounds + 1)
        }
    }
}
