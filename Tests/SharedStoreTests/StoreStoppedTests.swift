import Foundation
import GRDB
import SharedStore
import StoreRounds
import OwnThreads
import Testing

/// Processes that the system stops where it likes (G3.8).
@Suite(.serialized, .timeLimit(.minutes(2))) struct StoreStoppedTests {
    private func seconds(_ body: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        try body()
        return (ContinuousClock.now - start) / .seconds(1)
    }

    private func store(in folder: URL) throws -> SharedStore {
        var options = StoreOptions()
        options.patience = 2
        return try StoredEvent.store(in: folder, [StoredEvent(id: 20, value: 5)], options: options)
    }

    @Test("G3.8: one stopped inside a read, or just before a write, holds nobody up, and goes on with what it had begun")
    func readOrBefore() async throws {
        try await onThread {
            try withFolder { folder in
                let store = try store(in: folder)
                let recorder = try Recorder(store, .matching)
                recorder.settle(store)
                let reading = try StoreChild(folder, "hold", "read", role: "reader"), before = try StoreChild(folder, "hold", "before")
                for child in [reading, before] {
                    #expect(child.line() == "here")
                    child.send(SIGSTOP)
                    child.goOn()
                }
                let time = try seconds {
                    for id in 100..<200 { try store.add(Int64(id), 5) }
                    #expect(recorder.changes(store).flatMap(\.insertions).count == 100)
                    #expect(
                        try SharedStore(at: store.url, schema: StoredEvent.schema, as: .member).read { try StoredEvent.fetchCount($0) }
                            == 101)
                }
                #expect(time < 1.9)
                for child in [reading, before] { child.send(SIGCONT) }
                // The stopped reader's transaction goes on seeing what it saw.
                #expect(reading.line() == "true")
                #expect(before.line() == "written")
                #expect(recorder.changes(store).flatMap(\.insertions).count == 101)
            }
        }
    }

    @Test(
        "G3.8: while one is stopped inside a write, others read, observe, and give up writing after their deadline; killed, it frees them"
    )
    func write() async throws {
        try await onThread {
            try withFolder { folder in
                let store = try store(in: folder)
                let recorder = try Recorder(store, .matching)
                let writing = try StoreChild(folder, "hold", "write")
                #expect(writing.line() == "here")
                writing.send(SIGSTOP)
                writing.goOn()
                let reading = try seconds {
                    #expect(try store.read { try StoredEvent.fetchCount($0) } == 1)
                    let other = try SharedStore(at: store.url, schema: StoredEvent.schema, as: .reader)
                    #expect(try other.read { try StoredEvent.fetchCount($0) } == 1)
                    #expect(recorder.calls(store) == 1)
                }
                #expect(reading < 1.9)
                let waiting = seconds {
                    #expect(throws: StoreError.busy(seconds: 2)) { try store.add(1, 5) }
                }
                #expect(waiting > 1.5 && waiting < 6)
                writing.end()
                let freed = try seconds { try store.add(1, 5) }
                #expect(freed < 1.9)
                #expect(recorder.changes(store) == [ChangeSet(insertions: [0])])
                #expect(try store.read { try StoredEvent.fetchCount($0) } == 2)
                let again = try StoreChild(folder, "hold", "write")
                #expect(again.line() == "here")
                again.send(SIGSTOP)
                again.goOn()
                #expect(throws: StoreError.busy(seconds: 2)) { try store.add(2, 5) }
                again.send(SIGCONT)
                #expect(again.line() == "written")
                try store.add(2, 5)
                #expect(recorder.changes(store).flatMap(\.insertions).count == 3)
            }
        }
    }
}
