import SwiftUI

/// The places of a chart's bars: the same for the bars and for the words under them. Lengths in points.
struct BarColumns {
    let gap: CGFloat
    let width: CGFloat

    init(_ slots: Int, over length: CGFloat) {
        let slots = CGFloat(max(slots, 1))
        // Few bars would be wide ones: half as much again as a gap is for many.
        gap = slots > 12 ? 3.2 : length / slots / 3
        width = max((length - gap * (slots - 1)) / slots, 1)
    }

    /// The leading edge of a bar.
    func start(of slot: Int) -> CGFloat { CGFloat(slot) * (width + gap) }

    func middle(of slot: Int) -> CGFloat { start(of: slot) + width / 2 }
}

/// Puts a word under the middle of each bar; as wide as all of them at least.
struct UnderBars: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let least = sizes.reduce(0) { $0 + $1.width }
        return CGSize(width: max(proposal.width ?? least, least), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let columns = BarColumns(subviews.count, over: bounds.width)
        for (slot, word) in subviews.enumerated() {
            word.place(at: CGPoint(x: bounds.minX + columns.middle(of: slot), y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}
