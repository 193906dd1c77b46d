import Foundation
import TestTime
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("WidgetHost with real processes", .serialized, .timeLimit(.minutes(3)))
struct WidgetHostTests {
    @Test("a placed widget gets its timeline, shows it, and knows when it will be asked again")
    func placing() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            let state = await host.state()
            let tile = try #require(state.tile(id))
            #expect(tile.status == .live)
            #expect(tile.label.hasPrefix("fine at \(Int(midnight.timeIntervalSince1970))"))
            #expect(tile.shownEntry == midnight)
            #expect(tile.nextRequest == minutes(15))
            #expect(tile.size == PointSize(width: 158, height: 158))
            #expect(tile.name == "Fine")
            #expect(tile.refreshesLeft == 72)
            #expect(state.ledger.first?.by == "Placed")
            #expect(state.ledger.first?.milliseconds != nil)
            let light = try await host.picture(of: id, scheme: .light, scale: 2)
            let dark = try await host.picture(of: id, scheme: .dark, scale: 2)
            #expect(light.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(!dark.isEmpty)
        }
    }

    @Test("a timer in a tile goes on while nothing of the extension runs: another text, another version, another picture")
    func timers() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Counting", family: .systemSmall)
            await host.settle()
            let before = try #require(await host.state().tile(id))
            #expect(before.label == "1:00:00 to go")
            let first = try await host.picture(of: id, scheme: .light, scale: 1)
            #expect(try await host.picture(of: id, scheme: .light, scale: 1) == first)
            try await host.setClock(now: midnight.addingTimeInterval(61), rate: nil)
            let after = try #require(await host.state().tile(id))
            #expect(after.label == "58:59 to go")
            #expect(after.version > before.version)
            #expect(try await host.picture(of: id, scheme: .light, scale: 1) != first)
            #expect(await host.state().lines(.granted).count == 1)
            try await host.setClock(now: midnight, rate: nil)
            #expect(await host.state().tile(id)?.label == "1:00:00 to go")
        }
    }

    @Test("what cannot be placed is refused by name")
    func refusals() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            await #expect(throws: HostError.self) { _ = try await host.place(kind: "Nobody", family: .systemSmall) }
            await #expect(throws: HostError.unsupportedFamily(.systemLarge, kind: "Fine", supported: [.systemSmall, .systemMedium])) {
                _ = try await host.place(kind: "Fine", family: .systemLarge)
            }
            await #expect(throws: HostError.noSuchTile("x")) { try await host.reload(tile: "x") }
            await #expect(throws: HostError.noSuchTile("x")) { _ = try await host.picture(of: "x", scheme: .light, scale: 1) }
            await #expect(throws: HostError.self) { try await host.open(URL(string: "nobody://x")!) }
        }
    }

    @Test("a jump of the clock plays each request at its own time")
    func jump() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            try await host.setClock(now: minutes(50), rate: nil)
            let state = await host.state()
            #expect(state.clock == ClockState(now: minutes(50), rate: 0))
            let granted = state.lines(.granted).filter { $0.by == "Date of the policy" }.map(\.at)
            #expect(granted.reversed() == [minutes(15), minutes(30), minutes(45)])
            #expect(state.tile(id)?.shownEntry == minutes(45))
            #expect(state.tile(id)?.refreshesLeft == 69)
        }
    }

    @Test("a clock that runs fast asks at the right virtual time")
    func speed() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            try await host.setClock(now: minutes(14.9), rate: 60)
            #expect(await eventually { await host.state().tile(id)?.shownEntry.map { $0 >= minutes(15) } ?? false })
            let asked = try #require(await host.state().lines(.granted).first).at
            // A tenth of a second late is six seconds at this speed.
            #expect(asked >= minutes(15) && asked < minutes(18))
        }
    }

    @Test("put back, the clock asks for everything anew, for nothing")
    func back() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            try await host.setClock(now: hours(-5), rate: nil)
            let state = await host.state()
            #expect(state.tile(id)?.shownEntry == hours(-5))
            #expect(state.lines(.granted).first?.by == "Clock changed")
            await #expect(throws: HostClock.Failure.self) { try await host.setClock(now: nil, rate: -1) }
        }
    }

    @Test("a crash is tried again in a new process within the same request", arguments: ["CrashOnce"])
    func crashOnce(kind: String) async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: kind, family: .systemSmall)
            await host.settle()
            let state = await host.state()
            #expect(state.tile(id)?.status == .live)
            #expect(state.tile(id)?.label == "back again")
            #expect(state.lines(.failed).contains { $0.reason.contains("crashes once by design") })
        }
    }

    @Test("a widget that never answers keeps its snapshot, and says why", arguments: ["Crash", "Leave", "Memory"])
    func stale(kind: String) async throws {
        var probe = try Probe()
        probe.configuration.attempts = 2
        try await probe.withHost { host in
            let id = try await host.place(kind: kind, family: .systemSmall)
            await host.settle()
            let state = await host.state()
            guard case .stale(let reason)? = state.tile(id)?.status else {
                Issue.record("\(state.tiles) \(state.ledger)")
                return
            }
            #expect(!reason.isEmpty)
            #expect(state.tile(id)?.label == "snapshot")
            #expect(state.lines(.failed).count == 2)
            // The other widgets of the extension go on.
            let fine = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            #expect(await host.state().tile(fine)?.status == .live)
        }
    }

    @Test("a request that failed altogether is made again by itself, in real time, whatever the clock shows")
    func retry() async throws {
        var probe = try Probe()
        probe.configuration.attempts = 1
        probe.configuration.duplicateProviderCalls = 1
        probe.configuration.retries = [.milliseconds(300)]
        try await probe.withHost { host in
            let id = try await host.place(kind: "CrashOnce", family: .systemSmall)
            await host.settle()
            guard case .stale = await host.state().tile(id)?.status else {
                Issue.record("the first try did not fail")
                return
            }
            #expect(await eventually { await host.state().tile(id)?.status == .live })
            #expect(await host.state().lines(.granted).first?.by == "Second try")
        }
    }

    @Test("kill -9 of the extension: it is back, the last picture stands, and nothing is stuck")
    func killed() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            let before = await host.state()
            let pid = try #require(before.process(.extension)?.pid)
            kill(pid, SIGKILL)
            #expect(
                await eventually {
                    await host.state().process(.extension).map { $0.pid != nil && $0.pid != pid } ?? false
                })
            let after = await host.state()
            #expect(after.tile(id)?.version == before.tile(id)?.version)
            #expect(after.process(.extension)?.restarts == 1)
            #expect(after.ledger.contains { $0.by == "ProbeWidgets" && $0.reason.contains("SIGKILL") })
            try await host.reload(tile: id)
            await host.settle()
            #expect(await host.state().tile(id)?.label.contains("\(pid)") == false)
        }
    }

    @Test("a host that starts anew shows the last picture at once and asks for nothing too soon")
    func restart() async throws {
        var probe = try Probe()
        var label: String?
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            label = await host.state().tile(id)?.label
        }
        // The clock goes on where it was.
        probe.configuration.now = nil
        probe.configuration.rate = nil
        try await probe.withHost { host in
            await host.settle()
            let state = await host.state()
            #expect(state.clock == ClockState(now: midnight, rate: 0))
            #expect(state.tiles.map(\.label) == [label])
            #expect(state.tiles.first?.status == .live)
            #expect(state.ledger.filter { $0.decision == .granted }.count == 1)
        }
    }

    @Test("a request that a dead host left behind is made again")
    func interrupted() async throws {
        let probe = try Probe()
        let store = try HostStore(probe.state.database)
        var schedule = TileSchedule(budget: RefreshBudget(at: midnight), timeZone: .gmt)
        _ = schedule.request(.placed, at: midnight)
        try store.add(
            StoredTile(
                id: "left", app: Probe.app, extension: probe.extensionBundle.identifier, kind: "Fine", name: "Fine", family: .systemSmall,
                schedule: schedule))
        try await probe.withHost { host in
            await host.settle()
            #expect(await host.state().tile("left")?.status == .live)
        }
    }

    @Test("the placed widgets are the next ones' too: removal is kept")
    func removal() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let one = try await host.place(kind: "Fine", family: .systemSmall)
            let two = try await host.place(kind: "Twice", family: .systemSmall)
            await host.settle()
            try await host.remove(tile: one)
            #expect(await host.state().tiles.map(\.id) == [two])
            #expect(try await host.store.tiles().map(\.id) == [two])
        }
    }

    @Test("changes are told, and several may be one")
    func changes() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            var changes = await host.changes().makeAsyncIterator()
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            #expect(await changes.next() != nil)
            await host.settle()
            #expect(await changes.next() != nil)
            #expect(await host.state().tile(id)?.status == .live)
        }
    }

    @Test("another language starts the extension anew and asks for everything, for nothing")
    func locale() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            _ = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            _ = try await host.setEnvironment(EnvironmentChange { $0.locale = "ja_JP" })
            await host.settle()
            #expect(await host.state().lines(.granted).first?.reason == "free, because the language changed")
            _ = try await host.setEnvironment(EnvironmentChange { $0.typeSize = "xxLarge" })
            await host.settle()
            #expect(await host.state().lines(.granted).first?.reason == "free, because the text size changed")
        }
    }
}
