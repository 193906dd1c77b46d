import Foundation

// Random numbers that come again for the same seed: what widgets use of GameplayKit, to show the same thing all day. The generators are
// those that Apple names; how Apple makes their state of a seed is not public, so the numbers differ from a device's.

/// Whatever gives random numbers.
public protocol GKRandom {
    /// Returns a random integer.
    func nextInt() -> Int
    /// Returns a random integer of 0…upperBound − 1.
    func nextInt(upperBound: Int) -> Int
    /// Returns a random number of 0…1.
    func nextUniform() -> Float
    /// Returns a random truth value.
    func nextBool() -> Bool
}

/// A generator of random numbers, seeded differently each time.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
    private static let shared = GKRandomSource()

    public override init() { super.init() }

    /// Returns the shared generator.
    open class func sharedRandom() -> GKRandomSource { shared }

    /// 64 bits, each as likely 0 as 1.
    func next() -> UInt64 { UInt64.random(in: .min ... .max) }

    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        // As many as fit in whole rounds are taken: what is left over would make the first ones likelier.
        let bound = UInt64(upperBound), limit = UInt64.max - UInt64.max % bound
        var number = next()
        while number >= limit { number = next() }
        return Int(number % bound)
    }
    open func nextUniform() -> Float { Float(next() >> 40) / Float((1 << 24) - 1) }
    open func nextBool() -> Bool { next() >> 63 == 1 }

    /// Returns the elements in random order, each order equally likely.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var all = array
        for place in all.indices.dropFirst().reversed() { all.swapAt(place, nextInt(upperBound: place + 1)) }
        return all
    }
}

/// ARC4, seeded with bytes.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    /// The seed with which the generator began.
    open var seed: Data { didSet { start() } }
    private var state: [UInt8] = []
    private var (one, other): (UInt8, UInt8) = (0, 0)

    /// Makes a generator with a random seed.
    public override convenience init() { self.init(seed: withUnsafeBytes(of: UInt64.random(in: .min ... .max)) { Data($0) }) }

    /// Makes a generator whose numbers are the same for the same bytes.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        start()
    }

    private func start() {
        (state, one, other) = (Array(0...255), 0, 0)
        guard !seed.isEmpty else { return }
        let key = Array(seed)
        var place: UInt8 = 0
        for index in 0..<256 {
            place = place &+ state[index] &+ key[index % key.count]
            state.swapAt(index, Int(place))
        }
    }

    /// Leaves out numbers, the first of which are not random enough.
    open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = byte() } }

    private func byte() -> UInt8 {
        one = one &+ 1
        other = other &+ state[Int(one)]
        state.swapAt(Int(one), Int(other))
        return state[Int(state[Int(one)] &+ state[Int(other)])]
    }

    override func next() -> UInt64 { (0..<8).reduce(0) { number, _ in number << 8 | UInt64(byte()) } }
}

/// A linear congruence of 64 bits (Knuth's multiplier), of which the upper half is used.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    /// The state from which the generator goes on.
    open var seed: UInt64

    /// Makes a generator with a random seed.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

    /// Makes a generator whose numbers are the same for the same seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
    }

    private func half() -> UInt64 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return seed >> 32
    }

    override func next() -> UInt64 {
        let upper = half()
        return upper << 32 | half()
    }
}

/// The Mersenne twister of 64 bits (MT19937-64).
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    /// The seed with which the generator began.
    open var seed: UInt64 { didSet { start() } }
    private var state = [UInt64](repeating: 0, count: 312)
    private var place = 312

    /// Makes a generator with a random seed.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

    /// Makes a generator whose numbers are the same for the same seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        start()
    }

    private func start() {
        state[0] = seed
        for index in 1..<312 { state[index] = 6_364_136_223_846_793_005 &* (state[index - 1] ^ state[index - 1] >> 62) &+ UInt64(index) }
        place = 312
    }

    private func twist() {
        for index in 0..<312 {
            let both = state[index] & 0xFFFF_FFFF_8000_0000 | state[(index + 1) % 312] & 0x7FFF_FFFF
            state[index] = state[(index + 156) % 312] ^ both >> 1 ^ (both & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
        }
        place = 0
    }

    override func next() -> UInt64 {
        if place == 312 { twist() }
        var number = state[place]
        place += 1
        number ^= number >> 29 & 0x5555_5555_5555_5555
        number ^= number << 17 & 0x71D6_7FFF_EDA6_0000
        number ^= number << 37 & 0xFFF7_EEE0_0000_0000
        return number ^ number >> 43
    }
}
