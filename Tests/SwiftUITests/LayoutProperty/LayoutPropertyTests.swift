import SwiftUI
import SeededGenerators
import Testing

@MainActor @Suite("Layout against its rules") struct LayoutPropertyTests {
    /// A tree, what it is offered, and which way it runs.
    private struct Trial {
        var tree: LayoutTree
        let offer: PlainLayout.Offer
        let isMirrored: Bool

        init(seed: UInt64) {
            var numbers = SeededGenerator(seed: seed)
            tree = LayoutTree.random(&numbers)
            offer = PlainLayout.Offer(width: numbers.length(300, orNilWith: 0.15), height: numbers.length(300, orNilWith: 0.15))
            isMirrored = numbers.chance(0.3)
        }

        @MainActor var drawn: [CGRect] {
            let environment = Render.environment(direction: isMirrored ? .rightToLeft : .leftToRight)
            let proposal = ProposedViewSize(width: offer.width.map { CGFloat($0) }, height: offer.height.map { CGFloat($0) })
            return ViewRenderer().renderFitting(LayoutTreeView(tree: tree), proposal: proposal, environment: environment)
                .nodes.map(\.frame)
        }

        var plain: [CGRect] { PlainLayout(tree, pixel: 1.0 / 3, mirrored: isMirrored).frames(offer: offer) }

        @MainActor var fails: Bool {
            let (drawn, plain) = (drawn, plain)
            return drawn.count != plain.count || !zip(drawn, plain).allSatisfy { $0.isAlmost($1) }
        }
    }

    @Test("ten thousand random trees have every frame where the rules put it", arguments: 0..<10)
    func randomTrees(_ thousand: UInt64) {
        for seed in thousand * 1000..<(thousand + 1) * 1000 {
            var trial = Trial(seed: seed)
            guard trial.fails else { continue }
            trial.tree = trial.tree.shrunk { smaller in
                var other = trial
                other.tree = smaller
                return other.fails
            }
            let words =
                "seed \(seed), offered \(trial.offer.width ?? -1) × \(trial.offer.height ?? -1) (−1: nothing), mirrored: \(trial.isMirrored)"
            Issue.record("\(words)\n\(trial.tree)\nengine \(trial.drawn.map(\.list))\nrules  \(trial.plain.map(\.list))")
            return
        }
    }
}

extension CGRect {
    fileprivate func isAlmost(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}
