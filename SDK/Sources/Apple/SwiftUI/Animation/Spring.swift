import Foundation

/// A spring, on which something comes to rest after the equation of a damped oscillator of the mass 1 (or another).
public struct Spring: Hashable, Sendable {
    public var mass: Double
    public var stiffness: Double
    public var damping: Double

    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let critical = 2 * (max(stiffness, 0) * max(mass, 0)).squareRoot()
        self.mass = mass
        self.stiffness = stiffness
        self.damping = allowOverDamping ? damping : min(damping, critical)
    }

    /// - Parameters:
    ///   - response: seconds of one swing without damping.
    ///   - dampingRatio: 1 comes to rest soonest without going past.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 0.001)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * dampingRatio * frequency
    }

    /// - Parameters:
    ///   - duration: seconds it is felt to take.
    ///   - bounce: from −1 (slow) over 0 (none) to 1 (for ever).
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.001))
    }

    /// - Parameters:
    ///   - settlingDuration: seconds after which it is nearer to its end than `epsilon`.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = min(max(dampingRatio, 0.001), 1)
        self.init(response: 1, dampingRatio: ratio)
        let factor = settlingDuration / max(self.settlingDuration(epsilon: epsilon), 0.001)
        self.init(response: factor, dampingRatio: ratio)
    }

    public static var smooth: Spring { smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static var snappy: Spring { snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var bouncy: Spring { bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }
    public var response: Double { 2 * .pi / frequency }
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    public var duration: TimeInterval { response }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    public var settlingDuration: TimeInterval { settlingDuration(epsilon: 0.001) }

    /// The seconds until the envelope of its swings is below.
    private func settlingDuration(epsilon: Double) -> TimeInterval {
        let decay =
            dampingRatio <= 1 ? dampingRatio * frequency : (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()) * frequency
        return decay > 0 ? -log(max(epsilon, .leastNormalMagnitude)) / decay : .infinity
    }

    /// The rest of a distance of 1 after a time, and the way that a speed of 1 has led; both with their speeds at that time.
    private func motion(at time: TimeInterval) -> (left: Double, way: Double, leftSpeed: Double, waySpeed: Double) {
        let (w, z, t) = (frequency, dampingRatio, max(time, 0))
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot(), fade = exp(-z * w * t)
            let (c, s) = (cos(swing * t), sin(swing * t))
            let left = fade * (c + z * w / swing * s), way = fade * s / swing
            return (left, way, -fade * w * w / swing * s, fade * (c - z * w / swing * s))
        }
        if z == 1 {
            let fade = exp(-w * t)
            return (fade * (1 + w * t), fade * t, -fade * w * w * t, fade * (1 - w * t))
        }
        let root = (z * z - 1).squareRoot(), (a, b) = (-w * (z - root), -w * (z + root))
        let (ea, eb) = (exp(a * t), exp(b * t))
        return ((a * eb - b * ea) / (a - b), (ea - eb) / (a - b), a * b * (eb - ea) / (a - b), (a * ea - b * eb) / (a - b))
    }

    /// The value after `time` seconds, on its way from zero to `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: 1 - motion.left) + initialVelocity.scaled(by: motion.way)
    }

    /// Returns the velocity per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: -motion.leftSpeed) + initialVelocity.scaled(by: motion.waySpeed)
    }

    /// Goes on by some seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let (distance, motion) = (target - value, motion(at: deltaTime))
        let next = value + distance.scaled(by: 1 - motion.left) + velocity.scaled(by: motion.way)
        velocity = distance.scaled(by: -motion.leftSpeed) + velocity.scaled(by: motion.waySpeed)
        value = next
    }

    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
        let size = max(target.magnitudeSquared.squareRoot(), .leastNormalMagnitude)
        return settlingDuration(epsilon: epsilon / size)
    }

    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData += value(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// A second, on the way from one value to another.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = initialVelocity
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force that draws a value from a position towards its target.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = position
        result.animatableData = force(
            target: toValue.animatableData - fromValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Seconds after which it is nearer to its end than `epsilon`.
    public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
