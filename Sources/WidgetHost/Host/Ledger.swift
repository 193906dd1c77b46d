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
    @discardableResult
    mutating func write(
        _ decision: LedgerEntry.Decision, at: Date, tile: StoredTile? = nil, kind: String? = nil, by: String, _ reason: String
    ) -> Int64 {
        let entry = LedgerEntry(
            id: 0, at: at, tile: tile?.id, kind: tile?.kind ?? kind, by: by, decision: decision,
            reason: String(reason.prefix(Self.longest)), milliseconds: nil, megabytes: nil)
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
    mutating func complete(_ id: Int64, milliseconds: Double, megabytes: Double?) {
        guard let index = recent.firstIndex(where: { $0.id == id }) else { return }
        recent[index].milliseconds = milliseconds
        recent[index].megabytes = megabytes
        do {
            try store.update(recent[index])
        } catch {
            log.error("The ledger cannot be written: \(error)")
        }
    }
}
