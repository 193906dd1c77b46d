import Foundation
import SeededGenerators
import TestTime
import VitrineWidgetArchive
import WidgetHost

/// `kill -9` of the extension during requests: the picture stays, the tile comes back, the next request is answered.
enum ExtensionKill: Suite {
    static let name = "extension-kill"
    private static let rounds = 200
    /// Kills that must meet a request at work; the others meet an extension at rest.
    private static let fewestHits = 50

    static func run(_ environment: StressEnvironment, _ generator: SeededGenerator, _ record: inout SuiteRecord) async throws {
        var generator = generator
        try await environment.seed("flight")
        let host = try WidgetHost(environment.configuration)
        try await host.start()
        let tile = try await host.place(kind: "TripsWidget", family: .systemMedium)
        await host.settle()
        guard await isAnswered(host) else { throw StressFailure("The first request was not answered.") }
        let first = try await host.picture(of: tile, scheme: .light, scale: 1)
        var lastLine: Int64 = 0
        var hits = 0
        for _ in 0..<rounds {
            guard let pid = await pid(host) else { throw StressFailure("The extension does not run.") }
            try await host.reload(tile: tile)
            // A request takes some milliseconds, so that some kills come before it, most during it, and some after it.
            try await Task.sleep(for: .microseconds(Int.random(in: 0...40_000, using: &generator)))
            kill(pid, SIGKILL)
            if try await host.picture(of: tile, scheme: .light, scale: 1) != first {
                record.fail("the picture changed while the extension was down")
            }
            // A request that died with its process is made again.
            let isBack = await eventually(within: .seconds(15)) {
                await host.settle()
                let isLive = await host.state().tiles.first?.status == .live
                let current = await Self.pid(host)
                return isLive && current != nil && current != pid
            }
            let state = await host.state()
            if !isBack { record.fail("the tile is stuck: \(String(describing: state.tiles.first?.status))") }
            if state.tiles.first?.entries.count != 3 { record.fail("the trip's entries are gone") }
            if try await host.picture(of: tile, scheme: .light, scale: 1) != first { record.fail("it came back with another picture") }
            if state.ledger.contains(where: { $0.id > lastLine && $0.decision == .failed }) { hits += 1 }
            // The archive of an earlier round looks the same: only the ledger tells whether somebody answered.
            if await !isAnswered(host) { record.fail("the request that was interrupted has no answer") }
            try await host.reload(tile: tile)
            await host.settle()
            if await !isAnswered(host) { record.fail("the request after it has no answer") }
            lastLine = await host.state().ledger.first?.id ?? lastLine
            try record.progress(of: rounds)
        }
        say("  \(name): \(hits) kills came during a request")
        if hits < fewestHits { record.fail("only \(hits) kills came during a request") }
        await host.stop()
    }

    /// Whether the newest granted request came to its end.
    private static func isAnswered(_ host: WidgetHost) async -> Bool {
        await host.state().ledger.first { $0.decision == .granted }?.milliseconds != nil
    }

    private static func pid(_ host: WidgetHost) async -> Int32? {
        await host.state().processes.first { $0.role == .extension }?.pid
    }
}
