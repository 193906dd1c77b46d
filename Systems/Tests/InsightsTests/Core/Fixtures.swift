import FetchCache
import Foundation
import InsightsScenes
import TestTime
import Testing
import WidgetKit

@testable import InsightsCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A service in memory: answers queries with a table of whatever is asked for, and counts.
final class FakeMetricsService: @unchecked Sendable {
    private let lock = NSLock()
    private var asked: [String] = []
    private var answer: @Sendable (String) throws -> (Int, String) = { (200, FakeMetricsService.table(for: $0)) }
    private var shops: @Sendable () throws -> (Int, String) = { (200, FakeMetricsService.twoShops) }
    private var holds = false
    private var held: [CheckedContinuation<Void, Never>] = []
    private var onHold: (@Sendable () -> Void)?
    private var pause: Duration = .zero
    private var accepted: Set<String> = ["token-1"]

    /// The queries' texts, in the order they came.
    var queries: [String] { lock.withLock { asked } }

    func answers(_ answer: @escaping @Sendable (String) throws -> (Int, String)) { lock.withLock { self.answer = answer } }
    func accepts(_ tokens: Set<String>) { lock.withLock { accepted = tokens } }
    func answersShops(_ answer: @escaping @Sendable () throws -> (Int, String)) { lock.withLock { shops = answer } }

    /// Answers nothing until it is released; `held` is called at each request.
    func hold(_ held: @escaping @Sendable () -> Void) {
        lock.withLock {
            holds = true
            onHold = held
        }
    }

    func release() {
        let held = lock.withLock {
            holds = false
            defer { self.held = [] }
            return self.held
        }
        held.forEach { $0.resume() }
    }

    static let oneShop =
        #"{"shops":[{"id":"1001","name":"Kaffa Coffee","domain":"kaffa.example","currency":"EUR","time_zone":"Europe/Rome"}]}"#
    static let twoShops =
        #"{"shops":[{"id":"1001","name":"Kaffa Coffee","domain":"kaffa.example","currency":"EUR","time_zone":"Europe/Rome"},"#
        + #"{"id":"1002","name":"Maple","domain":"","currency":"CAD","time_zone":"America/Toronto"}]}"#

    func waits(_ pause: Duration) { lock.withLock { self.pause = pause } }

    @Sendable func transport(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let url = try #require(request.url)
        if let onHold = lock.withLock({ holds ? onHold : nil }) {
            await withCheckedContinuation { continuation in
                let isHeld = lock.withLock {
                    if holds { held.append(continuation) }
                    return holds
                }
                if isHeld { onHold() } else { continuation.resume() }
            }
        }
        let token = request.value(forHTTPHeaderField: "Authorization")?.replacingOccurrences(of: "Bearer ", with: "") ?? ""
        guard lock.withLock({ accepted.contains(token) }) else { return try respond(url, 401, #"{"error":"invalid_token"}"#) }
        if url.path == "/v1/shops" {
            let (status, text) = try lock.withLock { shops }()
            return try respond(url, status, text)
        }
        struct Body: Decodable { var query: String }
        let body = try JSONDecoder().decode(Body.self, from: try #require(request.httpBody))
        let (answer, pause) = lock.withLock {
            asked.append(body.query)
            return (self.answer, self.pause)
        }
        if pause > .zero { await Self.wait(pause) }
        let (status, text) = try answer(body.query)
        return try respond(url, status, text)
    }

    /// Waits on a thread of its own: the pool's may all be waiting for this.
    private static func wait(_ pause: Duration) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + pause / .seconds(1)) { continuation.resume() }
        }
    }

    private func respond(_ url: URL, _ status: Int, _ text: String) throws -> (Data, HTTPURLResponse) {
        (Data(text.utf8), try #require(HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: [:])))
    }

    /// Three hours of every metric in `SHOW`; 100 now, 80 before.
    static func table(for query: String) -> String {
        let shown = query.firstMatch(of: #/SHOW ([a-z_, ]+?)( TIMESERIES|$)/#).map { String($0.1) } ?? ""
        let metrics = shown.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard query.contains("TIMESERIES") else {
            let columns = metrics.map { #"{"name":"\#($0)","data_type":"INTEGER"}"# }.joined(separator: ",")
            let row = metrics.map { _ in #""17""# }.joined(separator: ",")
            return #"{"table":{"columns":[\#(columns)],"rows":[[\#(row)]]},"parse_errors":[],"currency":"EUR","partial":false}"#
        }
        let names =
            ["hour"] + metrics + metrics.map { "comparison_\($0)__previous_day" } + metrics.map { "\($0)__totals" }
            + metrics.map { "comparison_\($0)__previous_day__totals" }
        let columns = names.map { #"{"name":"\#($0)","data_type":"MONEY"}"# }.joined(separator: ",")
        let rows = (0..<3).map { hour in
            let cells =
                ["2026-06-12T0\(hour):00:00+02:00"] + metrics.map { _ in "\(hour + 1)0.50" } + metrics.map { _ in "5" }
                + metrics.map { _ in "100" } + metrics.map { _ in "80" }
            return "[" + cells.map { "\"\($0)\"" }.joined(separator: ",") + "]"
        }
        return #"{"table":{"columns":[\#(columns)],"rows":[\#(rows.joined(separator: ","))]},"currency":"EUR","partial":false}"#
    }
}

/// Sessions that a test sets.
final class FakeSessions: SessionSource, @unchecked Sendable {
    private let lock = NSLock()
    private var next: Result<AccessSession, SessionProblem>
    private var renewed: Result<AccessSession, SessionProblem>
    private var count = 0
    private var isStalled = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Gives nothing until it is released, as one whose token request hangs.
    func stall() { lock.withLock { isStalled = true } }

    func release() {
        let waiting = lock.withLock {
            isStalled = false
            defer { self.waiting = [] }
            return self.waiting
        }
        waiting.forEach { $0.resume() }
    }

    private func stalled() async {
        await withCheckedContinuation { continuation in
            let waits = lock.withLock {
                if isStalled { waiting.append(continuation) }
                return isStalled
            }
            if !waits { continuation.resume() }
        }
    }

    init(_ account: String = "merchant@kaffa.example") {
        next = .success(AccessSession(accessToken: "token-1", account: account))
        renewed = next
    }

    /// How often anybody looked for a session.
    var uses: Int { lock.withLock { count } }

    func gives(_ next: Result<AccessSession, SessionProblem>, afterRejection: Result<AccessSession, SessionProblem>? = nil) {
        lock.withLock {
            self.next = next
            renewed = afterRejection ?? next
        }
    }

    func session() async throws(SessionProblem) -> AccessSession {
        await stalled()
        return try lock.withLock {
            count += 1
            return next
        }.get()
    }

    func session(afterRejected accessToken: String) async throws(SessionProblem) -> AccessSession {
        try lock.withLock { renewed }.get()
    }
}

/// A merchant's phone: cache, memory and session of its own, a service that counts.
struct Phone {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("insights-\(UUID().uuidString)", isDirectory: true)
    let clock = TestClock(SampleFigures.now)
    let service = FakeMetricsService()
    let sessions = FakeSessions()

    var memory: MerchantMemory { MerchantMemory(folder: folder) }

    func client() -> InsightsClient {
        let clock = clock, service = service
        return InsightsClient(
            folder: folder.appendingPathComponent("Fetched"), address: URL(string: "http://127.0.0.1:1"), sessions: sessions,
            now: { clock.now }, transport: { try await service.transport($0) })
    }

    func repository(
        _ locale: String = "en_US", patience: Duration = .zero, pause: @escaping @Sendable (Duration) async throws -> Void = { _ in }
    ) -> InsightsRepository {
        InsightsRepository(
            client: client(), sessions: sessions, memory: memory, locale: Locale(identifier: locale), timeZone: SampleFigures.zone,
            patience: patience, pause: pause)
    }

    /// - Parameter patience: as good as for ever, so that a busy machine shows nothing older.
    func provider(
        _ locale: String = "en_US", patience: Patience = Patience(.seconds(86_400)), watch: (any LifecycleWatching)? = nil
    ) -> InsightsProvider {
        let clock = clock
        return InsightsProvider(
            repository: repository(locale), schedule: UpdateSchedule(Installation(id: "fixed")), now: { clock.now },
            locale: Locale(identifier: locale), timeZone: SampleFigures.zone, patience: patience, watch: watch)
    }

    /// What a tile shows of today's metrics.
    func shown(_ names: String..., family: WidgetFamily = .systemMedium) async -> WidgetState? {
        await provider().timeline(for: InsightsConfiguration(shop: nil, metricNames: names, range: .today), in: family).entries.first?.state
    }
}

/// A phone that is gone with the test.
func withPhone(_ body: (Phone) async throws -> Void) async throws {
    let phone = Phone()
    defer { try? FileManager.default.removeItem(at: phone.folder) }
    try await body(phone)
}

extension InsightsConfiguration {
    /// Makes a configuration of metrics' names; an empty one is “None”.
    init(_ names: String..., shop: String? = nil, range: DateRange = .today) {
        self.init(shop: shop, metricNames: names, range: range)
    }
}

extension WidgetState {
    /// The metrics' names and whether they have figures; nil for no metrics.
    var shown: [String]? {
        guard case .metrics(let slots) = content else { return nil }
        return slots.map { slot in
            guard case .metric(let metric, let figures) = slot else { return "-" }
            return metric.id + (figures == nil ? " (no data)" : "")
        }
    }

    var firstValue: String? {
        guard case .metrics(let slots) = content, case .metric(_, let figures?)? = slots.first else { return nil }
        return figures.value.full
    }
}
