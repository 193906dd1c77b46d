import Foundation

/// Numbers that look like chance and are the same for the same seed (SplitMix64).
@frozen public struct SeededGenerator: Sendable {
    @usableFromInline var state: UInt64

    /// A stream of its own for each place.
    @inlinable public init(_ seed: UInt64, _ places: Int64...) {
        state = seed
        for place in places { state = Self.mixed(state &+ 0x9e37_79b9_7f4a_7c15 &* UInt64(bitPattern: place &* 2 &+ 1)) }
    }

    /// The stream of a text.
    @inlinable public init(_ text: String) { state = Self.seed(text) }

    /// A seed from a text (FNV-1a).
    @inlinable public static func seed(_ text: String) -> UInt64 { seed(text.utf8) }

    /// A seed from bytes (FNV-1a).
    @inlinable public static func seed(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// A number from 0 up to, not including, `bound`.
    @inlinable public mutating func next(_ bound: Int) -> Int { Int(word() % UInt64(max(1, bound))) }

    /// A number from 0 up to, not including, 1.
    @inlinable public mutating func unit() -> Double { Double(word() >> 11) / Double(1 << 53) }

    @inlinable public mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

    @inlinable public mutating func of<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

    @inlinable public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var elements = elements
        for index in elements.indices.dropLast() { elements.swapAt(index, index + next(elements.count - index)) }
        return elements
    }

    @inlinable public mutating func happens(_ share: Double) -> Bool { unit() < share }

    /// An index, each as often as its weight says.
    @inlinable public mutating func index(_ weights: [Double]) -> Int {
        var left = unit() * weights.reduce(0, +)
        for (index, weight) in weights.enumerated() {
            left -= weight
            if left < 0 { return index }
        }
        return weights.count - 1
    }

    /// Returns a random number with this mean (Poisson; Knuth's way, for means below 500).
    @inlinable public mutating func count(around mean: Double) -> Int {
        let limit = exp(-min(max(mean, 0), 500))
        var product = unit()
        var count = 0
        while product > limit {
            count += 1
            product *= unit()
        }
        return count
    }

    @inlinable mutating func word() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        return Self.mixed(state)
    }

    @inlinable static func mixed(_ value: UInt64) -> UInt64 {
        let one = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        let two = (one ^ (one >> 27)) &* 0x94d0_49bb_1331_11eb
        return two ^ (two >> 31)
    }
}
