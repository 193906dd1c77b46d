import Drawing
import Foundation
@_spi(Vitrine) import VitrineUIKit
import WidgetArchive

/// A bitmap at its own size, or stretched into what it is offered.
final class BitmapNode: LayoutNode {
    private let image: Image
    private let bitmap: UIImage?
    private let tint: RGBA?
    private let group: RenderingGroup
    private let redaction: RGBA?
    private let words: String?

    init(_ image: Image, _ bitmap: UIImage?, _ inputs: _ViewInputs) {
        let environment = inputs.environment
        self.image = image
        self.bitmap = bitmap
        let isTemplate = (image.templateMode ?? (bitmap?.isTemplate == true ? .template : .original)) == .template
        tint = isTemplate ? ForegroundStyle().painted(in: environment).plainColor : nil
        group = environment.renderingGroup
        redaction = environment.redactionFill
        words = image.spokenLabel(in: environment)
        super.init()
    }

    override var kind: String { "Image" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let natural = bitmap?.size ?? .zero
        guard image.isResizable else { return natural }
        return CGSize(
            width: max(proposal.width ?? natural.width, image.capInsets.width),
            height: max(proposal.height ?? natural.height, image.capInsets.height))
    }

    override func drawContent(_ recorder: inout Recorder) {
        let rect = recorder.snap(frame)
        guard rect.width > 0, rect.height > 0 else { return }
        if let redaction {
            recorder.items.append(.fill(Path(roundedRect: rect, cornerRadius: 5, style: .continuous), .color(redaction), .nonZero))
            return
        }
        if let words, !words.isEmpty {
            recorder.elements.append(AccessibilityElement(role: .image, label: words, frame: recorder.inTile(frame)))
        }
        guard let bitmap else { return }
        recorder.images[bitmap.key] = bitmap.encoded
        let items = pieces(of: bitmap, in: rect) { recorder.container.snap($0) }.map(DisplayItem.image)
        recorder.items += tint == nil ? group.picture(items) : items
    }

    private func pieces(of bitmap: UIImage, in rect: CGRect, snap: (CGFloat) -> CGFloat) -> [ImageItem] {
        let whole = ImageItem(key: bitmap.key, frame: rect, interpolation: image.interpolationQuality.drawn, tint: tint)
        guard image.isResizable else { return [whole] }
        let slices = NineSlice(
            size: CGSize(width: bitmap.encoded.pixelWidth, height: bitmap.encoded.pixelHeight), scale: bitmap.scale,
            insets: image.capInsets, isTiled: image.resizingMode == .tile)
        return slices.pieces(of: whole, snap: snap)
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
