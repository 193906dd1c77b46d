import Drawing
import Foundation
@_spi(Vitrine) import VitrineCoreGraphics
@_spi(Vitrine) import VitrineUIKit

extension Image {
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        isDecorative = false
        self.label = label
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(source: .bitmap(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)))
        isDecorative = true
    }

    /// An image that commands draw, as on a canvas.
    /// - Parameter size: points.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(source: .drawn(DrawnImage(size: size, isOpaque: opaque, renderer: renderer)))
        self.label = label
        isDecorative = label == nil
    }
}

extension Image.Orientation {
    var uiKit: UIImage.Orientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        }
    }
}

/// An image that commands draw when it is shown.
final class DrawnImage: Equatable {
    let size: CGSize
    let isOpaque: Bool
    let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.isOpaque = isOpaque
        self.renderer = renderer
    }

    static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
}

/// A drawn image at its size, or stretched.
final class DrawnImageNode: LayoutNode {
    private let image: DrawnImage
    private let isResizable: Bool
    private let canvas: CanvasNode

    init(_ image: DrawnImage, isResizable: Bool, _ inputs: _ViewInputs) {
        self.image = image
        self.isResizable = isResizable
        canvas = CanvasNode({ context, _ in image.renderer(&context) }, symbols: [], isOpaque: image.isOpaque, inputs)
        super.init()
    }

    override var kind: String { "Image" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
    }

    override func drawContent(_ recorder: inout Recorder) {
        guard image.size.width > 0, image.size.height > 0 else { return }
        canvas.place(at: .zero, ProposedViewSize(image.size))
        let scale = CGAffineTransform(
            a: frame.width / image.size.width, b: 0, c: 0, d: frame.height / image.size.height, tx: frame.minX, ty: frame.minY)
        recorder.layer(transform: scale) {
            canvas.drawContent(&$0)
        } change: { _ in
        }
    }
}
