import Foundation
import GRDB
import SeededGenerators
import StoreRounds
import Testing

@testable import SharedStore

@Suite struct OrderedIndexTests {
    private func entry(_ key: Int, _ value: Int) -> IndexEntry {
        IndexEntry(key: key.databaseValue, values: [value.databaseValue], fingerprint: 0)
    }

    private let order = RowOrder(terms: [.descending("value")])

    @Test("positions, rows and ranges are those of a sorted array, through thousands of changes, and earlier states stay as they were")
    func changes() {
        var generator = SeededGenerator(seed: 7)
        var index = OrderedIndex(order), rows: [IndexEntry] = []
        var kept: [(OrderedIndex, [IndexEntry])] = []
        for round in 0..<4000 {
            if rows.isEmpty || Int.random(in: 0..<100, using: &generator) < (round < 2000 ? 70 : 35) {
                let new = entry(round, Int.random(in: 0..<50, using: &generator))
                index.insert(new)
                rows.insert(new, at: rows.firstIndex { order.compare($0, new) > 0 } ?? rows.count)
            } else {
                index.remove(rows.remove(at: Int.random(in: 0..<rows.count, using: &generator)))
            }
            if round % 500 == 0 { kept.append((index, rows)) }
            guard round % 50 == 0 else { continue }
            #expect(index.isSound)
            #expect(index.count == rows.count)
            #expect(rows.indices.allSatisfy { index.position(of: rows[$0]) == $0 && index.entry(at: $0) === rows[$0] })
            let bounds = [Int.random(in: 0...rows.count, using: &generator), Int.random(in: 0...rows.count, using: &generator)].sorted()
            var found: [IndexEntry] = []
            index.forEach(in: bounds[0]..<bounds[1]) { found.append($0) }
            #expect(found.map(\.key) == rows[bounds[0]..<bounds[1]].map(\.key))
        }
        for (index, rows) in kept { #expect(rows.indices.allSatisfy { index.entry(at: $0) === rows[$0] }) }
    }

    @Test("an index built from sorted rows is balanced; what is not there is not found, and taking it away changes nothing")
    func built() {
        let rows = (0..<1000).map { entry($0, 1000 - $0) }
        var index = OrderedIndex(order, sorted: rows)
        #expect(index.isSound && index.count == 1000)
        #expect(index.position(of: entry(5000, 0)) == 1000 && index.position(of: entry(-1, 2000)) == 0)
        index.remove(entry(5000, 3))
        #expect(index.count == 1000)
        #expect(index.entry(at: 1000) == nil && index.entry(at: -1) == nil)
    }
}

@Suite struct DifferenceTests {
    /// The change set between two orders of rows, all of which were written; those in `modified` have other contents.
    private func change(_ old: [Int], _ new: [Int], modified: Set<Int> = []) -> ChangeSet {
        let order = RowOrder(terms: [.ascending("place")])
        func entries(_ rows: [Int], _ isNew: Bool) -> [IndexEntry] {
            var place = isNew ? 0.5 : 0
            return rows.map { row in
                place += 1
                return IndexEntry(
                    key: row.databaseValue, values: [place.databaseValue],
                    fingerprint: 0)
            }
        }
        let before = entries(old, false), after = entries(new, true)
        let current = Dictionary(uniqueKeysWithValues: after.map { ($0.key, $0) })
        func isModified(_ entry: IndexEntry) -> Bool { modified.contains { $0.databaseValue == entry.key } }
        var touched: [DatabaseValue: Touched] = [:]
        for entry in after { touched[entry.key] = Touched(before: nil, isModified: isModified(entry)) }
        for entry in before { touched[entry.key] = Touched(before: entry, isModified: isModified(entry)) }
        return Difference.between(
            OrderedIndex(order, sorted: before), OrderedIndex(order, sorted: after), touched: touched
        ) { current[$0] }
    }

    private func moves(_ old: [Int], _ new: [Int]) -> [[Int]] {
        let change = change(old, new)
        return [change.insertions, change.deletions]
    }

    @Test("N26: the reorderings of three rows are told as Realm tells them")
    func three() {
        let expected: [([Int], [Int], [Int], [Int])] = [
            ([1, 2, 3], [1, 2, 3], [], []), ([1, 2, 3], [1, 3, 2], [1], [2]), ([1, 2, 3], [2, 1, 3], [0], [1]),
            ([1, 2, 3], [2, 3, 1], [2], [0]), ([1, 2, 3], [3, 1, 2], [0], [2]), ([1, 2, 3], [3, 2, 1], [0, 1], [1, 2]),
            ([1, 3, 2], [1, 2, 3], [1], [2]), ([1, 3, 2], [2, 1, 3], [0], [2]), ([1, 3, 2], [2, 3, 1], [0, 1], [1, 2]),
            ([1, 3, 2], [3, 1, 2], [0], [1]), ([1, 3, 2], [3, 2, 1], [2], [0]), ([2, 1, 3], [1, 2, 3], [0], [1]),
            ([2, 1, 3], [1, 3, 2], [2], [0]), ([2, 1, 3], [2, 3, 1], [1], [2]), ([2, 1, 3], [3, 1, 2], [0, 1], [1, 2]),
            ([2, 1, 3], [3, 2, 1], [0], [2]), ([2, 3, 1], [1, 2, 3], [0], [2]), ([2, 3, 1], [1, 3, 2], [0, 1], [1, 2]),
            ([2, 3, 1], [2, 1, 3], [1], [2]), ([2, 3, 1], [3, 1, 2], [2], [0]), ([2, 3, 1], [3, 2, 1], [0], [1]),
            ([3, 1, 2], [1, 2, 3], [2], [0]), ([3, 1, 2], [1, 3, 2], [0], [1]), ([3, 1, 2], [2, 1, 3], [0, 1], [1, 2]),
            ([3, 1, 2], [2, 3, 1], [0], [2]), ([3, 1, 2], [3, 2, 1], [1], [2]), ([3, 2, 1], [1, 2, 3], [0, 1], [1, 2]),
            ([3, 2, 1], [1, 3, 2], [0], [2]), ([3, 2, 1], [2, 1, 3], [2], [0]), ([3, 2, 1], [2, 3, 1], [0], [1]),
            ([3, 2, 1], [3, 1, 2], [1], [2]),
        ]
        for (old, new, insertions, deletions) in expected { #expect(moves(old, new) == [insertions, deletions], "\(old) → \(new)") }
    }

    @Test("N26: blocks that change places recurse into what stays between them")
    func blocks() {
        let old = [10, 1, 2, 11, 3, 4, 5, 12, 6, 7, 13], new = [13, 1, 2, 12, 3, 4, 5, 11, 6, 7, 10]
        #expect(moves(old, new) == [[0, 3, 7, 10], [0, 3, 7, 10]])
    }

    @Test("N12: a new row is an insertion and not a modification")
    func new() {
        #expect(change([3], [3, 5], modified: [3, 5]) == ChangeSet(insertions: [1], modifications: [0]))
    }

    @Test("N15, N26: what is told makes the new rows from the old ones, and moves as few as can be, for thousands of random changes")
    func random() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<3000 {
            let all = Array(0..<Int.random(in: 1..<14, using: &generator))
            let old = Array(all.shuffled(using: &generator).prefix(Int.random(in: 0...all.count, using: &generator)))
            let new = Array(all.shuffled(using: &generator).prefix(Int.random(in: 0...all.count, using: &generator)))
            let modified = Set(all.filter { _ in Bool.random(using: &generator) })
            let change = change(old, new, modified: modified)
            var rows = old.map { [$0, 0] }
            let wanted = new.map { [$0, old.contains($0) && !modified.contains($0) ? 0 : 1] }
            change.apply(to: &rows) { [new[$0], wanted[$0][1]] }
            #expect(rows == wanted)
            #expect(
                [change.deletions, change.insertions, change.modifications, change.modificationsAfter].allSatisfy { $0 == $0.sorted() })
            let kept = longestCommon(old, new)
            #expect(change.deletions.count == old.count - kept && change.insertions.count == new.count - kept)
            for (before, after) in zip(change.modifications, change.modificationsAfter) { #expect(old[before] == new[after]) }
        }
    }

    /// The length of the longest common subsequence, the plain way.
    private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
        var best = [Int](repeating: 0, count: new.count + 1)
        for row in old {
            var diagonal = 0
            for (index, other) in new.enumerated() {
                let above = best[index + 1]
                best[index + 1] = row == other ? diagonal + 1 : max(above, best[index])
                diagonal = above
            }
        }
        return best[new.count]
    }
}
