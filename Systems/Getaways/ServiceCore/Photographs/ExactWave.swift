/// Sine from additions and multiplications only, so that a picture has the same bytes on every machine: libraries of C differ in the last
/// digit.
enum ExactWave {
    static func sine(_ angle: Double) -> Double {
        guard angle.isFinite, abs(angle) < 1e6 else { return 0 }
        let turns = (angle / (2 * .pi)).rounded(), rest = angle - turns * 2 * .pi, square = rest * rest
        // Taylor's series; for angles within a half turn its first thirteen members are exact to a millionth.
        var sum = 1.0
        for n in stride(from: 26.0, through: 2, by: -2) { sum = 1 - sum * square / (n * (n + 1)) }
        return rest * sum
    }
}
