import Foundation

/// A figure in words, from the longest form to the shortest: CA$4,826.50, CA$4,827, CA$4.8K. Whoever has less room takes a later one, and
/// whoever has hardly any goes on with $4.8K and 4.8K; no figure ever ends in an ellipsis.
public struct ValueForms: Hashable, Sendable {
    /// The forms, at least one, no two alike.
    public let all: [String]

    /// The shortest form, then with the currency's sign alone where that is shorter ($4.8K), then without one (4.8K).
    public let tight: [String]

    public var full: String { all.first ?? "" }
    public var shortest: String { all.last ?? "" }
    /// The form that always has room, if small.
    public var bare: String { tight.last ?? "" }
    /// The form without the parts of a unit: CA$4,827; where there are none, the whole.
    public var whole: String { all.count > 2 ? all[1] : full }

    public init(_ value: Decimal, _ unit: MetricType.Unit, currency: String?, locale: Locale) {
        let forms: [String]
        var tight: [String] = []
        switch unit {
        case .money where currency?.isEmpty == false:
            let style = Decimal.FormatStyle.Currency(code: currency ?? "", locale: locale)
            // Fitted around a figure in its short form, which money itself has not on every system.
            let one = Decimal(1).formatted(.number.locale(locale).precision(.fractionLength(0)))
            let short = Self.short(abs(value), locale)
            func fitted(_ style: Decimal.FormatStyle.Currency) -> String {
                Decimal(value < 0 ? -1 : 1).formatted(style.precision(.fractionLength(0))).replacingOccurrences(of: one, with: short)
            }
            forms = [
                value.formatted(style), value.formatted(style.precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero)),
                fitted(style),
            ]
            tight = [fitted(style.presentation(.narrow)), Self.short(value, locale)]
        case .money, .count:
            forms = [value.formatted(.number.locale(locale).precision(.fractionLength(0...2))), Self.short(value, locale)]
        case .rate:
            let style = Decimal.FormatStyle.Percent(locale: locale)
            forms = [value.formatted(style.precision(.fractionLength(0...1))), value.formatted(style.precision(.fractionLength(0)))]
        }
        var seen: Set<String> = []
        all = forms.filter { seen.insert($0).inserted }
        var length = all.last?.count ?? 0
        self.tight =
            [all.last ?? ""]
            + tight.filter { form in
                guard form.count < length else { return false }
                length = form.count
                return true
            }
    }

    /// 4.8K; what is below a thousand as it is.
    private static func short(_ value: Decimal, _ locale: Locale) -> String {
        let style = Decimal.FormatStyle(locale: locale).notation(.compactName)
        return value.formatted(style.precision(.fractionLength(abs(value) < 1_000 ? 0...0 : 0...1)))
    }
}
