import SeededGenerators

extension SeededGenerator {
    /// A number as it occurs, or one that nobody expects.
    public mutating func number() -> Double {
        switch below(8) {
        case 0: pick(Self.mad)
        case 1: Double(bitPattern: next())
        case 2: Double(below(2001)) - 1000
        default: Double(below(200)) / 4
        }
    }

    /// Returns a coordinate, mostly one within a picture.
    public mutating func coordinate() -> Double { once(in: 12) ? number() : Double(below(400)) / 4 - 20 }

    private static let mad: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0, 1e300, -1e18, 1e9,
        -1e6, 65_536, 200_001, 1e-9, 0.5, 1, 32_767.5, 2_147_483_648, 9.3e18,
    ]
}
