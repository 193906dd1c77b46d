import Foundation
import GRDB

/// One observation: what its reader was told last, what the collection is now, and which rows were written in between.
final class Observer: @unchecked Sendable {
    private struct State {
        var stage = Stage.new
        var plan: QueryPlan
        /// The collection as it is, by place and by key.
        var current: OrderedIndex
        var entries: [DatabaseValue: IndexEntry] = [:]
        /// The collection as the reader knows it.
        var told: OrderedIndex
        /// The rows written since then.
        var touched: [DatabaseValue: Touched] = [:]
        /// Whether the reader has read rows as they were later than it was told.
        var hasReadAhead = false
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

    private let query: StoreQuery
    private let access: StoreAccess
    // Guards the state; nothing is read and nobody is called while it is held.
    private let lock = NSLock()
    private var state: State

    init(_ query: StoreQuery, _ plan: QueryPlan, access: StoreAccess) {
        self.query = query
        self.access = access
        state = State(plan: plan, current: OrderedIndex(plan.order), told: OrderedIndex(plan.order))
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
                state.hasReadAhead = false
                return changes.isEmpty ? nil : .update(collection, changes)
            }
        }
    }

    private var collection: StoreCollection {
        StoreCollection(index: state.current, plan: state.plan, observer: self, access: access, version: state.version)
    }

    /// The reader has read rows that may not be those it was told of.
    func noteReadAhead() { lock.withLock { state.hasReadAhead = true } }

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
                state.current = OrderedIndex(state.current.order)
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

    /// The number of its table in the log.
    var table: Int64 { lock.withLock { state.plan.table.id } }

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
        fileprivate var plan: QueryPlan
        /// The written rows: what they are, nil for those that are not in the collection, and whether watched columns were written.
        fileprivate var rows: [DatabaseValue: (entry: IndexEntry?, isModified: Bool)] = [:]
        /// The whole collection, where the log did not suffice.
        fileprivate var all: [IndexEntry]?
    }

    /// - Parameter isNew: whether to query anew although the log suffices.
    func read(_ db: Database, _ position: ChangeLog.Position, _ lines: [ChangeLog.Line], isNew: Bool = false) throws -> Reading {
        let (plan, identity) = lock.withLock { (state.plan, state.identity) }
        var reading = Reading(position: position, plan: plan)
        guard !isNew, let version = versionNeeded(position) else {
            // Columns may be others than they were.
            if identity != position.identity { reading.plan = try QueryPlan(query, db) }
            reading.all = try reading.plan.all(db)
            return reading
        }
        for line in lines where line.table == plan.table.id && line.id > version {
            reading.rows[line.key, default: (nil, false)].isModified =
                reading.rows[line.key]?.isModified == true || line.columns & plan.watched != 0
        }
        for (key, entry) in try plan.rows(db, keys: Array(reading.rows.keys)) { reading.rows[key]?.entry = entry }
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
            state.plan = reading.plan
            if let all = reading.all {
                replace(all, own: own, others: others)
            } else {
                for (key, row) in reading.rows { put(row.entry, key, row.isModified, own.contains(key), others.contains(key)) }
            }
            if state.stage == .new { state.stage = .queried }
        }
    }

    private func replace(_ all: [IndexEntry], own: Set<DatabaseValue>, others: Set<DatabaseValue>) {
        guard state.stage == .live else {
            state.current = OrderedIndex(state.plan.order, sorted: all)
            state.entries = Dictionary(all.map { ($0.key, $0) }) { $1 }
            return
        }
        let found = Dictionary(all.map { ($0.key, $0) }) { $1 }
        for key in Array(state.entries.keys) where found[key] == nil { put(nil, key, true, own.contains(key), others.contains(key)) }
        for (key, entry) in found {
            // A row that was written and is as it was need not be told, unless the reader may have read what it was in between.
            let isModified = state.hasReadAhead || state.entries[key]?.fingerprint != entry.fingerprint
            put(entry, key, isModified, own.contains(key), others.contains(key))
        }
    }

    private func put(_ entry: IndexEntry?, _ key: DatabaseValue, _ isModified: Bool, _ isOwn: Bool, _ isOthers: Bool) {
        let old = state.entries[key]
        if old == nil && entry == nil { return }
        var keepsPlace = false
        if let old, let entry { keepsPlace = state.plan.order.compare(old, entry) == 0 }
        if keepsPlace && !isModified { return }
        if state.stage == .live {
            if !isOwn || isOthers {
                state.touched[key, default: Touched(before: old, isModified: false)].isModified =
                    state.touched[key]?.isModified == true || isModified
            }
            if isOwn { absorb(entry, key, old) }
        }
        // A row that only has other contents keeps its place, which `insert` fills anew.
        if let old, !keepsPlace { state.current.remove(old) }
        if let entry { state.current.insert(entry) }
        state.entries[key] = entry
    }

    /// The reader knows of a row what it has written itself, as if it had been told.
    private func absorb(_ entry: IndexEntry?, _ key: DatabaseValue, _ old: IndexEntry?) {
        guard let touched = state.touched[key] else {
            if let old { state.told.remove(old) }
            if let entry { state.told.insert(entry) }
            return
        }
        // Others have written it too. A row that the reader does not know yet remains an insertion.
        guard let known = touched.before else { return }
        state.told.remove(known)
        if let entry {
            // It knows the place, but not all of the contents.
            state.told.insert(entry)
            state.touched[key] = Touched(before: entry, isModified: true)
        } else {
            state.touched[key] = nil
        }
    }
}
