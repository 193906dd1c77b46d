import Foundation
import Logging

/// The host's diary: kept in the store, its newest lines at hand.
struct Ledger {
    /// Lines of `HostState`.
    static let shown = 200
    /// Characters of one line; children may write lines too.
    static let longest = 500

    private let store: HostStore
    private let log: Logger
    /// The lines that were written last, newest first.
    private(set) var recent: [LedgerEntry]

    init(store: HostStore, log: Logger) {
        self.store = store
        self.log = log
        recent = (try? store.ledger(last: Self.shown)) ?? []
    }

    /// Writes a line; its number can be used to complete it.
    /// - Parameter app: the bundle identifier, where no tile tells it.
    @discardableResult
    mutating func write(
        _ decision: LedgerEntry.Decision, at: Date, tile: StoredTile? = nil, app: String? = nil, kind: String? = nil, by: String,
        _ reason: String, code: LedgerCode = .note, cost: LedgerEntry.Cost = .none
    ) -> Int64 {
        write(decision, at: at, tile: tile, app: app, kind: kind, by: by, reason, named: code.rawValue, cost: cost)
    }

    /// Writes a line about what may leave a tile blank or stale.
    @discardableResult
    mutating func write(
        _ decision: LedgerEntry.Decision, at: Date, tile: StoredTile? = nil, app: String? = nil, kind: String? = nil, by: String,
        _ reason: String, cause: CauseCode
    ) -> Int64 {
        write(decision, at: at, tile: tile, app: app, kind: kind, by: by, reason, named: cause.rawValue, cost: .none)
    }

    /// Writes the verdict on a tile's request, in one transaction with the schedule that follows from it.
    mutating func write(_ verdict: RequestVerdict, at: Date, tile: StoredTile, by: String) -> Int64 {
        let entry = LedgerEntry(
            id: 0, at: at, app: tile.app, tile: tile.id, kind: tile.kind, family: tile.family, by: by, decision: verdict.decision,
            code: verdict.code.rawValue, reason: String(verdict.reason.prefix(Self.longest)), cost: verdict.cost, milliseconds: nil,
            megabytes: nil)
        return write {
            try $0.append(entry, schedule: tile.schedule, configuration: tile.configuration, isConfigurable: tile.isConfigurable)
        }
    }

    private mutating func write(
        _ decision: LedgerEntry.Decision, at: Date, tile: StoredTile?, app: String?, kind: String?, by: String, _ reason: String,
        named code: String, cost: LedgerEntry.Cost
    ) -> Int64 {
        let entry = LedgerEntry(
            id: 0, at: at, app: tile?.app ?? app, tile: tile?.id, kind: tile?.kind ?? kind, family: tile?.family, by: by,
            decision: decision, code: code, reason: String(reason.prefix(Self.longest)), cost: cost, milliseconds: nil, megabytes: nil)
        return write { try $0.append(entry) }
    }

    private mutating func write(_ append: (HostStore) throws -> LedgerEntry) -> Int64 {
        do {
            let kept = try append(store)
            recent.insert(kept, at: 0)
            if recent.count > Self.shown { recent.removeLast() }
            return kept.id
        } catch {
            // A full disk must not stop the home screen.
            log.error("The ledger cannot be written: \(error)")
            return 0
        }
    }

    /// What a granted request cost, in the store too.
    mutating func complete(_ spent: LedgerSpending) {
        show(spent)
        do {
            try store.update(spent)
        } catch {
            log.error("The ledger cannot be written: \(error)")
        }
    }

    /// What a granted request cost, where the store knows it already.
    mutating func show(_ spent: LedgerSpending) {
        guard let index = recent.firstIndex(where: { $0.id == spent.line }) else { return }
        recent[index].milliseconds = spent.milliseconds
        recent[index].megabytes = spent.megabytes
        recent[index].bytes = spent.bytes
        recent[index].duplicates = spent.duplicates
    }
}
