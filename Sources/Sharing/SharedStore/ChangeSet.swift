/// The difference between a collection and what its observer was told last, by positions from 0 in ascending order.
///
/// Deletions from the last to the first, then insertions from the first to the last, make the new list of rows from the old one; then the
/// rows at ``modificationsAfter`` are to be read again. A row that has moved is a deletion and an insertion.
public struct ChangeSet: Equatable, Sendable {
    /// The rows that are gone: positions in the old collection.
    public var deletions: [Int]
    /// The rows that came: positions in the new collection.
    public var insertions: [Int]
    /// Rows that stayed in their place among the others and have other contents: positions in the old collection.
    public var modifications: [Int]
    /// The positions of the modified rows in the new collection, one for one.
    public var modificationsAfter: [Int]

    /// A difference of rows by their positions.
    /// - Parameters:
    ///   - deletions: the rows that are gone, in the old collection.
    ///   - insertions: the rows that came, in the new collection.
    ///   - modifications: the rows that stayed and have other contents, in the old collection.
    ///   - modificationsAfter: the same rows in the new collection; nil where nothing before a modified row came or went, so that it stands
    ///     where it stood.
    public init(deletions: [Int] = [], insertions: [Int] = [], modifications: [Int] = [], modificationsAfter: [Int]? = nil) {
        self.deletions = deletions
        self.insertions = insertions
        self.modifications = modifications
        self.modificationsAfter = modificationsAfter ?? modifications
    }

    /// Whether nothing differs.
    public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }

    /// Makes the new list from the old one.
    ///
    /// - Parameters:
    ///   - list: as the collection was before.
    ///   - row: what stands at a position of the new collection; asked for insertions and modifications only.
    public func apply<Row>(to list: inout [Row], reading row: (Int) throws -> Row) rethrows {
        var kept: [Row] = []
        kept.reserveCapacity(list.count - deletions.count + insertions.count)
        var deleted = deletions[...], inserted = insertions[...]
        for (position, old) in list.enumerated() {
            if deleted.first == position {
                deleted.removeFirst()
                continue
            }
            while inserted.first == kept.count { kept.append(try row(inserted.removeFirst())) }
            kept.append(old)
        }
        while inserted.first == kept.count { kept.append(try row(inserted.removeFirst())) }
        for position in modificationsAfter where position < kept.count { kept[position] = try row(position) }
        list = kept
    }
}
