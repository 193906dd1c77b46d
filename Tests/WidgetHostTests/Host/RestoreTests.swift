import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

/// Taking a removal back, and ending a jump of the clock.
@Suite(.timeLimit(.minutes(2))) struct RestoreTests {
    @Test("true.30: a removed tile comes back under its id, where it stood, with what was set and shown, and nobody is asked for it")
    func restores() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let other = try await host.place(kind: "Fine", family: .systemSmall)
            let id = try await host.place(kind: "Fine", family: .systemMedium)
            await host.settle()
            let before = try #require(await host.state().tile(id))
            let archive = try #require(try await host.store.archive(of: id))
            try await host.remove(tile: id)
            #expect(await host.state().tile(id) == nil)
            #expect(try await host.store.archive(of: id) == nil)
            let granted = await host.state().lines(.granted).count
            try await host.restore(tile: id)
            let after = try #require(await host.state().tile(id))
            #expect(after.place == before.place && after.status == .live && after.label == before.label)
            #expect(after.refreshesLeft == before.refreshesLeft && after.nextRequest == before.nextRequest)
            #expect(after.version > before.version)
            #expect(await host.state().lines(.granted).count == granted)
            #expect(try await host.store.archive(of: id)?.bytes == archive.bytes)
            #expect(try await host.store.tiles().map(\.id) == [other, id])
            #expect(await host.state().ledger.first?.code == LedgerCode.restored.rawValue)
            // Only once, and only what was removed.
            await #expect(throws: HostError.noSuchTile(id)) { try await host.restore(tile: id) }
            await #expect(throws: HostError.noSuchTile("other")) { try await host.restore(tile: "other") }
        }
    }

    @Test("true.30: where something else stands by now it takes the next place, and on another device it is drawn anew")
    func elsewhere() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemMedium)
            await host.settle()
            try await host.remove(tile: id)
            _ = try await host.place(kind: "Fine", family: .systemMedium)
            _ = try await host.setEnvironment(EnvironmentChange { $0.device = "iPhone SE 3" })
            await host.settle()
            try await host.restore(tile: id)
            await host.settle()
            let state = await host.state()
            #expect(state.tiles.count == 2 && Set(state.tiles.compactMap(\.place)).count == 2)
            #expect(state.tile(id)?.status == .live)
            #expect(state.tile(id)?.size == Device.named("iPhone SE 3")?.size(of: .systemMedium))
        }
    }

    @Test("true.30: no more is kept of what was removed than its limits allow") func limits() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            for _ in 0..<RemovedTiles.most + 3 {
                let id = try await host.place(kind: "Fine", family: .systemSmall)
                await host.settle()
                try await host.remove(tile: id)
            }
            #expect(await host.removed.count == RemovedTiles.most)
        }
    }

    @Test("true.30: a jump says how far it is, and ends where it is stopped") func stops() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            _ = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            var changes = await host.changes(ticks: false).makeAsyncIterator()
            let target = hours(24 * 365)
            let jump = Task { try await host.setClock(now: target, rate: 60) }
            while await changes.next() != nil, await host.state().clock.jump == nil {}
            let clock = await host.state().clock
            #expect(clock.jump == ClockJump(from: midnight, to: target))
            await host.stopJump()
            try await jump.value
            let state = await host.state()
            #expect(state.clock.jump == nil && state.clock.rate == 60)
            #expect(state.clock.now >= clock.now && state.clock.now < hours(24 * 300))
            #expect(
                state.ledger.contains { $0.code == LedgerCode.clockStopped.rawValue && $0.reason.hasPrefix("the jump was stopped at ") })
            // The next one goes where it is told.
            try await host.setClock(now: hours(24 * 365) + 60, rate: 0)
            #expect(await host.state().clock.now == hours(24 * 365) + 60)
        }
    }

    @Test("a host that starts at an earlier time than it ended at asks anew for what is of the future, and else for nothing")
    func startsEarlier() async throws {
        var probe = try Probe()
        probe.configuration.now = hours(24 * 30)
        var id = ""
        try await probe.withHost { host in
            id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
        }
        func changes(_ host: WidgetHost) async -> [LedgerEntry] {
            await host.settle()
            return await host.state().lines(.granted).filter { $0.code == LedgerCode.clockChanged.rawValue }
        }
        try await probe.withHost { host in #expect(await changes(host).isEmpty) }
        probe.configuration.now = hours(1)
        try await probe.withHost { host in
            let asked = await changes(host)
            #expect(asked.map(\.at) == [hours(1)] && asked.allSatisfy { $0.reason.hasPrefix("free, ") })
            let tile = try #require(await host.state().tile(id))
            #expect(tile.status == .live)
            #expect(tile.nextRequest.map { $0 < hours(24) } == true)
        }
    }

    @Test("true.30: where the clock does not jump, nothing is stopped") func nothingToStop() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            await host.stopJump()
            try await host.setClock(now: hours(1), rate: 0)
            #expect(await host.state().clock.now == hours(1))
        }
    }

    @Test("true.31: that an app has no widget yet is said once, until something of it is placed") func nothingPlaced() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            func lines() async -> [LedgerEntry] { await host.state().ledger.filter { $0.code == LedgerCode.nothingPlaced.rawValue } }
            for _ in 0..<3 { await host.heardForTest(.reloadAllTimelines) }
            #expect(await lines().map(\.reason) == ["none of Probe's widgets is on a screen, so none was reloaded"])
            await host.heardForTest(.reloadTimelines(kind: "Fine"))
            #expect(await lines().count == 2)
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            try await host.remove(tile: id)
            await host.heardForTest(.reloadAllTimelines)
            #expect(await lines().count == 3)
        }
    }

    @Test("true.31: every reason that is free is a sentence whose end says more than who asked") func words() {
        for exemption in Exemption.allCases { #expect(exemption.words.hasPrefix("free, because ")) }
        #expect(
            RequestCause.deviceChange.words == "Device changed" && Exemption.deviceChange.words == "free, because you chose another device")
    }
}
