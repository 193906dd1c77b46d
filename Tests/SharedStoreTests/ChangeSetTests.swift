import SeededGenerators
import StoreRounds
import Testing

@testable import SharedStore

/// Change sets as values: applied, and merged as Realm's "collection_change: merge()" pins it, moves being deletions and insertions.
@Suite struct ChangeSetTests {
    private func merged(_ sets: ChangeSet...) -> ChangeSet {
        sets.dropFirst().reduce(into: sets[0]) { $0.merge($1) }
    }

    @Test("N17: an empty set, before or after, changes nothing")
    func empty() {
        let set = ChangeSet(deletions: [1, 2, 3], insertions: [4, 5], modifications: [6, 7])
        #expect(merged(set, ChangeSet()) == set)
        #expect(merged(ChangeSet(), set) == set)
        #expect(ChangeSet().isEmpty && !set.isEmpty)
    }

    @Test("N17: later deletions count from before earlier deletions and insertions")
    func deletions() {
        for (next, result) in [(3, [3, 5]), (4, [4, 5]), (5, [5, 6]), (6, [5, 7])] {
            #expect(merged(ChangeSet(deletions: [5]), ChangeSet(deletions: [next])).deletions == result)
        }
        #expect(merged(ChangeSet(insertions: [5]), ChangeSet(deletions: [4])) == ChangeSet(deletions: [4], insertions: [4]))
        #expect(merged(ChangeSet(insertions: [5]), ChangeSet(deletions: [6])) == ChangeSet(deletions: [5], insertions: [5]))
    }

    @Test("N14, N17: a row inserted and deleted is left out, one modified and deleted is a deletion; the others shift")
    func comeAndGone() {
        #expect(merged(ChangeSet(insertions: [2, 3]), ChangeSet(deletions: [1])) == ChangeSet(deletions: [1], insertions: [1, 2]))
        #expect(merged(ChangeSet(insertions: [1, 2]), ChangeSet(deletions: [2])) == ChangeSet(insertions: [1]))
        #expect(
            merged(ChangeSet(modifications: [2, 3]), ChangeSet(deletions: [2]))
                == ChangeSet(deletions: [2], modifications: [3], modificationsAfter: [2]))
        #expect(
            merged(ChangeSet(modifications: [2, 3]), ChangeSet(deletions: [1]))
                == ChangeSet(deletions: [1], modifications: [2, 3], modificationsAfter: [1, 2]))
    }

    @Test("N17: later insertions shift earlier insertions and modifications, and no deletions")
    func insertions() {
        #expect(
            merged(ChangeSet(deletions: [1, 3]), ChangeSet(insertions: [1, 2, 3])) == ChangeSet(deletions: [1, 3], insertions: [1, 2, 3]))
        #expect(merged(ChangeSet(insertions: [1, 5]), ChangeSet(insertions: [1, 4])).insertions == [1, 2, 4, 7])
        #expect(
            merged(ChangeSet(modifications: [1, 5]), ChangeSet(insertions: [1, 4]))
                == ChangeSet(insertions: [1, 4], modifications: [1, 5], modificationsAfter: [2, 7]))
    }

    @Test("N14, N17: later modifications are joined with earlier ones, and are none for rows that are new")
    func modifications() {
        #expect(
            merged(ChangeSet(deletions: [1, 2, 3]), ChangeSet(modifications: [2]))
                == ChangeSet(deletions: [1, 2, 3], modifications: [5], modificationsAfter: [2]))
        #expect(
            merged(ChangeSet(insertions: [2]), ChangeSet(modifications: [1, 2, 3]))
                == ChangeSet(insertions: [2], modifications: [1, 2], modificationsAfter: [1, 3]))
        #expect(merged(ChangeSet(modifications: [2]), ChangeSet(modifications: [1, 2, 3])) == ChangeSet(modifications: [1, 2, 3]))
    }

    @Test("N13, N17: moves merge as the deletions and insertions they are")
    func moves() {
        #expect(
            merged(ChangeSet(insertions: [5]), ChangeSet(deletions: [2], insertions: [6])) == ChangeSet(deletions: [2], insertions: [4, 6]))
        #expect(
            merged(ChangeSet(modifications: [5]), ChangeSet(deletions: [2], insertions: [6]))
                == ChangeSet(deletions: [2], insertions: [6], modifications: [5], modificationsAfter: [4]))
        #expect(merged(ChangeSet(insertions: [1]), ChangeSet(deletions: [1], insertions: [3])) == ChangeSet(insertions: [3]))
        #expect(
            merged(ChangeSet(deletions: [1], insertions: [3]), ChangeSet(deletions: [3], insertions: [5]))
                == ChangeSet(deletions: [1], insertions: [5]))
    }

    @Test("N15, N17: for thousands of random changes, applying the merged set is applying one after the other")
    func random() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<5000 {
            let old = (0..<Int.random(in: 0..<9, using: &generator)).map { [$0, 0] }
            var steps = old, whole = ChangeSet(), contents = 100
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let set = random(&generator, count: steps.count)
                var fresh: [Int: [Int]] = [:]
                for position in set.insertions {
                    contents += 1
                    fresh[position] = [contents, 0]
                }
                let before = steps
                set.apply(to: &steps) { position in
                    if let row = fresh[position] { return row }
                    contents += 1
                    return [before[set.modifications[set.modificationsAfter.firstIndex(of: position) ?? 0]][0], contents]
                }
                whole.merge(set)
            }
            var rows = old
            whole.apply(to: &rows) { steps[$0] }
            #expect(rows == steps)
            let ascending = [whole.deletions, whole.insertions, whole.modifications, whole.modificationsAfter]
            #expect(ascending.allSatisfy { zip($0, $0.dropFirst()).allSatisfy { $0 < $1 } })
        }
    }

    private func random(_ generator: inout SeededGenerator, count: Int) -> ChangeSet {
        let deletions = (0..<count).filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
        let kept = (0..<count).filter { !deletions.contains($0) }
        let total = kept.count + Int.random(in: 0..<4, using: &generator)
        let insertions = Array((0..<total).shuffled(using: &generator).prefix(total - kept.count)).sorted()
        let places = (0..<total).filter { !insertions.contains($0) }
        let modified = zip(kept, places).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
        return ChangeSet(
            deletions: deletions, insertions: insertions, modifications: modified.map(\.0), modificationsAfter: modified.map(\.1))
    }
}
