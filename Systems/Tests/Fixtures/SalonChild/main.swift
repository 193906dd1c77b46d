import Credentials
import Foundation
import FoundationOnLinux
import SalonCalendar
import SalonCore
import SalonRounds
import SeededGenerators
import SharedStore
import StoreRounds

// The salon's app or its widget as another process, which does as it is told and says a line for each thing done:
// `salon-child FOLDER app|widget|session …`.

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 2 else { exit(2) }
let environment = SalonEnvironment(URL(fileURLWithPath: words[0], isDirectory: true))
let options = {
    var options = StoreOptions()
    options.patience = ProcessInfo.processInfo.environment["STORE_PATIENCE"].flatMap(Double.init) ?? options.patience
    return options
}()
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
func number(_ index: Int) -> Int { words.count > index ? Int(words[index]) ?? 0 : 0 }

/// The lines that it is told, read on a thread of its own: waiting for one must hold nobody up.
func lines() -> AsyncStream<[String]> {
    AsyncStream { continuation in
        Thread.detachNewThread {
            while let line = readLine() { continuation.yield(line.split(separator: " ").map(String.init)) }
            continuation.finish()
        }
    }
}

do {
    switch words[1] {
    case "app": try await SalonAppChild(environment, options).follow(lines())
    case "edits": try edits(seed: UInt64(number(3)), count: number(4), from: number(5))
    case "watch": try await watch()
    case "hold": try hold(words[2])
    case "session": try await SalonSessionChild(words[2]).follow(lines())
    default: exit(2)
    }
} catch {
    say("error \(error)")
    exit(1)
}

/// Random edits of the app, whose synchroniser runs meanwhile, or of the widget; says the event and the version of each that is committed.
func edits(seed: UInt64, count: Int, from first: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let salon: SalonStore, calendar: CalendarStore?, synchroniser: CalendarSynchroniser?
    if words[2] == "app" {
        let app = try SalonAppChild(environment, options)
        (salon, calendar, synchroniser) = (app.salon, app.calendar, app.synchroniser)
        synchroniser?.start(account: SampleEvents.account)
    } else {
        (salon, calendar, synchroniser) = (try environment.salon(as: .member, options: options), nil, nil)
    }
    defer { synchroniser?.stop() }
    let seal = environment.seal
    for version in first..<first + max(1, count) {
        let event = SampleEvents.event("e\(Int.random(in: 0..<40, using: &generator))", version: version, customer: "Customer \(version)")
        if let calendar {
            try calendar.put([event], account: SampleEvents.account)
        } else {
            try salon.upsert([try SalonEnvironment.received(event, seal: seal)])
        }
        say("\(event.id) \(version)")
    }
}

/// Says how many events the widget would show, whenever that changes.
func watch() async throws {
    let salon = try environment.salon(as: .reader, options: options)
    let now = SampleEvents.now
    for try await change in try salon.changes(account: SampleEvents.account, from: now, to: now + 86_400) {
        say("\(change.collection.count)")
    }
}

/// Stands still inside a read or a write of the widget's, or before one, until a line comes.
func hold(_ place: String) throws {
    let salon = try environment.salon(as: .member, options: options)
    let row = try SalonEnvironment.received(SampleEvents.event("held"), seal: environment.seal)
    switch place {
    case "read":
        try salon.shared.read { db in
            let count = try LightCalendarEvent.fetchCount(db)
            say("here")
            _ = readLine()
            say("\(try LightCalendarEvent.fetchCount(db) == count)")
        }
    case "write":
        try salon.shared.write { db in
            try row.upsert(db)
            say("here")
            _ = readLine()
        }
        say("written")
    default:
        say("here")
        _ = readLine()
        try salon.upsert([row])
        say("written")
    }
}
