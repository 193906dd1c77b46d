extension ChangeSet {
    /// Takes over a change set that follows this one, so that it leads from the old collection to the newest: for readers that gather
    /// several before they apply them.
    ///
    /// A row that comes and goes is left out, one that comes and is modified is an insertion. One that moved twice remains a deletion and
    /// an insertion: positions alone do not tell that it may be where it was.
    public mutating func merge(_ next: ChangeSet) {
        // Between the two change sets is a list that neither the reader nor the database has any more.
        let deleted = Gaps(deletions), inserted = Gaps(insertions), deletedNext = Gaps(next.deletions), insertedNext = Gaps(next.insertions)
        func old(_ between: Int) -> Int { deleted.position(of: inserted.index(of: between)) }
        func new(_ between: Int) -> Int { insertedNext.position(of: deletedNext.index(of: between)) }

        var modified: [Int: Int] = [:]
        for (before, between) in zip(modifications, modificationsAfter) where !deletedNext.contains(between) {
            modified[before] = new(between)
        }
        for (between, after) in zip(next.modifications, next.modificationsAfter) where !inserted.contains(between) {
            modified[old(between)] = after
        }
        deletions = (deletions + next.deletions.filter { !inserted.contains($0) }.map(old)).sorted()
        insertions = (insertions.filter { !deletedNext.contains($0) }.map(new) + next.insertions).sorted()
        modifications = modified.keys.sorted()
        modificationsAfter = modified.values.sorted()
    }
}
