import Foundation
import GRDB

/// One observation: what its reader was told last, what the collection is now, and which rows were written in between.
final class Observer: @unchecked Sendable {
    private struct State {
        var stage = Stage.new
        /// The collection as it is, by place and by key.
        var current: OrderedIndex
        var entries: [DatabaseValue: IndexEntry] = [:]
        /// The collection as the reader knows it.
        var told: OrderedIndex
        /// What the rows written since then were in `told`; nil for those that were not in it.
        var touched: [DatabaseValue: IndexEntry?] = [:]
        /// The newest line of the log that `current` contains.
        var version: Int64 = 0
        var identity: Int64 = 0
        var failure: StoreError?
        /// Told when there may be something to take.
        var wake: (@Sendable () -> Void)?
    }

    private enum Stage {
        /// Not yet queried.
        case new
        /// Queried, and the reader not yet told.
        case queried
        case live
        case over
    }

    let plan: QueryPlan
    private let access: StoreAccess
    // Guards the state; nothing is read and nobody is called while it is held.
    private let lock = NSLock()
    private var state: State

    init(_ plan: QueryPlan, access: StoreAccess) {
        self.plan = plan
        self.access = access
        state = State(current: OrderedIndex(plan.order), told: OrderedIndex(plan.order))
    }

    // MARK: For the reader

    /// What the reader is to be told now, merged of all that was not yet told; nil when there is nothing.
    func take() -> StoreChange? {
        lock.withLock {
            switch state.stage {
            case .new, .over: return nil
            case .queried:
                state.stage = .live
                state.told = state.current
                return .initial(collection)
            case .live:
                guard !state.touched.isEmpty else { return nil }
                let changes = Difference.between(state.told, state.current, touched: state.touched) { state.entries[$0] }
                state.told = state.current
                state.touched = [:]
                return changes.isEmpty ? nil : .update(collection, changes)
            }
        }
    }

    private var collection: StoreCollection {
        StoreCollection(index: state.current, plan: plan, access: access, version: state.version)
    }

    /// Calls `wake` now if there is something to take or the observation is over, and whenever there may be from then on.
    func wakeup(_ wake: (@Sendable () -> Void)?) {
        let isDue = lock.withLock {
            state.wake = wake
            return hasNews
        }
        if isDue { wake?() }
    }

    private var hasNews: Bool { state.stage == .queried || state.stage == .over || !state.touched.isEmpty }

    func wakeIfNeeded() {
        let wake = lock.withLock { hasNews ? state.wake : nil }
        wake?()
    }

    /// Nothing is told from now on, not even what was already found.
    func end(_ failure: StoreError? = nil) {
        let wake = lock.withLock {
            if state.stage != .over {
                state.failure = failure
                state.stage = .over
                state.current = OrderedIndex(plan.order)
                state.told = state.current
                state.entries = [:]
                state.touched = [:]
            }
            // It may hold whoever holds this.
            defer { state.wake = nil }
            return state.wake
        }
        wake?()
    }

    var isOver: Bool { lock.withLock { state.stage == .over } }
    var failure: StoreError? { lock.withLock { state.failure } }

    // MARK: For the watcher, one at a time

    /// From where on it needs the log; nil when it has to query anew, as after a gap.
    func versionNeeded(_ position: ChangeLog.Position) -> Int64? {
        lock.withLock {
            let isContinued = state.stage != .new && state.identity == position.identity
            return isContinued && state.version >= position.first - 1 && state.version <= position.head ? state.version : nil
        }
    }

    /// What was read for it in one transaction.
    struct Reading {
        fileprivate var position: ChangeLog.Position
        /// The written rows, nil for those that are not in the collection.
        fileprivate var rows: [DatabaseValue: IndexEntry?] = [:]
        /// The whole collection, where the log did not suffice.
        fileprivate var all: [IndexEntry]?
    }

    /// - Parameter isNew: whether to query anew although the log suffices.
    func read(_ db: Database, _ position: ChangeLog.Position, _ lines: [ChangeLog.Line], isNew: Bool = false) throws -> Reading {
        var reading = Reading(position: position)
        guard !isNew, let version = versionNeeded(position) else {
            reading.all = try plan.all(db)
            return reading
        }
        var keys: Set<DatabaseValue> = []
        for line in lines where line.table == plan.table.id && line.id > version { keys.insert(line.key) }
        let found = try plan.rows(db, keys: Array(keys))
        for key in keys { reading.rows[key] = .some(found[key]) }
        return reading
    }

    /// Takes over what was read.
    ///
    /// - Parameters:
    ///   - own: keys that the reader itself has just written and is not to be told of.
    ///   - others: keys that others have written before and that it is not yet told of.
    func apply(_ reading: Reading, own: Set<DatabaseValue> = [], others: Set<DatabaseValue> = []) {
        lock.withLock {
            guard state.stage != .over else { return }
            state.version = reading.position.head
            state.identity = reading.position.identity
            if let all = reading.all {
                replace(all, own: own, others: others)
            } else {
                for (key, entry) in reading.rows { put(entry, key, isOwn: own.contains(key), isOthers: others.contains(key)) }
            }
            if state.stage == .new { state.stage = .queried }
        }
    }

    private func replace(_ all: [IndexEntry], own: Set<DatabaseValue>, others: Set<DatabaseValue>) {
        guard state.stage == .live else {
            state.current = OrderedIndex(plan.order, sorted: all)
            state.entries = Dictionary(all.map { ($0.key, $0) }) { $1 }
            return
        }
        let found = Dictionary(all.map { ($0.key, $0) }) { $1 }
        for key in Array(state.entries.keys) where found[key] == nil {
            put(nil, key, isOwn: own.contains(key), isOthers: others.contains(key))
        }
        for (key, entry) in found { put(entry, key, isOwn: own.contains(key), isOthers: others.contains(key)) }
    }

    private func put(_ entry: IndexEntry?, _ key: DatabaseValue, isOwn: Bool, isOthers: Bool) {
        let old = state.entries[key]
        if let old, let entry, old.fingerprint == entry.fingerprint, plan.order.compare(old, entry) == 0, !isOwn { return }
        if old == nil && entry == nil { return }
        if state.stage == .live {
            if state.touched[key] == nil, !isOwn || isOthers { state.touched[key] = .some(old) }
            if isOwn { absorb(entry, key, old) }
        }
        // A row that only has other contents keeps its place, which `insert` fills anew.
        if let old, entry.map({ plan.order.compare(old, $0) != 0 }) ?? true { state.current.remove(old) }
        if let entry { state.current.insert(entry) }
        state.entries[key] = entry
    }

    /// The reader knows of a row what it has written itself, as if it had been told.
    private func absorb(_ entry: IndexEntry?, _ key: DatabaseValue, _ old: IndexEntry?) {
        guard let untold = state.touched[key] else {
            if let old { state.told.remove(old) }
            if let entry { state.told.insert(entry) }
            return
        }
        // Others have written it too. A row that the reader does not know yet remains an insertion.
        guard let known = untold else { return }
        state.told.remove(known)
        guard let entry else {
            state.touched[key] = nil
            return
        }
        // It knows the place, but not all of the contents: certainly a modification.
        let stale = IndexEntry(key: key, values: entry.values, fingerprint: ~entry.fingerprint)
        state.told.insert(stale)
        state.touched[key] = .some(stale)
    }
}
