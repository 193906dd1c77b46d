import GRDB

/// A row that was written since the reader was told last.
struct Touched {
    /// The entry that the reader knows; nil when the row is not in the reader's list.
    var before: IndexEntry?
    /// Whether a watched column has, or had for a while, another value. A reader that read it in that while has to read it again.
    var isModified: Bool
}

/// Finds the smallest change set between two states of a collection from the rows that were written in between, at a cost that follows
/// their number and not the collection's.
struct Difference {
    /// A row that is in both states.
    private struct Survivor {
        let old: Int
        let new: Int
        let isModified: Bool
        /// Sorted by something else than before, so that its place may be another.
        let mayMove: Bool
    }

    private var deletions: [Int] = []
    private var insertions: [Int] = []
    private var survivors: [Survivor] = []

    /// - Parameters:
    ///   - touched: the written rows, and what they were in `old`.
    ///   - current: what they are in `new`.
    static func between(
        _ old: OrderedIndex, _ new: OrderedIndex, touched: [DatabaseValue: Touched], current: (DatabaseValue) -> IndexEntry?
    ) -> ChangeSet {
        var difference = Difference()
        for (key, touched) in touched {
            switch (touched.before, current(key)) {
            case (nil, nil): break
            case (let before?, nil): difference.deletions.append(old.position(of: before))
            case (nil, let after?): difference.insertions.append(new.position(of: after))
            case (let before?, let after?):
                let mayMove = before !== after && new.order.compare(before, after) != 0
                guard mayMove || touched.isModified else { break }
                difference.survivors.append(
                    Survivor(
                        old: old.position(of: before), new: new.position(of: after), isModified: touched.isModified, mayMove: mayMove))
            }
        }
        return difference.changes(of: old.count)
    }

    private func changes(of count: Int) -> ChangeSet {
        var changes = ChangeSet(deletions: deletions, insertions: insertions)
        var kept = survivors.filter(\.isModified)
        let movers = survivors.filter(\.mayMove)
        if !movers.isEmpty {
            let run = LongestKeptRun(
                movers: movers.map { ($0.old, $0.new) }, deletions: deletions, insertions: insertions, count: count)
            changes.deletions += run.moved.map(\.old)
            changes.insertions += run.moved.map(\.new)
            let moved = Set(run.moved.map(\.old))
            kept.removeAll { moved.contains($0.old) }
        }
        changes.deletions.sort()
        changes.insertions.sort()
        // The rows that stay keep their order, so that both lists ascend.
        kept.sort { $0.old < $1.old }
        changes.modifications = kept.map(\.old)
        changes.modificationsAfter = kept.map(\.new)
        return changes
    }
}
