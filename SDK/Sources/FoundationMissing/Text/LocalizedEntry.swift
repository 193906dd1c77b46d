import Foundation

/// The entry under a key of a table.
package enum LocalizedEntry: Sendable {
    case text(String)
    case plural(PluralFormat)
    /// Texts by the room they need, narrowest first; never empty.
    case widths([(width: Int, text: String)])

    /// The text without values: a format as it is written, and the widest of several texts.
    package var text: String {
        switch self {
        case .text(let text): text
        case .plural(let plural): plural.format
        case .widths(let texts): texts.last?.text ?? ""
        }
    }

    /// An entry of a `.stringsdict`; nil for what is none.
    init?(_ value: Any, depth: Int = 0) {
        if let text = value as? String {
            self = .text(text)
            return
        }
        guard let entry = value as? [String: Any], depth < 4 else { return nil }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            guard let own = DeviceKind.current.choice(of: devices), let found = LocalizedEntry(own, depth: depth + 1) else { return nil }
            self = found
        } else if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
            let texts = widths.compactMap { width, text -> (width: Int, text: String)? in
                guard let width = Int(width), let text = text as? String else { return nil }
                return (width, text)
            }
            guard !texts.isEmpty else { return nil }
            let sorted = texts.sorted { $0.width < $1.width }
            WidthVariants.add(sorted)
            self = .widths(sorted)
        } else if let plural = PluralFormat(entry) {
            self = .plural(plural)
        } else {
            return nil
        }
    }
}

/// An entry and the language it was found in, by whose rules its plural forms are chosen.
package struct FoundText: Sendable {
    package let entry: LocalizedEntry
    package let language: String

    package init(entry: LocalizedEntry, language: String) {
        self.entry = entry
        self.language = language
    }

    /// The plain format for these numbers, each placeholder with the place of its value where that is not plain.
    /// - Parameters:
    ///   - locale: the reader's, whose rules hold if the text is in its language.
    ///   - number: the value at a place, counted from 0; nil for one that is no number.
    package func format(locale: Locale, number: (Int) -> Double?) -> String {
        guard case .plural(let plural) = entry else { return entry.text }
        let own = Locale(identifier: language)
        let isSame = language == "Base" || own.language.languageCode == locale.language.languageCode
        return plural.expanded(locale: isSame ? locale : own, number: number)
    }

    /// The kinds of a plural format's values, by their places: `f` for a real number, `d` for anything else.
    package var kinds: [UInt8] {
        guard case .plural(let plural) = entry else { return [] }
        return plural.kinds
    }
}
