import Foundation
import FoundationNetworking
import SwiftUI
import Synchronization
import Testing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

@MainActor @Suite("A probe’s clock and limit (xcode.8)", .timeLimit(.minutes(1))) struct TimelineProbeTests {
    private static let morning = "2026-05-01T07:15:00Z"

    /// A widget whose provider asks `Date()` for its entry, at once or in a task of its own, and whose view shows the hour by it.
    private func probe(_ clock: SteppedClock?, inTask: Bool = false) -> TimelineProbe {
        let provider = ClosureProvider(
            first: DateEntry(),
            onTimeline: { completion in
                guard inTask else { return completion(Timeline(entries: [DateEntry(date: .now)], policy: .after(.now + 60))) }
                Task {
                    try await Task.sleep(for: .milliseconds(1))
                    completion(Timeline(entries: [DateEntry(date: Date())], policy: .after(Date() + 60)))
                }
            })
        var probe = TimelineProbe(
            widget: TestWidget(provider) { _ in
                Text(Date(), format: .iso8601).containerBackground(.white, for: .widget)
            })
        probe.clock = clock
        return probe
    }

    @Test("`Date()` in provider and view is the stepped clock’s, as it stands at the request", arguments: [false, true])
    func providerTime(inTask: Bool) async throws {
        let clock = try #require(SteppedClock(Self.morning)), start = clock.now, probe = probe(clock, inTask: inTask)
        let first = try await probe.timeline(kind: "Test")
        #expect(first.entries.map(\.date) == [start] && first.policy == .after(start + 60))
        #expect(first.entries[0].variants[0].nodes.compactMap(\.text) == [Self.morning])
        clock.advance(by: 3600)
        let second = try await probe.timeline(kind: "Test")
        #expect(second.entries.map(\.date) == [start + 3600])
        #expect(second.entries[0].variants[0].nodes.compactMap(\.text) == ["2026-05-01T08:15:00Z"])
    }

    @Test("clocks of requests beside each other are each their own, and nobody else reads them") func ownClocks() async throws {
        let clocks = (0..<8).map { SteppedClock(Date(timeIntervalSince1970: Double($0) * 86_400)) }
        let probes = clocks.map { probe($0, inTask: true) }
        try await withThrowingTaskGroup(of: (Int, [Date]).self) { group in
            for (index, probe) in probes.enumerated() {
                group.addTask { (index, try await probe.timelines(kind: "Test").flatMap(\.entries).map(\.date)) }
            }
            for try await (index, dates) in group { #expect(dates == [clocks[index].now, clocks[index].now]) }
        }
        #expect(Date.now > Date(timeIntervalSince1970: 1_700_000_000))
        let machine = try await probe(nil).timeline(kind: "Test").entries.map(\.date)
        #expect(try #require(machine.first) > Date(timeIntervalSince1970: 1_700_000_000))
    }

    /// Waits twice for what never comes, until 50 milliseconds from now by the clock that is read here.
    /// - Returns: how long each took.
    @available(*, noasync)
    private nonisolated static func vainWaits() -> [Duration] {
        let condition = NSCondition(), semaphore = DispatchSemaphore(value: 0)
        let began = ContinuousClock.now
        _ = condition.withLock { condition.wait(until: Date() + 0.05) }
        let between = ContinuousClock.now
        _ = semaphore.wait(wallTimeout: .now() + .milliseconds(50))
        return [began.duration(to: between), between.duration(to: .now)]
    }

    @Test("what waits until a time by a clock that stands in the past waits as long as is left, and no longer")
    func waits() async throws {
        let spans = Mutex<[Duration]>([])
        let provider = ClosureProvider(
            first: DateEntry(),
            onTimeline: { completion in
                let waited = Self.vainWaits()
                spans.withLock { $0 = waited }
                completion(Timeline(entries: [DateEntry()], policy: .never))
            })
        var probe = TimelineProbe(widget: TestWidget(provider) { _ in Color.red })
        (probe.clock, probe.calls) = (SteppedClock(Date(timeIntervalSince1970: 1_000_000_000)), 1)
        _ = try await probe.timeline(kind: "Test")
        let waited = spans.withLock { $0 }
        #expect(waited.count == 2 && waited.allSatisfy { $0 >= .milliseconds(45) }, "\(waited)")
    }

    @Test("a provider that never calls back is an error after the limit, in words") func silence() async {
        let kept = Mutex<[ClosureProvider<DateEntry>.Completion]>([])
        let provider = ClosureProvider(first: DateEntry(), onTimeline: { completion in kept.withLock { $0.append(completion) } })
        var probe = TimelineProbe(widget: TestWidget(provider) { _ in Color.red })
        probe.timeLimit = .milliseconds(20)
        let error = await #expect(throws: NoAnswer.self) { try await probe.timeline(kind: "Test") }
        #expect(error?.description.hasPrefix("No answer within 20 milliseconds. A provider has to call its completion") == true)
        #expect(kept.withLock(\.count) == probe.calls)
        // Others are answered.
        await #expect(throws: Never.self) { try await probe.snapshot(kind: "Test") }
    }

    /// What a provider's request came to, by a session of its own or the shared one, with `async` or a completion.
    private func outcome(_ fault: NetworkFault?, isShared: Bool, isAsync: Bool) async throws -> String {
        let address = URL(string: "http://127.0.0.1:9/figures")!, outcomes = Mutex<[String]>([])
        let session = isShared ? URLSession.shared : URLSession(configuration: .ephemeral)
        @Sendable func told(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) -> String {
            if let error = error as? URLError { return "\(error.code.rawValue)" }
            return "\((response as? HTTPURLResponse)?.statusCode ?? 0) \(String(decoding: data ?? Data(), as: UTF8.self))"
        }
        let provider = ClosureProvider(
            first: DateEntry(),
            onTimeline: { completion in
                @Sendable func finish(_ outcome: String) {
                    outcomes.withLock { $0.append(outcome) }
                    completion(Timeline(entries: [DateEntry()], policy: .never))
                }
                guard isAsync else { return session.dataTask(with: address) { finish(told($0, $1, $2)) }.resume() }
                Task {
                    do {
                        let (data, response) = try await session.data(from: address)
                        finish(told(data, response, nil))
                    } catch { finish(told(nil, nil, error)) }
                }
            })
        var probe = TimelineProbe(widget: TestWidget(provider) { _ in Color.red })
        (probe.network, probe.calls) = (fault, 1)
        _ = try await probe.timeline(kind: "Test")
        return outcomes.withLock { $0.joined(separator: ", ") }
    }

    @Test("requests come to the fault that is set, in every session, and to none where none is", arguments: [true, false], [true, false])
    func network(isShared: Bool, isAsync: Bool) async throws {
        let figures = NetworkFault.answers(status: 200, body: Data("7".utf8))
        // Beside each other, since a fault is its probe's own.
        async let offline = outcome(.fails(), isShared: isShared, isAsync: isAsync)
        async let late = outcome(.fails(.timedOut), isShared: isShared, isAsync: isAsync)
        async let down = outcome(.answers(status: 503), isShared: isShared, isAsync: isAsync)
        async let answered = outcome(figures, isShared: isShared, isAsync: isAsync)
        async let machine = outcome(nil, isShared: isShared, isAsync: isAsync)
        #expect(try await [offline, late, down, answered, machine] == ["-1009", "-1001", "503 ", "200 7", "-1004"])
    }
}
