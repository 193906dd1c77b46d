import Foundation
import GRDB
import SharedStore
import StoreRounds
import OwnThreads
import Testing

/// Two processes that write at random, each with a list that knows only what it is told. The long rounds do the same ten thousand times.
@Suite(.serialized, .timeLimit(.minutes(2))) struct StoreSequenceTests {
    @Test("N15, N18, N21, R3.22: the lists of two processes equal the query's result in both, whatever is merged, skipped or killed")
    func random() async throws {
        for seed in 1...6 {
            try await onThread {
                try withFolder { folder in
                    let store = try StoredEvent.store(in: folder)
                    var rounds = StoreRounds(seed: UInt64(seed))
                    let mirror = try Mirror(store)
                    let other = try StoreChild(folder, "mirror", "\(seed + 100)", "60", patience: 20)
                    // The victim writes all the while, and is killed somewhere.
                    let victim = try StoreChild(folder, "random", "\(seed + 200)", "100000", patience: 20)
                    let death = rounds.number(below: 40)
                    for round in 0..<60 {
                        try rounds.write(store, skipping: mirror)
                        if rounds.isReading { try mirror.read() }
                        if round == death { victim.end() }
                    }
                    #expect(other.line(within: 60) == "written")
                    victim.end()
                    other.goOn()
                    #expect(other.line()?.hasPrefix("equal") == true, "seed \(seed)")
                    store.refresh()
                    try mirror.read()
                    #expect(try mirror.difference() == nil, "seed \(seed)")
                    #expect(try store.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
                }
            }
        }
    }
}
