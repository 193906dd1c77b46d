import Foundation

/// The target of drawing: a surface, what of it may be painted, and the way from the items' points to its pixels.
struct Canvas {
    var surface: Surface
    var clip: ClipState
    var transform: CGAffineTransform
}

extension CGAffineTransform {
    /// Upright rectangles stay upright rectangles.
    var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

    /// The most that a length can grow.
    var largestScale: Double {
        // The larger singular value of the 2 × 2 part.
        let sum = a * a + b * b + c * c + d * d
        let determinant = a * d - b * c
        let root = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
        return ((sum + root) / 2).squareRoot()
    }
}

extension Rasterizer {
    /// A painter for `paint`; nil when nothing would show.
    func painter(_ paint: Paint, on canvas: Canvas) -> SpanPainter? {
        guard !canvas.clip.rect.intersection(canvas.surface.bounds).isEmpty else { return nil }
        if let color = paint.plainColor {
            let pixel = color.pixel
            return pixel.alpha == 0 ? nil : SpanPainter(surface: canvas.surface, clip: canvas.clip, color: pixel, shader: nil)
        }
        guard let shader = shader(paint, transform: canvas.transform) else { return nil }
        return SpanPainter(surface: canvas.surface, clip: canvas.clip, color: .transparent, shader: shader)
    }

    private func shader(_ paint: Paint, transform: CGAffineTransform) -> Shader? {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite else { return nil }
        let inverse = transform.inverted()
        func centered(_ center: CGPoint) -> CGAffineTransform {
            inverse.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
        }
        switch paint {
        case .color, .backdrop: return nil
        case .linear(let stops, let start, let end): return LinearShader(ramps.ramp(stops), start: start, end: end, inverse: inverse)
        case .radial(let stops, let center, let startRadius, let endRadius):
            return RadialShader(ramps.ramp(stops), startRadius: startRadius, endRadius: endRadius, inverse: centered(center))
        case .angular(let stops, let center, let startAngle, let endAngle):
            return AngularShader(ramps.ramp(stops), startAngle: startAngle, endAngle: endAngle, inverse: centered(center))
        case .elliptical(let stops, let bounds, let center, let startFraction, let endFraction):
            guard bounds.width > 0, bounds.height > 0 else { return nil }
            let place = CGPoint(x: bounds.minX + center.x * bounds.width, y: bounds.minY + center.y * bounds.height)
            let unit = centered(place).concatenating(CGAffineTransform(scaleX: 1 / bounds.width, y: 1 / bounds.height))
            return RadialShader(ramps.ramp(stops), startRadius: startFraction, endRadius: endFraction, inverse: unit)
        case .image(let key, let origin, let scale): return tile(key, origin: origin, scale: scale, transform: transform)
        }
    }
}
