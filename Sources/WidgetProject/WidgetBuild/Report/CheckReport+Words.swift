import Foundation

extension CheckReport {
    /// The report as compilers write: file, line, what, and whose it is.
    package var words: String { words(isWhole: false) }

    /// The report as compilers write: file, line, what, and whose it is.
    /// - Parameter isWhole: with every error that comes of another; else with the first of them.
    package func words(isWhole: Bool) -> String { targets.map { $0.words(isWhole: isWhole) }.joined(separator: "\n\n") }

    /// The report as JSON, with sorted keys.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

extension CheckReport.Target {
    /// The most errors that are listed which follow from others.
    private static let followers = 10

    fileprivate func words(isWhole: Bool) -> String {
        // Several targets that this one needs may each say the same.
        var told: Set<String> = []
        var lines = notes.map { "note: \($0)" }.filter { told.insert($0).inserted }
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
            lines += Self.lines(own.filter { !$0.follows }, isWhole: isWhole)
            let following = own.filter(\.follows)
            let listed = isWhole ? following.count : min(following.count, Self.followers)
            lines += following.prefix(listed).map { "  \($0.words)" }
            if following.count > listed {
                lines.append("  and \(following.count - listed) more that come of these; --all lists them")
            }
        }
        if !undrawn.isEmpty {
            lines.append("compiles, and shows nothing in a picture")
            lines += undrawn.map { "  \($0.file):\($0.line): \($0.name)" }
        }
        let count = findings.isEmpty ? "" : ", \(findings.count) error\(findings.count == 1 ? "" : "s")"
        // Nothing that is missing was used, so that no error says why.
        let without = !compiles && findings.isEmpty ? " without \(Self.list(missingModules.map(\.name), most: 4))" : ""
        lines.append("\(name): \(compiles ? "compiles" : "does not compile")\(without), \(cleanFiles) of \(files) files are clean\(count)")
        return lines.joined(separator: "\n")
    }

    /// A line for each of them; of those that say the same the first stands for all.
    private static func lines(_ findings: [CheckReport.Finding], isWhole: Bool) -> [String] {
        guard !isWhole else { return findings.map { "  \($0.words)" } }
        let all = Dictionary(grouping: findings, by: \.wordsWithoutPlace)
        return findings.filter { all[$0.wordsWithoutPlace]?.first == $0 }.map { finding in
            let more = (all[finding.wordsWithoutPlace]?.count ?? 1) - 1
            return "  \(finding.words)" + (more > 0 ? ", and in \(more) more place\(more == 1 ? "" : "s")" : "")
        }
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
        if let macro { words += " (in what \(macro.isEmpty ? "a macro" : macro) expands to)" }
        if let api {
            let version = since.map { ", iOS \($0)" } ?? ""
            words += " [\(api)\(version)]"
        } else if let module {
            words += " [\(module)]"
        }
        return words
    }
}
