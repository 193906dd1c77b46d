import Foundation

/// One message of the compiler, at a place of the original source.
package struct Diagnostic: Hashable, Sendable, Codable {
    package enum Severity: String, Hashable, Sendable, Codable { case error, warning, note }

    package var severity: Severity
    /// The file that it is about; nil where the compiler names none.
    package var file: String?
    package var line: Int?
    package var column: Int?
    package var message: String
    /// The macro whose expansion the diagnostic is about; it stands where the macro is used. Empty where the compiler does not say which.
    package var macro: String?
    /// Whether a note says more of the error and points into one of Vitrine's modules.
    package var concernsVitrine = false

    /// Reads what `swiftc -diagnostic-style llvm` writes.
    /// - Parameter originals: the sources of copies, by the copies' paths.
    static func all(in output: String, originals: [String: String]) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var known: Set<Diagnostic> = []
        let written = output.split(separator: "\n").compactMap { Diagnostic(line: $0) }
        let expansions = MacroExpansions(written)
        for var diagnostic in written {
            expansions.place(&diagnostic)
            let path = diagnostic.file ?? ""
            if diagnostic.severity == .note {
                if path.hasPrefix("Vitrine"), let last = found.indices.last { found[last].concernsVitrine = true }
                continue
            }
            diagnostic.file = diagnostic.file.map { originals[$0] ?? $0 }
            // Apple's modules are called so in the source.
            diagnostic.message.replace(/\bVitrine(?=[A-Za-z]+\.[A-Z])/, with: "")
            // A file that several compilations look at is complained of by each.
            if known.insert(diagnostic).inserted { found.append(diagnostic) }
        }
        return found
    }

    /// The compiler ended without having said what is wrong.
    var isCrash: Bool {
        ["the compiler ended with status", "compile command failed due to signal"].contains { message.hasPrefix($0) }
    }

    /// Gives a crash the place of what the compiler was looking at: the innermost that its list of what it did names.
    mutating func place(byStackDump output: String, originals: [String: String]) {
        guard file == nil, let words = output.matches(of: /\(at (\/[^\n:]+\.swift):(\d+):(\d+)\)/).last else { return }
        let path = String(words.1)
        (file, line, column) = (originals[path] ?? path, Int(words.2), Int(words.3))
    }

    /// `path:line:column: error: message`, or without a place.
    private init?(line text: Substring) {
        for severity in [Severity.error, .warning, .note] {
            let mark = "\(severity.rawValue): "
            if text.hasPrefix(mark) {
                self.init(severity: severity, message: String(text.dropFirst(mark.count)))
                return
            }
            guard let range = text.range(of: ": " + mark) else { continue }
            let place = text[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else { continue }
            self.init(severity: severity, message: String(text[range.upperBound...]))
            file = place.dropLast(2).joined(separator: ":")
            (self.line, self.column) = (line, column)
            return
        }
        return nil
    }

    package init(severity: Severity, file: String? = nil, line: Int? = nil, column: Int? = nil, message: String) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }
}
