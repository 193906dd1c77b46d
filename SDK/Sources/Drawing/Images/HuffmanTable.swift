/// Code lengths and codes of a Huffman table.
struct HuffmanTable {
    /// The length of each symbol's code; 0 where a symbol does not occur.
    private(set) var lengths: [UInt8]
    /// Bits in the order deflate writes them, lowest first.
    private(set) var codes: [UInt16]

    /// - Parameters:
    ///   - counts: how often each symbol occurs.
    ///   - longest: no code has more bits; 2^longest must exceed the number of symbols.
    init(counts: [Int], longest: Int) {
        lengths = Self.lengths(counts, longest)
        codes = Self.codes(lengths)
    }

    private static func lengths(_ counts: [Int], _ longest: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        // Symbols are sorted by weight, then by number: one integer of both is quick to compare.
        let used = counts.indices.filter { counts[$0] > 0 }.map { counts[$0] << 16 | $0 }.sorted().map { $0 & 0xFFFF }
        guard used.count > 1 else {
            for symbol in used { lengths[symbol] = 1 }
            return lengths
        }
        // Two queues: leaves in order of weight, and joined nodes, which are made in order of weight.
        var weights = used.map { counts[$0] }
        var parents = [Int](repeating: 0, count: 2 * used.count - 1)
        var leaf = 0, joined = used.count
        for node in used.count..<2 * used.count - 1 {
            var sum = 0
            for _ in 0..<2 {
                let takesLeaf = leaf < used.count && (joined >= node || weights[leaf] <= weights[joined])
                let child = takesLeaf ? leaf : joined
                if takesLeaf { leaf += 1 } else { joined += 1 }
                sum += weights[child]
                parents[child] = node
            }
            weights.append(sum)
        }
        var depths = [Int](repeating: 0, count: parents.count)
        for node in stride(from: parents.count - 2, through: 0, by: -1) { depths[node] = depths[parents[node]] + 1 }
        shorten(&depths, leaves: used.count, longest: longest)
        for (index, symbol) in used.enumerated() { lengths[symbol] = UInt8(depths[index]) }
        return lengths
    }

    /// Cuts codes to `longest` bits, then lengthens others until all codes fit again (Kraft's sum is 1).
    private static func shorten(_ depths: inout [Int], leaves: Int, longest: Int) {
        let whole = 1 << longest
        var sum = 0
        for leaf in 0..<leaves {
            depths[leaf] = min(depths[leaf], longest)
            sum += whole >> depths[leaf]
        }
        // The rarest symbols stand first: lengthening them costs least.
        while sum > whole {
            guard let leaf = (0..<leaves).first(where: { depths[$0] < longest }) else { return }
            sum -= whole >> depths[leaf]
            depths[leaf] += 1
            sum += whole >> depths[leaf]
        }
        // A step may free more than was missing. Readers refuse a table with codes to spare, so give them to the commonest symbols;
        // a longest code always fits the smallest gap, so this ends at exactly 1.
        while sum < whole {
            guard let leaf = (0..<leaves).last(where: { depths[$0] > 1 && whole >> depths[$0] <= whole - sum }) else { return }
            sum += whole >> depths[leaf]
            depths[leaf] -= 1
        }
    }

    private static func codes(_ lengths: [UInt8]) -> [UInt16] {
        // The first code of each length, as RFC 1951 has it in 3.2.2.
        var next = [Int](repeating: 0, count: 16), counts = next
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        for length in 1..<15 { next[length + 1] = (next[length] + counts[length]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return UInt16(truncatingIfNeeded: reversed(next[Int(length)], bits: Int(length)))
        }
    }

    private static func reversed(_ code: Int, bits: Int) -> Int {
        (0..<bits).reduce(0) { $0 | (code >> $1 & 1) << (bits - 1 - $1) }
    }
}
