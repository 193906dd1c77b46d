import Foundation

extension CheckReport {
    /// As compilers write: file, line, what, and whose it is.
    package var words: String { targets.map(\.words).joined(separator: "\n\n") }

    /// With sorted keys.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

extension CheckReport.Target {
    fileprivate var words: String {
        var lines = notes.map { "note: \($0)" }
        for owner in [CheckReport.Owner.yours, .ours, .theirs] {
            let own = findings.filter { $0.owner == owner }
            let modules = missingModules.filter { $0.owner == owner }
            guard !own.isEmpty || !modules.isEmpty else { continue }
            lines.append(owner.title)
            for module in modules {
                let names = module.names.isEmpty ? "" : ", for \(Self.list(module.names, most: 8))"
                let source = module.repository.map { " (\($0))" } ?? ""
                lines.append("  module \(module.name)\(source): wanted by \(Self.list(module.files.map(Self.name), most: 4))\(names)")
            }
            lines += own.map { "  \($0.words)" }
        }
        if !undrawn.isEmpty {
            lines.append("compiles, and shows nothing in a picture")
            lines += undrawn.map { "  \($0.file):\($0.line): \($0.name)" }
        }
        let count = findings.isEmpty ? "" : ", \(findings.count) error\(findings.count == 1 ? "" : "s")"
        lines.append("\(name): \(compiles ? "compiles" : "does not compile"), \(cleanFiles) of \(files) files are clean\(count)")
        return lines.joined(separator: "\n")
    }

    private static func name(_ path: String) -> String { (path as NSString).lastPathComponent }

    private static func list(_ words: [String], most: Int) -> String {
        words.prefix(most).joined(separator: ", ") + (words.count > most ? " and \(words.count - most) more" : "")
    }
}

extension CheckReport.Owner {
    var title: String {
        switch self {
        case .yours: "yours: an error that Xcode shows too"
        case .ours: "ours: Vitrine lacks what Apple has"
        case .theirs: "theirs: a module that is not here"
        }
    }
}

extension CheckReport.Finding {
    fileprivate var words: String {
        let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
        return place.isEmpty ? wordsWithoutPlace : "\(place): \(wordsWithoutPlace)"
    }

    var wordsWithoutPlace: String {
        var words = message
        if let api {
            let version = since.map { ", iOS \($0)" } ?? ""
            words += " [\(api)\(version)]"
        } else if let module {
            words += " [\(module)]"
        }
        return words
    }
}
