import Foundation
import VitrineDrawing
import VitrineUIKit
import VitrineWidgetArchive

/// A bitmap at its own size, or stretched into what it is offered.
final class BitmapNode: LayoutNode {
    private let image: Image
    private let bitmap: UIImage?
    private let tint: RGBA?
    private let group: RenderingGroup
    private let redaction: RGBA?
    private let words: String?
    /// The picture's own slices hold where the view gives none.
    private let caps: EdgeInsets
    private let isTiled: Bool
    /// Whether the image is drawn mirrored, for the other direction of reading.
    private let isMirrored: Bool
    private let scale: CGFloat

    init(_ image: Image, _ bitmap: UIImage?, _ inputs: _ViewInputs) {
        let environment = inputs.environment
        self.image = image
        self.bitmap = bitmap
        let isTemplate = (image.templateMode ?? (bitmap?.isTemplate == true ? .template : .original)) == .template
        tint = isTemplate ? ForegroundStyle().painted(in: environment).plainColor : nil
        group = environment.renderingGroup
        redaction = environment.redactionFill
        words = image.spokenLabel(in: environment)
        let own = image.capInsets == EdgeInsets() ? bitmap.map { EdgeInsets($0.capInsets) } : nil
        let hasOwn = own.map { $0 != EdgeInsets() } ?? false || bitmap?.center.width != nil || bitmap?.center.height != nil
        caps = own ?? image.capInsets
        isTiled = hasOwn && image.resizingMode == .stretch ? bitmap?.resizingMode == .tile : image.resizingMode == .tile
        isMirrored = bitmap?.flipsForRightToLeftLayoutDirection == true && environment.layoutDirection == .rightToLeft
        scale = environment.displayScale
        super.init()
    }

    override var kind: String { "Image" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let natural = bitmap?.size ?? .zero
        guard image.isResizable else { return natural }
        return CGSize(
            width: max(proposal.width ?? natural.width, caps.width),
            height: max(proposal.height ?? natural.height, caps.height))
    }

    override func drawContent(_ recorder: inout Recorder) {
        let rect = recorder.snap(frame)
        guard rect.width > 0, rect.height > 0 else { return }
        if let redaction {
            recorder.items.append(.fill(Path(rect), .color(redaction), .nonZero))
            return
        }
        if let words, !words.isEmpty {
            recorder.elements.append(AccessibilityElement(role: .image, label: words, frame: recorder.inTile(frame)))
        }
        guard let bitmap = bitmap?.drawn(size: image.isResizable ? rect.size : bitmap?.size ?? rect.size, scale: scale) else { return }
        recorder.images[bitmap.key] = bitmap.encoded
        if case .resource(let name, _) = image.source { recorder.context.namedImages[bitmap.key] = name }
        let items = pieces(of: bitmap, in: rect) { recorder.container.snap($0) }.map(DisplayItem.image)
        let drawn = tint == nil ? group.picture(items) : items
        guard isMirrored else {
            recorder.items += drawn
            return
        }
        var layer = Layer(items: drawn)
        layer.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
        recorder.items.append(.layer(layer))
    }

    private func pieces(of bitmap: UIImage, in rect: CGRect, snap: (CGFloat) -> CGFloat) -> [ImageItem] {
        let whole = ImageItem(key: bitmap.key, frame: rect, interpolation: image.interpolationQuality.drawn, tint: tint)
        guard image.isResizable else { return [whole] }
        let slices = NineSlice(
            size: CGSize(width: bitmap.encoded.pixelWidth, height: bitmap.encoded.pixelHeight), scale: bitmap.scale,
            insets: caps, isTiled: isTiled, center: image.capInsets == EdgeInsets() ? bitmap.center : (nil, nil))
        return slices.pieces(of: whole, snap: snap)
    }
}

extension EdgeInsets {
    /// A picture's left is its leading edge: one that is meant to be mirrored is mirrored whole.
    fileprivate init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}

extension Image.Interpolation {
    var drawn: ImageItem.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
