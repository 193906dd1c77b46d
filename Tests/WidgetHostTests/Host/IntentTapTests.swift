import Foundation
import TestTime
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Tapped controls with real processes", .serialized, .timeLimit(.minutes(2)))
struct IntentTapTests {
    private static let count = (x: 40.0, y: 40.0), fail = (x: 118.0, y: 40.0), lamp = (x: 40.0, y: 118.0), show = (x: 118.0, y: 118.0)

    /// A host with the tile that has the four controls, its first timeline there.
    private func withTile(
        _ change: (inout Probe) -> Void = { _ in }, _ body: (WidgetHost, String, _ log: () -> [String]) async throws -> Void
    ) async throws {
        var probe = try Probe()
        probe.configuration.duplicateProviderCalls = 1
        change(&probe)
        let file = probe.state.group("group.com.vitrine.probe").appendingPathComponent("taps.txt")
        func log() -> [String] { ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init) }
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Taps", family: .systemSmall)
            await host.settle()
            try await body(host, tile, log)
        }
    }

    @Test("first perform returns, then the tile is asked for exactly once and free, whatever the intent asks for itself")
    func order() async throws {
        try await withTile { host, tile, log in
            #expect(log() == ["asked"])
            #expect(try await host.tap(tile: tile, x: Self.count.x, y: Self.count.y).url == nil)
            // Back here the intent is done.
            #expect(log().prefix(3) == ["asked", "begins", "counted 1 at Bern"])
            await host.settle()
            #expect(log() == ["asked", "begins", "counted 1 at Bern", "asked"])
            let state = await host.state()
            #expect(state.tile(tile)?.label.hasSuffix("counted 1 at Bern") == true)
            #expect(state.tile(tile)?.refreshesLeft == 72)
            #expect(state.ledger.first { $0.by == "Intent" }?.reason == "free, because the widget performed an intent")
            #expect(state.ledger.contains { $0.by == "Tap" && $0.reason == "performs CountIntent" && $0.milliseconds ?? 0 >= 100 })
            let own = try #require(state.ledger.first { $0.by == "Extension: reload Taps" })
            #expect(own.decision == .deferred && own.reason == "joined the request that follows the intent")
        }
    }

    @Test("an intent that throws is in the ledger by its name, and the tile is asked for all the same") func throwing() async throws {
        try await withTile { host, tile, log in
            let tapped = try await host.tap(tile: tile, x: Self.fail.x, y: Self.fail.y)
            #expect(tapped == TapOutcome(failure: "FailIntent threw StationError: broken"))
            await host.settle()
            #expect(log() == ["asked", "failed", "asked"])
            let line = try #require(await host.state().lines(.failed).first)
            #expect(line.by == "FailIntent" && line.reason == "FailIntent threw StationError: broken" && line.code == "intent-failed")
            #expect(await host.state().tile(tile)?.status == .live)
        }
    }

    @Test("a toggle performs with the other value") func toggle() async throws {
        try await withTile { host, tile, log in
            for lit in [true, false, true] {
                _ = try await host.tap(tile: tile, x: Self.lamp.x, y: Self.lamp.y)
                await host.settle()
                #expect(log().suffix(2) == ["lamp \(lit)", "asked"])
            }
        }
    }

    @Test("an intent that opens the app goes on with its link there") func opening() async throws {
        try await withTile { host, tile, log in
            let opened = try await host.tap(tile: tile, x: Self.show.x, y: Self.show.y).url
            #expect(opened?.absoluteString == "probe://station/zurich")
            #expect(log().contains("shows Zurich"))
            #expect(await host.state().ledger.contains { $0.by == "Probe" && $0.reason == "cold: probe://station/zurich" })
        }
    }

    @Test("two taps act one after the other, and none is lost") func twice() async throws {
        try await withTile { host, tile, log in
            async let one = host.tap(tile: tile, x: Self.count.x, y: Self.count.y)
            async let other = host.tap(tile: tile, x: Self.count.x, y: Self.count.y)
            _ = try await (one, other)
            await host.settle()
            let taps = log().filter { $0 != "asked" }
            #expect(taps == ["begins", "counted 1 at Bern", "begins", "counted 1 at Bern"])
            #expect(log().last == "asked")
        }
    }

    @Test("a tap during a running timeline: its picture comes, and then the one that knows of the tap") func running() async throws {
        try await withTile { host, tile, log in
            let slow = await host.configuration.state.group("group.com.vitrine.probe").appendingPathComponent("slow.txt")
            try Data().write(to: slow)
            try await host.reload(tile: tile)
            #expect(await eventually { log().filter { $0 == "asked" }.count == 2 })
            _ = try await host.tap(tile: tile, x: Self.count.x, y: Self.count.y)
            let line = try #require(await host.state().ledger.first { $0.by == "Intent" })
            #expect(line.decision == .deferred && line.reason == "another request is running; follows it")
            await host.settle()
            #expect(log() == ["asked", "asked", "begins", "counted 1 at Bern", "asked"])
            #expect(await host.state().tile(tile)?.label.hasSuffix("counted 1 at Bern") == true)
        }
    }

    @Test("what a control stands for that is gone is not guessed: nothing is done to something else") func gone() async throws {
        try await withTile { host, tile, log in
            let list = await host.configuration.state.group("group.com.vitrine.probe").appendingPathComponent("stations.txt")
            try Data("basel geneva".utf8).write(to: list)
            _ = try await host.tap(tile: tile, x: Self.count.x, y: Self.count.y)
            await host.settle()
            #expect(!log().contains("begins"))
            let line = try #require(await host.state().lines(.failed).first)
            #expect(line.by == "CountIntent" && line.reason.contains("“station”") && line.reason.contains("“bern”"))
        }
    }

    @Test("an intent that takes too long is given up, and the tile asked for; its process lives on") func late() async throws {
        try await withTile({ $0.configuration.limits.perform = .milliseconds(30) }) { host, tile, log in
            let pid = await host.state().process(.extension)?.pid
            _ = try await host.tap(tile: tile, x: Self.count.x, y: Self.count.y)
            await host.settle()
            #expect(log().filter { $0 == "asked" }.count == 2)
            let line = try #require(await host.state().lines(.failed).first)
            #expect(line.by == "CountIntent" && line.reason.hasPrefix("It took too long") && line.code == "answer-late")
            #expect(await eventually { log().contains("counted 1 at Bern") })
            #expect(await host.state().process(.extension)?.pid == pid)
        }
    }

    @Test("an extension that dies while it performs is in the ledger; the tile is asked for in the next process") func dies() async throws {
        try await withTile { host, tile, log in
            async let tapped = host.tap(tile: tile, x: Self.count.x, y: Self.count.y)
            #expect(await eventually { log().contains("begins") })
            let pid = try #require(await host.state().process(.extension)?.pid)
            kill(pid, SIGKILL)
            let opened = try await tapped
            #expect(opened.url == nil && opened.failure != nil)
            await host.settle()
            #expect(log() == ["asked", "begins", "asked"])
            #expect(await host.state().lines(.failed).contains { $0.by == "CountIntent" && $0.reason.contains("SIGKILL") })
        }
    }
}
