import Foundation

/// One rounded corner of radius 1 at the origin, its sides along the positive axes; drawn from the y axis to the x axis.
///
/// The continuous corner is the one iOS 7 brought: three curves, mirrored in the diagonal, that begin 1.528665 radii from the
/// corner, so that curvature grows gradually. The figures are the widely published measurements of `UIBezierPath`'s rounded
/// rectangle. Where a side has less room than that, the corner's half at that side blends into the circular one, which needs only 1
/// radius: a capsule's ends begin gradually at its long sides (eight pictures of iOS 18.5 and 26).
struct Corner {
    /// Points from the x axis' far end to the diagonal: on-curve start, its two controls, the curve's end, and the control
    /// of the middle curve nearest to it.
    private var alongX: [CGPoint]
    /// The corner's points from the y axis' far end, mirrored in the diagonal.
    private var alongY: [CGPoint]

    private static let continuous: [CGPoint] = [
        CGPoint(x: 1.528_665, y: 0), CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0), CGPoint(x: 0.631_494, y: 0.074_911),
        CGPoint(x: 0.372_824, y: 0.169_060),
    ]

    /// A quarter circle split where the continuous corner's curves meet.
    private static let circular: [CGPoint] = {
        // The middle arc spans 90° less twice the 21.6° of the outer ones.
        let outer = 0.377, middle = Double.pi / 2 - 2 * outer
        let (sine, cosine) = (ExactMath.sine(outer), ExactMath.cosine(outer))
        func handle(_ angle: Double) -> Double { 4 / 3 * ExactMath.sine(angle / 4) / ExactMath.cosine(angle / 4) }
        let meet = CGPoint(x: 1 - sine, y: 1 - cosine)
        return [
            CGPoint(x: 1, y: 0), CGPoint(x: 1 - handle(outer), y: 0),
            CGPoint(x: meet.x + handle(outer) * cosine, y: meet.y - handle(outer) * sine), meet,
            CGPoint(x: meet.x - handle(middle) * cosine, y: meet.y + handle(middle) * sine),
        ]
    }()

    /// - Parameters:
    ///   - roomX: radii there are along the x axis, at least 1.
    ///   - roomY: radii there are along the y axis, at least 1.
    init(style: RoundedCornerStyle, roomX: CGFloat, roomY: CGFloat) {
        guard style == .continuous else {
            (alongX, alongY) = (Self.circular, Self.circular)
            return
        }
        (alongX, alongY) = (Self.half(roomX), Self.half(roomY))
    }

    private static func half(_ room: CGFloat) -> [CGPoint] {
        let share = min(1, max(0, (room - 1) / (continuous[0].x - 1)))
        return zip(circular, continuous).map { round, smooth in
            CGPoint(x: round.x + (smooth.x - round.x) * share, y: round.y + (smooth.y - round.y) * share)
        }
    }

    func add(to path: inout Path, transform: CGAffineTransform) {
        func along(_ index: Int) -> CGPoint { alongX[index].applying(transform) }
        func up(_ index: Int) -> CGPoint { CGPoint(x: alongY[index].y, y: alongY[index].x).applying(transform) }
        path.isEmpty ? path.move(to: up(0)) : path.addLine(to: up(0))
        path.addCurve(to: up(3), control1: up(1), control2: up(2))
        path.addCurve(to: along(3), control1: up(4), control2: along(4))
        path.addCurve(to: along(0), control1: along(2), control2: along(1))
    }
}
