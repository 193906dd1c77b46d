import Foundation

/// The currencies that an amount of money can be in, and between which limits the amount lies.
public struct IntentCurrencies: Codable, Hashable, Sendable {
    /// The currencies in three letters (ISO 4217); none where any is possible.
    package var codes: [String]
    /// The one that figures alone are in; nil where that would be a guess.
    package var standard: String?
    /// Limits include both ends; nil has none.
    package var minimum: Decimal?
    package var maximum: Decimal?

    package init(codes: [String] = [], standard: String? = nil, minimum: Decimal? = nil, maximum: Decimal? = nil) {
        self.codes = codes
        self.standard = standard
        self.minimum = minimum
        self.maximum = maximum
    }

    /// “an amount with its currency, as 3 EUR; possible are EUR, USD”
    package var expected: String {
        let example = standard ?? codes.first ?? "EUR"
        return "an amount with its currency, as 3 \(example)" + (codes.isEmpty ? "" : "; possible are \(codes.joined(separator: ", "))")
    }
}

/// An amount of money, stored by its figures and its currency's three letters: “12.5 EUR”.
package struct IntentMoney: Hashable, Sendable {
    package var amount: Decimal
    /// The currency in three letters (ISO 4217).
    package var currency: String

    package init(amount: Decimal, currency: String) {
        self.amount = amount
        self.currency = currency
    }

    /// The amount as it is stored.
    package var words: String { "\(amount) \(currency)" }

    /// An amount as it was entered, the letters before or after the figures. Figures alone are in the standard currency.
    /// - Returns: nil where it is no amount, or none of a possible currency.
    package init?(words: String, _ currencies: IntentCurrencies = IntentCurrencies()) {
        let parts = words.split(separator: " ")
        let isCode = parts.map { $0.count == 3 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
        let figures: Substring, code: String
        switch parts.count {
        case 1:
            guard let standard = currencies.standard else { return nil }
            (figures, code) = (parts[0], standard)
        case 2 where isCode[0] != isCode[1]:
            figures = isCode[0] ? parts[1] : parts[0]
            code = (isCode[0] ? parts[0] : parts[1]).uppercased()
        default: return nil
        }
        guard currencies.codes.isEmpty || currencies.codes.contains(code) else { return nil }
        // `Decimal` reads as far as it can, and takes what stands behind for nothing.
        let areFigures = figures.utf8.count <= 30 && figures.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }
        guard areFigures, Double(figures) != nil, let amount = Decimal(string: String(figures)) else { return nil }
        self.init(amount: amount, currency: code)
    }
}
