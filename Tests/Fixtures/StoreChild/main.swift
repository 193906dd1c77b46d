import Foundation
import GRDB
import SharedStore
import StoreRounds

// Another process of the same store, which does as it is told and says a line for each thing done: `store-child DATABASE ROLE COMMAND …`.

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 3 else { exit(2) }
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
func number(_ index: Int) -> Int { words.count > index ? Int(words[index]) ?? 0 : 0 }

let role: StoreRole = words[1] == "app" ? .app : words[1] == "reader" ? .reader : .member
var options = StoreOptions()
options.patience = ProcessInfo.processInfo.environment["STORE_PATIENCE"].flatMap(Double.init) ?? options.patience
options.pollInterval = ProcessInfo.processInfo.environment["STORE_POLL"].flatMap(Double.init) ?? options.pollInterval
options.keptChanges = ProcessInfo.processInfo.environment["STORE_KEPT"].flatMap(Int64.init) ?? options.keptChanges
let store: SharedStore
do {
    store = try SharedStore(at: URL(fileURLWithPath: words[0]), schema: StoredEvent.schema, as: role, options: options)
} catch {
    say("error \(error)")
    exit(1)
}
do {
    switch words[2] {
    case "add": try add(count: number(3), from: Int64(number(4)))
    case "watch": try await watch()
    case "answer": try await answer(rounds: number(3))
    case "increment": try increment(times: number(3))
    case "hold": try hold(words[3])
    case "random": try random(seed: UInt64(number(3)), count: number(4))
    case "mirror": try mirror(seed: UInt64(number(3)), count: number(4))
    case "sequences": try sequences()
    case "strange": try strange()
    case "latency": try latency(count: number(3), microseconds: UInt32(number(4)))
    case "count": try await count(through: number(3))
    default: exit(2)
    }
} catch {
    say("error \(error)")
    exit(1)
}

/// One row in each commit.
func add(count: Int, from first: Int64) throws {
    for id in first..<first + Int64(count) {
        try store.write { try StoredEvent(id: id, value: 5).insert($0) }
        say("\(id)")
    }
}

/// Says each change of the rows that tests look at, until it is killed or nobody listens.
func watch() async throws {
    for try await change in try store.changes(StoreQuery("event").filter("value > 0 AND value < 10")) {
        switch change {
        case .initial(let collection): say("initial \(collection.count)")
        case .update(let collection, let changes):
            say("\(collection.count) -\(changes.deletions) +\(changes.insertions) ~\(changes.modifications)")
        }
    }
}

/// Adds one to the only row whenever the other side has made it odd.
func answer(rounds: Int) async throws {
    say("ready")
    for try await change in try store.changes(StoreQuery("event")) {
        let value = try change.collection.fetch(StoredEvent.self, at: 0)?.value ?? 0
        if value % 2 == 1 { try store.write { try $0.execute(sql: "UPDATE event SET value = value + 1") } }
        if value >= rounds * 2 - 1 { return say("done") }
    }
}

/// Reads a number and writes the next one, in one transaction each time.
func increment(times: Int) throws {
    for _ in 0..<times {
        try store.write { db in
            let value = try Int.fetchOne(db, sql: "SELECT value FROM event WHERE id = 1") ?? 0
            try db.execute(sql: "UPDATE event SET value = ? WHERE id = 1", arguments: [value + 1])
        }
    }
    say("done")
}

/// Stands still inside a read or a write, or before one, until a line comes; or dies there.
func hold(_ place: String) throws {
    switch place {
    case "read":
        try store.read { db in
            let count = try StoredEvent.fetchCount(db)
            say("here")
            _ = readLine()
            say("\(try StoredEvent.fetchCount(db) == count)")
        }
    case "write":
        try store.write { db in
            try StoredEvent(id: 999, value: 5).insert(db)
            say("here")
            _ = readLine()
        }
        say("written")
    case "before":
        say("here")
        _ = readLine()
        try store.write { try StoredEvent(id: 998, value: 5).insert($0) }
        say("written")
    default:
        try store.write { db in
            try StoredEvent(id: 997, value: 5).insert(db)
            _exit(1)
        }
    }
}

/// Random writes; says the number of each when it is committed.
func random(seed: UInt64, count: Int) throws {
    var rounds = StoreRounds(seed: seed)
    for index in 1...max(1, count) {
        try rounds.write(store)
        say("\(index)")
    }
}

/// Random writes with a list that follows what it is told; says what is wrong with it, and when all is written and read.
func mirror(seed: UInt64, count: Int) throws {
    var rounds = StoreRounds(seed: seed)
    let mirror = try Mirror(store)
    for _ in 0..<count {
        try rounds.write(store, skipping: mirror)
        if rounds.isReading { try mirror.read() }
    }
    say("written")
    _ = readLine()
    store.refresh()
    try mirror.read()
    say(try mirror.difference() ?? "equal \(mirror.updates) \(mirror.skipped)")
}

/// Writes as a process that has never heard of the store: without a ping.
func strange() throws {
    let stranger = try DatabaseQueue(path: words[0])
    try stranger.write { try $0.execute(sql: "INSERT INTO event VALUES (5, 5, '', NULL)") }
    say("done")
}

/// Makes, for each line with a seed, a sequence of random writes with lists that follow; then, at the next line, reports the outcome.
func sequences() throws {
    var sequence: WriteSequence?
    say("ready")
    while let line = readLine() {
        if let seed = UInt64(line) {
            sequence = try WriteSequence(store, seed: seed, continuing: sequence)
            try sequence?.write()
            say("written")
        } else {
            say(try sequence?.verdict() ?? "no sequence")
        }
    }
}

/// Commits at intervals: as its title the time before the transaction, as its value that directly before what it commits.
func latency(count: Int, microseconds: UInt32) throws {
    for index in 1...max(1, count) {
        usleep(microseconds)
        let start = Uptime.nanoseconds
        try store.write { try StoredEvent(id: Int64(index), value: Uptime.nanoseconds, title: "\(start)").insert($0) }
    }
    say("done")
}

/// Counts rows that come one after the other, and says when all are there, or what was out of order or missed.
func count(through last: Int) async throws {
    var seen = 0
    say("ready")
    for try await change in try store.changes(StoreQuery("event")) {
        if case .update(let collection, let changes) = change {
            guard changes.deletions.isEmpty, changes.modifications.isEmpty, changes.insertions == Array(seen..<collection.count) else {
                return say("after \(seen): \(changes)")
            }
        }
        seen = change.collection.count
        guard change.collection.key(at: seen - 1).flatMap({ Int.fromDatabaseValue($0) }) == (seen > 0 ? seen : nil) else {
            return say("wrong row at \(seen)")
        }
        if seen >= last { return say("all \(Uptime.nanoseconds)") }
    }
}
