import Drawing
import Foundation
@_spi(Vitrine) import VitrineUIKit
import WidgetArchive

/// A bitmap at its own size, or stretched into what it is offered.
final class BitmapNode: LayoutNode {
    private let image: Image
    private let bitmap: UIImage?
    private let tint: RGBA?
    private let effect: ColorEffect?
    private let redaction: RGBA?
    private let words: String?

    init(_ image: Image, _ bitmap: UIImage?, _ inputs: _ViewInputs) {
        let environment = inputs.environment
        self.image = image
        self.bitmap = bitmap
        let isTemplate = (image.templateMode ?? (bitmap?.renderingMode == .alwaysTemplate ? .template : .original)) == .template
        tint = isTemplate ? ForegroundStyle().painted(in: environment).plainColor : nil
        effect = environment.renderingGroup.image
        redaction =
            environment.redactionReasons.contains(.placeholder)
            ? Color(uiColor: .systemFill).painted(in: environment).plainColor : nil
        words = image.spokenLabel(in: environment)
        if image.isResizable, image.capInsets != EdgeInsets(), bitmap != nil {
            inputs.report("Image.resizable(capInsets:): the picture is stretched as a whole")
        }
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
        if image.isResizable, image.resizingMode == .tile, tint == nil {
            let paint = Paint.image(bitmap.key, origin: rect.origin, scale: Double(1 / bitmap.scale))
            recorder.items.append(.fill(Path(rect), paint, .nonZero))
            return
        }
        let item = DisplayItem.image(
            ImageItem(key: bitmap.key, frame: rect, interpolation: image.interpolationQuality.drawn, tint: tint))
        if let effect, tint == nil {
            var layer = Layer(items: [item])
            layer.colorEffect = effect
            recorder.items.append(.layer(layer))
        } else {
            recorder.items.append(item)
        }
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
