import Foundation
import VitrineDrawing

/// A part of a circle's line, from an angle onwards; angles run clockwise from the positive x axis.
struct MeterArc: Shape {
    var start: Angle
    var sweep: Angle
    var lineWidth: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRelativeArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: max((min(rect.width, rect.height) - lineWidth) / 2, 0),
            startAngle: start, delta: sweep)
        return path
    }
}

/// A disc on a circle's line.
struct MeterDisc: Shape {
    var angle: Angle
    var diameter: CGFloat
    var lineWidth: CGFloat
    /// Whether the shape is everything but the disc, by the even-odd rule.
    var isHole = false

    nonisolated func path(in rect: CGRect) -> Path {
        let radius = (min(rect.width, rect.height) - lineWidth) / 2
        let turned = CGAffineTransform(rotationAngle: angle.radians)
        let middle = CGPoint(x: rect.midX + radius * turned.a, y: rect.midY + radius * turned.b)
        let disc = CGRect(x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter, height: diameter)
        return MeterDisc.path(disc, in: rect, isHole: isHole)
    }

    nonisolated static func path(_ disc: CGRect, in rect: CGRect, isHole: Bool) -> Path {
        // Wider than the line's own rectangle, so that nothing else is cut.
        var path = isHole ? Path(rect.insetBy(dx: -disc.width, dy: -disc.width)) : Path()
        path.addEllipse(in: disc)
        return path
    }
}

/// A disc on a bar's line.
struct BarDisc: Shape {
    var fraction: Double
    var diameter: CGFloat
    var lineWidth: CGFloat
    var isHole = false

    nonisolated func path(in rect: CGRect) -> Path {
        let x = rect.minX + lineWidth / 2 + max(rect.width - lineWidth, 0) * fraction
        let disc = CGRect(x: x - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
        return MeterDisc.path(disc, in: rect, isHole: isHole)
    }
}

/// The filled part of a bar: never shorter than it is high, as its ends are round.
struct BarPortion: Shape {
    var fraction: Double

    nonisolated func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let width = max(rect.width * min(fraction, 1), min(rect.height, rect.width))
        return Path(
            roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height), cornerRadius: rect.height / 2,
            style: .continuous)
    }
}
