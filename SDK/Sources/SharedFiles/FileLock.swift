import Foundation

/// Runs what only one process may do at a time. The system frees the lock when its process dies.
public struct FileLock: Sendable {
    /// The outcome of trying to take a lock.
    public enum Outcome<Value> {
        /// The lock was free; what the body gave, or the lock itself.
        case done(Value)
        /// Somebody else has the lock.
        case busy
        /// The lock's file cannot be opened.
        case unusable(String)
    }

    private let path: String

    /// - Parameter file: made when it is not there, in a folder that is.
    public init(_ file: URL) { path = file.path }

    /// Tries to take the lock, and does not wait: another process may have been suspended inside.
    public func tried<Value>(_ body: () throws -> Value) rethrows -> Outcome<Value> {
        switch take() {
        case .done(let held):
            defer { held.release() }
            return .done(try body())
        case .busy: return .busy
        case .unusable(let reason): return .unusable(reason)
        }
    }

    /// Tries for so many milliseconds at most, and blocks the thread meanwhile: only for bodies that take no longer than a call into the
    /// file system.
    @available(*, noasync)
    public func soon<Value>(milliseconds: Int = 500, _ body: () throws -> Value) rethrows -> Outcome<Value> {
        for _ in 0..<max(1, milliseconds) {
            let outcome = try tried(body)
            guard case .busy = outcome else { return outcome }
            usleep(1_000)
        }
        return .busy
    }

    /// The lock itself, to be kept beyond a call; does not wait.
    public func take() -> Outcome<HeldLock> {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return .unusable(String(cString: strerror(errno))) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(file)
            return code == EWOULDBLOCK || code == EINTR ? .busy : .unusable(String(cString: strerror(code)))
        }
        return .done(HeldLock(file))
    }
}

/// A lock this process holds until it says otherwise, forgets it, or dies.
public final class HeldLock: @unchecked Sendable {
    private let lock = NSLock()
    // Only under the lock; -1 once it is released.
    private var file: Int32

    fileprivate init(_ file: Int32) { self.file = file }

    /// Lets go of the lock; a second time it does nothing.
    public func release() {
        lock.withLock {
            if file >= 0 { close(file) }
            file = -1
        }
    }

    deinit { release() }
}
