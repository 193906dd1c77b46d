import Foundation

/// A function from 0…1 to 0…1: how far a change is at each part of its time.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        /// The control points of a cubic Bézier curve from (0, 0) to (1, 1).
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
    }

    private let kind: Kind
    private var isInverse = false

    private init(_ kind: Kind) { self.kind = kind }

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(.bezier(startControlPoint, endControlPoint))
    }

    public static let linear = UnitCurve(.bezier(.zero, UnitPoint(x: 1, y: 1)))
    public static let easeIn = UnitCurve(.bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1)))
    public static let easeOut = UnitCurve(.bezier(.zero, UnitPoint(x: 0.58, y: 1)))
    public static let easeInOut = UnitCurve(.bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1)))
    /// The same as `easeInOut`.
    public static var easeInEaseOut: UnitCurve { .easeInOut }
    public static let circularEaseIn = UnitCurve(.circularIn)
    public static let circularEaseOut = UnitCurve(.circularOut)
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// The inverse of the curve, with time and progress exchanged.
    public var inverse: UnitCurve {
        var other = self
        other.isInverse.toggle()
        return other
    }

    /// The progress of the animation at a part of its time; both 0…1.
    public func value(at progress: Double) -> Double {
        let progress = progress.isFinite ? min(max(progress, 0), 1) : 0
        return isInverse ? Self.solve(progress, forward) : forward(progress)
    }

    /// The velocity of the curve at a part of its time: way by time.
    public func velocity(at progress: Double) -> Double {
        let step = 0.0005, from = max(progress - step, 0), to = min(progress + step, 1)
        return to > from ? (value(at: to) - value(at: from)) / (to - from) : 0
    }

    private func forward(_ time: Double) -> Double {
        switch kind {
        case .bezier(let a, let b):
            func curve(_ p: Double, _ q: Double, _ t: Double) -> Double {
                let u = 1 - t
                return 3 * u * u * t * p + 3 * u * t * t * q + t * t * t
            }
            if a.x == a.y, b.x == b.y { return time }
            let parameter = Self.solve(time) { curve(Double(a.x), Double(b.x), $0) }
            return curve(Double(a.y), Double(b.y), parameter)
        case .circularIn: return 1 - (1 - time * time).squareRoot()
        case .circularOut: return (1 - (1 - time) * (1 - time)).squareRoot()
        case .circularInOut:
            let half = time < 0.5 ? 2 * time : 2 - 2 * time, way = (1 - (1 - half * half).squareRoot()) / 2
            return time < 0.5 ? way : 1 - way
        }
    }

    /// The place at which a function that grows has a value, by halving.
    private static func solve(_ value: Double, _ function: (Double) -> Double) -> Double {
        var low = 0.0, high = 1.0
        guard value > 0 else { return 0 }
        guard value < 1 else { return 1 }
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if function(middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
