import Foundation

/// Types of the project's that inherit from what is not here, or conform to it: what they lack is what that would have given them.
struct SpoiledHeirs {
    private let types: [String: SpoiledNames.Cause]

    /// - Parameter causes: errors that are not the project's.
    init(causes: [CheckReport.Finding]) {
        var types: [String: SpoiledNames.Cause] = [:]
        var texts: [String: [Substring]] = [:]
        for cause in causes where cause.message.hasPrefix("cannot find type '") {
            guard let file = cause.file, let line = cause.line, let missing = Quoted.words(cause.message).first else { continue }
            let lines =
                texts[file]
                ?? ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            texts[file] = lines
            guard lines.indices.contains(line - 1),
                let head = lines[line - 1].firstMatch(of: /\b(?:struct|class|enum|actor|extension)\s+(\w+)[^:{]*:([^{]*)/),
                head.2.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }).contains(missing)
            else { continue }
            types[String(head.1)] = (cause.owner, cause.module)
        }
        self.types = types
    }

    /// The reason for which a type lacks a member; nil where it inherits from nothing that is missing here.
    func cause(of message: String) -> SpoiledNames.Cause? {
        guard let name = MissingName(message), name.isMember else { return nil }
        return name.type.flatMap { types[$0] }
    }
}
