import Foundation
import GRDB
import SalonCalendar
import SalonCore
import SeededGenerators
import SharedStore
import StoreRounds

/// `kill -9` of the app with its synchroniser, of the widget that receives, and of one that only reads, at random: no commit that was said is
/// lost, nobody who lives is held up, both databases are whole, and an app that starts anew brings the stores into step.
public final class SalonKillRounds {
    private let folder: URL
    private let build: URL?
    private var generator: SeededGenerator
    private var version = 1
    /// The newest version of each event that was said to be committed, by whichever side.
    private var said: [String: Int] = [:]
    public private(set) var commits = 0
    public private(set) var failures: [String] = []

    public init(build: URL? = nil, seed: UInt64) throws {
        self.build = build
        generator = SeededGenerator(seed: seed)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("salon-kill-\(UUID().uuidString)", isDirectory: true)
        // The app was opened once.
        let environment = SalonEnvironment(folder)
        _ = (try environment.salon(), try environment.calendar())
        _ = try environment.seal.sealed(SampleEvents.event(), account: SampleEvents.account)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func child(_ words: String...) throws -> StoreChild {
        try StoreChild(build: build, product: "salon-child", [folder.path] + words, environment: ["STORE_PATIENCE": "10"])
    }

    /// One round: three processes, of which one is killed while the others go on, and then all.
    @available(*, noasync)
    public func round() throws {
        let span = 1_000_000
        let app = try child("edits", "app", "\(generator.next() >> 1)", "\(span)", "\(version)")
        let widget = try child("edits", "widget", "\(generator.next() >> 1)", "\(span)", "\(version + span)")
        let reader = try child("watch")
        version += 2 * span
        let all = [app, widget, reader]
        defer { for child in all { child.end() } }
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
            for child in [app, widget] { hear(child, child.line()) }
        }
        let victim = Int.random(in: 0..<3, using: &generator)
        usleep(UInt32.random(in: 0...2_000, using: &generator))
        all[victim].send(SIGKILL)
        for (number, child) in [app, widget].enumerated() where number != victim {
            for _ in 0..<3 {
                guard let line = child.line() else {
                    failures.append("\(number == 0 ? "The app" : "The widget") stopped when \(victim) was killed.")
                    break
                }
                hear(child, line)
            }
        }
        for child in [app, widget] {
            child.end()
            for line in child.rest() { hear(child, line) }
        }
        reader.end()
        try check()
    }

    private func hear(_ child: StoreChild, _ line: String?) {
        let parts = (line ?? "").split(separator: " ")
        guard parts.count == 2, let version = Int(parts[1]) else {
            if let line { failures.append(line) }
            return
        }
        commits += 1
        said[String(parts[0])] = max(said[String(parts[0])] ?? 0, version)
    }

    /// A new app comes, and all must be there.
    @available(*, noasync)
    private func check() throws {
        let environment = SalonEnvironment(folder)
        let salon = try environment.salon(), calendar = try environment.calendar()
        for shared in [salon.shared, calendar.shared] {
            let check = try shared.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
            if check != "ok" { failures.append("The database is damaged: \(check ?? "")") }
        }
        let done = DispatchSemaphore(value: 0)
        let synchroniser = CalendarSynchroniser(salon: salon, calendar: calendar, seal: environment.seal, now: { SampleEvents.now })
        let start = ContinuousClock.now
        synchroniser.start(account: SampleEvents.account)
        let outcome = Outcome()
        Task {
            do {
                try await synchroniser.gate.wait()
                try await synchroniser.synchronise()
            } catch {
                outcome.fail("\(error)")
            }
            done.signal()
        }
        if done.wait(timeout: .now() + 20) != .success { failures.append("The stores did not come into step.") }
        if let failure = outcome.failure { failures.append(failure) }
        if ContinuousClock.now - start > .seconds(5) { failures.append("It took \(ContinuousClock.now - start) to come into step.") }
        synchroniser.stop()
        let fulls = try calendar.shared.read { try StoredCalendarEvent.fetchAll($0) }.map { try $0.event(environment.seal) }
        let lights = try salon.shared.read { try LightCalendarEvent.fetchAll($0) }
        let versions = Dictionary(fulls.map { ($0.id, $0.version) }) { $1 }
        for (id, version) in said where versions[id] ?? 0 < version {
            failures.append("\(id) has version \(versions[id] ?? 0), and \(version) was said to be committed.")
        }
        let known = Dictionary(lights.map { ($0.id, $0) }) { $1 }
        for event in fulls {
            let wanted = LightCalendarEvent(event, account: SampleEvents.account, receivedAt: SampleEvents.now)
            if known[event.id]?.looksLike(wanted) != true || known[event.id]?.needsSync != false {
                failures.append("The widget does not see \(event.id) as the app does.")
            }
        }
        if lights.count != fulls.count { failures.append("\(fulls.count) events, and \(lights.count) light ones.") }
    }

    /// The error of a task, if any.
    private final class Outcome: @unchecked Sendable {
        private let lock = NSLock()
        private var text: String?
        var failure: String? { lock.withLock { text } }
        func fail(_ words: String) { lock.withLock { text = words } }
    }
}
