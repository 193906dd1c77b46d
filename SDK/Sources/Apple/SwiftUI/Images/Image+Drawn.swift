import Foundation
import VitrineCoreGraphics
import VitrineDrawing
import VitrineUIKit

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

extension Image: Transferable {
    /// An image as the bytes of a picture; in a widget nothing is handed over.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
            return Image(uiImage: image)
        }
    }
}

extension Color: Transferable {
    /// A colour as its four numbers; in a widget nothing is handed over.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) { color in
            let resolved = color.resolve(in: EnvironmentValues())
            return Data(
                [resolved.red, resolved.green, resolved.blue, resolved.opacity].flatMap {
                    withUnsafeBytes(of: $0.bitPattern.littleEndian, Array.init)
                })
        } importing: { data in
            guard data.count == 16 else { throw CocoaError(.fileReadCorruptFile) }
            let parts = stride(from: 0, to: 16, by: 4).map { start in
                Float(bitPattern: data.dropFirst(start).prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
            }
            return Color(.sRGB, red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), opacity: Double(parts[3]))
        }
    }
}
