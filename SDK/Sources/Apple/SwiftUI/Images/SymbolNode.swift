import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// A symbol set like a letter of the current font, or stretched.
final class SymbolNode: LayoutNode {
    private let image: Image
    private let symbol: SymbolOutline
    private let painting: SymbolPainting
    private let font: FontDescription
    private let redaction: RGBA?
    private let words: String?
    private let pointSize: CGFloat
    /// Points the symbol is high and wide at this font; without margins where it fills what it is offered.
    private let natural: CGSize

    /// - Parameter source: where symbols are found by their names.
    init(_ image: Image, _ name: String, from source: SymbolSource = .system, _ inputs: _ViewInputs) {
        let environment = inputs.environment
        self.image = image
        let font = SpanLook(text: environment.text, style: nil).font(in: environment)
        self.font = font
        let name = source.name(name, environment.symbolVariants)
        symbol = source.symbol(name, font.weight, inputs)
        painting = SymbolPainting(image, name, from: source, symbol, inputs)
        redaction = environment.redactionFill
        words = image.spokenLabel(in: environment)
        pointSize = font.size * environment.imageScale.factor
        let isRoomy = environment.systemVersion.isAtLeast(18)
        natural =
            image.isResizable
            ? CGSize(width: symbol.stretched.width * pointSize, height: symbol.stretched.height * pointSize)
            : symbol.size(at: pointSize, scale: environment.displayScale, isRoomy: isRoomy)
        baseline = symbol.baseline(
            at: pointSize, scale: environment.displayScale, capHeight: font.metrics.capHeight, isRoomy: isRoomy)
        super.init()
    }

    override var kind: String { "Image" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard image.isResizable else { return natural }
        return CGSize(width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
    }

    /// Points from the top to the line that letters stand on.
    private let baseline: CGFloat

    override var spacing: ViewSpacing {
        guard !image.isResizable else { return ViewSpacing() }
        let below = max(natural.height - baseline, 0)
        var spacing = ViewSpacing()
        spacing.top = ViewSpacing.Side(edgeAboveText: below, text: (0, 0))
        spacing.bottom = ViewSpacing.Side(edgeBelowText: below + 1, text: (0, 0))
        return spacing
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard key.rule == .firstBaseline || key.rule == .lastBaseline, !image.isResizable else { return nil }
        return baseline
    }

    override func drawContent(_ recorder: inout Recorder) {
        let rect = recorder.snap(frame)
        guard rect.width > 0, rect.height > 0 else { return }
        if let redaction {
            recorder.items.append(.fill(Path(rect), .color(redaction), .nonZero))
            return
        }
        guard symbol.width > 0, symbol.height > 0 else { return }
        // At its own size a symbol keeps its proportions; only a resizable one is stretched into its frame.
        let box = CGRect(x: 0, y: 0, width: symbol.width, height: symbol.height)
        let drawn = image.isResizable && symbol.ink.width > 0 && symbol.ink.height > 0 ? symbol.stretched : box
        let (x, y) = image.isResizable ? (rect.width / drawn.width, rect.height / drawn.height) : (pointSize, pointSize)
        let stretch = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.midX - drawn.midX * x, ty: rect.midY - drawn.midY * y)
        painting.draw(symbol, stretch, in: rect, &recorder)
        if let words, !words.isEmpty {
            recorder.elements.append(AccessibilityElement(role: .image, label: words, frame: recorder.inTile(frame)))
        }
    }
}

extension Image.Scale {
    /// SF Symbols' three scales against the font's size.
    var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.28
        }
    }
}
