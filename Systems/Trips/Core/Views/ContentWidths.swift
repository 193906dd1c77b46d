import SwiftUI

/// A row that is always as wide as it may be: each view gets what it wants and an equal share of the rest; where there is too little,
/// all give up the same part.
struct ContentWidths: Layout {
    /// Points between two views.
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let wanted = subviews.map { $0.sizeThatFits(.unspecified) }
        let natural = wanted.map(\.width).reduce(0, +) + gaps(subviews)
        return CGSize(width: proposal.width ?? natural, height: wanted.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let wanted = subviews.map { $0.sizeThatFits(.unspecified).width }
        let total = wanted.reduce(0, +), room = max(bounds.width - gaps(subviews), 0)
        var x = bounds.minX
        for (subview, want) in zip(subviews, wanted) {
            let width = total <= room ? want + (room - total) / CGFloat(wanted.count) : room * want / total
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + spacing
        }
    }

    private func gaps(_ subviews: Subviews) -> CGFloat { spacing * CGFloat(max(subviews.count - 1, 0)) }
}
