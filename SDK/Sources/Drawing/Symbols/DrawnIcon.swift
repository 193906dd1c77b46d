import Foundation

/// Icons that neither Bootstrap nor Material has in the shape of Apple's, drawn here: in a square of 0…1 and a little past its sides.
enum DrawnIcon {
    /// The icon of that name in ``SymbolMap``, behind its `=`; nil where there is none.
    static func named(_ name: Substring) -> Path? {
        switch name {
        case "turned-back": turnedBack()
        case "turned-on": turnedBack().applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
        case "clock-turned-back": clockTurnedBack()
        case "pin": pin()
        case "to-line": arrowToLine()
        case "cross": cross.stroked
        case "cross-fill": cross.filled
        case "crown": crown(isFilled: false)
        case "crown-fill": crown(isFilled: true)
        case "face": face()
        case "three-rings": threeRings()
        case "zzz": sleep()
        case "air-low": airQuality(edge: 0.043, ring: 0.043, middle: 0.043)
        case "air-medium": airQuality(edge: 0.055, ring: 0.0765, middle: 0.082)
        case "air-high": pollutedAir()
        default: nil
        }
    }

    /// Lines of the regular weight, as in a picture of `arrow.circlepath` at 170 pixels per em.
    private static let line = 0.087

    /// Nineteen dots in a hexagon that stands on a corner, as `aqi.low` and its like have them at 17 points in pictures of iOS 18.5
    /// (meshtastic/Meshtastic-Apple).
    /// - Parameters:
    ///   - edge: the radius of the twelve outer dots.
    ///   - ring: the radius of the six around the middle one.
    ///   - middle: the radius of that.
    private static func airQuality(edge: Double, ring: Double, middle: Double) -> Path {
        let step = CGSize(width: 0.231, height: 0.269)
        return Path { path in
            for column in -2...2 {
                let dots = 5 - abs(column)
                for row in 0..<dots {
                    let y = Double(row) - Double(dots - 1) / 2
                    let isEdge = abs(column) == 2 || row == 0 || row == dots - 1
                    let radius = isEdge ? edge : column == 0 && y == 0 ? middle : ring
                    let center = CGPoint(x: Double(column) * step.width, y: y * step.height)
                    path.addEllipse(
                        in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
                }
            }
        }
    }

    /// The dots with a warning at their lower right.
    private static func pollutedAir() -> Path {
        let dots = airQuality(edge: 0.064, ring: 0.084, middle: 0.095), box = dots.boundingRect
        let corner = CGPoint(x: box.minX + 1.249 - ComposedSymbol.Warning.width, y: box.maxY + 0.007 - ComposedSymbol.Warning.height)
        let sides = ComposedSymbol.Warning.outline.offsetBy(dx: corner.x, dy: corner.y)
        let room = sides.union(sides.strokedPath(Stroke(width: 2 * ComposedSymbol.Warning.gap, join: .round)))
        return dots.subtracting(room).union(ComposedSymbol.Warning.badge.offsetBy(dx: corner.x, dy: corner.y))
    }

    /// A ring that is open at its lower left; from there it runs against the clock's sense and ends in an arrow's head at its left.
    private static func turnedBack() -> Path {
        let ring = Path { path in
            path.addRelativeArc(
                center: CGPoint(x: 0.5, y: 0.5), radius: 0.454, startRadians: 146 * .pi / 180, deltaRadians: -310 * .pi / 180)
        }
        let head = Path { path in
            path.addLines([CGPoint(x: -0.065, y: 0.42), CGPoint(x: 0.185, y: 0.42), CGPoint(x: 0.06, y: 0.615)])
            path.closeSubpath()
        }
        return stroked(ring, line).joined(with: stroked(head, 0.03)).joined(with: head)
    }

    private static func clockTurnedBack() -> Path {
        let hands = Path { path in
            path.addLines([CGPoint(x: 0.5, y: 0.24), CGPoint(x: 0.5, y: 0.53), CGPoint(x: 0.66, y: 0.66)])
        }
        return turnedBack().joined(with: stroked(hands, line))
    }

    /// A ball with a spot of light on a needle, as high and wide as `mappin`'s box.
    private static func pin() -> Path {
        let ball = CGPoint(x: 0.183, y: 0.183)
        let head = Path { path in
            path.addRelativeArc(center: ball, radius: 0.183, startRadians: 0, deltaRadians: 2 * .pi)
            path.closeSubpath()
            path.addRelativeArc(center: CGPoint(x: 0.125, y: 0.125), radius: 0.052, startRadians: 0, deltaRadians: -2 * .pi)
            path.closeSubpath()
        }
        let needle = Path { path in
            path.addLines([
                CGPoint(x: 0.146, y: 0.34), CGPoint(x: 0.22, y: 0.34), CGPoint(x: 0.22, y: 0.9), CGPoint(x: 0.183, y: 1.037),
                CGPoint(x: 0.146, y: 0.9),
            ])
            path.closeSubpath()
        }
        return head.joined(with: needle)
    }

    /// An arrow to the right, as far as a line that stands before it.
    private static func arrowToLine() -> Path {
        lines([
            [CGPoint(x: 0, y: 0.5), CGPoint(x: 0.78, y: 0.5)],
            [CGPoint(x: 0.5, y: 0.22), CGPoint(x: 0.78, y: 0.5), CGPoint(x: 0.5, y: 0.78)],
            [CGPoint(x: 1, y: 0.13), CGPoint(x: 1, y: 0.87)],
        ])
    }

    /// The arms of a cross are a third and a bit of its width.
    private static var cross: (stroked: Path, filled: Path) {
        let (near, far) = (0.31, 0.69)
        let corners: [CGPoint] =
            ([
                (near, 0), (far, 0), (far, near), (1, near), (1, far), (far, far), (far, 1), (near, 1), (near, far), (0, far), (0, near),
                (near, near),
            ] as [(Double, Double)]).map { CGPoint(x: $0.0, y: $0.1) }
        let outline = Path { path in
            path.addLines(corners)
            path.closeSubpath()
        }
        let edge = stroked(outline, line)
        return (edge, edge.joined(with: outline))
    }

    /// Three points with balls on them, over a band.
    private static func crown(isFilled: Bool) -> Path {
        let outline = Path { path in
            path.addLines([
                CGPoint(x: 0.19, y: 0.78), CGPoint(x: 0.07, y: 0.34), CGPoint(x: 0.32, y: 0.5), CGPoint(x: 0.5, y: 0.16),
                CGPoint(x: 0.68, y: 0.5), CGPoint(x: 0.93, y: 0.34), CGPoint(x: 0.81, y: 0.78),
            ])
            path.closeSubpath()
        }
        var made = stroked(outline, line * 0.8)
        if isFilled { made = made.joined(with: outline) }
        for (x, y) in [(0.07, 0.28), (0.5, 0.07), (0.93, 0.28)] as [(Double, Double)] {
            made = made.joined(with: Path(ellipseIn: CGRect(x: x - 0.07, y: y - 0.07, width: 0.14, height: 0.14)))
        }
        let band = Path { path in path.addLines([CGPoint(x: 0.21, y: 0.93), CGPoint(x: 0.79, y: 0.93)]) }
        return made.joined(with: stroked(band, line))
    }

    /// A face within the corners of a frame.
    private static func face() -> Path {
        var made = lines([
            [CGPoint(x: 0.32, y: 0.33), CGPoint(x: 0.32, y: 0.42)], [CGPoint(x: 0.68, y: 0.33), CGPoint(x: 0.68, y: 0.42)],
            [CGPoint(x: 0.52, y: 0.33), CGPoint(x: 0.52, y: 0.53), CGPoint(x: 0.46, y: 0.53)],
        ])
        let mouth = Path { path in
            path.move(to: CGPoint(x: 0.34, y: 0.66))
            path.addQuadCurve(to: CGPoint(x: 0.66, y: 0.66), control: CGPoint(x: 0.5, y: 0.8))
        }
        let corner = Path { path in
            path.move(to: CGPoint(x: 0, y: 0.28))
            path.addLine(to: CGPoint(x: 0, y: 0.2))
            path.addQuadCurve(to: CGPoint(x: 0.2, y: 0), control: .zero)
            path.addLine(to: CGPoint(x: 0.28, y: 0))
        }
        for part in [mouth] + turned(corner, 4) { made = made.joined(with: stroked(part, line)) }
        return made
    }

    /// Three rings that lie over one another.
    private static func threeRings() -> Path {
        var made = Path()
        for (x, y) in [(0.2, 0), (0, 0.36), (0.4, 0.36)] as [(Double, Double)] {
            made = made.joined(with: stroked(Path(ellipseIn: CGRect(x: x, y: y, width: 0.6, height: 0.6)), line))
        }
        return made
    }

    /// Three letters that become smaller as they rise.
    private static func sleep() -> Path {
        let letters: [CGRect] = [
            CGRect(x: 0, y: 0.66, width: 0.36, height: 0.36), CGRect(x: 0.3, y: 0.27, width: 0.26, height: 0.26),
            CGRect(x: 0.6, y: 0, width: 0.17, height: 0.15),
        ]
        return lines(
            letters.map { box in
                [
                    CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
                    CGPoint(x: box.maxX, y: box.maxY),
                ]
            })
    }

    /// The part, and the same turned about the middle as often as it takes to come around.
    private static func turned(_ part: Path, _ count: Int) -> [Path] {
        (0..<count).map { number in
            let angle = Double(number) * 2 * .pi / Double(count), (sine, cosine) = (sin(angle), cos(angle))
            return part.applying(
                CGAffineTransform(
                    a: cosine, b: sine, c: -sine, d: cosine, tx: 0.5 - 0.5 * cosine + 0.5 * sine, ty: 0.5 - 0.5 * sine - 0.5 * cosine))
        }
    }

    private static func lines(_ lines: [[CGPoint]]) -> Path {
        lines.reduce(Path()) { made, points in made.joined(with: stroked(Path { path in path.addLines(points) }, line)) }
    }

    private static func stroked(_ path: Path, _ width: Double) -> Path {
        path.strokedPath(Stroke(width: width, cap: .round, join: .round))
    }
}

extension Path {
    /// Joins both paths, the other one turned so that the non-zero rule fills the areas of both.
    func joined(with other: Path) -> Path {
        var result = self
        result.addPath(other.turned(like: self))
        return result
    }
}
