import BenchFigures
import Foundation
import VitrineWidgetArchive
import WidgetHost

/// Days of very many placed widgets: every request is judged, written down, answered in memory, archived and kept.
struct HostDay {
    let widgets: Int
    let days: Int

    private struct Wrong: Error, CustomStringConvertible {
        let description: String
    }

    /// Four entries in as many variants as are asked for; the next request between 20 and 30 minutes later, so that no two widgets go in
    /// step for long.
    private static let answering: ExtensionProcess.Answering = { body in
        let widget = BenchWidget()
        switch body {
        case .describe: return .described(BenchWidget.description)
        case .placeholder(let request), .snapshot(let request, _):
            return .entry(
                ArchivedEntry(
                    date: .distantPast, relevance: nil, variants: request.environments.map { widget.view(request, $0, words: "…") }))
        case .timeline(let request):
            let now = Self.now(), seed = Self.count.next()
            let entries = (0..<4).map { index in
                let date = now.addingTimeInterval(Double(index) * 300)
                return ArchivedEntry(
                    date: date, relevance: nil,
                    variants: request.environments.map {
                        widget.view(request, $0, words: "entry \(index) of \(Int(date.timeIntervalSince1970))")
                    })
            }
            let pause = 1200 + Double(seed &* 7919 % 600)
            return .timeline(
                ArchivedTimeline(
                    kind: request.kind, family: request.family, entries: entries, policy: .after(now.addingTimeInterval(pause))))
        default: return .failed(ExtensionFailure(code: .invalidRequest, message: "It only draws."))
        }
    }

    private static let count = Counter()
    private static let clock = Clock()
    private static func now() -> Date { clock.now }

    func figures() async throws -> [Figure] {
        let environment = try InMemoryEnvironment(answering: Self.answering)
        defer { environment.close() }
        let host = try WidgetHost(environment.configuration)
        try await host.start()
        let begin = environment.configuration.now ?? Date()
        Self.clock.page = try HostClock(path: environment.configuration.state.clock.path)
        let placing = ContinuousClock.now
        for _ in 0..<widgets { _ = try await host.place(kind: BenchWidget.kind, family: .systemSmall) }
        await host.settle()
        FileHandle.standardError.write(Data("\(widgets) widgets placed in \(ContinuousClock.now - placing)\n".utf8))
        var seconds: [Double] = [], processor: [Double] = [], memory: [Double] = []
        for day in 1...days {
            let start = ContinuousClock.now, before = ProcessFigures.processorTime(of: getpid()) ?? 0
            try await host.setClock(now: begin.addingTimeInterval(Double(day) * 86_400), rate: nil)
            let took = ContinuousClock.now - start
            seconds.append(Double(took.components.seconds) + Double(took.components.attoseconds) / 1e18)
            processor.append(((ProcessFigures.processorTime(of: getpid()) ?? 0) - before) / 1000)
            memory.append(ProcessFigures.of(getpid())?.privateMegabytes ?? 0)
            FileHandle.standardError.write(
                Data(
                    "day \(day): \(seconds[day - 1]) s, \(processor[day - 1]) s of a processor, \(memory[day - 1]) MB, \(Self.count.value) timelines\n"
                        .utf8))
            let tiles = await host.state().tiles
            guard tiles.allSatisfy({ $0.status == .live && $0.refreshesLeft >= 0 && $0.kept.count > 100 }) else {
                throw Wrong(description: "On day \(day) a widget was not live, over its budget, or without archives.")
            }
        }
        let asked = Self.count.value
        guard asked > widgets * days * 40, asked <= widgets * (days * 72 + 1 + 8) else {
            throw Wrong(description: "\(asked) timelines were asked for; the budgets were not kept.")
        }
        await host.stop()
        let disk = Self.megabytes(in: environment.configuration.state.host)
        let slowest = seconds.max() ?? 0
        // After the first days archives of a day and SQLite's memory are full.
        let growth = (memory.last ?? 0) - (memory.count > 2 ? memory[2] : 0)
        return [
            Figure("host.day", slowest, "s").atMost(60),
            // The day's processor time, which other work on the machine does not lengthen as it does the time on the clock.
            Figure("host.day.processor", processor.max() ?? 0, "s"), Figure("host.day.requests", Double(asked) / Double(days), "a day"),
            Figure("host.day.memory", memory.last ?? 0, "MB"), Figure("host.day.growth", growth, "MB").atMost(20),
            // The archives of a day, the ledger, and what SQLite has not copied over yet.
            Figure("host.day.disk", disk, "MB"),
        ]
    }

    private static func megabytes(in folder: URL) -> Double {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])) ?? []
        return Double(files.reduce(0) { $0 + ((try? $1.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0) }) / 1_048_576
    }
}

/// Counts from anywhere.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    // Touched only under the lock.
    private var count = 0

    var value: Int { lock.withLock { count } }

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}

/// The host's time, for an extension that has no process of its own.
final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    // Touched only under the lock.
    private var kept: HostClock?

    var page: HostClock? {
        get { lock.withLock { kept } }
        set { lock.withLock { kept = newValue } }
    }

    var now: Date { page?.now ?? Date() }
}
