import Drawing
import Foundation

/// The tint as a gauge shows it: a `Gradient` runs along the gauge, any other style fills it as it fills a shape.
struct MeterStyle: ShapeStyle {
    enum Course {
        case bar(isMirrored: Bool)
        case arc(start: Angle, end: Angle)
        /// The one colour at a fraction.
        case point(Double)
    }
    let course: Course
    /// Where no tint is set.
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
        let t = Float(length > 0 ? (place - a.location) / length : 1)
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * t }
        return RGBA(
            mix(a.color.red, b.color.red), mix(a.color.green, b.color.green), mix(a.color.blue, b.color.blue),
            mix(a.color.alpha, b.color.alpha))
    }
}
