import Foundation
import Testing
import TestTime

@testable import WidgetLifecycle

/// Tests which events are reported of the system's lists, one after the other.
@Suite(.timeLimit(.minutes(1)))
struct WidgetLifecycleTests {
    private let scratch = Scratch()
    private var folder: URL { scratch.folder }
    private let clock = TestClock()
    private let today = WidgetInstallation(kind: "Insights", family: "systemSmall", configuration: "today")
    private let week = WidgetInstallation(kind: "Insights", family: "systemSmall", configuration: "week")
    private let large = WidgetInstallation(kind: "Insights", family: "systemLarge", configuration: "today")

    /// A history of lists; `step` compares with the next list, some time after the one before.
    private struct Environment {
        var lifecycle: WidgetLifecycle
        var clock: TestClock

        func step(_ current: WidgetInstallation..., after seconds: Double = 900) async throws -> String {
            clock.advance(seconds)
            let changes = try await lifecycle.update(current: current)
            return (changes.added.map { "+\($0.family).\($0.configuration)" } + changes.removed.map { "-\($0.family).\($0.configuration)" })
                .joined(separator: " ")
        }
    }

    private func environment(confirmations: Int = 2) -> Environment {
        // A new value each time, as a new process would have: everything is on the disk.
        Environment(
            lifecycle: WidgetLifecycle(folder: folder, confirmations: confirmations, now: { [clock] in clock.now }), clock: clock)
    }

    @Test("R4.100, R4.104: the first time everything is added, once")
    func first() async throws {
        #expect(try await environment().step(large, today) == "+systemLarge.today +systemSmall.today")
        #expect(try await environment().step(today, large) == "")
        #expect(try await environment().lifecycle.known() == [large, today])
    }

    @Test("R4.94, R4.95: identical widgets are counted, not merged")
    func identical() async throws {
        #expect(try await environment().step(today, today) == "+systemSmall.today +systemSmall.today")
        #expect(try await environment().step(today, today, today) == "+systemSmall.today")
        #expect(try await environment().step(today) == "")
        #expect(try await environment().step(today) == "-systemSmall.today -systemSmall.today")
        #expect(try await environment().step(today) == "")
    }

    @Test("G4.9, R4.103: a removal is reported when it was seen twice in a row, an addition at once")
    func confirmations() async throws {
        #expect(try await environment().step(today, large) == "+systemLarge.today +systemSmall.today")
        #expect(try await environment().step(today) == "")
        #expect(try await environment().step(today) == "-systemLarge.today")
        #expect(try await environment().step(today) == "")
        #expect(try await environment().step(today, large) == "+systemLarge.today")
    }

    @Test("G4.9, R4.103: a widget that goes on being listed, goes, and comes back does not flap")
    func flapping() async throws {
        _ = try await environment().step(today, large)
        for _ in 0..<5 {
            #expect(try await environment().step(today) == "")
            #expect(try await environment().step(today, large) == "")
        }
        #expect(try await environment().step(today) == "")
        #expect(try await environment().step(today) == "-systemLarge.today")
    }

    @Test("G4.9: one that was listed once only, as the lock screen's gallery does, is added once and removed once")
    func listedOnce() async throws {
        _ = try await environment().step(today)
        #expect(try await environment().step(today, large) == "+systemLarge.today")
        #expect(try await environment().step(today) == "")
        #expect(try await environment().step(today) == "-systemLarge.today")
        #expect(try await environment().step(today) == "")
    }

    @Test("G4.9: calls of one moment are one confirmation: the system asks several times for one list")
    func sameMoment() async throws {
        _ = try await environment().step(today, large)
        for _ in 0..<5 { #expect(try await environment().step(today, after: 0.1) == "") }
        #expect(try await environment().step(today, after: 1) == "-systemLarge.today")
    }

    @Test("of two that went at different times each needs its own confirmations")
    func apart() async throws {
        _ = try await environment().step(today, today, today)
        #expect(try await environment().step(today, today) == "")
        #expect(try await environment().step(today) == "-systemSmall.today")
        #expect(try await environment().step(today) == "-systemSmall.today")
    }

    @Test("R4.96, R4.102, G4.8: another configuration of the same kind and family is neither added nor removed")
    func changed() async throws {
        _ = try await environment().step(today, large)
        #expect(try await environment().step(week, large) == "")
        #expect(try await environment().step(week, large) == "")
        #expect(try await environment().step(week, large) == "")
        #expect(try await environment().lifecycle.known() == [large, week])
        #expect(try await environment().step(large) == "")
        #expect(try await environment().step(large) == "-systemSmall.week")
    }

    @Test("true.21, R4.91: what was edited is delivered once as a change, with what is set now and what was")
    func edited() async throws {
        _ = try await environment().step(today, large)
        try await environment().lifecycle.deliver { _ in }
        #expect(try await environment().step(week, large) == "")
        let events = try await environment().lifecycle.pending()
        #expect(events.map(\.change) == [.changed] && events.first?.widget == week && events.first?.former == today)
        #expect(try await environment().step(week, large) == "")
        #expect(try await environment().lifecycle.pending() == events)
        let told = Told()
        #expect(try await environment().lifecycle.deliver(to: told) == 1)
        #expect(await told.changed == events)
        // Who does not want to know need not: it is delivered all the same.
        #expect(try await environment().step(today, large) == "")
        #expect(try await environment().lifecycle.deliver(to: Deaf()) == 1)
        #expect(try await environment().lifecycle.pending().isEmpty)
    }

    private actor Told: WidgetLifecycleDelegate {
        var changed: [WidgetLifecycleEvent] = []
        func didAddWidgets(_ events: [WidgetLifecycleEvent]) async throws {}
        func didRemoveWidgets(_ events: [WidgetLifecycleEvent]) async throws {}
        func didChangeWidgets(_ events: [WidgetLifecycleEvent]) async throws { changed += events }
    }

    private struct Deaf: WidgetLifecycleDelegate {
        func didAddWidgets(_ events: [WidgetLifecycleEvent]) async throws {}
        func didRemoveWidgets(_ events: [WidgetLifecycleEvent]) async throws {}
    }

    @Test("G4.8: one that went a while before the changed one came is the same, as long as its removal was not reported")
    func changedLate() async throws {
        _ = try await environment().step(today)
        #expect(try await environment().step() == "")
        #expect(try await environment().step(week) == "")
        #expect(try await environment().step(week) == "")
        #expect(try await environment().step(week) == "")
    }

    @Test("G4.8: another kind or family is no change")
    func otherKind() async throws {
        _ = try await environment().step(today)
        #expect(try await environment().step(large) == "+systemLarge.today")
        #expect(try await environment().step(large) == "-systemSmall.today")
        #expect(
            try await environment().step(WidgetInstallation(kind: "Other", family: "systemLarge", configuration: "today"))
                == "+systemLarge.today")
    }

    @Test("G4.8: of two identical ones one changes; of two added and one gone one is new")
    func changedOne() async throws {
        _ = try await environment().step(today, today)
        #expect(try await environment().step(today, week) == "")
        #expect(try await environment().step(today, today, today) == "+systemSmall.today")
    }

    @Test("G4.10: after the last widget is gone, the app's launches find it out")
    func last() async throws {
        _ = try await environment().step(today)
        #expect(try await environment().step() == "")
        #expect(try await environment().step() == "-systemSmall.today")
        #expect(try await environment().step() == "")
    }

    @Test("R4.104: a snapshot that is lost counts as none, one that is damaged is replaced without a report; neither stops anything")
    func lost() async throws {
        _ = try await environment().step(today, large)
        let file = folder.appendingPathComponent("widgets.json")
        try FileManager.default.removeItem(at: file)
        #expect(try await environment().step(today) == "+systemSmall.today")
        let whole = try Data(contentsOf: file)
        for bytes in [Data(), Data("{}".utf8), whole.prefix(whole.count / 2), Data(count: 9 << 20), Data("{\"version\":2}".utf8)] {
            try bytes.write(to: file)
            #expect(try await environment().step(today, large) == "")
            #expect(try await environment().step(today, large, week) == "+systemSmall.week")
        }
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        await #expect(throws: WidgetLifecycleError.notStored("the folder is not writable")) { try await environment().step(today) }
    }

    @Test("a folder that cannot be used reports nothing: it would be reported again")
    func noFolder() async throws {
        try Data().write(to: folder)
        let error = await #expect(throws: WidgetLifecycleError.self) { try await environment().step(today) }
        guard case .notStored? = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test("a list longer than any device's is refused")
    func tooMany() async throws {
        await #expect(throws: WidgetLifecycleError.tooMany(1_001, limit: 1_000)) {
            try await environment().lifecycle.update(current: Array(repeating: today, count: 1_001))
        }
    }

    @Test("R4.97: the value of a configuration is made of its parts, and of different parts never the same one")
    func composite() {
        let one = WidgetInstallation(kind: "K", family: "F", parts: ["shop": "1001", "range": "today"])
        #expect(one.configuration == "shop=1001&range=today")
        let values: [KeyValuePairs<String, String>] = [
            ["a": "b&c=d"], ["a": "b", "c": "d"], ["a=b&c": "d"], ["a": "b%26c%3Dd"], ["a": "b", "c": "d", "": ""], ["c": "d", "a": "b"],
        ]
        #expect(Set(values.map { WidgetInstallation(kind: "K", family: "F", parts: $0).configuration }).count == values.count)
    }
}
