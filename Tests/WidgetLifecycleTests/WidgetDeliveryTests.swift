import Foundation
import Testing
import TestTime

@testable import WidgetLifecycle

/// Events wait until they were delivered.
@Suite(.timeLimit(.minutes(1)))
struct WidgetDeliveryTests {
    private struct Refused: Error {}

    /// Notes its calls; refuses what was removed when it is told to.
    private actor Delegate: WidgetLifecycleDelegate {
        private(set) var calls: [String] = []
        private var refuses = false
        func refuse(_ refuses: Bool) { self.refuses = refuses }

        func didAddWidgets(_ events: [WidgetLifecycleEvent]) { note("didAdd", events) }
        func didRemoveWidgets(_ events: [WidgetLifecycleEvent]) throws {
            if refuses { throw Refused() }
            note("didRemove", events)
        }
        private func note(_ name: String, _ events: [WidgetLifecycleEvent]) {
            calls.append(([name] + events.map(\.widget.configuration)).joined(separator: " "))
        }
    }

    private let scratch = Scratch()
    private var folder: URL { scratch.folder }
    private let clock = TestClock()

    private var lifecycle: WidgetLifecycle { WidgetLifecycle(folder: folder, confirmations: 1, now: { [clock] in clock.now }) }

    private func widget(_ number: Int) -> WidgetInstallation {
        WidgetInstallation(kind: "Insights", family: "systemSmall", configuration: "\(number)")
    }

    @Test("what was reported waits, with its time and an identifier of its own, in order")
    func waiting() async throws {
        try await lifecycle.update(current: [widget(1), widget(2)])
        clock.advance(60)
        try await lifecycle.update(current: [widget(1)])
        let events = try await lifecycle.pending()
        #expect(events.map(\.change) == [.added, .added, .removed])
        #expect(events.map(\.widget) == [widget(1), widget(2), widget(2)])
        #expect(events[2].date == clock.now && events[0].date == clock.now - 60)
        #expect(Set(events.map(\.id)).count == 3)
    }

    @Test("delivered once; what comes meanwhile waits for the next time")
    func delivered() async throws {
        try await lifecycle.update(current: [widget(1)])
        let other = lifecycle
        let count = try await lifecycle.deliver { [self] events in
            #expect(events.count == 1)
            try await other.update(current: [widget(1), widget(2)])
            // Somebody is at it.
            let meanwhile = try await other.deliver { _ in Issue.record("twice") }
            #expect(meanwhile == 0)
        }
        #expect(count == 1)
        #expect(try await lifecycle.pending().map(\.widget) == [widget(2)])
        #expect(try await lifecycle.deliver { _ in } == 1)
        #expect(try await lifecycle.deliver { _ in Issue.record("nothing waits") } == 0)
    }

    @Test("R4.100, G4.3: didAddWidgets and didRemoveWidgets are called with what came and what went, each event once, none without one")
    func delegate() async throws {
        let delegate = Delegate()
        try await lifecycle.deliver(to: delegate)
        #expect(await delegate.calls.isEmpty)
        try await lifecycle.update(current: [widget(1), widget(2)])
        #expect(try await lifecycle.deliver(to: delegate) == 2)
        #expect(await delegate.calls == ["didAdd 1 2"])
        try await lifecycle.update(current: [widget(2), WidgetInstallation(kind: "Other", family: "systemLarge", configuration: "3")])
        await delegate.refuse(true)
        await #expect(throws: Refused.self) { try await lifecycle.deliver(to: delegate) }
        await delegate.refuse(false)
        #expect(try await lifecycle.deliver(to: delegate) == 2)
        #expect(await delegate.calls == ["didAdd 1 2", "didAdd 3", "didAdd 3", "didRemove 1"])
        #expect(try await lifecycle.deliver(to: delegate) == 0)
    }

    @Test("what was refused goes on waiting, and is the same event the next time")
    func refused() async throws {
        try await lifecycle.update(current: [widget(1)])
        let before = try await lifecycle.pending()
        await #expect(throws: Refused.self) { try await lifecycle.deliver { _ in throw Refused() } }
        try await lifecycle.deliver { #expect($0 == before) }
        #expect(try await lifecycle.pending().isEmpty)
    }

    @Test("the events that wait have a bound, and what was given up is said")
    func bound() async throws {
        for round in 0..<3 {
            try await lifecycle.update(current: (0..<1_000).map { _ in widget(round) })
            try await lifecycle.update(current: [])
        }
        #expect(try await lifecycle.pending().count == 2_000)
        #expect(try await lifecycle.dropped() == 4_000)
    }
}
