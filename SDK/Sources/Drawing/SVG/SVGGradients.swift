import Foundation

/// Gradients as SVG definitions.
enum SVGGradients {
    static func definition(_ paint: Paint, name: String) -> String {
        func number(_ value: Double) -> String { SVGNumber.text(value) }
        switch paint {
        case .linear(let stops, let start, let end):
            return "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(number(start.x))\" y1=\"\(number(start.y))\""
                + " x2=\"\(number(end.x))\" y2=\"\(number(end.y))\">\(markup(stops))</linearGradient>"
        case .radial(let stops, let center, let startRadius, let endRadius):
            return radial(stops, name, startRadius, endRadius, CGAffineTransform(translationX: center.x, y: center.y))
        case .elliptical(let stops, let bounds, let center, let startFraction, let endFraction):
            let place = CGAffineTransform(
                a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX + center.x * bounds.width,
                ty: bounds.minY + center.y * bounds.height)
            return radial(stops, name, startFraction, endFraction, place)
        case .color, .angular, .image, .backdrop: return ""
        }
    }

    private static func radial(
        _ stops: [GradientStop], _ name: String, _ start: Double, _ end: Double, _ place: CGAffineTransform
    ) -> String {
        // A gradient that runs inwards is one that runs outwards with its stops turned round.
        let inward = end < start
        let ordered = inward ? stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) } : stops
        let inner = SVGNumber.text(min(start, end)), outer = SVGNumber.text(max(start, end))
        return "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" fx=\"0\" fy=\"0\" fr=\"\(inner)\""
            + " r=\"\(outer)\" gradientTransform=\"\(SVGNumber.matrix(place))\">\(markup(ordered))</radialGradient>"
    }

    private static func markup(_ stops: [GradientStop]) -> String {
        ColorRamp.unpremultipliedStops(stops).map {
            "<stop offset=\"\(SVGNumber.text($0.location))\"\(SVGNumber.color("stop-color", $0.color, opacity: "stop-opacity"))/>"
        }.joined()
    }
}
