import Foundation
import GRDB

/// Waits for commits of any process, and brings the observers up to them.
///
/// Once an observer can be told by the thread that has found a change, which spares the time until another thread is awake, two threads
/// wait for the same signal, of which each wakes one of them. That one tells an observer itself; meanwhile the other one waits on. It never
/// does so too, but leaves it to queues: one always waits.
final class Watcher: @unchecked Sendable {
    let signal: ChangeSignal
    private let access: StoreAccess
    private let pollInterval: Double
    private let lock = NSLock()
    // Guarded by the lock.
    private var observers: [Observer] = []
    private var threads = 0
    private var isStopped = false
    /// Whether one of the threads calls observers, which may take any time; the other one then calls none.
    private var isCalling = false
    /// The time at which to look without a ping.
    private var due = ContinuousClock.now
    /// Lets one at a time bring observers forward: a thread, or a writer whose own changes are not to be told. A semaphore, for a writer
    /// may take it on another thread than it gives it back.
    private let turn = DispatchSemaphore(value: 1)
    // Guarded by the turn.
    private var seen: (data: UInt32, position: ChangeLog.Position)?
    private var suspicion: ContinuousClock.Instant?

    /// Seconds after which a commit that left no line is taken for a stranger's. A commit of ours that only begins shows itself as one: it
    /// writes the log anew before it is there to see.
    private static let doubt = 0.05
    /// Seconds after which to try again what a lock prevented.
    private static let retry = 0.02
    /// Seconds after which to look in any case.
    private static let longest = 3600.0

    init(access: StoreAccess, signal: ChangeSignal, pollInterval: Double) {
        self.access = access
        self.signal = signal
        self.pollInterval = pollInterval < Self.longest ? max(0, pollInterval) : Self.longest
    }

    func add(_ observer: Observer) {
        let (running, wanted) = lock.withLock {
            let running = threads
            if !isStopped {
                observers.append(observer)
                threads = max(threads, observer.isDirect ? 2 : 1)
            }
            return (running, threads)
        }
        // The first looks as soon as it runs.
        if running > 0 { signal.wake() }
        for _ in running..<wanted {
            let thread = Thread { self.run() }
            thread.name = "SharedStore"
            thread.qualityOfService = .userInitiated
            thread.start()
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

    private func run() {
        while let rest = secondsUntilDue() {
            let isPinged = signal.wait(seconds: rest)
            guard let (observers, mayCall) = takeUp(isPinged) else { continue }
            look(at: observers, mayCall: mayCall)?()
            if mayCall { lock.withLock { isCalling = false } }
        }
        // The other one ends too.
        signal.wake()
    }

    /// Seconds until the next look without a ping; nil when all is over.
    private func secondsUntilDue() -> Double? {
        lock.withLock { isStopped ? nil : ContinuousClock.now.duration(to: due) / .seconds(1) }
    }

    /// The observers where it is time to look, and whether the calling thread can make calls itself. Only one of the threads looks when it
    /// is due.
    private func takeUp(_ isPinged: Bool) -> (observers: [Observer], mayCall: Bool)? {
        lock.withLock {
            if !isPinged {
                let now = ContinuousClock.now
                guard due <= now else { return nil }
                due = now + .seconds(pollInterval)
            }
            defer { isCalling = true }
            return (observers, !isCalling)
        }
    }

    /// Brings all observers up to what is committed now.
    func check() { _ = look(at: lock.withLock { observers }, mayCall: false) }

    /// - Parameter mayCall: whether the calling thread can make calls itself.
    /// - Returns: the calls of one observer.
    private func look(at observers: [Observer], mayCall: Bool) -> (@Sendable () -> Void)? {
        guard !observers.isEmpty else { return nil }
        let rest = bring(observers)
        var calls: (@Sendable () -> Void)?
        for observer in observers {
            if mayCall, calls == nil, let claimed = observer.claimIfNeeded() {
                calls = claimed
            } else {
                observer.wakeIfNeeded()
            }
        }
        // The other thread waits for longer.
        if calls != nil, rest < pollInterval { signal.wake() }
        return calls
    }

    /// - Returns: after how many seconds to look again at the latest.
    @available(*, noasync)
    private func bring(_ observers: [Observer]) -> Double {
        turn.wait()
        defer { turn.signal() }
        let rest = attempt(observers)
        lock.withLock { due = .now + .seconds(rest) }
        return rest
    }

    private func attempt(_ observers: [Observer]) -> Double {
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
        let readings: [(Observer, Observer.Reading)] = try access.watch { db in
            var (position, lines) = try news(db, observers)
            let data = try ChangeLog.dataVersion(db)
            let isStrange = isStrangers(data, position)
            if suspicion != nil { rest = Self.doubt }
            // New ones need all, those that are up to date nothing.
            let late = observers.map { ($0, $0.versionNeeded(position)) }.filter { isStrange || $0.1 != position.head }
            if lines == nil, let from = late.compactMap({ $0.1 }).min() {
                lines = try ChangeLog.lines(db, after: from, through: position.head)
            }
            return try late.compactMap { observer, _ in
                do {
                    return (observer, try observer.read(db, position, lines ?? [], isNew: isStrange))
                } catch  where !error.passes {
                    // The observer's table is gone, or a column of it; the others can still be read.
                    observer.end(.failed("\(error)"))
                    return nil
                }
            }
        }
        for (observer, reading) in readings { observer.apply(reading) }
        return rest
    }

    /// The place at which the log ends now, and its lines since the last look, when that is all that the observers need.
    private func news(_ db: Database, _ observers: [Observer]) throws -> (position: ChangeLog.Position, lines: [ChangeLog.Line]?) {
        if let seen, observers.allSatisfy({ $0.isUp(to: seen.position) }), let lines = try ChangeLog.lines(db, continuing: seen.position) {
            var position = seen.position
            if let last = lines.last { position.head = last.id }
            return (position, lines)
        }
        return (try ChangeLog.position(db), nil)
    }

    /// Whether somebody has written without any trigger noting it. Certain only after a while.
    private func isStrangers(_ data: UInt32, _ position: ChangeLog.Position) -> Bool {
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

    /// Readings of observers within a write, to be taken over when it is committed: first what others had written before it, then what
    /// it has written itself.
    struct Staged {
        fileprivate var start: ChangeLog.Position
        fileprivate var before: [(observer: Observer, reading: Observer.Reading)] = []
        fileprivate var own: [(observer: Observer, reading: Observer.Reading)] = []
    }

    /// Reads where the observers stand at the beginning of a transaction.
    func prepare(_ observers: [Observer], _ db: Database) throws -> Staged {
        var staged = Staged(start: try ChangeLog.position(db))
        for observer in observers where !observer.isOver {
            let version = observer.versionNeeded(staged.start)
            let lines = try version.map { try ChangeLog.lines(db, after: $0, through: staged.start.head) } ?? []
            staged.before.append((observer, try observer.read(db, staged.start, lines)))
        }
        return staged
    }

    /// Reads what the transaction changed, at its end. Holds back the thread until ``finish(_:isCommitted:)``.
    @available(*, noasync)
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
