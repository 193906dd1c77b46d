import Foundation
import VitrineCoreGraphics
import VitrineDrawing

extension UIImage {
    /// Draws the picture into the current graphics context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(into: context, rect, blend: blendMode, alpha: alpha)
    }
    /// Draws the picture as often as it takes to fill the rectangle, from its top left.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let image = upright
        context.draw(
            [.fill(Path(rect), .image(image.key, origin: rect.origin, scale: Double(1 / (isSymbolImage ? 3 : scale))), .nonZero)],
            images: [image.key: image.encoded])
    }

    func draw(into context: CGContext, _ rect: CGRect, blend: CGBlendMode, alpha: CGFloat) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        context.saveGState()
        context.setBlendMode(blend)
        if alpha != 1 { context.setAlpha(alpha) }
        defer { context.restoreGState() }
        switch parts.content {
        case .symbol(let name, let configuration):
            let symbol = SymbolDrawing(name, configuration)
            context.draw(symbol.items(in: rect, tint: parts.tint), area: Path(rect))
        case .pixels(let image):
            let tint = parts.tint.map { $0.rgba(for: .current) }
            let item = DisplayItem.image(
                ImageItem(
                    key: image.key, frame: CGRect(x: 0, y: 0, width: 1, height: 1), interpolation: context.interpolationQuality.drawn,
                    tint: tint))
            // Upright where y goes down, as in every context of UIKit.
            var layer = Layer(items: [item])
            layer.transform = imageOrientation.fromUnitSquare.concatenating(
                CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
            context.draw([.layer(layer)], images: [image.key: image.encoded], area: Path(rect))
        }
    }
}

extension UIImage.Orientation {
    /// Lies on its side in memory.
    var isTurned: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }

    /// The way from the unit square of the stored picture to the one that is seen.
    var fromUnitSquare: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        }
    }

    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .leftMirrored
        case .right: .rightMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .left
        case .rightMirrored: .right
        }
    }
}
