import Foundation

/// How far a view wants to be from its neighbours. Distances are kept by what they are between (text and text, text and an edge …),
/// and a gap is the largest distance both neighbours know.
public struct ViewSpacing: Sendable {
    /// One side, upper or lower.
    struct Side: Sendable {
        /// Distance of an edge below text.
        var edgeBelowText: CGFloat?
        /// Distance of an edge above text.
        var edgeAboveText: CGFloat?
        /// Text next to text: line height (the larger wins in a union) and leading, in whole pixels. A symbol has neither.
        var text: (lineHeight: CGFloat, leading: CGFloat)?
        var plain: CGFloat?

        static let ordinaryTop = Side(edgeBelowText: 0)
        static let ordinaryBottom = Side(edgeAboveText: 0)

        mutating func formUnion(_ other: Side) {
            edgeBelowText = larger(edgeBelowText, other.edgeBelowText)
            edgeAboveText = larger(edgeAboveText, other.edgeAboveText)
            plain = larger(plain, other.plain)
            if let text = other.text, text.lineHeight > self.text?.lineHeight ?? -.infinity { self.text = text }
        }
    }

    var top = Side.ordinaryTop
    var bottom = Side.ordinaryBottom
    /// The distance at the leading edge; beside each other views have no distances but this and the trailing one.
    var leading: CGFloat?
    var trailing: CGFloat?

    /// An ordinary view's.
    public init() {}

    /// The spacing without a distance on any side.
    public static let zero = {
        var spacing = ViewSpacing()
        spacing.top = Side(plain: 0)
        spacing.bottom = Side(plain: 0)
        spacing.leading = 0
        spacing.trailing = 0
        return spacing
    }()

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.leading) { leading = larger(leading, other.leading) }
        if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The gap between this view and the one after it: the largest distance both know, eight points where they know none together.
    ///
    /// Figures and rules are those OpenSwiftUI derived from Apple's code. Measured in Apple's pictures: text over text, text over a figure,
    /// figure over figure. Not measured: a figure over text (6.43 points for body), and a symbol over or under text, where the symbol
    /// brings a distance of nought instead of a leading.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard axis == .vertical else { return larger(trailing, next.leading) ?? 8 }
        let (above, below) = (bottom, next.top)
        var gap: CGFloat?
        if let a = above.edgeBelowText, let b = below.edgeBelowText { gap = larger(gap, a + b) }
        if let a = above.edgeAboveText, let b = below.edgeAboveText { gap = larger(gap, a + b) }
        if let a = above.text, let b = below.text { gap = larger(gap, a.lineHeight > 0 ? b.leading : 0) }
        return gap ?? larger(above.plain, below.plain) ?? 8
    }

    /// Sides that a frame or a padding has taken over are an ordinary view's again.
    mutating func reset(_ edges: Edge.Set) {
        if edges.contains(.top) { top = .ordinaryTop }
        if edges.contains(.bottom) { bottom = .ordinaryBottom }
        if edges.contains(.leading) { leading = nil }
        if edges.contains(.trailing) { trailing = nil }
    }
}

private func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard let a else { return b }
    guard let b else { return a }
    return max(a, b)
}
