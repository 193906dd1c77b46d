import Downloads
import Foundation
import VitrineSharedFiles

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries one request to its service and back.
public typealias FetchTransport = @Sendable (URLRequest) async throws -> (Data, HTTPURLResponse)

/// A short-lived cache of answers on disk, shared by all processes that use the same folder, in which equal requests at the same time are
/// one request.
///
/// The system asks a widget for its timeline several times in a row, in one process or in several. With this between a provider and the
/// network, all of them cost one call:
///
///     let cache = FetchCache(folder: group.appendingPathComponent("Fetched"))
///     let feed = try await cache.data(for: URLRequest(url: url), freshFor: 60)
///
/// No lock outlives a call into the file system, and none is taken while a process waits for its service, so that one that is suspended or
/// killed then holds nobody up: who fetches says so in a file, and goes on saying so.
public struct FetchCache: Sendable {
    /// Bounds and waiting times.
    public struct Limits: Sendable {
        /// Bytes of all answers on disk; beyond it, those not used for longest go.
        public var bytes = 50_000_000
        /// Answers on disk.
        public var count = 200
        /// Bytes of one answer; a larger one is handed out and not kept.
        public var entryBytes = 10_000_000
        /// Seconds to wait for another process that fetches the same.
        public var waiting = 20.0
        /// Seconds after the last heartbeat of a process that fetches, until another one does it in its place. Where the system tells
        /// that the process is gone, this is not waited for.
        public var silence = 3.0

        /// Limits with the figures above, each of which can be set.
        public init() {}
    }

    private let store: FetchStore
    private let limits: Limits
    private let now: @Sendable () -> Date
    private let transport: FetchTransport
    private let flights = SingleFlight()

    /// - Parameters:
    ///   - folder: best in the container of the app group; made when it is not there, readable by its owner only.
    ///   - now: the time by which answers age.
    public init(
        folder: URL, limits: Limits = Limits(), now: @escaping @Sendable () -> Date = { Date() },
        transport: @escaping FetchTransport = URLSessionTransport().callAsFunction
    ) {
        store = FetchStore(folder: folder, limits: limits)
        self.limits = limits
        self.now = now
        self.transport = transport
    }

    /// The service's answer, if need be fetched.
    ///
    /// - Parameters:
    ///   - request: GET, HEAD, or POST with its body. The cache makes its conditions (`If-None-Match`, `If-Modified-Since`) itself.
    ///   - fresh: seconds for which an answer stands without asking again; younger is a hit, exactly as old is not. This number counts and
    ///     not the service's `max-age`: whoever shows something knows how long it may stand. `Cache-Control: no-store` is obeyed.
    ///   - stale: seconds for which an answer may stand in, marked as stale, for one that failed.
    ///   - standsIn: for which failures it does. By default for a service that is down: unreachable, silent, answering with 408, 429 or 5xx
    ///     or with more than is taken; any other refusal is passed on.
    ///   - headers: the request's headers that make another answer; compared without regard to case.
    ///   - partition: whatever else makes another answer, such as the account: other partitions never meet.
    /// - Throws: ``FetchError``; `CancellationError` when the calling task is cancelled, which leaves the request to those who share it.
    public func data(
        for request: URLRequest, freshFor fresh: Double, staleFor stale: Double = 86_400,
        standsIn: @Sendable (FetchError) -> Bool = { $0.permitsStale },
        varyingBy headers: [String] = ["Accept", "Accept-Language", "Authorization"], partition: String = ""
    ) async throws -> FetchedData {
        let key = try FetchKey(request, varyingBy: headers, partition: partition)
        if let entry = store.entry(key), entry.isFresh(for: fresh, at: now()) {
            store.touch(key, at: now())
            return entry.answer(.cache)
        }
        let plain = request.withoutConditions
        do {
            return try await flights.value(key) { try await fetch(plain, key, fresh: fresh) }
        } catch let error as FetchError where standsIn(error) {
            guard let entry = store.entry(key), entry.isFresh(for: stale, at: now()) else { throw error }
            store.touch(key, at: now())
            return entry.answer(.stale(because: error))
        }
    }

    /// The cached answer for a request, whatever its age: at once, without asking or waiting for anybody. Nil where there is none.
    /// - Parameter reason: why it is not asked for; the answer is marked as stale because of that.
    /// - Throws: ``FetchError/notCacheable(_:)``.
    public func kept(
        for request: URLRequest, because reason: FetchError,
        varyingBy headers: [String] = ["Accept", "Accept-Language", "Authorization"], partition: String = ""
    ) throws(FetchError) -> FetchedData? {
        store.entry(try FetchKey(request, varyingBy: headers, partition: partition))?.answer(.stale(because: reason))
    }

    /// Removes the answer to one request.
    public func remove(
        _ request: URLRequest, varyingBy headers: [String] = ["Accept", "Accept-Language", "Authorization"], partition: String = ""
    ) throws {
        store.remove(try FetchKey(request, varyingBy: headers, partition: partition))
    }

    /// Removes every answer, as after signing out. What is being fetched meanwhile is not kept.
    public func removeAll() { store.removeAll() }

    /// Fetches, or waits until another process has.
    private func fetch(_ request: URLRequest, _ key: FetchKey, fresh: Double) async throws -> FetchedData {
        let end = Uptime.now + limits.waiting
        var watched: String?
        var busySince: Double?
        while true {
            try Task.checkCancellation()
            let turn = store.turn(key, fresh: fresh, at: now(), watched: watched)
            if case .busy = turn {} else { busySince = nil }
            switch turn {
            case .found(let entry): return entry.answer(.cache)
            case .failed(let error): throw error
            case .mine(let lease, let old): return try await fetch(request, key, lease, old: old)
            case .others(let owner): watched = owner
            case .busy:
                let since = busySince ?? Uptime.now
                busySince = since
                // Whoever has the lock for longer than a call into the file system was suspended within it.
                guard Uptime.now - since < limits.silence else {
                    return try await fetchAlone(request, key, "Another process does not let go of the folder.")
                }
            case .unusable(let reason): return try await fetchAlone(request, key, reason)
            }
            guard Uptime.now < end else { throw FetchError.waitedTooLong(seconds: limits.waiting) }
            try await Task.sleep(nanoseconds: 10_000_000)
        }
    }

    /// This call's turn: one request, whose outcome everybody who waits is told.
    private func fetch(_ request: URLRequest, _ key: FetchKey, _ lease: Lease, old: FetchEntry?) async throws -> FetchedData {
        let beat = LeaseBeat(every: limits.silence / 6) { store.renew(lease, key) }
        defer { beat.stop() }
        do {
            let (data, response) = try await ask(old?.condition(request) ?? request)
            let time = now()
            if response.statusCode == 304, let old {
                let entry = old.confirmed(at: time, by: response)
                store.keep(entry, key, lease)
                return entry.answer(.revalidated)
            }
            let entry = FetchEntry(data: data, response: response, date: time)
            guard (200...299).contains(entry.status) else { throw FetchError.status(entry.status) }
            if entry.mayBeStored(limits) { store.keep(entry, key, lease) } else { store.giveUp(key, lease) }
            return entry.answer(.network)
        } catch {
            store.release(lease, key, failure: error as? FetchError)
            throw error
        }
    }

    /// Fetches without the cache: where nothing can be written, a widget still gets its data.
    private func fetchAlone(_ request: URLRequest, _ key: FetchKey, _ reason: String) async throws -> FetchedData {
        let (data, response) = try await ask(request)
        let entry = FetchEntry(data: data, response: response, date: now())
        guard (200...299).contains(entry.status) else { throw FetchError.status(entry.status) }
        return entry.answer(.uncached(because: reason))
    }

    private func ask(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        do {
            return try await transport(request)
        } catch let error as FetchError {
            throw error
        } catch {
            // A transport may say in its own words that it was cancelled.
            try Task.checkCancellation()
            throw FetchError.unreachable(error.sentence)
        }
    }
}
