import Foundation
import VitrineSharedFiles

/// The folder: answers, and who is fetching which.
struct FetchStore: Sendable {
    /// The next step of a call that found nothing fresh.
    enum Turn {
        case found(FetchEntry)
        /// Fetch; the older answer, if there is one, to have it confirmed.
        case mine(Lease, old: FetchEntry?)
        /// Wait for this owner's fetch.
        case others(String)
        /// The fetch that was waited for failed.
        case failed(FetchError)
        /// Another process is deciding; ask again.
        case busy
        case unusable(String)
    }

    private let folder: URL
    private let limits: FetchCache.Limits
    private let lock: FileLock
    private let uptime: @Sendable () -> Double

    /// - Parameter uptime: by which leases live.
    init(folder: URL, limits: FetchCache.Limits, uptime: @escaping @Sendable () -> Double = { Uptime.now }) {
        self.uptime = uptime
        self.folder = folder
        self.limits = limits
        lock = FileLock(folder.appendingPathComponent("lock"))
    }

    func entry(_ key: FetchKey) -> FetchEntry? {
        let file = file(key)
        // Larger than anything that was ever put there: not worth reading.
        guard let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int,
            size <= EntryFile.most(body: limits.entryBytes),
            let bytes = try? Data(contentsOf: file)
        else { return nil }
        return EntryFile.entry(bytes, key)
    }

    /// Notes that the answer was used.
    func touch(_ key: FetchKey, at time: Date) {
        try? FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file(key).path)
    }

    /// - Parameters:
    ///   - now: the time, which is read after the answer: one that another process keeps in between would be from the future.
    ///   - watched: the owner of the fetch that the caller has waited for.
    func turn(_ key: FetchKey, fresh: Double, at now: @autoclosure () -> Date, watched: String?) -> Turn {
        // Most of the time of waiting, the lease is somebody's who lives: seen without a lock.
        if let lease = lease(key), isAlive(lease) { return .others(lease.owner) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            return .unusable(error.localizedDescription)
        }
        let outcome = lock.tried { () -> Turn in
            let lease = lease(key)
            if let lease, isAlive(lease) { return .others(lease.owner) }
            let entry = entry(key)
            if let entry, entry.isFresh(for: fresh, at: now()) { return .found(entry) }
            if let lease, lease.owner == watched, case .failed(let error) = lease.end { return .failed(error) }
            let mine = Lease(owner: UUID().uuidString, process: ProcessInfo.processInfo.processIdentifier, beat: uptime())
            if let problem = write(mine, key) { return .unusable(problem) }
            return .mine(mine, old: entry)
        }
        switch outcome {
        case .done(let turn): return turn
        case .busy: return .busy
        case .unusable(let reason): return .unusable(reason)
        }
    }

    /// The clock is read after the lease: a beat that came in between would be of the future, and nobody's.
    private func isAlive(_ lease: Lease) -> Bool { lease.isAlive(at: uptime(), silence: limits.silence) }

    /// Renews the lease with a heartbeat, unless another process has taken over. It takes no lock.
    func renew(_ lease: Lease, _ key: FetchKey) { LeaseFile(url: leaseFile(key)).renew(lease.owner, at: uptime()) }

    /// Stores the answer and ends the lease, unless somebody else has taken over: theirs is newer.
    func keep(_ entry: FetchEntry, _ key: FetchKey, _ lease: Lease) {
        guard let description = EntryFile.description(of: entry, key), let draft = Draft(entry.data, description, in: folder) else {
            return giveUp(key, lease)
        }
        // Whoever drops an answer for a busy lock loses what a request was spent on, and perhaps cannot be had again.
        let isKept = lock.soon(milliseconds: 2_000) {
            guard isCurrent(lease, key), draft.replace(file(key)) else { return false }
            touch(key, at: entry.date)
            try? FileManager.default.removeItem(at: leaseFile(key))
            return true
        }
        guard case .done(true) = isKept else { return draft.discard() }
        let trimming = Trimming(folder: folder, limits: limits)
        trimming.removeUnused(keeping: key)
        _ = lock.tried { trimming.removeLeftovers() }
    }

    /// Ends the lease without an answer for others.
    func giveUp(_ key: FetchKey, _ lease: Lease) { release(lease, key, failure: nil) }

    /// Ends the lease; processes that waited for it are told of `failure`, or fetch themselves if there is none.
    func release(_ lease: Lease, _ key: FetchKey, failure: FetchError?) {
        _ = lock.soon {
            guard isCurrent(lease, key) else { return }
            var lease = lease
            lease.end = failure.map(Lease.End.failed) ?? .given
            _ = write(lease, key)
        }
    }

    func remove(_ key: FetchKey) {
        try? FileManager.default.removeItem(at: file(key))
        // A fetch under way finds its lease gone and keeps nothing.
        try? FileManager.default.removeItem(at: leaseFile(key))
    }

    func removeAll() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name != "lock" {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    private func isCurrent(_ lease: Lease, _ key: FetchKey) -> Bool { self.lease(key)?.owner == lease.owner }

    private func lease(_ key: FetchKey) -> Lease? {
        LeaseFile(url: leaseFile(key)).lease(at: uptime)
    }

    /// Writes a lease; nil when it is written, else why not.
    private func write(_ lease: Lease, _ key: FetchKey) -> String? {
        guard let bytes = try? JSONEncoder().encode(lease), let draft = Draft(bytes, in: folder) else {
            return "The folder is not writable."
        }
        if draft.replace(leaseFile(key)) { return nil }
        draft.discard()
        return "The folder is not writable."
    }

    private func file(_ key: FetchKey) -> URL { folder.appendingPathComponent(key.name + Trimming.entry) }
    private func leaseFile(_ key: FetchKey) -> URL { folder.appendingPathComponent(key.name + Trimming.lease) }
}
