import Foundation

/// A comparison of a value with the one before: a direction, and by how much.
public struct Comparison: Hashable, Sendable {
    public enum Direction: Hashable, Sendable {
        case up, down, unchanged
    }

    public let direction: Direction
    /// The difference without a sign: the arrow is the sign.
    public let text: String

    /// Makes a comparison of a change; nil where there is nothing to compare with.
    public init?(_ change: Double?, locale: Locale) {
        guard let change, change.isFinite else { return nil }
        let percent = (abs(change) * 100).rounded()
        direction = percent == 0 ? .unchanged : change > 0 ? .up : .down
        // Beyond this nobody counts.
        let shown = (min(percent, 999) / 100).formatted(.percent.locale(locale).precision(.fractionLength(0)))
        text = percent > 999 ? ">\(shown)" : shown
    }

    /// The arrow's symbol.
    var symbol: String {
        switch direction {
        case .up: "arrow.up.right"
        case .down: "arrow.down.right"
        case .unchanged: "arrow.right"
        }
    }

    /// The arrow as a character, for a place that takes one string.
    var character: String {
        switch direction {
        case .up: "↗"
        case .down: "↘"
        case .unchanged: "→"
        }
    }
}
