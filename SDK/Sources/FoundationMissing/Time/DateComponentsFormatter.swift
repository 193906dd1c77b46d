import Foundation

/// Lengths of time in words or as a clock, by the older interface. The words are those of Unicode's locale data.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle: UnitsStyle = .positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar whose words are taken, by its locale or the current one.
    open var calendar: Calendar? = .autoupdatingCurrent
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    /// The most units that are written; 0: as many as there are.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    /// Puts “About” before the words; in English alone, and not before a clock's digits.
    open var includesApproximationPhrase = false
    /// Puts “remaining” behind them; in English alone.
    open var includesTimeRemainingPhrase = false
    open var formattingContext: Formatter.Context = .unknown

    open func string(from timeInterval: TimeInterval) -> String? {
        guard timeInterval.isFinite, abs(timeInterval) < 1e11 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(timeInterval))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let isNegative = endDate < startDate
        let (start, end) = isNegative ? (endDate, startDate) : (startDate, endDate)
        var calendar = calendar ?? .current
        if calendar.locale == nil { calendar.locale = .current }
        let units = shownUnits
        // Whole seconds: a length that was reckoned is rarely exact.
        let seconds = (end.timeIntervalSince(start) + 1e-6).rounded(.down)
        let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: start.addingTimeInterval(seconds))
        return text(units.map { ($0, components.value(for: $0.component) ?? 0) }, isNegative: isNegative)
    }

    open func string(from components: DateComponents) -> String? {
        let given = Self.units.filter { components.value(for: $0.component) != nil }
        guard !given.isEmpty else { return nil }
        if allowedUnits.isEmpty || given.allSatisfy({ allowedUnits.contains($0.unit) }) {
            return text(given.map { ($0, components.value(for: $0.component) ?? 0) }, isNegative: false)
        }
        let calendar = calendar ?? .current
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    private struct ShownUnit {
        let unit: NSCalendar.Unit
        let component: Calendar.Component
        let name: String
    }

    private static let units = [
        ShownUnit(unit: .year, component: .year, name: "year"), ShownUnit(unit: .month, component: .month, name: "month"),
        ShownUnit(unit: .weekOfMonth, component: .weekOfMonth, name: "week"), ShownUnit(unit: .day, component: .day, name: "day"),
        ShownUnit(unit: .hour, component: .hour, name: "hour"), ShownUnit(unit: .minute, component: .minute, name: "minute"),
        ShownUnit(unit: .second, component: .second, name: "second"),
    ]

    private var shownUnits: [ShownUnit] {
        // Weeks only when they are asked for.
        let all = Self.units.filter { allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit) }
        return all.isEmpty ? Self.units.filter { $0.unit == .second } : all
    }

    private func text(_ amounts: [(unit: ShownUnit, amount: Int)], isNegative: Bool) -> String {
        var shown = amounts[...]
        let behaviour = zeroFormattingBehavior
        let isPositional = unitsStyle == .positional
        if !behaviour.contains(.pad) {
            let drops = behaviour.contains(.default) ? (isPositional ? .dropLeading : .dropAll) : behaviour
            if drops.contains(.dropLeading) { shown = shown.drop { $0.amount == 0 } }
            if drops.contains(.dropTrailing) { while shown.last?.amount == 0 { shown.removeLast() } }
            if drops.contains(.dropMiddle), shown.count > 2 {
                shown = shown.prefix(1) + shown.dropFirst().dropLast().filter { $0.amount != 0 } + shown.suffix(1)
            }
        }
        if shown.isEmpty, let last = amounts.last { shown = [last] }
        if maximumUnitCount > 0 { shown = shown.prefix(maximumUnitCount) }
        let locale = calendar?.locale ?? .current
        let words = isPositional ? positional(Array(shown), locale) : inWords(Array(shown), locale)
        return phrase(isNegative ? "-" + words : words, locale)
    }

    private func phrase(_ words: String, _ locale: Locale) -> String {
        guard locale.language.languageCode == .english else { return words }
        let about = includesApproximationPhrase ? "About " : ""
        return about + words + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func positional(_ amounts: [(unit: ShownUnit, amount: Int)], _ locale: Locale) -> String {
        amounts.enumerated().map { index, part in
            let pads = index > 0 || zeroFormattingBehavior.contains(.pad)
            let style = IntegerFormatStyle<Int>.number.grouping(.never).locale(locale)
            return part.amount.formatted(pads ? style.precision(.integerLength(2...)) : style)
        }.joined(separator: ":")
    }

    private func inWords(_ amounts: [(unit: ShownUnit, amount: Int)], _ locale: Locale) -> String {
        let width: UnicodeUnits.Width =
            switch unitsStyle {
            case .full, .spellOut: .wide
            case .short, .brief: .short
            case .abbreviated, .positional: .narrow
            }
        let parts = amounts.map { part -> String in
            let number = part.amount.formatted(.number.locale(locale))
            let text =
                UnicodeUnits.text(Double(part.amount), unit: part.unit.name, width: width, locale: locale.identifier)
                ?? "\(number) \(part.unit.name)"
            if unitsStyle == .brief { return text.replacingOccurrences(of: "[\\s\u{A0}\u{202F}]", with: "", options: .regularExpression) }
            guard unitsStyle == .spellOut else { return text }
            let speller = NumberFormatter()
            speller.locale = locale
            speller.numberStyle = .spellOut
            return speller.string(from: NSNumber(value: part.amount)).map { text.replacingOccurrences(of: number, with: $0) } ?? text
        }
        return UnicodeUnits.joined(parts, width: unitsStyle == .brief ? .narrow : width, locale: locale.identifier)
    }
}
