/// Positions that are left out of a sequence, and how the others count without them.
struct Gaps {
    /// The positions, in ascending order.
    let positions: [Int]

    init(_ positions: [Int]) { self.positions = positions }

    func contains(_ position: Int) -> Bool {
        let index = positions.partitionPoint { $0 >= position }
        return index < positions.count && positions[index] == position
    }

    /// The number of the others that stand before a position.
    func index(of position: Int) -> Int { position - positions.partitionPoint { $0 >= position } }

    /// The position at which the others' row number `index` stands.
    func position(of index: Int) -> Int { index + positions.indices.partitionPoint { positions[$0] - $0 > index } }
}

extension RandomAccessCollection where Index == Int {
    /// The number of elements, from the first, that do not meet a condition that all after them meet.
    fileprivate func partitionPoint(_ condition: (Element) -> Bool) -> Int {
        var low = startIndex, high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
