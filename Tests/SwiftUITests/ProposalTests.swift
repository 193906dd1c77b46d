import SwiftUI
import Testing

/// Sizes and arrangements of a few proposals are remembered; a layout may ask for as many as it likes.
@MainActor @Suite("Proposals") struct ProposalTests {
    /// Asks its only child often, then places it at the first proposal it asked for.
    private struct Asking: Layout {
        let report: ([CGSize]) -> Void

        private var proposals: [ProposedViewSize] {
            (1...20).map { ProposedViewSize(width: CGFloat($0) * 9, height: $0.isMultiple(of: 3) ? nil : CGFloat($0) * 5) }
                + [.unspecified, .zero, .infinity]
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            for _ in 0..<2 { report(proposals.map { subviews[0].sizeThatFits($0) }) }
            return subviews[0].sizeThatFits(proposals[0])
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews[0].place(at: bounds.origin, proposal: proposals[5])
        }
    }

    private struct Row: View {
        var body: some View {
            HStack(spacing: 3) {
                Text(verbatim: "A text of several words that breaks")
                Spacer(minLength: 2)
                Color.red.frame(minWidth: 7, maxWidth: 40)
                Color.blue.frame(maxHeight: 30)
            }
        }
    }

    @Test func `a stack answers a proposal as before, however many came between`() {
        var answers: [[CGSize]] = []
        let view = Asking { answers.append($0) }.callAsFunction { Row() }
        let nodes = Render.tile(view, 300, 200).nodes
        #expect(answers.count >= 2 && answers.allSatisfy { $0 == answers[0] })
        #expect(Set(answers[0].map(\.width)).count > 5)
        // Each on its own gives the same.
        let alone = Render.fitting(Row(), 54).nodes
        let placed = nodes.drop { $0.type != "HStack" }
        #expect(placed.map(\.frame.size) == alone.drop { $0.type != "HStack" }.map(\.frame.size))
    }
}
