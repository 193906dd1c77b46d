import AppGroup
import Foundation
import ScriptBridge
import ScriptModules

// Saves a thousand bookings again and again, as Trips' app does: by the app's own JavaScript, into the group's store, with a request for
// new timelines after it. Prints the milliseconds that each time took.
// usage: script-child BUNDLE.js GROUP BOOKINGS ROUNDS

/// Counts the requests for new timelines; nobody draws any here.
final class Reloads: WidgetReloading, @unchecked Sendable {
    private let lock = NSLock()
    private var requests = 0
    var count: Int { lock.withLock { requests } }
    func reloadAllTimelines() { lock.withLock { requests += 1 } }
    func reloadTimelines(ofKind kind: String) { reloadAllTimelines() }
    func currentConfigurations() async throws -> [[String: String]] { [] }
}

func stop(_ words: String) -> Never {
    FileHandle.standardError.write(Data((words + "\n").utf8))
    exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count == 5, let bookings = Double(arguments[3]), let rounds = Int(arguments[4]) else {
    stop("usage: script-child BUNDLE.js GROUP BOOKINGS ROUNDS")
}
let reloads = Reloads()
let engine = ScriptEngine(
    modules: [.networking(), .groupDefaults(try AppGroup(arguments[2]).store()), .widgetManager(reloads)], console: { _ in })
try await engine.load(try ScriptBundle(URL(fileURLWithPath: arguments[1])))
try await engine.call("TripsTests", "hold", [.number(bookings)])
for round in 1...rounds {
    let start = ContinuousClock.now
    try await engine.call("TripsTests", "save")
    let time = (ContinuousClock.now - start) / .milliseconds(1)
    guard reloads.count == round else { stop("Nothing asked for new timelines.") }
    print(time)
}
engine.close()
