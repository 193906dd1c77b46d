import Foundation
import TestTime
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

/// What a line of the ledger tells beside its words.
@Suite("Ledger of a host with real processes", .serialized, .timeLimit(.minutes(3)))
struct LedgerDetailTests {
    @Test("a granted request has who, why, cost, time, memory, bytes and duplicates") func granted() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemMedium)
            await host.settle()
            try await host.setClock(now: minutes(15), rate: nil)
            let lines = await host.state().lines(.granted)
            #expect(lines.map(\.code) == ["counted", "placed"] && lines.map(\.cost) == [.counted, .free])
            for line in lines {
                #expect(line.tile == id && line.app == Probe.app && line.kind == "Fine" && line.family == .systemMedium)
                #expect((line.milliseconds ?? 0) > 0 && (line.megabytes ?? 0) > 0)
                // As often as the configuration asks providers beyond the first time.
                #expect(line.duplicates == 2)
                #expect((line.bytes ?? 0) > 100)
            }
            let kept = try await host.store.archive(of: id)
            #expect(lines.first?.bytes == kept?.bytes.count)
        }
    }

    @Test("what is deferred or refused says why in a code, and costs nothing") func deferred() async throws {
        var probe = try Probe()
        probe.configuration.budget = RefreshBudget.Rule(perDay: 1, burst: 1)
        try await probe.withHost { host in
            _ = try await host.place(kind: "Slow", family: .systemSmall)
            await host.heardForTest(.reloadAllTimelines)
            await host.heardForTest(.reloadAllTimelines)
            await host.settle()
            await host.heardForTest(.reloadAllTimelines)
            try await host.setClock(now: minutes(6), rate: nil)
            await host.heardForTest(.reloadAllTimelines)
            try await host.setClock(now: minutes(12), rate: nil)
            await host.heardForTest(.reloadAllTimelines)
            let codes = await host.state().lines(.deferred).reversed().map(\.code)
            #expect(codes.prefix(2) == ["follows-running", "joins-following"], "\(codes)")
            #expect(codes.contains("too-soon") && codes.contains("no-refresh-left"), "\(codes)")
            #expect(await host.state().ledger.filter { $0.decision != .granted }.allSatisfy { $0.cost == .none })
        }
    }

    @Test("every line about an app names it, so that one app's lines can be told from another's") func apps() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            try await host.open(URL(string: "probe://reload/Nobody")!)
            #expect(await eventually { await host.state().ledger.contains { $0.code == "nothing-placed" } })
            let lines = await host.state().ledger
            #expect(lines.allSatisfy { $0.app == Probe.app }, "\(lines)")
            #expect(try await host.ledger(LedgerFilter(app: Probe.app)) == lines)
            #expect(try await host.ledger(LedgerFilter(app: "com.example.other")) == [])
        }
    }
}
