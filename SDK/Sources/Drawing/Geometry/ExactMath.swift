/// Sine, cosine and their kin from additions and multiplications only, so that every machine gets the same bits: a C library's
/// results differ with the processor it finds.
enum ExactMath {
    static func sine(_ angle: Double) -> Double { wave(angle, quarterTurns: 0) }
    static func cosine(_ angle: Double) -> Double { wave(angle, quarterTurns: 1) }

    /// The angle of (x, y) in radians, −π…π.
    static func arcTangent(y: Double, x: Double) -> Double {
        guard x != 0 || y != 0, x.isFinite, y.isFinite else { return 0 }
        let (wide, high) = (abs(x), abs(y))
        var angle = wide >= high ? arcTangent(high / wide) : .pi / 2 - arcTangent(wide / high)
        if x < 0 { angle = .pi - angle }
        return y < 0 ? -angle : angle
    }

    private static func wave(_ angle: Double, quarterTurns: Int) -> Double {
        // Beyond this a turn is smaller than the number's own precision.
        guard abs(angle) < 1e9 else { return 0 }
        let turns = (angle / (.pi / 2)).rounded()
        let rest = angle - turns * (.pi / 2)
        let square = rest * rest
        let sine = rest * series(square, from: 2)
        let cosine = series(square, from: 1)
        switch (Int(turns) + quarterTurns) & 3 {
        case 0: return sine
        case 1: return cosine
        case 2: return -sine
        default: return -cosine
        }
    }

    /// The series 1 − s/(n(n+1)) + s²/(n…(n+3)) − …: Taylor's of the cosine (n = 1) and of sine over angle (n = 2).
    private static func series(_ square: Double, from first: Double) -> Double {
        var sum = 1.0
        var n = first + 16
        while n >= first {
            sum = 1 - sum * square / (n * (n + 1))
            n -= 2
        }
        return sum
    }

    /// The arc tangent of 0…1: halve the angle twice, then the series.
    private static func arcTangent(_ slope: Double) -> Double {
        let half = slope / (1 + (1 + slope * slope).squareRoot())
        let quarter = half / (1 + (1 + half * half).squareRoot())
        let square = quarter * quarter
        let far = 1.0 / 13 - square * (1.0 / 15 - square * (1.0 / 17 - square * (1.0 / 19 - square * (1.0 / 21))))
        let near = 1.0 / 5 - square * (1.0 / 7 - square * (1.0 / 9 - square * (1.0 / 11 - square * far)))
        return 4 * quarter * (1 - square * (1.0 / 3 - square * near))
    }
}

extension Double {
    /// The nearest number in −`limit`…`limit`; what is not a number becomes −`limit`. `min` and `max` would let it through.
    @inline(__always) func held(within limit: Double) -> Double { self > -limit ? (self < limit ? self : limit) : -limit }
}
