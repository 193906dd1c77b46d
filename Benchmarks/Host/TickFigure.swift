import BenchFigures
import Foundation
import VitrineWidgetArchive
import WidgetHost

/// Measures the processor time of a screen of dates that tick every second, while it is looked at: only their rectangles are drawn.
struct TickFigure {
    let tiles: Int

    private static let answering: ExtensionProcess.Answering = { body in
        let widget = BenchWidget()
        func entry(_ request: WidgetRequest, _ date: Date) -> ArchivedEntry {
            ArchivedEntry(
                date: date, relevance: nil,
                variants: request.environments.map {
                    widget.view(request, $0, words: "until", until: Date(timeIntervalSince1970: 1_781_240_000))
                })
        }
        switch body {
        case .describe: return .described(BenchWidget.description)
        case .placeholder(let request), .snapshot(let request, _): return .entry(entry(request, .distantPast))
        case .timeline(let request):
            return .timeline(
                ArchivedTimeline(kind: request.kind, family: request.family, entries: [entry(request, .distantPast)], policy: .never))
        default: return .failed(ExtensionFailure(code: .invalidRequest, message: "It only draws."))
        }
    }

    func figures() async throws -> [Figure] {
        let environment = try InMemoryEnvironment(answering: Self.answering)
        defer { environment.close() }
        let host = try WidgetHost(environment.configuration)
        try await host.start()
        for _ in 0..<tiles { _ = try await host.place(kind: BenchWidget.kind, family: .systemSmall) }
        await host.settle()
        let begin = environment.configuration.now ?? Date()
        let watch = await host.changes(ticks: false)
        _ = try await host.dates(DatesRequest(scale: 3))
        let before = ProcessFigures.processorTime(of: getpid()) ?? 0
        let seconds = 60
        var parts = 0
        for second in 1...seconds {
            try await host.setClock(now: begin.addingTimeInterval(Double(second)), rate: nil)
            parts += try await host.dates(DatesRequest(scale: 3)).tiles.flatMap(\.parts).count
        }
        let spent = (ProcessFigures.processorTime(of: getpid()) ?? 0) - before
        withExtendedLifetime(watch) {}
        await host.stop()
        precondition(parts == tiles * seconds, "A date was not drawn.")
        // A second of the clock is a second of the day: this is the share of one core.
        return [Figure("host.ticks", spent / Double(seconds) / 10, "% of a core").atMost(10)]
    }
}
