import Foundation
import GRDB
import VitrineWidgetArchive

/// A ledger line as it is kept; dates as seconds, exact.
struct StoredLine: FetchableRecord, TableRecord {
    static let databaseTableName = "ledger"

    var entry: LedgerEntry

    init(_ entry: LedgerEntry) { self.entry = entry }

    init(row: Row) throws {
        entry = LedgerEntry(
            id: row["id"], at: Date(timeIntervalSince1970: row["at"]), app: row["app"], tile: row["tile"], kind: row["kind"],
            family: (row["family"] as String?).flatMap { WidgetFamilyName(rawValue: $0) }, by: row["by"],
            decision: LedgerEntry.Decision(rawValue: row["decision"]) ?? .note, code: row["code"], reason: row["reason"],
            cost: LedgerEntry.Cost(rawValue: row["cost"]) ?? .none, milliseconds: row["milliseconds"], megabytes: row["megabytes"],
            bytes: row["bytes"], duplicates: row["duplicates"])
    }

    private static let insertion = """
        INSERT INTO ledger (id, at, app, tile, kind, family, "by", decision, code, reason, cost, milliseconds, megabytes, bytes, duplicates)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    /// Writes it with its number, or the next one where that is 0.
    /// - Returns: the number.
    func add(to db: Database) throws -> Int64 {
        let number: Int64? = entry.id == 0 ? nil : entry.id
        try db.cachedStatement(sql: Self.insertion).execute(
            arguments: [
                number, entry.at.timeIntervalSince1970, entry.app, entry.tile, entry.kind, entry.family?.rawValue, entry.by,
                entry.decision.rawValue, entry.code, entry.reason, entry.cost.rawValue, entry.milliseconds, entry.megabytes, entry.bytes,
                entry.duplicates,
            ])
        return db.lastInsertedRowID
    }
}
