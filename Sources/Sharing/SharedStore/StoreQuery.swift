import GRDB

/// A collection to observe: the rows of a table that fulfil a condition, in an order.
///
///     StoreQuery("event").filter("day = \(day) AND status <> 'cancelled'").sorted(by: .ascending("start")).watching("title", "start")
public struct StoreQuery: Sendable {
    /// The observed table.
    public let table: String
    private(set) var predicate: SQL?
    private(set) var order: [SortTerm] = []
    private(set) var watched: [String]?

    /// All rows of a table, by primary key.
    public init(_ table: String) { self.table = table }

    /// Rows that fulfil this condition too. It may look at the columns of the row only, and at nothing that changes by itself, as the time
    /// does.
    public func filter(_ condition: SQL) -> StoreQuery {
        var copy = self
        copy.predicate = predicate.map { SQL("(\($0)) AND (\(condition))") } ?? condition
        return copy
    }

    /// Rows that fulfil this condition too, in GRDB's words: `Column("day") == day`.
    public func filter(_ condition: some SQLSpecificExpressible) -> StoreQuery { filter(SQL("\(condition.sqlExpression)")) }

    /// Sorted by these, and by primary key where they are equal.
    public func sorted(by terms: SortTerm...) -> StoreQuery {
        var copy = self
        copy.order = terms
        return copy
    }

    /// Reports a modification only when one of these columns has changed. Insertions, deletions and moves are reported in any case.
    public func watching(_ columns: String...) -> StoreQuery { watching(columns) }

    /// Reports a modification only when one of these columns has changed. Insertions, deletions and moves are reported in any case.
    public func watching(_ columns: [String]) -> StoreQuery {
        var copy = self
        copy.watched = columns
        return copy
    }
}

/// One column to sort by.
public struct SortTerm: Hashable, Sendable {
    /// The collation: how texts are compared.
    public enum Collation: String, Sendable {
        /// Texts compare by their bytes.
        case binary = "BINARY"
        /// Texts compare by their bytes, A to Z as a to z.
        case noCase = "NOCASE"
    }

    /// The name of the column.
    public let column: String
    /// Whether the smallest value comes first.
    public let isAscending: Bool
    /// The collation of the texts in the column.
    public let collation: Collation

    /// Sorts by a column, the smallest value first.
    public static func ascending(_ column: String, _ collation: Collation = .binary) -> SortTerm {
        SortTerm(column: column, isAscending: true, collation: collation)
    }

    /// Sorts by a column, the largest value first.
    public static func descending(_ column: String, _ collation: Collation = .binary) -> SortTerm {
        SortTerm(column: column, isAscending: false, collation: collation)
    }
}
