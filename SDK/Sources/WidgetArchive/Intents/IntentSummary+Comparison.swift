import Foundation

extension IntentSummary.Comparison {
    /// Whether a value is as the summary wants it. Nothing is neither more nor less than anything, and contains nothing.
    package func holds(for value: IntentValue) -> Bool {
        switch self {
        case .equals(let values): values.contains(value)
        case .differs(let values): !values.contains(value)
        case .hasValue: !Self.isEmpty(value)
        case .hasNoValue: Self.isEmpty(value)
        case .exceeds(let limit, let orEquals): Self.compare(value, limit) { $0 > $1 || orEquals && $0 == $1 }
        case .staysBelow(let limit, let orEquals): Self.compare(value, limit) { $0 < $1 || orEquals && $0 == $1 }
        case .contains(let words): Self.text(value)?.contains(words) ?? false
        case .lacks(let words): !(Self.text(value)?.contains(words) ?? false)
        case .begins(let words): Self.text(value)?.hasPrefix(words) ?? false
        case .ends(let words): Self.text(value)?.hasSuffix(words) ?? false
        }
    }

    private static func isEmpty(_ value: IntentValue) -> Bool { value == .none || value == .list([]) }

    private static func text(_ value: IntentValue) -> String? {
        switch value {
        case .string(let text), .choice(let text), .entity(let text): text
        case .url(let url): url.absoluteString
        default: nil
        }
    }

    private static func compare(_ one: IntentValue, _ other: IntentValue, _ holds: (Double, Double) -> Bool) -> Bool {
        if let one = text(one), let other = text(other) { return holds(one < other ? 0 : one == other ? 1 : 2, 1) }
        // The archive knows no unit's factor.
        if case .measurement(_, let unit) = one, case .measurement(_, let otherUnit) = other, unit != otherUnit { return false }
        guard let one = number(one), let other = number(other) else { return false }
        return holds(one, other)
    }

    private static func number(_ value: IntentValue) -> Double? {
        switch value {
        case .int(let number): Double(number)
        case .double(let number), .measurement(let number, _): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .bool(let isOn): isOn ? 1 : 0
        default: nil
        }
    }
}
