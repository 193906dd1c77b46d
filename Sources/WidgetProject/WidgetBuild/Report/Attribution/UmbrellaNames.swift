import Foundation
import XcodeProject

/// The names that the umbrella headers of a target's frameworks give in C, which is not compiled here, and the headers that they lack.
struct UmbrellaNames {
    /// Every word in the code of a framework's headers, by the framework's module.
    private var declared: [String: Set<String>] = [:]
    /// A header that a framework's take in and that is nowhere, by the framework's module.
    private var lacking: [String: String] = [:]
    /// The frameworks, by their sources.
    private var modules: [String: String] = [:]

    init(_ target: WidgetTarget) {
        for module in target.modules {
            guard let header = module.umbrellaHeader else { continue }
            var copies = HeaderCopies(in: header.deletingLastPathComponent(), searched: module.clang.headerFolders, system: [])
            _ = copies.add(header)
            let words = copies.texts.values.flatMap { text in
                HeaderText.code(text).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            }
            declared[module.module] = Set(words)
            lacking[module.module] = copies.missing.first
            for source in module.sources { modules[source.path] = module.module }
        }
    }

    /// Whether a framework that a file is of, or imports, has the name in C; else the header that may have had it.
    func owner(of name: String, in file: String) -> (isDeclared: Bool, lacking: String?) {
        guard !declared.isEmpty else { return (false, nil) }
        let imports = (try? String(contentsOfFile: file, encoding: .utf8)).map { SourceFacts($0).imports } ?? []
        let seen = imports.union([modules[file]].compactMap { $0 })
        return (seen.contains { declared[$0]?.contains(name) == true }, seen.sorted().lazy.compactMap { lacking[$0] }.first)
    }
}
