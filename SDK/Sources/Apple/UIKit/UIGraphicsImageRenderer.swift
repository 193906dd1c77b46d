import Foundation
import VitrineCoreGraphics

/// The format of the pictures that a renderer makes.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
    public override required init() {}
    /// The bounds in points.
    open internal(set) var bounds = CGRect.zero
    open class func `default`() -> Self { Self() }
    open class func preferred() -> Self { Self() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// The range of colours that pixels can have; sRGB's in any case.
    public enum Range: Int, Sendable { case unspecified = -1, automatic = 0, extended = 1, standard = 2 }

    public required init() {}
    public init(for traits: UITraitCollection) {
        super.init()
        if traits.displayScale > 0 { scale = traits.displayScale }
    }

    /// The scale in pixels per point.
    open var scale: CGFloat = UIScreen.main.scale
    /// Black where nothing is drawn.
    open var opaque = false
    open var preferredRange = Range.automatic
    open var prefersExtendedRange = false
}

/// The context in which a renderer's actions draw; also the current one meanwhile.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
    /// The context that Core Graphics' commands draw into.
    open internal(set) var cgContext: CGContext
    init(_ context: CGContext) { cgContext = context }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        stroke(rect)
        cgContext.restoreGState()
    }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init(context)
    }

    /// An image of what has been drawn so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }
}

/// A renderer that draws by a closure of commands.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
    /// Commands, for the context that they are given.
    public typealias DrawingActions = (UIGraphicsRendererContext) -> Void

    /// The format of the images that the renderer makes.
    public let format: UIGraphicsRendererFormat
    /// Whether pictures can be made of it.
    open var allowsImageOutput: Bool { false }
    let bounds: CGRect

    init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
        self.bounds = bounds.standardized
        self.format = format
        format.bounds = self.bounds
    }
}

/// Commands, for the context that they are given.
public typealias UIGraphicsDrawingActions = UIGraphicsRenderer.DrawingActions

/// Draws pictures with UIKit's and Core Graphics' commands, in points, y down.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// Commands, for the context that they are given.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat
    open override var allowsImageOutput: Bool { true }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds, format)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// - Parameter actions: draw; what the size or its pixels would not fit into is drawn into nothing.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = imageFormat
        let scale = format.scale > 0 && format.scale.isFinite ? format.scale : UIScreen.main.scale
        guard
            let context = CGContext(
                pixelWidth: pixels(bounds.width, scale), pixelHeight: pixels(bounds.height, scale), scale: scale,
                isOpaque: format.opaque)
        else { return UIImage() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format))
        UIGraphicsPopContext()
        guard let image = context.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}
