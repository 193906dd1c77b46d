import Foundation
import GRDB
import SeededGenerators
import SharedStore
import StoreRounds

/// `kill -9` of a writer or a reader of a shared store: no commit that was reported is lost, those who live see all of them and write on, and
/// the database is whole.
enum StoreKill {
    static let name = "store-kill"
    private static let rounds = 500

    @available(*, noasync)
    static func run(_ build: URL, _ generator: SeededGenerator, _ record: inout SuiteRecord) throws {
        var generator = generator
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try StoredEvent.store(in: folder)
        let mirror = try Mirror(store)
        var commits = 0, next = 1
        for _ in 0..<rounds {
            let writer = try StoreChild(build: build, folder, "add", "1000000", "\(next)", patience: 10)
            let reader = try StoreChild(build: build, folder, "watch", role: "reader")
            defer { for child in [writer, reader] { child.end() } }
            var said: [Int] = []
            let wanted = Int.random(in: 0...30, using: &generator)
            while said.count < wanted, let line = writer.line() { said.append(Int(line) ?? 0) }
            if said.count < wanted { record.fail("The writer stopped after \(said.count): \(said)") }
            let killsReader = Bool.random(using: &generator)
            usleep(UInt32.random(in: 0...2_000, using: &generator))
            if killsReader {
                reader.send(SIGKILL)
                // The writer is not held up.
                for _ in 0..<5 {
                    guard let line = writer.line() else {
                        record.fail("The writer stopped when the reader was killed.")
                        break
                    }
                    said.append(Int(line) ?? 0)
                }
            }
            writer.end()
            said += writer.rest().compactMap { Int($0) }
            let stored = try store.read { try Int.fetchAll($0, sql: "SELECT id FROM event WHERE id >= ? ORDER BY id", arguments: [next]) }
            // One more commit may have been made than was reported.
            if !stored.starts(with: said) || stored.count > said.count + 1 {
                record.fail("\(said.count) commits were said, and \(stored.count) are there")
            }
            next = max(next, (stored.last ?? next - 1) + 1)
            let start = ContinuousClock.now
            try store.write { try StoredEvent(id: Int64(next), value: 5).insert($0) }
            next += 1
            if ContinuousClock.now - start > .seconds(1) { record.fail("A write took \(ContinuousClock.now - start) after the kill") }
            try mirror.read()
            store.refresh()
            try mirror.read()
            if let difference = try mirror.difference() { record.fail(difference) }
            if !killsReader { try follow(reader, store, &record) }
            let check = try store.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
            if check != "ok" { record.fail("The database is damaged: \(check ?? "")") }
            commits += stored.count
            if next > 20_000 { try store.write { _ = try StoredEvent.deleteAll($0) } }
            try record.progress(of: rounds)
        }
        say("  \(name): \(commits) commits")
    }

    /// The reader that lives comes to the number of rows that there are.
    private static func follow(_ reader: StoreChild, _ store: SharedStore, _ record: inout SuiteRecord) throws {
        let count = try store.read { try StoredEvent.fetchCount($0) }
        var last = "nothing"
        while let line = reader.line(within: 5) {
            last = line
            if line.hasPrefix("\(count) ") || line == "initial \(count)" { return }
        }
        record.fail("The reader that was left came to \(last) and not to \(count)")
    }
}
