/// Decides which rows have moved when some may have: as few as possible, for the others stay in the same order among themselves.
///
/// All that surely stays in order is taken together in blocks between the places that movers leave or come to; the heaviest sequence of
/// blocks and movers that ascends in both states is what stays.
struct LongestKeptRun {
    /// The rows that do not stay, by position in the old and in the new collection.
    private(set) var moved: [(old: Int, new: Int)] = []

    private struct Item {
        /// Old and new position of a mover; for a block, those of its first row among the rows that stay in order.
        let old: Int
        let new: Int
        /// The number of rows before the item that stay in order.
        let oldGap: Int
        let newGap: Int
        /// Rows of a block; nil for a mover.
        let block: Int?
        var newRank = 0

        /// The weight of the item: of two equally large sets, the one with more rows that nobody has written stays.
        var weight: Int { block.map { ($0 << 31) + $0 } ?? 1 << 31 }
    }

    /// - Parameters:
    ///   - movers: positions in the old and in the new collection.
    ///   - count: rows of the old collection.
    init(movers: [(old: Int, new: Int)], deletions: [Int], insertions: [Int], count: Int) {
        let leaving = Gaps((deletions + movers.map(\.old)).sorted()), coming = Gaps((insertions + movers.map(\.new)).sorted())
        let staying = count - leaving.positions.count
        var items = movers.map { mover in
            Item(old: mover.old, new: mover.new, oldGap: leaving.index(of: mover.old), newGap: coming.index(of: mover.new), block: nil)
        }
        let cuts = Set(items.map(\.oldGap) + items.map(\.newGap) + [0, staying]).sorted()
        for (start, end) in zip(cuts, cuts.dropFirst()) {
            items.append(Item(old: start, new: start, oldGap: start, newGap: start, block: end - start))
        }
        // A block comes after what stands directly before its first row.
        items.sort { ($0.newGap, $0.block == nil ? 0 : 1, $0.new) < ($1.newGap, $1.block == nil ? 0 : 1, $1.new) }
        for index in items.indices { items[index].newRank = index }
        items.sort { ($0.oldGap, $0.block == nil ? 0 : 1, $0.old) < ($1.oldGap, $1.block == nil ? 0 : 1, $1.old) }
        let stays = Self.heaviest(items)
        for (index, item) in items.enumerated() where !stays[index] {
            guard let block = item.block else {
                moved.append((item.old, item.new))
                continue
            }
            for row in item.old..<item.old + block { moved.append((leaving.position(of: row), coming.position(of: row))) }
        }
    }

    /// Tells of each item whether it belongs to the heaviest sequence that ascends in both orders; of equal ones the first.
    private static func heaviest(_ items: [Item]) -> [Bool] {
        // The best sequence that ends at or below a rank, in a Fenwick tree.
        var best = [(weight: Int, index: Int)](repeating: (0, -1), count: items.count + 1)
        var previous = [Int](repeating: -1, count: items.count)
        var top = (weight: 0, index: -1)
        for (index, item) in items.enumerated() {
            var before = (weight: 0, index: -1)
            var rank = item.newRank
            while rank > 0 {
                if best[rank].weight > before.weight { before = best[rank] }
                rank -= rank & -rank
            }
            previous[index] = before.index
            let weight = before.weight + item.weight
            if weight > top.weight { top = (weight, index) }
            rank = item.newRank + 1
            while rank <= items.count {
                if weight > best[rank].weight { best[rank] = (weight, index) }
                rank += rank & -rank
            }
        }
        var stays = [Bool](repeating: false, count: items.count)
        var index = top.index
        while index >= 0 {
            stays[index] = true
            index = previous[index]
        }
        return stays
    }
}
