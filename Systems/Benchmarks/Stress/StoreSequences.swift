import Foundation
import GRDB
import SeededGenerators
import SharedStore
import StoreRounds

/// Ten thousand random sequences of writes by two processes, some merged, some skipped by their own writer, some cut short by `kill -9`:
/// whatever each process's lists were told makes the query's result.
enum StoreSequences {
    static let name = "store-sequences"
    private static let rounds = 10_000

    static func run(_ build: URL, _ seed: UInt64, _ record: inout SuiteRecord) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // So few that a list which hardly reads misses some.
        setenv("STORE_KEPT", "60", 1)
        var options = StoreOptions()
        options.keptChanges = 60
        options.patience = 20
        let store = try StoredEvent.store(in: folder, options: options)
        var sequence: WriteSequence?
        var other: StoreChild?
        var kills = 0
        defer { other?.end() }
        for round in 0..<rounds {
            let own = seed &+ UInt64(round) &* 2
            var generator = SeededGenerator(seed: own)
            let child = try other ?? StoreChild(build: build, folder, "sequences", patience: 20)
            if other == nil, child.line() != "ready" { throw StressFailure("The other process did not start.") }
            other = child
            child.goOn("\(own &+ 1)")
            let death = Int.random(in: 0..<20, using: &generator) == 0 ? Int.random(in: 0..<4, using: &generator) : nil
            do {
                sequence = try WriteSequence(store, seed: own, continuing: sequence)
                try sequence?.write { if $0 == death { child.send(SIGKILL) } }
                if death == nil {
                    let said = child.line()
                    if said != "written" { record.fail("seed \(own): the other process says \(said ?? "nothing")") }
                } else {
                    child.end()
                    other = nil
                    kills += 1
                }
                let verdict = try sequence?.verdict() ?? ""
                if !verdict.hasPrefix("equal") { record.fail("seed \(own): here \(verdict)") }
                if death == nil {
                    child.goOn("verdict")
                    let verdict = child.line() ?? "nothing"
                    if !verdict.hasPrefix("equal") { record.fail("seed \(own): there \(verdict)") }
                }
            } catch {
                record.fail("seed \(own): \(error)")
                sequence = nil
                child.end()
                other = nil
            }
            try record.progress(of: rounds)
        }
        let check = try store.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
        if check != "ok" { record.fail("The database is damaged: \(check ?? "")") }
        say("  \(name): \(kills) kills")
        if kills < rounds / 40 { record.fail("only \(kills) kills") }
    }
}
