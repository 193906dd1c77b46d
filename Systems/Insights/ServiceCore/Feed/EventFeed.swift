import SampleData
import Foundation
import ShopifyQL

/// Lets the sample shops' events arrive: whoever asks finds all that have happened by the service's clock, however far that was moved.
///
/// What is asked for first, yesterday and today, is made before the answer; the weeks before it are made beside it, newest day first. Who
/// asks for them meanwhile waits for a while, and they are made next; an answer that still lacks some says that it is partial.
public actor EventFeed {
    /// Seconds before now that are there before any answer: yesterday too, of the longest days.
    static let recent: Int64 = 51 * 3_600

    private let sources: [String: OrderSource]
    private let store: any RecordingStore
    private let ledger: FilledTimes
    private let history: Int64
    /// A file that stands in the folder while rows are on their way: what a killed process left half done is thrown away.
    private let mark: URL?
    private var filled: [Int64: [Range<Int64>]]?
    /// The parcels that the last look found to have gone out, by shop.
    private var looked: [Int64: WaitingParcels] = [:]
    /// The last work for each shop; the next waits for it.
    private var work: [String: Task<Void, any Error>] = [:]
    /// The history's work, while it is going on.
    private var filling: Task<Void, Never>?
    /// The number of requests that wait for days of their own; the work on the history lets them go first.
    private var waiting = 0
    private var paused: [CheckedContinuation<Void, Never>] = []
    /// The number of writers: several shops may be written at once.
    private var writers = 0

    /// - Parameters:
    ///   - days: how far back the events reach.
    ///   - mark: a file that exists while rows are written.
    public init(shops: [SampleShop], seed: String, days: Int, store: any RecordingStore, ledger: FilledTimes, mark: URL? = nil) {
        let number = SeededGenerator.seed(seed)
        sources = Dictionary(shops.map { ($0.front.id, OrderSource($0, seed: number)) }, uniquingKeysWith: { first, _ in first })
        self.store = store
        self.ledger = ledger
        self.mark = mark
        history = Int64(days) * 86_400
    }

    /// Makes what has happened up to now in a shop, as far as it is asked for first.
    func advance(_ shop: String, to now: Date) async throws {
        let now = Self.second(now)
        try await fill(shop, max(now - Self.recent, now - history)..<now + 1, now: now, looks: true)
        if filling == nil, let source = sources[shop], !gaps(source, before: now).isEmpty {
            Task(priority: .utility) { await self.fillHistory(before: Date(timeIntervalSince1970: Double(now))) }
        }
    }

    /// Makes the days before, of all shops; where somebody is at it already, waits for that. What cannot be written now is made when it is
    /// next asked for.
    public func fillHistory(before now: Date) async {
        // Waited for as a task, it has the urgency of whoever waits: on one processor it would else never have its turn.
        let work = filling ?? Task { await makeHistory(before: now) }
        filling = work
        await work.value
    }

    private func makeHistory(before now: Date) async {
        defer { filling = nil }
        let now = Self.second(now)
        for age in 0...Int(history / 86_400) {
            for shop in sources.keys.sorted() {
                while waiting > 0 { await withCheckedContinuation { paused.append($0) } }
                let end = now + 1 - Int64(age) * 86_400
                do {
                    try await fill(shop, max(end - 86_400, now - history)..<max(end, now - history), now: now, looks: false)
                } catch {
                    return
                }
            }
        }
    }

    /// Whether a time that an answer speaks of, or was compared with, is not wholly there.
    func lacks(_ shop: String, _ period: Period?, now: Date) -> Bool { newestGap(shop, period, Self.second(now)) != nil }

    /// Makes what an answer for a time lacks, newest day first, for as long as its asker waits.
    /// - Returns: whether it is all there now.
    func complete(_ shop: String, _ period: Period?, now: Date, within patience: Duration) async throws -> Bool {
        waiting += 1
        defer {
            waiting -= 1
            if waiting == 0 {
                for history in paused { history.resume() }
                paused = []
            }
        }
        let clock = ContinuousClock(), now = Self.second(now)
        let end = clock.now + patience
        while let gap = newestGap(shop, period, now) {
            guard clock.now < end else { return false }
            try await fill(shop, max(gap.lowerBound, gap.upperBound - 86_400)..<gap.upperBound, now: now, looks: false)
        }
        return true
    }

    /// Completes several shops concurrently, so that who asks for all of them waits no longer.
    /// - Returns: whether all of all is there now.
    func complete(_ shops: [String], _ period: Period?, now: Date, within patience: Duration) async throws -> Bool {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for shop in shops { group.addTask { try await self.complete(shop, period, now: now, within: patience) } }
            var isWhole = true
            for try await one in group { isWhole = isWhole && one }
            return isWhole
        }
    }

    private func newestGap(_ shop: String, _ period: Period?, _ now: Int64) -> Range<Int64>? {
        guard let source = sources[shop] else { return nil }
        let start = period.map { max($0.start, now - history) - ($0.end - $0.start) } ?? now - history
        return gaps(source, before: now).last { $0.upperBound > start }
    }

    private static func second(_ date: Date) -> Int64 { Int64(min(max(date.timeIntervalSince1970, 0), 1e11)) }

    private func gaps(_ source: OrderSource, before now: Int64) -> [Range<Int64>] {
        (filled?[source.number] ?? []).gaps(in: now - history..<now)
    }

    /// - Parameter looks: whether parcels that went out by now are noted; `now` is the present then, and not a past one.
    private func fill(_ shop: String, _ wanted: Range<Int64>, now: Int64, looks: Bool) async throws {
        guard let source = sources[shop], !wanted.isEmpty else { return }
        // Of two requests for the same time, the second waits and finds the events made.
        let before = work[shop]
        let task = Task {
            _ = try? await before?.value
            try await self.make(source, wanted, now: now, looks: looks)
        }
        work[shop] = task
        try await task.value
    }

    private func make(_ source: OrderSource, _ wanted: Range<Int64>, now: Int64, looks: Bool) async throws {
        var times = try await times()[source.number] ?? []
        let missing = times.gaps(in: wanted), isFirst = times.isEmpty
        let looks = looks && needsLook(source, now)
        guard !missing.isEmpty || looks else { return }
        writers += 1
        // Left standing where something fails: then nobody knows what was written.
        if writers == 1, let mark { try Data().write(to: mark) }
        // The present may have gone on since somebody began to make the past.
        let present = looks ? now : looked[source.number]?.moment ?? now
        let (batch, waiting) = await Self.batch(
            source, now: present, missing, since: looked[source.number], end: times.last?.upperBound, looks: looks, products: isFirst)
        for (table, rows) in batch.rows where !rows.isEmpty { try await store.insert(rows, into: table) }
        if let waiting { looked[source.number] = waiting }
        for gap in missing { times = times.adding(gap) }
        filled?[source.number] = times
        if !missing.isEmpty { try await ledger.write(times, shop: source.number) }
        writers -= 1
        if writers == 0, let mark { try FileManager.default.removeItem(at: mark) }
    }

    /// Makes a batch beside the actor: other shops' rows are thought up at the same time.
    /// - Returns: the rows, and what a look has found; nil without one.
    nonisolated private static func batch(
        _ source: OrderSource, now: Int64, _ times: [Range<Int64>], since last: WaitingParcels?, end: Int64?, looks: Bool, products: Bool
    ) async -> (EventBatch, WaitingParcels?) {
        var batch = EventBatch(source, now: now)
        if products { batch.addProducts() }
        for time in times { batch.add(time) }
        let waiting = looks ? batch.addRecords(since: last, end: end) : nil
        return (batch, waiting)
    }

    /// Parcels go out by the minute; a clock set back takes them back too.
    private func needsLook(_ source: OrderSource, _ now: Int64) -> Bool {
        guard let last = looked[source.number]?.moment else { return true }
        return abs(now - last) >= 60
    }

    private func times() async throws -> [Int64: [Range<Int64>]] {
        if let filled { return filled }
        let read = try await ledger.read()
        // Somebody else may have been here while it was read.
        if let filled { return filled }
        filled = read
        return read
    }
}
