/// Numbers that look like chance and are the same for the same seed (SplitMix64 over FNV-1a of the text).
struct SeededGenerator {
    private var state: UInt64

    init(_ seed: String) { state = SeededGenerator.hash(seed.utf8) }

    /// A number from 0 up to, not including, `bound`.
    mutating func next(_ bound: Int) -> Int { Int(word() % UInt64(max(1, bound))) }

    /// 0 up to, not including, 1.
    mutating func unit() -> Double { Double(word() >> 11) / Double(1 << 53) }

    mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

    mutating func of<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var elements = elements
        for index in elements.indices.dropLast() { elements.swapAt(index, index + next(elements.count - index)) }
        return elements
    }

    private mutating func word() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }

    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
