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
        case "pin-and-ellipse": pinAndEllipse()
        default: nil
        }
    }

    /// Lines of the regular weight, as in a picture of `arrow.circlepath` at 170 pixels per em.
    private static let line = 0.087

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

    /// The pin on a flat ring, which is open where the needle stands before it.
    private static func pinAndEllipse() -> Path {
        let gap = 20.0
        let ring = Path { path in
            path.addRelativeArc(
                center: .zero, radius: 1, startRadians: (gap - 90) * .pi / 180, deltaRadians: (360 - 2 * gap) * .pi / 180,
                transform: CGAffineTransform(a: 0.42, b: 0, c: 0, d: 0.162, tx: 0.183, ty: 0.866))
        }
        return pin().joined(with: stroked(ring, line))
    }

    private static func stroked(_ path: Path, _ width: Double) -> Path {
        path.strokedPath(Stroke(width: width, cap: .round, join: .round))
    }
}

extension Path {
    /// Both paths, the other one turned so that the non-zero rule fills the areas of both.
    fileprivate func joined(with other: Path) -> Path {
        var result = self
        result.addPath(other.turned(like: self))
        return result
    }
}
