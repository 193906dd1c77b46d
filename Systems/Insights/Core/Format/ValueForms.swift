import Foundation

/// A figure in words, from the longest form to the shortest: €4,826.50, €4,827, €4.8K. Whoever has less room takes a later one; no figure
/// ever ends in an ellipsis.
public struct ValueForms: Hashable, Sendable {
    /// At least one, no two alike.
    public let all: [String]

    public var full: String { all.first ?? "" }
    public var shortest: String { all.last ?? "" }

    public init(_ value: Decimal, _ unit: MetricType.Unit, currency: String?, locale: Locale) {
        let forms: [String]
        switch unit {
        case .money where currency?.isEmpty == false:
            let style = Decimal.FormatStyle.Currency(code: currency ?? "", locale: locale)
            // Fitted around a figure in its short form, which money itself has not on every system.
            let one = Decimal(1).formatted(.number.locale(locale).precision(.fractionLength(0)))
            let around = Decimal(value < 0 ? -1 : 1).formatted(style.precision(.fractionLength(0)))
            forms = [
                value.formatted(style), value.formatted(style.precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero)),
                around.replacingOccurrences(of: one, with: Self.short(abs(value), locale)),
            ]
        case .money, .count:
            forms = [value.formatted(.number.locale(locale).precision(.fractionLength(0...2))), Self.short(value, locale)]
        case .rate:
            let style = Decimal.FormatStyle.Percent(locale: locale)
            forms = [value.formatted(style.precision(.fractionLength(0...1))), value.formatted(style.precision(.fractionLength(0)))]
        }
        var seen: Set<String> = []
        all = forms.filter { seen.insert($0).inserted }
    }

    /// 4.8K; what is below a thousand as it is.
    private static func short(_ value: Decimal, _ locale: Locale) -> String {
        let style = Decimal.FormatStyle(locale: locale).notation(.compactName)
        return value.formatted(style.precision(.fractionLength(abs(value) < 1_000 ? 0...0 : 0...1)))
    }
}
