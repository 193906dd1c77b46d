import Foundation
import XcodeProject

/// The uses of names in the files that import a module.
struct StandInUses: Hashable {
    private let text: String
    private let declared: Set<String>

    init(_ target: WidgetTarget, _ files: [String]) {
        text = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.map { CodeText($0).text }.joined(separator: "\n")
        var declared: Set<String> = []
        for source in target.modules.flatMap(\.sources) + target.code.sources {
            guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
            for match in CodeText(text).text.matches(of: /\b(?:struct|class|enum|protocol|actor|typealias|func)\s+(\w+)/) {
                declared.insert(String(match.output.1))
            }
        }
        self.declared = declared
    }

    func isDeclared(_ name: String) -> Bool { declared.contains(name) }

    /// Whether a type of the project is declared to be one.
    func isProtocol(_ name: String) -> Bool {
        matches("(?:struct|class|enum|actor|extension)\\s+\\w+\\s*:[^{]*\\b\(name)\\b") || matches("(?:any|some)\\s+\(name)\\b")
    }

    /// Whether a class of the project comes of it: it is named first behind one, whose body overrides something.
    func isClass(_ name: String) -> Bool { matches("class\\s+\\w+\\s*:\\s*\(name)\\b[^{]*\\{[^}]*\\b(?:override|super)\\b") }

    /// Whether a property is given a value somewhere.
    func isAssigned(_ member: String) -> Bool { matches("\\.\(member)\\s*(?:=[^=]|[-+*/]=)") }

    func isAttribute(_ name: String) -> Bool { matches("@\(name)\\b") }

    func isGeneric(_ name: String) -> Bool { matches("\\b\(name)<") }

    /// An argument of a call.
    struct Argument: Hashable, Comparable {
        var label: String
        /// The member that stands there without its type, as in `anchor: .center`.
        var member: String?

        static let closure = Argument(label: "{")

        static func < (one: Argument, other: Argument) -> Bool { (one.label, one.member ?? "") < (other.label, other.member ?? "") }
    }

    /// The argument lists that follow a name; a closure behind counts as one without label.
    func calls(_ name: String, asMember: Bool = false) -> Set<[Argument]> {
        var found: Set<[Argument]> = []
        guard let form = try? Regex((asMember ? "\\." : "\\b") + "\(name)(?:<[^>]*>)?\\s*([({])") else { return [] }
        for match in text.matches(of: form) {
            let start = match.range.upperBound
            let isClosure = text[text.index(before: start)] == "{"
            found.insert(isClosure ? [.closure] : arguments(from: start))
            if found.count > 20 { break }
        }
        return found
    }

    private func matches(_ pattern: String) -> Bool { (try? Regex(pattern)).map { text.firstMatch(of: $0) != nil } ?? false }

    /// The arguments up to the bracket that closes the list.
    private func arguments(from start: String.Index) -> [Argument] {
        var arguments: [Argument] = [], word = "", depth = 0, label = "_", isEmpty = true, index = start
        func close() {
            let value = label == "_" ? word[...] : word.dropFirst(label.count + 1)
            let member = value.wholeMatch(of: /\.([a-z]\w*)/).map { String($0.1) }
            if !isEmpty { arguments.append(Argument(label: label, member: member)) }
        }
        while index < text.endIndex {
            let letter = text[index]
            if "([{".contains(letter) { depth += 1 }
            if ")]}".contains(letter) {
                if depth == 0 { break }
                depth -= 1
            }
            if depth == 0, letter == "," {
                close()
                (word, label, isEmpty) = ("", "_", true)
            } else {
                if !letter.isWhitespace { isEmpty = false }
                if depth == 0, letter == ":", label == "_", !word.isEmpty, word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
                    label = word
                }
                if !letter.isWhitespace { word.append(letter) }
            }
            index = text.index(after: index)
        }
        close()
        if index < text.endIndex, text[text.index(after: index)...].drop(while: \.isWhitespace).first == "{" { arguments.append(.closure) }
        return arguments
    }
}
