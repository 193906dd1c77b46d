import Foundation
import VitrineDrawing

// Coordinates, colours, lines and clips.
extension CGContext {
    public var ctm: CGAffineTransform { state.transform.concatenating(base.inverted()) }

    public func translateBy(x: CGFloat, y: CGFloat) { move(to: state.transform.translatedBy(x: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { move(to: state.transform.scaledBy(x: x, y: y)) }
    /// Turns the coordinates by an angle in radians.
    public func rotate(by angle: CGFloat) { move(to: state.transform.rotated(by: angle)) }
    public func concatenate(_ transform: CGAffineTransform) { move(to: transform.concatenating(state.transform)) }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform.inverted()) }

    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// Does nothing: all colours are kept in sRGB.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : alpha }
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.stroke }
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.stroke }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dash = lengths.map { Double($0) }
        state.line.dashPhase = phase
    }
    /// Curves are always as fine as the pixels.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Edges are always smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

    /// - Parameters:
    ///   - offset: units of the context as it was made, whatever has been scaled or turned since.
    ///   - blur: the same units; the Gaussian's sigma is half of it.
    ///   - color: nil takes the shadow away.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            let moved = offset.applying(base)
            return Shadow(color: $0.rgba, radius: max(blur, 0) * abs(base.a), x: moved.width, y: moved.height)
        }
    }

    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Clips all further drawing to the current path.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(.path(current.applying(state.transform), rule.drawn))
        current = Path()
    }

    public func clip(to rect: CGRect) { state.clips.append(.path(Path(rect).applying(state.transform), .nonZero)) }

    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects)
        state.clips.append(.path(path.applying(state.transform), .nonZero))
    }

    /// Clips all further drawing to where `mask` is opaque; to where it is light, if it has no alpha.
    public func clip(to rect: CGRect, mask: CGImage) {
        var layer = Layer(items: [image(mask, in: rect)])
        layer.transform = state.transform
        if mask.bitmap?.isOpaque ?? true { layer.colorEffect = .desaturate(luminanceToAlpha: true) }
        use(mask)
        state.clips.append(.mask([.layer(layer)]))
    }

    public func resetClip() { state.clips = [] }

    /// The bounding box of the clip, in the coordinates of the commands.
    public var boundingBoxOfClipPath: CGRect {
        var box = CGRect(x: 0, y: 0, width: width, height: height)
        for case .path(let path, _) in state.clips { box = box.intersection(path.boundingRect) }
        return box.isNull ? .zero : box.applying(state.transform.inverted())
    }
}

/// The rule that says which enclosed areas of a path are inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
    case winding, evenOdd
    var drawn: FillRule { self == .winding ? .nonZero : .evenOdd }
}

/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Hashable, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// Whether glyphs are filled, stroked or added to the clip.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

extension CGContext {
    /// Pixels per unit before any command.
    package var unitScale: CGFloat { abs(base.a) }
}
