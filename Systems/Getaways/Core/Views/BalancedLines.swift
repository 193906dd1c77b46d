import SwiftUI

/// Gives one text the least width in which it has no more lines than in all there is, so that its lines are about as long as each other.
struct BalancedLines: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let text = subviews.first else { return .zero }
        return text.sizeThatFits(ProposedViewSize(width: width(of: text, proposal), height: proposal.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let text = subviews.first else { return }
        text.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: width(of: text, proposal), height: bounds.height))
    }

    private func width(of text: LayoutSubview, _ proposal: ProposedViewSize) -> CGFloat? {
        guard let room = proposal.width, room.isFinite, room > 0 else { return proposal.width }
        func height(_ width: CGFloat) -> CGFloat { text.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        let lowest = height(room)
        var (narrow, wide) = (CGFloat(0), room)
        // The width is found to half a point.
        while wide - narrow > 0.5 {
            let middle = (narrow + wide) / 2
            if height(middle) <= lowest + 0.5 { wide = middle } else { narrow = middle }
        }
        return wide.rounded(.up)
    }
}
