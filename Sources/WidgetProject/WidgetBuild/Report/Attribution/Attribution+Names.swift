import Foundation
import XcodeProject

// Whose a name is, by how it is called and what the file takes.

extension Attribution {
    /// Whether a name at top level is Apple's whatever package the file takes.
    func isSurelyApples(_ name: String, in file: String?) -> Bool {
        if Prefixes.isApplesAlone(name) { return true }
        guard let module = names.type(name)?.module, ShownModules.alone.contains(module), let imports = file.flatMap({ imports[$0] }) else {
            return false
        }
        return shown.seen(importing: imports).contains(module)
    }

    /// The words for a name that is Apple's by its prefix, or a member of such a type whose names are not all known here; nil for others.
    func ofApples(_ name: MissingName) -> String? {
        guard name.isMember else { return !declared.contains(name.name) && Prefixes.isApples(name.name) ? name.name : nil }
        guard let type = name.type, !declared.contains(type), Prefixes.isApples(type), !Self.structures.contains(type),
            names.type(type).map({ $0.module == "UIKit" }) ?? true
        else { return nil }
        return "\(type).\(name.name)"
    }

    /// Types of Core Graphics' whose members are few and all here: what else they have is somebody's who extends them.
    private static let structures: Set = ["CGPoint", "CGSize", "CGRect", "CGFloat", "CGVector", "CGAffineTransform"]

    /// The module that a name most likely is of: one that the file imports; else, as members are seen without an import, any that is missing.
    func module(of name: MissingName, _ lacking: [String]) -> String? {
        func prefixed(_ modules: [String]) -> String? {
            modules.first { Prefixes.fit(name.name, $0) }
        }
        let all = compilation.missing.keys.sorted()
        return prefixed(lacking) ?? lacking.first { owner(ofModule: $0) == .theirs } ?? lacking.first ?? prefixed(all)
            ?? all.first { owner(ofModule: $0) == .theirs } ?? all.first
    }

    /// A conformance is missed between types of which the project declares none.
    func isBetweenOthers(_ message: String) -> Bool {
        guard message.contains("requires that '"), message.contains(" conform to '") else { return false }
        return !Quoted.words(message).contains { words in
            words.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
                .contains { $0.first?.isUppercase == true && declared.contains(String($0)) }
        }
    }
}
