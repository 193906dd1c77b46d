import Foundation
import VitrineCoreGraphics
import VitrineDrawing

extension CALayer {
    /// Draws the layer and those in it: background, picture, what shapes, gradients and `draw(in:)` add, and the border. Shadows, masks,
    /// filters and depth are left out.
    public func render(in ctx: CGContext) {
        guard !isHidden, opacity > 0 else { return }
        ctx.saveGState()
        if opacity < 1 {
            ctx.setAlpha(CGFloat(opacity))
            ctx.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        let outline = CGPath(outline)
        if masksToBounds { ctx.clip(outline) }
        if let backgroundColor {
            ctx.setFillColor(backgroundColor)
            ctx.addPath(outline)
            ctx.fillPath()
        }
        renderPicture(in: ctx)
        renderOwn(in: ctx)
        draw(in: ctx)
        let layers = sublayers ?? []
        for layer in layers.enumerated().sorted(by: { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }) {
            ctx.saveGState()
            ctx.concatenate(layer.element.toSuperlayer)
            layer.element.render(in: ctx)
            ctx.restoreGState()
        }
        renderBorder(in: ctx)
        if opacity < 1 { ctx.endTransparencyLayer() }
        ctx.restoreGState()
    }

    private var outline: Path { rounded(bounds, cornerRadius) }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
        func corner(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
        guard radius > 0 else { return Path(rect) }
        let radii = RectangleCornerRadii(
            topLeading: corner(.layerMinXMinYCorner), bottomLeading: corner(.layerMinXMaxYCorner),
            bottomTrailing: corner(.layerMaxXMaxYCorner), topTrailing: corner(.layerMaxXMinYCorner))
        return Path(roundedRect: rect, cornerRadii: radii, style: cornerCurve == .continuous ? .continuous : .circular)
    }

    private func renderPicture(in ctx: CGContext) {
        guard let image = contents as? CGImage, image.width > 0, image.height > 0 else { return }
        let size = CGSize(width: CGFloat(image.width) / max(contentsScale, 0.01), height: CGFloat(image.height) / max(contentsScale, 0.01))
        let across = bounds.width / size.width, down = bounds.height / size.height
        let scale: CGSize =
            switch contentsGravity {
            case .resize: CGSize(width: across, height: down)
            case .resizeAspect: CGSize(width: min(across, down), height: min(across, down))
            case .resizeAspectFill: CGSize(width: max(across, down), height: max(across, down))
            default: CGSize(width: 1, height: 1)
            }
        let drawn = CGSize(width: size.width * scale.width, height: size.height * scale.height)
        let place = CGRect(x: bounds.midX - drawn.width / 2, y: bounds.midY - drawn.height / 2, width: drawn.width, height: drawn.height)
        // Core Graphics puts a picture's first row at the larger y.
        ctx.saveGState()
        ctx.translateBy(x: 0, y: place.minY + place.maxY)
        ctx.scaleBy(x: 1, y: -1)
        ctx.draw(image, in: place)
        ctx.restoreGState()
    }

    private func renderBorder(in ctx: CGContext) {
        guard borderWidth > 0, let borderColor else { return }
        let inset = borderWidth / 2
        ctx.setStrokeColor(borderColor)
        ctx.setLineWidth(borderWidth)
        ctx.addPath(CGPath(rounded(bounds.insetBy(dx: inset, dy: inset), cornerRadius - inset)))
        ctx.strokePath()
    }

    /// Draws what the layer's class adds.
    private func renderOwn(in ctx: CGContext) {
        (self as? CAShapeLayer)?.renderShape(in: ctx)
        (self as? CAGradientLayer)?.renderGradient(in: ctx)
    }
}

extension CGContext {
    fileprivate func clip(_ path: CGPath) {
        beginPath()
        addPath(path)
        clip()
    }
}

extension CAShapeLayer {
    fileprivate func renderShape(in ctx: CGContext) {
        guard let path else { return }
        if let fillColor {
            ctx.setFillColor(fillColor)
            ctx.addPath(path)
            ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
        ctx.setStrokeColor(strokeColor)
        ctx.setLineWidth(lineWidth)
        ctx.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        ctx.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        ctx.setMiterLimit(miterLimit)
        ctx.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        let isWhole = strokeStart <= 0 && strokeEnd >= 1
        ctx.addPath(isWhole ? path : CGPath(path.path.trimmedPath(from: Double(strokeStart), to: Double(strokeEnd))))
        ctx.strokePath()
    }
}

extension CAGradientLayer {
    fileprivate func renderGradient(in ctx: CGContext) {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        let places = locations?.count == colors.count ? locations?.map { CGFloat($0.doubleValue) } : nil
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: places) else { return }
        func point(_ part: CGPoint) -> CGPoint { CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height) }
        ctx.saveGState()
        ctx.clip(to: bounds)
        let start = point(startPoint), end = point(endPoint)
        if type == .radial {
            let radius = max(abs(end.x - start.x), abs(end.y - start.y))
            ctx.drawRadialGradient(
                gradient, startCenter: start, startRadius: 0, endCenter: start, endRadius: radius, options: .drawsAfterEndLocation)
        } else {
            ctx.drawLinearGradient(gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        ctx.restoreGState()
    }
}
