import Foundation
import Testing
import VitrineSharedFiles

@testable import FetchCache

@Suite(.timeLimit(.minutes(1)))
struct FetchStoreTests {
    private let environment = CacheEnvironment()

    @Test("a damaged file is a miss, wherever it is damaged")
    func damaged() async throws {
        environment.service.answers(.init(body: "the body of it", headers: ["ETag": "\"1\""]))
        _ = try await environment.cache.data(for: environment.request(), freshFor: 60)
        let file = try #require(environment.files(".entry").first), whole = try Data(contentsOf: file)
        let key = try FetchKey(environment.request(), varyingBy: [], partition: "")
        #expect(EntryFile.entry(whole, key)?.data == Data("the body of it".utf8))
        for index in whole.indices {
            var bytes = whole
            bytes[index] ^= 0x10
            #expect(EntryFile.entry(bytes, key) == nil, "byte \(index)")
            #expect(EntryFile.entry(whole.prefix(index), key) == nil, "cut at \(index)")
        }
        #expect(EntryFile.entry(whole + [0], key) == nil)
        #expect(EntryFile.entry(whole, try FetchKey(environment.request("other"), varyingBy: [], partition: "")) == nil)
        for bytes in [Data(), Data("VFC2".utf8), Data(repeating: 255, count: 4_000), whole.dropLast(3)] {
            try bytes.write(to: file)
            #expect(try await environment.cache.data(for: environment.request(), freshFor: 60).origin == .network)
            #expect(try await environment.cache.data(for: environment.request(), freshFor: 60).origin == .cache)
        }
    }

    @Test("beyond the number allowed, what was not used for longest goes")
    func count() async throws {
        environment.limits.count = 3
        for name in ["a", "b", "c"] {
            _ = try await environment.cache.data(for: environment.request(name), freshFor: 600)
            environment.clock.now += 1
        }
        _ = try await environment.cache.data(for: environment.request("a"), freshFor: 600)
        environment.clock.now += 1
        _ = try await environment.cache.data(for: environment.request("d"), freshFor: 600)
        #expect(environment.files(".entry").count == 3)
        for (name, origin) in [("a", FetchedData.Origin.cache), ("c", .cache), ("d", .cache), ("b", .network)] {
            #expect(try await environment.cache.data(for: environment.request(name), freshFor: 600).origin == origin, "\(name)")
        }
    }

    @Test("beyond the bytes allowed too, and a larger one alone is not kept")
    func bytes() async throws {
        environment.limits.bytes = 5_000
        environment.limits.entryBytes = 4_000
        environment.service.answers(.init(body: String(repeating: "x", count: 2_000)))
        for name in ["a", "b", "c"] {
            _ = try await environment.cache.data(for: environment.request(name), freshFor: 600)
            environment.clock.now += 1
        }
        #expect(environment.files(".entry").count == 2)
        #expect(try await environment.cache.data(for: environment.request("c"), freshFor: 600).origin == .cache)
        environment.service.answers(.init(body: String(repeating: "x", count: 4_001)))
        _ = try await environment.cache.data(for: environment.request("d"), freshFor: 600)
        #expect(try await environment.cache.data(for: environment.request("d"), freshFor: 600).origin == .network)
    }

    @Test("R4.40: a failure is told to all who waited for it, and to nobody who comes later")
    func sharedFailure() throws {
        let store = FetchStore(folder: environment.folder, limits: environment.limits)
        let key = try FetchKey(environment.request(), varyingBy: [], partition: ""), now = environment.clock.now
        guard case .mine(let lease, old: nil) = store.turn(key, fresh: 60, at: now, watched: nil),
            case .others(lease.owner) = store.turn(key, fresh: 60, at: now, watched: nil)
        else {
            Issue.record("no lease, or two")
            return
        }
        store.release(lease, key, failure: .status(503))
        guard case .failed(.status(503)) = store.turn(key, fresh: 60, at: now, watched: lease.owner) else {
            Issue.record("who waited was not told")
            return
        }
        guard case .mine(let next, old: nil) = store.turn(key, fresh: 60, at: now, watched: nil) else {
            Issue.record("an old failure was told")
            return
        }
        // The first comes back late: it changes nothing of what is the second's.
        store.keep(FetchEntry(data: Data("late".utf8), status: 200, headers: [:], date: now), key, lease)
        store.release(lease, key, failure: nil)
        #expect(store.entry(key) == nil)
        store.keep(FetchEntry(data: Data("new".utf8), status: 200, headers: [:], date: now), key, next)
        #expect(store.entry(key)?.data == Data("new".utf8))
    }

    @Test("R4.39: an answer that another process keeps while this one looks is found, and not taken for one of the future")
    func keptMeanwhile() throws {
        let store = FetchStore(folder: environment.folder, limits: environment.limits), clock = environment.clock
        let key = try FetchKey(environment.request(), varyingBy: [], partition: "")
        guard case .mine(let lease, _) = store.turn(key, fresh: 60, at: clock.now, watched: nil) else {
            Issue.record("the first is not asked to fetch")
            return
        }
        store.giveUp(key, lease)
        // The other one fetches in the moment in which this one looks at the lease that is over.
        let other = FetchStore(folder: environment.folder, limits: environment.limits) {
            if case .mine(let next, _) = store.turn(key, fresh: 60, at: clock.now, watched: nil) {
                clock.now += 1
                store.keep(FetchEntry(data: Data("new".utf8), status: 200, headers: [:], date: clock.now), key, next)
            }
            return Uptime.now
        }
        guard case .found(let entry) = other.turn(key, fresh: 60, at: clock.now, watched: nil) else {
            Issue.record("it is fetched twice")
            return
        }
        #expect(entry.data == Data("new".utf8))
    }

    @Test("what a dead process left is swept away, what another one is at work with stays")
    func leftovers() async throws {
        try FileManager.default.createDirectory(at: environment.folder, withIntermediateDirectories: true)
        let now = Int(Uptime.now)
        // The one of the next second was begun while the clock stood just before it.
        for name in ["\(now + 100_000)-A.draft", "\(now)-B.draft", "\(now + 1)-F.draft", "junk.draft", "C.lease", "D.lease"] {
            try Data().write(to: environment.folder.appendingPathComponent(name))
        }
        let lease = Lease(owner: "E", process: getpid(), beat: Uptime.now)
        try JSONEncoder().encode(lease).write(to: environment.folder.appendingPathComponent("E.lease"))
        _ = try await environment.cache.data(for: environment.request(), freshFor: 60)
        #expect(Set(environment.files(".draft").map(\.lastPathComponent)) == ["\(now)-B.draft", "\(now + 1)-F.draft"])
        #expect(environment.files(".lease").map(\.lastPathComponent) == ["E.lease"])
    }

    @Test("a lease that is renewed while somebody looks at it is not taken for a dead one")
    func renewedMeanwhile() throws {
        let store = FetchStore(folder: environment.folder, limits: environment.limits)
        let key = try FetchKey(environment.request(), varyingBy: [], partition: "")
        guard case .mine(let lease, _) = store.turn(key, fresh: 60, at: .now, watched: nil) else {
            Issue.record("the first is not asked to fetch")
            return
        }
        // The lease's owner renews it in the moment after the clock was read.
        let other = FetchStore(folder: environment.folder, limits: environment.limits) {
            let uptime = Uptime.now
            store.renew(lease, key)
            return uptime
        }
        guard case .others(lease.owner) = other.turn(key, fresh: 60, at: .now, watched: nil) else {
            Issue.record("somebody else's turn, while its owner lives")
            return
        }
    }

    @Test("a sign of life takes no lock, and is one for its own lease only")
    func renewedWithoutLock() throws {
        let later = FetchStore(folder: environment.folder, limits: environment.limits) { Uptime.now + 100 }
        let store = FetchStore(folder: environment.folder, limits: environment.limits)
        let key = try FetchKey(environment.request(), varyingBy: [], partition: "")
        guard case .mine(let lease, _) = store.turn(key, fresh: 60, at: .now, watched: nil) else {
            Issue.record("the first is not asked to fetch")
            return
        }
        // Somebody was suspended with it.
        guard case .done(let held) = FileLock(environment.folder.appendingPathComponent("lock")).take() else {
            Issue.record("the lock is not free")
            return
        }
        var other = lease
        other.owner = "other"
        later.renew(other, key)
        guard case .busy = later.turn(key, fresh: 60, at: .now, watched: nil) else {
            Issue.record("another owner's sign of life counts")
            return
        }
        later.renew(lease, key)
        guard case .others(lease.owner) = later.turn(key, fresh: 60, at: .now, watched: nil) else {
            Issue.record("its own does not")
            return
        }
        held.release()
    }

    @Test("a process that is suspended with the lock holds nobody up: one asks for itself, and keeps nothing")
    func suspendedWithTheLock() async throws {
        environment.limits.silence = 0.05
        try FileManager.default.createDirectory(at: environment.folder, withIntermediateDirectories: true)
        guard case .done(let held) = FileLock(environment.folder.appendingPathComponent("lock")).take() else {
            Issue.record("the lock is not free")
            return
        }
        let answer = try await environment.cache.data(for: environment.request(), freshFor: 60)
        #expect(answer.text == "body" && answer.origin == .uncached(because: "Another process does not let go of the folder."))
        held.release()
        #expect(try await environment.cache.data(for: environment.request(), freshFor: 60).origin == .network)
        #expect(try await environment.cache.data(for: environment.request(), freshFor: 60).origin == .cache)
    }
}
