/// `PARAM=VALUE`: what somebody sets by words. A parameter that is named again has a list of values.
package struct Setting: Hashable, Sendable {
    package var name: String
    package var words: String

    package init(name: String, words: String) {
        self.name = name
        self.words = words
    }

    /// Reads `PARAM=VALUE`; nil where there is no `=` behind a name.
    package init?(_ text: String) {
        guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return nil }
        name = text[..<sign].trimmingCharacters(in: .whitespaces)
        words = String(text[text.index(after: sign)...])
        guard !name.isEmpty else { return nil }
    }
}

/// Why words are no value of a parameter.
package enum SettingError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownParameter(String, known: [String])
    case notConfigurable(kind: String)
    case wrongWords(parameter: String, words: String, expected: String)
    case notOffered(parameter: String, words: String, offered: [String])
    case ambiguous(parameter: String, words: String, found: [String])
    case severalValues(parameter: String)
    case unasked(parameter: String, reason: String)

    package var description: String {
        switch self {
        case .unknownParameter(let name, let known):
            "There is no parameter “\(name)”; there " + (known.isEmpty ? "are none." : "are \(known.joined(separator: ", ")).")
        case .notConfigurable(let kind): "A widget of the kind “\(kind)” has nothing to set."
        case .wrongWords(let name, let words, let expected): "“\(words)” cannot be “\(name)”, which takes \(expected)."
        case .notOffered(let name, let words, let offered):
            offered.isEmpty
                ? "“\(words)” cannot be “\(name)”: nothing is found for it."
                : "“\(words)” cannot be “\(name)”; possible are \(Self.list(offered))."
        case .ambiguous(let name, let words, let found): "“\(words)” could be several of “\(name)”: \(Self.list(found)). Give an id."
        case .severalValues(let name): "“\(name)” takes one value, and was given several."
        case .unasked(let name, let reason): "What “\(name)” can be is not to be learned. \(reason)"
        }
    }

    private static func list(_ words: [String]) -> String {
        words.prefix(10).joined(separator: ", ") + (words.count > 10 ? " and \(words.count - 10) more" : "")
    }
}
