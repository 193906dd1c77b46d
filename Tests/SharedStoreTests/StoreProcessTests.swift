import Foundation
import GRDB
import SharedStore
import StoreRounds
import OwnThreads
import Testing

/// Real processes of one store: what Realm's interprocess tests pin.
@Suite(.serialized, .timeLimit(.minutes(2))) struct StoreProcessTests {
    @Test("N23, R3.22: a commit of another process makes the same calls here as one of this process, and the other way round")
    func bothWays() async throws {
        try await onThread {
            try withFolder { folder in
                let store = try StoredEvent.store(in: folder, [StoredEvent(id: 20, value: 5)])
                let called = DispatchSemaphore(value: 0)
                let recorder = try Recorder(store, .matching) { _ in called.signal() }
                #expect(called.wait(timeout: .now() + 20) == .success)
                let watcher = try StoreChild(folder, "watch", role: "reader")
                #expect(watcher.line() == "initial 1")
                _ = try StoreChild(folder, "add", "1", "10").rest()
                #expect(called.wait(timeout: .now() + 20) == .success)
                #expect(recorder.told == [ChangeSet(insertions: [0])])
                #expect(watcher.line() == "2 -[] +[0] ~[]")
                try store.set(6, for: 20)
                #expect(watcher.line() == "2 -[] +[] ~[1]")
                try store.delete(10)
                #expect(watcher.line() == "1 -[0] +[] ~[]")
                watcher.end()
            }
        }
    }

    @Test("N17, N18: a hundred rows added elsewhere while the reader is busy come as one change set")
    func hundred() async throws {
        try await onThread {
            try withFolder { folder in
                let store = try StoredEvent.store(in: folder)
                let recorder = try Recorder(store, .matching)
                recorder.settle(store)
                recorder.queue.suspend()
                #expect(try StoreChild(folder, "add", "100", "1").rest().count == 100)
                recorder.release(store)
                #expect(recorder.changes(store) == [ChangeSet(insertions: Array(0..<100))])
            }
        }
    }

    @Test("N25: a process that only reads, or begins a write and gives it up, makes no call elsewhere")
    func spurious() async throws {
        try await onThread {
            try withFolder { folder in
                let store = try StoredEvent.store(in: folder, [StoredEvent(id: 20, value: 5)])
                let recorder = try Recorder(store, .matching)
                recorder.settle(store)
                let watcher = try StoreChild(folder, "watch")
                #expect(watcher.line() == "initial 1")
                let reading = try StoreChild(folder, "hold", "read", role: "reader")
                #expect(reading.line() == "here")
                reading.goOn()
                #expect(reading.line() == "true")
                _ = try StoreChild(folder, "hold", "crash").rest()
                try store.write { try $0.execute(sql: "INSERT INTO other VALUES (7)") }
                #expect(recorder.calls(store) == 1)
                try store.delete(20)
                #expect(watcher.line() == "0 -[0] +[] ~[]")
                watcher.end()
            }
        }
    }

    @Test("a hundred times to and fro between two processes, each waiting for the other's change only")
    func pingPong() async throws {
        try await onThread {
            try withFolder { folder in
                let rounds = 100
                let store = try StoredEvent.store(in: folder, [StoredEvent(id: 1, value: 0)])
                let other = try StoreChild(folder, "answer", "\(rounds)")
                #expect(other.line() == "ready")
                let done = DispatchSemaphore(value: 0)
                let recorder = try Recorder(store, StoreQuery("event")) { change in
                    do {
                        let value = try change.collection.fetch(StoredEvent.self, at: 0)?.value ?? 0
                        if value >= rounds * 2 { return _ = done.signal() }
                        if value % 2 == 0 { try store.set(value + 1, for: 1) }
                    } catch { Issue.record(error) }
                }
                #expect(done.wait(timeout: .now() + 30) == .success)
                #expect(other.line() == "done")
                recorder.token = nil
            }
        }
    }

    @Test("ten processes that each add one a hundred times lose none, and the observer ends at a thousand")
    func manyWriters() async throws {
        try await onThread {
            try withFolder { folder in
                let store = try StoredEvent.store(in: folder, [StoredEvent(id: 1, value: 0)])
                let done = DispatchSemaphore(value: 0)
                let recorder = try Recorder(store, StoreQuery("event")) { change in
                    if (try? change.collection.fetch(StoredEvent.self, at: 0))?.value == 1000 { done.signal() }
                }
                let children = try (0..<10).map { _ in try StoreChild(folder, "increment", "100", patience: 60) }
                for child in children { #expect(child.line(within: 60) == "done") }
                #expect(done.wait(timeout: .now() + 20) == .success)
                #expect(recorder.told.allSatisfy { $0 == ChangeSet(modifications: [0]) })
            }
        }
    }

    @Test("G3.8: a process that dies inside a write leaves nothing of it, and the others write on, whether the file was open there or not")
    func crash() async throws {
        try await onThread {
            try withFolder { folder in
                var store: SharedStore? = try StoredEvent.store(in: folder, [StoredEvent(id: 20, value: 5)])
                for isOpen in [true, false] {
                    if !isOpen { store = nil }
                    #expect(try StoreChild(folder, "hold", "crash").rest() == [])
                    let open = try store ?? StoredEvent.store(in: folder)
                    try open.set(isOpen ? 6 : 7, for: 20)
                    #expect(try open.read { try StoredEvent.fetchAll($0) } == [StoredEvent(id: 20, value: isOpen ? 6 : 7)])
                    store = open
                }
            }
        }
    }

    @Test("N24: a commit without a ping, as of a process that is killed before it, is found by polling")
    func unannounced() async throws {
        try await onThread {
            try withFolder { folder in
                var options = StoreOptions()
                options.pollInterval = 0.05
                let store = try StoredEvent.store(in: folder, options: options)
                let called = DispatchSemaphore(value: 0)
                let recorder = try Recorder(store, .matching) { _ in called.signal() }
                #expect(called.wait(timeout: .now() + 20) == .success)
                // A process that has never heard of pings.
                #expect(try StoreChild(folder, "strange").line() == "done")
                #expect(called.wait(timeout: .now() + 20) == .success)
                #expect(recorder.told == [ChangeSet(insertions: [0])])
            }
        }
    }

    @Test("N24: a ping that was lost is made up for by the next")
    func lostPing() async throws {
        try await onThread {
            try withFolder { folder in
                var options = StoreOptions()
                options.pollInterval = 3600
                let store = try StoredEvent.store(in: folder, options: options)
                let called = DispatchSemaphore(value: 0)
                let recorder = try Recorder(store, .matching) { _ in called.signal() }
                #expect(called.wait(timeout: .now() + 20) == .success)
                #expect(try StoreChild(folder, "strange").line() == "done")
                _ = try StoreChild(folder, "add", "1", "7").rest()
                #expect(called.wait(timeout: .now() + 20) == .success)
                #expect(recorder.told == [ChangeSet(insertions: [0, 1])])
            }
        }
    }

    @Test("R3.22: processes confined to the group's folder make the database and the pipe, and hear each other")
    func confined() async throws {
        try await onThread {
            try withFolder { folder in
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                #expect(try StoreChild(folder, "add", "1", "5", role: "app", isConfined: true).rest() == ["5"])
                var status = stat()
                #expect(lstat(folder.appendingPathComponent("shared.sqlite-ping").path, &status) == 0)
                #expect(status.st_mode & S_IFMT == S_IFIFO && status.st_mode & 0o077 == 0)
                let watcher = try StoreChild(folder, "watch", poll: 3600, isConfined: true)
                #expect(watcher.line() == "initial 1")
                _ = try StoreChild(folder, "add", "1", "6", isConfined: true).rest()
                #expect(watcher.line() == "2 -[] +[1] ~[]")
                watcher.end()
            }
        }
    }

    @Test("where no pipe can be made, changes are found by polling, and the obstacle has a name")
    func withoutPipe() async throws {
        try await onThread {
            try withFolder { folder in
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data().write(to: folder.appendingPathComponent("shared.sqlite-ping"))
                var options = StoreOptions()
                options.pollInterval = 0.05
                let store = try StoredEvent.store(in: folder, options: options)
                #expect(store.pingObstacle?.hasSuffix("it is no pipe") == true)
                let called = DispatchSemaphore(value: 0)
                let recorder = try Recorder(store, .matching) { _ in called.signal() }
                #expect(called.wait(timeout: .now() + 20) == .success)
                _ = try StoreChild(folder, "add", "1", "7").rest()
                #expect(called.wait(timeout: .now() + 20) == .success)
                try store.delete(7)
                #expect(called.wait(timeout: .now() + 20) == .success)
                #expect(recorder.told == [ChangeSet(insertions: [0]), ChangeSet(deletions: [0])])
            }
        }
    }
}
