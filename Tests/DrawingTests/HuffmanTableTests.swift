import Testing

@testable import VitrineDrawing

@Suite("Huffman tables") struct HuffmanTableTests {
    @Test("that had to be shortened still use every code, as readers of deflate demand", arguments: [7, 15])
    func complete(longest: Int) {
        // Counts that grow as Fibonacci's numbers make the longest codes.
        for symbols in 2...40 where 1 << longest > symbols {
            for step in 1...7 {
                var (last, next) = (1, 1)
                let counts = (0..<symbols).map { index -> Int in
                    if index % step == 0 { (last, next) = (next, min(last + next, 1 << 40)) }
                    return last
                }
                let lengths = HuffmanTable(counts: counts, longest: longest).lengths
                #expect(lengths.allSatisfy { $0 > 0 && Int($0) <= longest })
                let all = 1 << longest
                let used = lengths.reduce(0) { (sum: Int, length) -> Int in sum + all >> Int(length) }
                #expect(used == all, "\(symbols) symbols, step \(step)")
            }
        }
    }
}
