/// Numbers that look random and are the same for the same seed (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Below `limit`, which is at least 1.
    public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// True once in `many` times.
    public mutating func once(in many: Int) -> Bool { below(many) == 0 }

    public mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// A number as it occurs, or one that nobody expects.
    public mutating func number() -> Double {
        switch below(8) {
        case 0: pick(Self.mad)
        case 1: Double(bitPattern: next())
        case 2: Double(below(2001)) - 1000
        default: Double(below(200)) / 4
        }
    }

    /// One of those that are drawn, most of the time.
    public mutating func coordinate() -> Double { once(in: 12) ? number() : Double(below(400)) / 4 - 20 }

    private static let mad: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0, 1e300, -1e18, 1e9,
        -1e6, 65_536, 200_001, 1e-9, 0.5, 1, 32_767.5, 2_147_483_648, 9.3e18,
    ]
}
