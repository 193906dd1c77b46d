import Foundation
import GRDB
import WidgetArchive

/// A ledger line as it is kept; dates as seconds, exact.
struct StoredLine: FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "ledger"

    var id: Int64?
    var entry: LedgerEntry

    /// A number of 0 stands for none yet.
    init(_ entry: LedgerEntry) {
        self.entry = entry
        id = entry.id == 0 ? nil : entry.id
    }

    init(row: Row) throws {
        id = row["id"]
        entry = LedgerEntry(
            id: row["id"], at: Date(timeIntervalSince1970: row["at"]), app: row["app"], tile: row["tile"], kind: row["kind"],
            family: (row["family"] as String?).flatMap { WidgetFamilyName(rawValue: $0) }, by: row["by"],
            decision: LedgerEntry.Decision(rawValue: row["decision"]) ?? .note, code: row["code"], reason: row["reason"],
            cost: LedgerEntry.Cost(rawValue: row["cost"]) ?? .none, milliseconds: row["milliseconds"], megabytes: row["megabytes"],
            bytes: row["bytes"], duplicates: row["duplicates"])
    }

    func encode(to container: inout PersistenceContainer) {
        container["id"] = id
        container["at"] = entry.at.timeIntervalSince1970
        container["app"] = entry.app
        container["tile"] = entry.tile
        container["kind"] = entry.kind
        container["family"] = entry.family?.rawValue
        container["by"] = entry.by
        container["decision"] = entry.decision.rawValue
        container["code"] = entry.code
        container["reason"] = entry.reason
        container["cost"] = entry.cost.rawValue
        container["milliseconds"] = entry.milliseconds
        container["megabytes"] = entry.megabytes
        container["bytes"] = entry.bytes
        container["duplicates"] = entry.duplicates
    }

    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
        entry.id = inserted.rowID
    }
}
