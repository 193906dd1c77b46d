import Foundation
import GRDB
import Testing
import VitrineDrawing
import VitrineWidgetArchive

@testable import WidgetHost

/// What the host keeps of its days is pruned by the day that can be looked back on, and by the ledger's length.
@Suite("What a host keeps of many days", .serialized, .timeLimit(.minutes(4)))
struct GrowthTests {
    private struct Kept: Equatable {
        var archives: Int
        var lines: Int
        var files: Set<String>
        var bytes: Int
    }

    private func kept(_ state: StateFolder) throws -> Kept {
        let database = try DatabaseQueue(path: state.database.path)
        defer { try? database.close() }
        let names = try FileManager.default.contentsOfDirectory(atPath: state.host.path)
        let bytes = try names.map { name in
            try FileManager.default.attributesOfItem(atPath: state.host.appendingPathComponent(name).path)[.size] as? Int ?? 0
        }
        return try database.read { db in
            Kept(
                archives: try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM picture") ?? 0,
                lines: try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM ledger") ?? 0, files: Set(names), bytes: bytes.reduce(0, +))
        }
    }

    @Test("ten days of widgets leave no more behind than three do, and what a removed widget had goes with it") func tenDays() async throws
    {
        var probe = try Probe()
        let answers = Answers()
        probe.configuration.answering = { _ in { body in answers.answer(body) } }
        probe.configuration.longestPlay = .seconds(200)
        probe.configuration.duplicateProviderCalls = 1
        let state = probe.state, widgets = 6
        try await probe.withHost { host in
            var ids: [String] = []
            for _ in 0..<widgets { ids.append(try await host.place(kind: Answers.kind, family: .systemSmall)) }
            await host.settle()
            var days: [Kept] = []
            for day in 1...10 {
                let end = midnight.addingTimeInterval(Double(day) * 86_400)
                answers.now = end.addingTimeInterval(-86_400)
                try await host.setClock(now: end, rate: nil)
                days.append(try kept(state))
            }
            // 72 refreshes in any 24 hours, one that is shown, and one at either end.
            #expect(days.allSatisfy { $0.archives <= widgets * 75 && $0.lines <= HostStore.ledgerLength + 100 })
            #expect(days[9].archives >= widgets * 60 && days[9].lines >= HostStore.ledgerLength, "the test has to fill what is bounded")
            #expect(days[9].archives <= days[2].archives + widgets * 2)
            #expect(days[9].files == days[2].files)
            #expect(Double(days[9].bytes) <= Double(days[5].bytes) * 1.1, "\(days.map(\.bytes))")
            for id in ids.dropFirst() { try await host.remove(tile: id) }
            #expect(try kept(state).archives <= 75)
        }
    }

    @Test("the clocks of runs that were killed are cleared away after a day, those of runs under way are not") func clocks() async throws {
        let probe = try Probe(babbling: true)
        try probe.state.make()
        let files = FileManager.default
        let old = probe.state.host.appendingPathComponent("clock-old"), young = probe.state.host.appendingPathComponent("clock-young")
        for file in [old, young, probe.state.clock] { try Data(count: 64).write(to: file) }
        for file in [old, probe.state.clock] {
            try files.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -90_000)], ofItemAtPath: file.path)
        }
        await (try OfflineExtension(probe.extensionBundle, configuration: probe.configuration, at: midnight)).close()
        #expect(try Set(files.contentsOfDirectory(atPath: probe.state.host.path)) == ["clock", "clock-young"])
    }
}

/// An extension of one widget whose timelines last for twenty minutes.
private final class Answers: @unchecked Sendable {
    static let kind = "Long"
    private let lock = NSLock()
    // Touched only under the lock.
    private var date = midnight

    var now: Date {
        get { lock.withLock { date } }
        set { lock.withLock { date = newValue } }
    }

    func answer(_ body: ExtensionRequest.Body) -> ExtensionResponse.Body {
        func entry(_ request: WidgetRequest, _ date: Date) -> ArchivedEntry {
            ArchivedEntry(
                date: date, relevance: nil,
                variants: request.environments.map {
                    ArchivedView(
                        environment: $0, content: DisplayList(size: CGSize(width: 158, height: 158), items: []), background: nil,
                        accessibility: [])
                })
        }
        switch body {
        case .describe:
            return .described(
                ExtensionDescription(widgets: [
                    .init(
                        kind: Self.kind, displayName: nil, description: nil, families: [.systemSmall], contentMarginsDisabled: false,
                        containerBackgroundRemovable: true)
                ]))
        case .placeholder(let request), .snapshot(let request, _): return .entry(entry(request, .distantPast))
        case .timeline(let request):
            return .timeline(
                ArchivedTimeline(kind: request.kind, family: request.family, entries: [entry(request, now)], policy: .atEnd))
        default: return .failed(ExtensionFailure(code: .invalidRequest, message: "It only draws."))
        }
    }
}
