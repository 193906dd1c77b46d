import Foundation
import GRDB
import SeededGenerators
import SharedStore

/// Random writes to a few dozen rows, so that they often meet.
public struct StoreRounds: Sendable {
    private var generator: SeededGenerator
    private let keys: Int64

    public init(seed: UInt64, keys: Int64 = 40) {
        generator = SeededGenerator(seed: seed)
        self.keys = keys
    }

    /// Sorted by what is written often, with many ties, and limited by it.
    public static var query: StoreQuery {
        StoreQuery("event").filter("value BETWEEN 3 AND 16").sorted(by: .descending("value"), .ascending("title", .noCase))
    }

    /// The query in SQL.
    public static let sql = "SELECT * FROM event WHERE value BETWEEN 3 AND 16 ORDER BY value DESC, title COLLATE NOCASE, id"

    /// Whether a reader that does not always read reads now.
    public var isReading: Bool { mutating get { number(below: 3) == 0 } }

    /// A number below a bound.
    public mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

    /// One transaction of some random writes; now and then one that the mirror's observer is not told of, which the mirror then follows by
    /// itself.
    public mutating func write(_ store: SharedStore, skipping mirror: Mirror? = nil) throws {
        let statements = statements()
        guard let mirror, Int.random(in: 0..<5, using: &generator) == 0 else {
            return try store.write { db in for statement in statements { try statement.execute(db) } }
        }
        try mirror.write(statements)
    }

    /// The statements of one transaction.
    public mutating func statements() -> [RandomWrite] {
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in RandomWrite(&generator, keys: keys) }
    }
}

/// One random statement.
public struct RandomWrite: Sendable {
    private let sql: String
    private let arguments: StatementArguments

    init(_ generator: inout SeededGenerator, keys: Int64) {
        let key = Int64.random(in: 1...keys, using: &generator), value = Int.random(in: 0..<20, using: &generator)
        let title = ["", "a", "A", "b", "é"][Int.random(in: 0..<5, using: &generator)]
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<30:
            sql = "INSERT OR REPLACE INTO event VALUES (?, ?, ?, NULL)"
            arguments = [key, value, title]
        case ..<50:
            sql = "UPDATE event SET value = ? WHERE id = ?"
            arguments = [value, key]
        case ..<65:
            sql = "UPDATE event SET title = ?, note = ? WHERE id = ?"
            arguments = [title, "\(value)", key]
        case ..<85:
            sql = "DELETE FROM event WHERE id = ?"
            arguments = [key]
        case ..<92:
            sql = "UPDATE event SET value = (value + ?) % 20 WHERE id BETWEEN ? AND ?"
            arguments = [value, key, key + 5]
        case ..<97:
            sql = "UPDATE OR REPLACE event SET id = ? WHERE id = ?"
            arguments = [Int64.random(in: 1...keys, using: &generator), key]
        default:
            sql = "DELETE FROM event WHERE value = ?"
            arguments = [value]
        }
    }

    public func execute(_ db: Database) throws { try db.execute(sql: sql, arguments: arguments) }
}
