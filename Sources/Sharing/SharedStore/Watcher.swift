import Foundation
import GRDB

/// Waits for commits of any process, and brings the observers up to them.
///
/// Two threads take turns: the one that has found a commit tells an observer of it itself, which spares the time until another thread is
/// awake, and lets the other one wait on. Where that is still at its observer, whom nobody hurries, a queue tells.
final class Watcher: @unchecked Sendable {
    let signal: ChangeSignal
    private let access: StoreAccess
    private let pollInterval: Double
    private let lock = NSLock()
    // Guarded by the lock.
    private var observers: [Observer] = []
    private var isRunning = false
    private var isStopped = false
    /// Whether the other thread is free to go on waiting, and for how many seconds.
    private var hasRelief = false
    private var rest = 0.0
    private let relief = DispatchSemaphore(value: 0)
    /// Lets one at a time bring observers forward: the thread, or a writer whose own changes are not to be told. A semaphore, for a writer
    /// may take it on another thread than it gives it back.
    private let turn = DispatchSemaphore(value: 1)
    // Guarded by the turn.
    private var seen: (data: Int64, position: ChangeLog.Position)?
    private var suspicion: ContinuousClock.Instant?

    /// Seconds after which a commit that left no line is taken for a stranger's. A commit of ours that only begins shows itself as one: it
    /// writes the log anew before it is there to see.
    private static let doubt = 0.05
    /// Seconds after which to try again what a lock prevented.
    private static let retry = 0.02

    init(access: StoreAccess, signal: ChangeSignal, pollInterval: Double) {
        self.access = access
        self.signal = signal
        self.pollInterval = pollInterval
    }

    func add(_ observer: Observer) {
        let isFirst = lock.withLock {
            if isStopped { return false }
            observers.append(observer)
            defer { isRunning = true }
            return !isRunning
        }
        if isFirst {
            for isWatching in [true, false] {
                let thread = Thread { self.run(isWatching) }
                thread.name = "SharedStore"
                thread.qualityOfService = .userInitiated
                thread.start()
            }
        } else {
            signal.wake()
        }
    }

    func watches(_ observer: Observer) -> Bool { lock.withLock { observers.contains { $0 === observer } } }

    func remove(_ observer: Observer) { lock.withLock { observers.removeAll { $0 === observer } } }

    func stop() {
        let left = lock.withLock {
            isStopped = true
            defer { observers = [] }
            return observers
        }
        for observer in left { observer.end() }
        signal.wake()
    }

    private func run(_ isWatching: Bool) {
        guard var rest = isWatching ? 0 : waitForRelief() else { return }
        while !lock.withLock({ isStopped }) {
            signal.wait(seconds: rest)
            let (next, calls) = look(isDirect: lock.withLock { hasRelief })
            rest = next
            guard let calls else { continue }
            handOver(rest)
            calls()
            guard let next = waitForRelief() else { return }
            rest = next
        }
        // The other one ends too.
        relief.signal()
    }

    /// Only the thread that watches calls this, and only when the other is free.
    private func handOver(_ rest: Double) {
        lock.withLock {
            hasRelief = false
            self.rest = rest
        }
        relief.signal()
    }

    /// Waits until the other thread hands over, and returns for how many seconds to wait for a commit; nil when all is over.
    private func waitForRelief() -> Double? {
        let isOver = lock.withLock {
            hasRelief = !isStopped
            return isStopped
        }
        if isOver { return nil }
        relief.wait()
        return lock.withLock {
            hasRelief = false
            return isStopped ? nil : rest
        }
    }

    /// Brings all observers up to what is committed now, and returns after how many seconds to look again at the latest.
    @discardableResult func check() -> Double { look(isDirect: false).rest }

    /// - Parameter isDirect: whether the calling thread can make calls itself.
    /// - Returns: after how many seconds to look again, and the calls of one observer.
    private func look(isDirect: Bool) -> (rest: Double, calls: (@Sendable () -> Void)?) {
        let observers = lock.withLock { self.observers }
        guard !observers.isEmpty else { return (pollInterval, nil) }
        let rest = bring(observers)
        var calls: (@Sendable () -> Void)?
        for observer in observers {
            if isDirect, calls == nil, let claimed = observer.claimIfNeeded() {
                calls = claimed
            } else {
                observer.wakeIfNeeded()
            }
        }
        return (rest, calls)
    }

    private func bring(_ observers: [Observer]) -> Double {
        turn.wait()
        defer { turn.signal() }
        do {
            return try access.within { try bringForward(observers) }
        } catch {
            if error.passes { return error as? StoreError == .suspended ? pollInterval : Self.retry }
            for observer in observers { observer.end(.failed("\(error)")) }
            return pollInterval
        }
    }

    private func bringForward(_ observers: [Observer]) throws -> Double {
        var rest = pollInterval
        let readings: [(Observer, Observer.Reading)] = try access.watching.read { db in
            let position = try ChangeLog.position(db)
            let data = try Int64.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) ?? 0
            let isStrange = isStrangers(data, position)
            if suspicion != nil { rest = Self.doubt }
            // New ones need all, those that are up to date nothing.
            let late = observers.map { ($0, $0.versionNeeded(position)) }.filter { isStrange || $0.1 != position.head }
            let from = late.compactMap { $0.1 }.min()
            let lines = try from.map { try ChangeLog.lines(db, after: $0, through: position.head) } ?? []
            return try late.compactMap { observer, _ in
                do {
                    return (observer, try observer.read(db, position, lines, isNew: isStrange))
                } catch  where !error.passes {
                    // Its table is gone, or a column of it; the others can still be read.
                    observer.end(.failed("\(error)"))
                    return nil
                }
            }
        }
        for (observer, reading) in readings { observer.apply(reading) }
        return rest
    }

    /// Whether somebody has written without any trigger noting it. Certain only after a while.
    private func isStrangers(_ data: Int64, _ position: ChangeLog.Position) -> Bool {
        defer { seen = (data, position) }
        guard let seen, seen.position == position else {
            suspicion = nil
            return false
        }
        if seen.data != data, suspicion == nil { suspicion = .now }
        guard let since = suspicion, since.duration(to: .now) >= .seconds(Self.doubt) else { return false }
        suspicion = nil
        return true
    }

    // MARK: For writers whose own changes are not to be told

    /// What observers read from inside a write, to be taken over when it is committed: first what others had written before it, then what
    /// it has written itself.
    struct Staged {
        fileprivate var start: ChangeLog.Position
        fileprivate var before: [(observer: Observer, reading: Observer.Reading)] = []
        fileprivate var own: [(observer: Observer, reading: Observer.Reading)] = []
    }

    /// At the beginning of a transaction.
    func prepare(_ observers: [Observer], _ db: Database) throws -> Staged {
        var staged = Staged(start: try ChangeLog.position(db))
        for observer in observers where !observer.isOver {
            let version = observer.versionNeeded(staged.start)
            let lines = try version.map { try ChangeLog.lines(db, after: $0, through: staged.start.head) } ?? []
            staged.before.append((observer, try observer.read(db, staged.start, lines)))
        }
        return staged
    }

    /// At its end. Holds back the thread until ``finish(_:isCommitted:)``.
    func stage(_ prepared: Staged, _ db: Database) throws -> Staged {
        var staged = prepared
        let position = try ChangeLog.position(db)
        let lines = try ChangeLog.lines(db, after: staged.start.head, through: position.head)
        staged.own = try staged.before.map { ($0.observer, try $0.observer.readOwn(db, position, lines, after: $0.reading)) }
        turn.wait()
        return staged
    }

    func finish(_ staged: Staged, isCommitted: Bool) {
        defer { turn.signal() }
        guard isCommitted else { return }
        for (observer, reading) in staged.before {
            // The thread may have come so far meanwhile.
            if observer.versionNeeded(staged.start) != staged.start.head { observer.apply(reading) }
        }
        for (observer, reading) in staged.own {
            observer.apply(reading)
            observer.wakeIfNeeded()
        }
    }
}
