import Foundation

/// A unit that a measurement can be in.
public struct IntentUnit: Codable, Hashable, Sendable {
    /// The name as source has it, such as `kilometers`; no other unit of its dimension has it.
    package var name: String
    /// The symbol as people write it, such as “km”; gallons of two sizes share one.
    package var symbol: String

    package init(name: String, symbol: String) {
        self.name = name
        self.symbol = symbol
    }
}

extension [IntentUnit] {
    /// Reads an entered number, alone or followed by its unit's symbol or name. A number alone is in the first unit.
    /// - Returns: nil where it is neither, or the number is not finite.
    package func measurement(_ words: String) -> IntentValue? {
        let words = words.trimmingCharacters(in: .whitespaces)
        guard words.utf8.count <= 100 else { return nil }
        if let number = Double(words), number.isFinite, let first { return .measurement(number, unit: first.name) }
        // The longest number that begins the words: “5e3 m” is no 5.
        for end in words.indices.reversed() {
            let figures = words[..<end].trimmingCharacters(in: .whitespaces)
            guard let number = Double(figures), number.isFinite else { continue }
            return unit(words[end...].trimmingCharacters(in: .whitespaces)).map { .measurement(number, unit: $0.name) }
        }
        return nil
    }

    /// The unit of this symbol, else of this name; in other capitals only where one alone is meant.
    private func unit(_ words: String) -> IntentUnit? {
        if let unit = first(where: { $0.symbol == words || $0.name == words }) { return unit }
        let same = filter { unit in
            [unit.symbol, unit.name, "\(words)s" == unit.name ? words : unit.name].contains {
                $0.caseInsensitiveCompare(words) == .orderedSame
            }
        }
        return same.count == 1 ? same[0] : nil
    }

    /// “a number in km, or one with its unit: km, m, mi”
    package var expected: String {
        guard let first else { return "a number" }
        guard count > 1 else { return "a number in \(first.symbol)" }
        let symbols = map(\.symbol).reduce(into: [String]()) { known, symbol in if !known.contains(symbol) { known.append(symbol) } }
        return "a number in \(first.symbol), or one with its unit: \(symbols.joined(separator: ", "))"
    }
}

extension Double {
    /// The number's text, without a needless “.0”.
    package var figures: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
