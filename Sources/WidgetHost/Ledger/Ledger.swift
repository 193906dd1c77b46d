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
    /// Newest first.
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

    private mutating func write(
        _ decision: LedgerEntry.Decision, at: Date, tile: StoredTile?, app: String?, kind: String?, by: String, _ reason: String,
        named code: String, cost: LedgerEntry.Cost
    ) -> Int64 {
        let entry = LedgerEntry(
            id: 0, at: at, app: tile?.app ?? app, tile: tile?.id, kind: tile?.kind ?? kind, family: tile?.family, by: by,
            decision: decision, code: code, reason: String(reason.prefix(Self.longest)), cost: cost, milliseconds: nil, megabytes: nil)
        do {
            let kept = try store.append(entry)
            recent.insert(kept, at: 0)
            if recent.count > Self.shown { recent.removeLast() }
            return kept.id
        } catch {
            // A full disk must not stop the home screen.
            log.error("The ledger cannot be written: \(error)")
            return 0
        }
    }

    /// What a granted request cost.
    /// - Parameters:
    ///   - bytes: of the archive.
    ///   - duplicates: calls beyond the first.
    mutating func complete(_ id: Int64, milliseconds: Double, megabytes: Double?, bytes: Int? = nil, duplicates: Int? = nil) {
        guard let index = recent.firstIndex(where: { $0.id == id }) else { return }
        recent[index].milliseconds = milliseconds
        recent[index].megabytes = megabytes
        recent[index].bytes = bytes
        recent[index].duplicates = duplicates
        do {
            try store.update(recent[index])
        } catch {
            log.error("The ledger cannot be written: \(error)")
        }
    }
}
