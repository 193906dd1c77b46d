import Foundation
import VitrineCoreGraphics

/// The contexts that are drawn into on this thread, the last one on top.
enum ContextStack {
    private static let key = "VitrineGraphicsContexts"

    static var contexts: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}

/// The context in which UIKit draws on this thread; nil outside of every drawing block.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last }
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.contexts.append(context) }
public func UIGraphicsPopContext() { _ = ContextStack.contexts.popLast() }

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture that `UIGraphicsGetImageFromCurrentImageContext` gives back.
/// - Parameters:
///   - size: points; an empty one begins a picture of one pixel.
///   - opaque: black where nothing is drawn.
///   - scale: pixels per point; 0 for the device's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : UIScreen.main.scale
    let context =
        CGContext(pixelWidth: pixels(size.width, scale), pixelHeight: pixels(size.height, scale), scale: scale, isOpaque: opaque)
        ?? CGContext(pixelWidth: 1, pixelHeight: 1, scale: scale, isOpaque: opaque)
    // A context of one pixel can always be made.
    if let context { UIGraphicsPushContext(context) }
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: context.unitScale, orientation: .up)
}

public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}
/// A line of one point inside the rectangle.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var (left, right, top, bottom) = (rect, rect, rect, rect)
    (left.size.width, right.size.width, top.size.height, bottom.size.height) = (1, 1, 1, 1)
    right.origin.x = rect.maxX - 1
    bottom.origin.y = rect.maxY - 1
    context.fill([left, right, top, bottom])
}
/// Strokes a rectangle's frame with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    UIRectFrame(rect)
    context.restoreGState()
}
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
