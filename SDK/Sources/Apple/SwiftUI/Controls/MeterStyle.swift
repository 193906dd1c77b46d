import Foundation
import VitrineDrawing

/// The tint as a gauge shows it: a `Gradient` runs along the gauge, any other style fills it as it fills a shape.
struct MeterStyle: ShapeStyle {
    enum Course {
        case bar(isMirrored: Bool)
        case arc(start: Angle, end: Angle)
        /// The one colour at a fraction.
        case point(Double)
    }
    let course: Course
    /// The style where no tint is set.
    let standard: AnyShapeStyle
    var strength = 1.0

    func _paint(_ inputs: _StyleInputs) -> _StylePaint { along(inputs).opacity(strength) }

    private func along(_ inputs: _StyleInputs) -> _StylePaint {
        guard let tint = inputs.environment.tint else { return standard._paint(inputs) }
        guard let gradient = tint.gradient else { return TintShapeStyle()._paint(inputs) }
        let stops = gradient.resolved(inputs)
        switch course {
        case .bar(let isMirrored):
            return _StylePaint(
                kind: .linear(stops, isMirrored ? .trailing : .leading, isMirrored ? .leading : .trailing))
        case .arc(let start, let end): return _StylePaint(kind: .angular(stops, .center, start, end))
        case .point(let fraction): return .color(stops.color(at: fraction))
        }
    }
}

extension [GradientStop] {
    /// The colour at a place from 0 to 1.
    func color(at place: Double) -> RGBA {
        guard let after = firstIndex(where: { $0.location >= place }) else { return last?.color ?? .clear }
        guard after > 0 else { return self[0].color }
        let (a, b) = (self[after - 1], self[after])
        let length = b.location - a.location
        return a.color.mixed(with: b.color, by: Float(length > 0 ? (place - a.location) / length : 1))
    }
}

extension RGBA {
    /// How much another colour counts in what is mixed with it at a fraction of the way: a clear one has no hue of its own.
    func share(of other: RGBA, by fraction: Float) -> Float {
        let opacity = alpha + (other.alpha - alpha) * fraction
        return opacity > 0 ? other.alpha * fraction / opacity : fraction
    }

    /// Mixed as the rasterizer mixes between two stops: by sRGB's numbers, multiplied by the opacity.
    func mixed(with other: RGBA, by fraction: Float) -> RGBA {
        let share = share(of: other, by: fraction)
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
        return RGBA(mix(red, other.red), mix(green, other.green), mix(blue, other.blue), alpha + (other.alpha - alpha) * fraction)
    }
}
