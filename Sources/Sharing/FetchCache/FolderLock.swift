import Foundation

/// Runs what only one process may do at a time in a folder. The system frees the lock when its process dies; nothing waits inside it, so
/// that a process is hardly ever suspended with it.
struct FolderLock: Sendable {
    enum Outcome<Value> {
        case done(Value)
        case busy
        /// The lock's file cannot be opened.
        case unusable(String)
    }

    private let path: String

    init(folder: URL) { path = folder.appendingPathComponent("lock").path }

    /// Does not wait: another process may have been suspended inside.
    func tried<Value>(_ body: () -> Value) -> Outcome<Value> {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return .unusable(String(cString: strerror(errno))) }
        defer { close(file) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            return errno == EWOULDBLOCK || errno == EINTR ? .busy : .unusable(String(cString: strerror(errno)))
        }
        return .done(body())
    }

    /// Tries for half a second at most; nil when it was never free.
    func soon<Value>(_ body: () -> Value) -> Value? {
        for _ in 0..<500 {
            switch tried(body) {
            case .done(let value): return value
            case .busy: usleep(1_000)
            case .unusable: return nil
            }
        }
        return nil
    }
}
