import Foundation
import VitrineDrawing

/// The one line above a lock screen's clock: a picture and words of what it is given, in the place's own font. Everything else is left out.
package struct _InlineContent<Content: View> {
    let content: Content
    /// The index of the one view that is taken of several; nil for all of them.
    let only: Int?

    public init(content: Content, only: Int? = nil) {
        self.content = content
        self.only = only
    }
}

extension _InlineContent: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        var inputs = inputs
        // Our reading of the lock screen, whose line grows with no setting of the person's.
        inputs.environment.fields.text.fixedFont = FontDescription(size: 17, weight: .medium)
        inputs.environment.lineLimit = 1
        inputs.environment.imageScale = .medium
        let content = view.only.map { Content.node($0, of: view.content, inputs, preferencesTo: &nodes).map { [$0] } ?? [] }
        nodes.nodes.append(InlineNode(content ?? Content.nodes(of: view.content, inputs, preferencesTo: &nodes), inputs))
    }
}

/// A picture before words, in one line in the middle.
final class InlineNode: LayoutNode {
    private struct Parts {
        var picture: LayoutNode?
        var words: LayoutNode?
        var isComplete: Bool { picture != nil && words != nil }
    }

    /// Points between picture and words.
    private static let gap: CGFloat = 5
    private let content: [LayoutNode]
    private let report: (String) -> Void
    private let isRightToLeft: Bool
    private var shown = Parts()

    init(_ content: [LayoutNode], _ inputs: _ViewInputs) {
        self.content = content
        isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        report = { [context = inputs.context] in context.report($0) }
        super.init()
    }

    override var kind: String { "InlineAccessory" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let line = line(proposal.width ?? .infinity)
        return CGSize(
            width: proposal.width ?? line.width, height: proposal.height ?? max(line.picture.height, line.words.height))
    }

    override func placeChildren() {
        let line = line(frame.width)
        shown = line.parts
        var x = frame.midX - line.width / 2
        func place(_ node: LayoutNode?, _ size: CGSize) {
            guard let node else { return }
            node.place(at: CGPoint(x: x, y: frame.midY - size.height / 2), ProposedViewSize(width: size.width, height: nil))
            x += size.width + Self.gap
        }
        if isRightToLeft {
            place(line.parts.words, line.words)
            place(line.parts.picture, line.picture)
        } else {
            place(line.parts.picture, line.picture)
            place(line.parts.words, line.words)
        }
    }

    override func drawContent(_ recorder: inout Recorder) {
        shown.picture?.draw(&recorder)
        shown.words?.draw(&recorder)
        if shown.picture == nil, shown.words == nil {
            report("accessoryInline: there are no words and no image in it, and nothing else is shown")
        }
    }

    private func line(_ width: CGFloat) -> (parts: Parts, picture: CGSize, words: CGSize, width: CGFloat) {
        var parts = Parts()
        for node in content { find(in: node, width, &parts) }
        let picture = parts.picture?.size(.unspecified) ?? .zero
        let gap = parts.isComplete ? Self.gap : 0
        let words = parts.words?.size(ProposedViewSize(width: max(width - picture.width - gap, 0), height: nil)) ?? .zero
        return (parts, picture, words, picture.width + gap + words.width)
    }

    /// The first picture and the first words; of views to choose from, those that fit, else the last.
    private func find(in node: LayoutNode, _ width: CGFloat, _ parts: inout Parts) {
        switch node {
        case is SymbolNode, is BitmapNode: parts.picture = parts.picture ?? node
        case is TextNode: parts.words = parts.words ?? node
        case let fitting as FittingNode:
            var index = 0
            while let candidate = fitting.candidate(at: index) {
                index += 1
                var chosen = Parts()
                find(in: candidate, width, &chosen)
                let sizes = [chosen.picture, chosen.words].compactMap { $0?.size(.unspecified).width }
                let wanted = sizes.reduce(0, +) + (chosen.isComplete ? Self.gap : 0)
                guard wanted <= width || fitting.candidate(at: index) == nil else { continue }
                parts.picture = parts.picture ?? chosen.picture
                parts.words = parts.words ?? chosen.words
                return
            }
        default:
            for child in node.knownChildren where !parts.isComplete { find(in: child, width, &parts) }
        }
    }
}
