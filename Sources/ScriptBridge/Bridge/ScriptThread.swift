import Dispatch
import Foundation

/// The one thread on which JavaScript runs: work in the order in which it came, and timers between.
final class ScriptThread: @unchecked Sendable {
    typealias Work = @Sendable (ScriptSession) -> Void

    /// The longest wait while a timer runs, in milliseconds: the virtual clock may have jumped meanwhile.
    private static let slice = 50
    private let lock = NSLock()
    private let wake = DispatchSemaphore(value: 0)
    // Under the lock.
    private var work: [Work] = []
    private var isClosed = false
    private var turnBegan: UInt64?
    private var clock: clockid_t?

    /// - Parameter session: made on the thread.
    func start(_ session: @escaping @Sendable () -> ScriptSession) {
        let thread = Thread { [self] in run(session()) }
        thread.name = "javascript"
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// Puts work at the end; false once the thread has been closed.
    @discardableResult
    func add(_ body: @escaping Work) -> Bool {
        let isOpen = lock.withLock {
            if !isClosed { work.append(body) }
            return !isClosed
        }
        if isOpen { wake.signal() }
        return isOpen
    }

    /// Looks at the timers again.
    func rouse() { wake.signal() }

    /// Ends the thread after what has come so far.
    func close() {
        lock.withLock { isClosed = true }
        wake.signal()
    }

    /// Seconds of processor time for which the present turn has run; nil between turns.
    var workedInTurn: Double? {
        lock.withLock {
            guard let turnBegan, let clock else { return nil }
            return Double(Self.nanoseconds(clock) &- turnBegan) / 1e9
        }
    }

    private static func nanoseconds(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(max(0, time.tv_sec)) &* 1_000_000_000 &+ UInt64(max(0, time.tv_nsec))
    }

    @available(*, noasync)
    private func run(_ session: ScriptSession) {
        var clock = clockid_t()
        if pthread_getcpuclockid(pthread_self(), &clock) == 0 { lock.withLock { self.clock = clock } }
        while true {
            let (batch, isLast) = lock.withLock {
                defer { work = [] }
                return (work, isClosed)
            }
            for body in batch { inTurn(session) { body(session) } }
            while session.hasDueTimer { inTurn(session) { session.fireDueTimer() } }
            if isLast { break }
            if let milliseconds = session.millisecondsToTimer {
                _ = wake.wait(timeout: .now() + .milliseconds(min(max(milliseconds, 1), Self.slice)))
            } else {
                wake.wait()
            }
        }
        lock.withLock { self.clock = nil }
        session.end()
    }

    private func inTurn(_ session: ScriptSession, _ body: () -> Void) {
        lock.withLock { turnBegan = clock.map(Self.nanoseconds) }
        session.beginTurn()
        body()
        session.endTurn()
        lock.withLock { turnBegan = nil }
    }
}
