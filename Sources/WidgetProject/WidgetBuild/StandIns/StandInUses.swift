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
        for match in text.matches(of: form.wordBoundaryKind(.simple)) {
            let start = match.range.upperBound
            let isCondition = isCondition(match.range.lowerBound)
            if text[text.index(before: start)] == "{" {
                // The block of a condition, or the observers of a property.
                if !isCondition, !isAccessors(start) { found.insert([.closure]) }
            } else {
                found.insert(arguments(from: start, takesClosure: !isCondition))
            }
            if found.count > 20 { break }
        }
        return found
    }

    /// Whether a place is between the word of a condition and its block: a brace behind a call there opens the block.
    private func isCondition(_ place: String.Index) -> Bool {
        let before = text[..<place]
        let start = before.lastIndex { $0 == "\n" || $0 == "{" }.map { before.index(after: $0) } ?? before.startIndex
        return before[start...].drop { $0.isWhitespace || $0 == "}" }.starts(with: /(?:else\s+)?(?:if|guard|while|for|switch)\b/)
    }

    /// Whether what stands behind a brace is how a property is read or written.
    private func isAccessors(_ place: String.Index) -> Bool {
        text[place...].drop(while: \.isWhitespace).starts(with: /(?:didSet|willSet|get|set)\b/)
    }

    // Names end at a point too, which Unicode takes for a part of a word.
    private func matches(_ pattern: String) -> Bool {
        (try? Regex(pattern)).map { text.firstMatch(of: $0.wordBoundaryKind(.simple)) != nil } ?? false
    }

    /// The arguments up to the bracket that closes the list.
    private func arguments(from start: String.Index, takesClosure: Bool) -> [Argument] {
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
        guard takesClosure, index < text.endIndex else { return arguments }
        let behind = text[text.index(after: index)...].drop(while: \.isWhitespace)
        if behind.first == "{", !isAccessors(behind.index(after: behind.startIndex)) { arguments.append(.closure) }
        return arguments
    }
}
