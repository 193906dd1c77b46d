import Foundation
import VitrineSharedFiles

/// The keychain's item with its two locks: one for the moment in which it is compared and changed, one for as long as a refresh takes.
/// All that may block runs on a queue of its own.
struct SessionVault: Sendable {
    /// The result of an exchange.
    enum Exchange: Sendable {
        case done
        /// The exchange was not made: something else was stored than was expected.
        case other(StoredSession?)
    }

    private let keychain: any Keychain
    private let group: String?
    private let name: String
    private let folder: URL
    private let queue = DispatchQueue(label: "Credentials.SessionVault")

    init(keychain: any Keychain, group: String?, name: String, folder: URL) {
        self.keychain = keychain
        self.group = group
        self.name = name
        self.folder = folder
    }

    func load() async throws(SessionError) -> StoredSession? {
        try await run { () throws(KeychainError) in try read() }
    }

    /// Stores whatever was there before.
    func replace(_ stored: StoredSession) async throws(SessionError) {
        try await alone { () throws(KeychainError) in try write(stored) }
    }

    /// - Returns: what was there, if it could be read.
    func remove() async throws(SessionError) -> StoredSession? {
        try await alone { () throws(KeychainError) in
            let old = try? read()
            try keychain.remove(name, group: group)
            return old
        }
    }

    /// Compares and swaps: a result that comes too late changes nothing.
    func exchange(_ old: Session, for new: StoredSession) async throws(SessionError) -> Exchange {
        try await alone { () throws(KeychainError) in
            let stored = try read()
            // Made already, by an attempt whose outcome its maker does not know.
            if stored == new, new != .session(old) { return .done }
            guard case .session(let session)? = stored, session.identifier == old.identifier, session.generation == old.generation else {
                return .other(stored)
            }
            try write(new)
            return .done
        }
    }

    /// The lock without which nobody refreshes, if it is free.
    func takeRefreshLock() async -> FileLock.Outcome<HeldLock> {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: lock("refresh").take()) }
        }
    }

    // MARK: On the queue

    private func read() throws(KeychainError) -> StoredSession? {
        guard let data = try keychain.read(name, group: group) else { return nil }
        return try StoredSession(data, name: name)
    }

    private func write(_ stored: StoredSession) throws(KeychainError) {
        // A widget is also drawn while the device is locked.
        try keychain.write(stored.data(name: name), name, group: group, accessibility: .afterFirstUnlock)
    }

    private func lock(_ what: String) -> FileLock {
        // Where this fails, the lock says so.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return FileLock(folder.appendingPathComponent("\(name).\(what).lock"))
    }

    private func run<Value: Sendable>(
        _ body: @escaping @Sendable () throws(KeychainError) -> Value
    ) async throws(SessionError) -> Value {
        let result: Result<Value, KeychainError> = await withCheckedContinuation { continuation in
            queue.async {
                do throws(KeychainError) {
                    continuation.resume(returning: .success(try body()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        switch result {
        case .success(let value): return value
        case .failure(let error):
            if case .damaged = error { throw .unreadable(error) }
            throw .notAvailable(error)
        }
    }

    private func alone<Value: Sendable>(
        _ body: @escaping @Sendable () throws(KeychainError) -> Value
    ) async throws(SessionError) -> Value {
        try await run { () throws(KeychainError) in
            let outcome = lock("write").soon(milliseconds: 2_000) { () -> Result<Value, KeychainError> in
                do throws(KeychainError) { return .success(try body()) } catch { return .failure(error) }
            }
            switch outcome {
            case .done(let result): return try result.get()
            case .busy: throw .notAvailable("another process does not let go of the session")
            case .unusable(let reason): throw .notAvailable("the session's lock: \(reason)")
            }
        }
    }
}
