import Foundation
import VitrineDrawing

/// Draws texts in a way of one's own.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// Points around the text that are drawn on too.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that can be asked for its size.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension View {
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(_EnvironmentModifier { $0.fields.text.renderer = renderer })
    }
}

extension Text.Layout {
    /// - Parameters:
    ///   - items: a text's, drawn from the origin.
    ///   - pieces: what it was set from, with the marks on each.
    ///   - width: points that a span takes in one line.
    init(
        _ items: [DisplayItem], isTruncated: Bool, pieces: [(span: TextSpan, attributes: TextAttributes)], direction: LayoutDirection,
        width: (TextSpan) -> CGFloat
    ) {
        var lines: [Line] = []
        var baseline = -Double.infinity
        var others: [DisplayItem] = []
        var piece = 0
        for item in items {
            guard case .glyphs(let glyphs) = item else {
                others.append(item)
                continue
            }
            // Raised letters belong to the line they are in.
            if lines.isEmpty || glyphs.origin.y - baseline > glyphs.size * 0.8 {
                lines.append(Line())
                baseline = glyphs.origin.y
            }
            // Runs come in the order of the pieces; each is a part of one.
            let words = glyphs.text.trimmingCharacters(in: .whitespaces)
            piece = pieces[Swift.min(piece, pieces.count)...].firstIndex { $0.span.string.contains(words) } ?? piece
            guard pieces.indices.contains(piece) else { continue }
            var span = pieces[piece].span
            span.string = glyphs.text
            lines[lines.count - 1].runs.append(
                Run(glyphs: glyphs, width: width(span), attributes: pieces[piece].attributes, layoutDirection: direction))
        }
        if !lines.isEmpty { lines[0].others = others }
        self.lines = lines
        self.isTruncated = isTruncated
    }
}
