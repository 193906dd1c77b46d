import Foundation
import XcodeProject

/// The stand-ins that a target has for modules which are not here: what they do not have is theirs, until somebody has filled them in.
struct StandInUse {
    /// The types that each declares, by its module.
    private let types: [String: Set<String>]

    init(_ target: WidgetTarget) {
        let folder = StandInModules.folder(beside: target.origin).path + "/"
        let modules = target.modules.filter { $0.sources.first?.path.hasPrefix(folder) == true }
        types = Dictionary(
            modules.map { ($0.module, Declarations.names(in: $0.sources, by: ["struct", "class", "enum", "protocol", "actor"])) }
        ) { $0.union($1) }
    }

    /// The module whose stand-in a message speaks of, in a file that imports it: itself, one of its types, or a value of which it says nothing.
    func module(of message: String, in file: String?) -> String? {
        guard !types.isEmpty, let file, let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let imports = SourceFacts(text).imports
        let words = Set(Quoted.words(message).flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }.map(String.init))
        let known = types.filter { imports.contains($0.key) }.sorted { $0.key < $1.key }
        if let named = known.first(where: { message.contains("in module '\($0.key)'") || message.hasPrefix("module '\($0.key)' has no") }) {
            return named.key
        }
        return (known.first { !words.isDisjoint(with: $0.value) } ?? (words.contains("Any") ? known.first : nil))?.key
    }
}
