import Foundation
import VitrineDrawing

/// A picture that is drawn once, by commands of its own, and then into a context as often as one likes.
public final class CGLayer: @unchecked Sendable {
    /// The context that draws into the layer; y goes up from its bottom left.
    public let context: CGContext?
    /// The width and height in units of the context that it was made for.
    public let size: CGSize

    /// A layer as fine as the context that it is for; nil where it has no pixel, or more than an image may have.
    /// - Parameter auxiliaryInfo: nothing is read of it.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let scale = CGSize(width: hypot(context.base.a, context.base.b), height: hypot(context.base.c, context.base.d))
        let (width, height) = ((size.width * scale.width).rounded(.up), (size.height * scale.height).rounded(.up))
        guard width > 0, height > 0, width <= CGFloat(Bitmap.largestSide), height <= CGFloat(Bitmap.largestSide),
            let own = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        own.scaleBy(x: width / size.width, y: height / size.height)
        (self.context, self.size) = (own, size)
    }
}

extension CGContext {
    /// Draws a layer in its own size, with its bottom left at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    /// Draws a layer as large as a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let picture = layer.context?.makeImage() { draw(picture, in: rect) }
    }
}
