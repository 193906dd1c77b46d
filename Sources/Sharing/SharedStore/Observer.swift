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
        /// The line of the log up to which the reader has read rows later than it was told; 0 when it has not.
        var readAhead: Int64 = 0
        /// The newest line of the log that `current` contains.
        var version: Int64 = 0
        var identity: Int64 = 0
        var failure: StoreError?
        /// A closure that is called when there may be something to take.
        var wake: (@Sendable () -> Void)?
        /// Gives the calls that are due to a thread that can make them itself.
        var claim: (@Sendable () -> (@Sendable () -> Void)?)?
    }

    private enum Stage {
        /// The rows have not been queried yet.
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

    /// Takes the change that the reader is to be told now, merged of all that was not yet told; nil when there is none.
    func take() -> StoreChange? {
        lock.withLock {
            switch state.stage {
            case .new, .over: return nil
            case .queried:
                state.stage = .live
                state.told = state.current
                return .initial(collection())
            case .live:
                guard !state.touched.isEmpty else { return nil }
                let changes = Difference.between(state.told, state.current, touched: state.touched) { state.entries[$0] }
                let departed = changes.deletions.compactMap { state.told.entry(at: $0)?.key }
                state.told = state.current
                state.touched = [:]
                if state.version >= state.readAhead { state.readAhead = 0 }
                return changes.isEmpty ? nil : .update(collection(departed), changes)
            }
        }
    }

    private func collection(_ departed: [DatabaseValue] = []) -> StoreCollection {
        StoreCollection(
            index: state.current, plan: state.plan, observer: self, access: access, version: state.version, departed: departed)
    }

    /// The reader has read rows that may not be those it was told of.
    func noteReadAhead(_ head: Int64) { lock.withLock { state.readAhead = max(state.readAhead, head) } }

    /// Calls `wake` now if there is something to take or the observation is over, and whenever there may be from then on.
    /// - Parameter claim: asked instead by a thread that can make calls itself; nil, and what gives nil, where it cannot.
    func wakeup(claim: (@Sendable () -> (@Sendable () -> Void)?)? = nil, _ wake: (@Sendable () -> Void)?) {
        let isDue = lock.withLock {
            state.wake = wake
            state.claim = claim
            return hasNews
        }
        if isDue { wake?() }
    }

    private var hasNews: Bool { state.stage == .queried || state.stage == .over || !state.touched.isEmpty }

    func wakeIfNeeded() {
        let wake = lock.withLock { hasNews ? state.wake : nil }
        wake?()
    }

    /// Whether calls may be made by the thread that has found what they tell.
    var isDirect: Bool { lock.withLock { state.claim != nil } }

    /// The calls that are due, for the thread that asks; nil where there are none, or they are made elsewhere.
    func claimIfNeeded() -> (@Sendable () -> Void)? { lock.withLock { hasNews ? state.claim : nil }?() }

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
            // The closure may retain whoever retains the observer.
            defer { (state.wake, state.claim) = (nil, nil) }
            return state.wake
        }
        wake?()
    }

    var isOver: Bool { lock.withLock { state.stage == .over } }
    var failure: StoreError? { lock.withLock { state.failure } }

    // MARK: For the watcher, one at a time

    /// The version from which on it needs the log; nil when it has to query anew, as after a gap.
    func versionNeeded(_ position: ChangeLog.Position) -> Int64? {
        lock.withLock {
            let isContinued = state.stage != .new && state.identity == position.identity
            return isContinued && state.version >= position.first - 1 && state.version <= position.head ? state.version : nil
        }
    }

    /// Whether the observer needs no line of the log up to a position, unless it queries anew.
    func isUp(to position: ChangeLog.Position) -> Bool {
        lock.withLock {
            state.stage == .new || state.stage == .over || state.identity == position.identity && state.version == position.head
        }
    }

    /// The rows that were read for the observer in one transaction.
    struct Reading {
        fileprivate var position: ChangeLog.Position
        fileprivate var plan: QueryPlan
        /// The written rows: what they are, nil for those that are not in the collection, and whether watched columns were written.
        fileprivate var rows: [DatabaseValue: (entry: IndexEntry?, isModified: Bool)] = [:]
        /// The whole collection, where the log did not suffice.
        fileprivate var all: [IndexEntry]?
        /// Whether the reader itself has written the rows, and is not to be told.
        fileprivate var isOwn = false

        fileprivate mutating func note(_ lines: some Sequence<ChangeLog.Line>, _ db: Database) throws {
            for line in lines where line.table == plan.table.id {
                let isModified = rows[line.key]?.isModified == true || line.columns & plan.watched != 0
                rows[line.key] = (nil, isModified)
            }
            for (key, entry) in try plan.rows(db, keys: Array(rows.keys)) { rows[key]?.entry = entry }
        }
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
        try reading.note(lines.lazy.filter { $0.id > version }, db)
        return reading
    }

    /// Reads what the reader itself has written after `before`.
    func readOwn(_ db: Database, _ position: ChangeLog.Position, _ lines: [ChangeLog.Line], after before: Reading) throws -> Reading {
        var reading = Reading(position: position, plan: before.plan, isOwn: true)
        try reading.note(lines, db)
        return reading
    }

    /// Takes over what was read.
    func apply(_ reading: Reading) {
        lock.withLock {
            guard state.stage != .over else { return }
            state.version = reading.position.head
            state.identity = reading.position.identity
            state.plan = reading.plan
            if let all = reading.all { replace(all) }
            for (key, row) in reading.rows { put(row.entry, key, isModified: row.isModified, isOwn: reading.isOwn) }
            if state.stage == .new { state.stage = .queried }
        }
    }

    private func replace(_ all: [IndexEntry]) {
        guard state.stage == .live else {
            state.current = OrderedIndex(state.plan.order, sorted: all)
            state.entries = Dictionary(all.map { ($0.key, $0) }) { $1 }
            return
        }
        let found = Dictionary(all.map { ($0.key, $0) }) { $1 }
        for key in Array(state.entries.keys) where found[key] == nil { put(nil, key, isModified: true) }
        for (key, entry) in found {
            // A row that was written and is as it was need not be told, unless the reader may have read what it was in between.
            put(entry, key, isModified: state.readAhead > 0 || state.entries[key]?.fingerprint != entry.fingerprint)
        }
    }

    private func put(_ entry: IndexEntry?, _ key: DatabaseValue, isModified: Bool, isOwn: Bool = false) {
        let old = state.entries[key]
        if old == nil && entry == nil { return }
        var keepsPlace = false
        if let old, let entry { keepsPlace = state.plan.order.compare(old, entry) == 0 }
        if keepsPlace && !isModified { return }
        if state.stage == .live {
            if isOwn {
                absorb(entry, key, old)
            } else {
                let wasModified = state.touched[key]?.isModified == true
                state.touched[key, default: Touched(before: old, isModified: false)].isModified = wasModified || isModified
            }
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
        // Others have written the row too, and the reader was not told of that.
        if let known = touched.before {
            state.told.remove(known)
            guard let entry else { return state.touched[key] = nil }
            // The reader knows the row's place, but not all of its contents.
            state.told.insert(entry)
            state.touched[key] = Touched(before: entry, isModified: true)
        } else if old == nil, let entry {
            // The row was never there for the reader, so that the reader counts as who made it.
            state.told.insert(entry)
            state.touched[key] = nil
        }
        // A row that others have inserted, and that the reader does not know, remains an insertion.
    }
}
