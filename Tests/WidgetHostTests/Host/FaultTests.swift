import Foundation
import Testing
import VitrineKeychain
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Faults on purpose, with real processes", .serialized, .timeLimit(.minutes(4)))
struct FaultTests {
    /// A host with a service behind the probe, and nothing that makes up for a fault by itself.
    private func withHost(_ body: (WidgetHost, Probe) async throws -> Void) async throws {
        var probe = try Probe(service: true)
        probe.configuration.duplicateProviderCalls = 1
        try await probe.withHost { host in
            try await host.apps.first?.service?.start()
            try await body(host, probe)
        }
    }

    private func place(_ kind: String, on host: WidgetHost) async throws -> String {
        let id = try await host.place(kind: kind, family: .systemSmall)
        await host.settle()
        return id
    }

    private func reload(_ id: String, on host: WidgetHost) async throws -> TileState? {
        try await host.reload(tile: id)
        await host.settle()
        return await host.state().tile(id)
    }

    @Test("all are off at first, and off again after a reset") func off() async throws {
        try await withHost { host, _ in
            #expect(await host.faults().map(\.id) == Fault.allCases)
            #expect(await host.faults().allSatisfy { $0.value == $0.normal && $0.exceptions.isEmpty })
            try await host.setFault(FaultRequest(.diskFull, .on(true), app: Probe.app))
            #expect(await host.faults().first { $0.id == .diskFull }?.exceptions.first?.value == .on(true))
            await host.resetFaults()
            #expect(await host.faults().allSatisfy { $0.value == $0.normal && $0.exceptions.isEmpty })
            #expect(await host.state().ledger.filter { $0.code == "fault" }.count == 2)
        }
    }

    @Test("duplicate calls: the provider is asked so often, all at once, and one answer counts") func duplicates() async throws {
        try await withHost { host, probe in
            let id = try await host.place(kind: "Lamps", family: .systemMedium)
            await host.settle()
            let file = probe.state.group("group.com.vitrine.probe").appendingPathComponent("lamps-asked.txt")
            func asked() -> Int { ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").count }
            let once = asked()
            try await host.setFault(FaultRequest(.duplicateCalls, .number(4), tile: id))
            #expect(try await reload(id, on: host)?.status == .live)
            #expect(asked() == once + 4)
            #expect(await host.state().lines(.granted).first?.duplicates == 3)
        }
    }

    @Test("network: through the relay the service answers; slow waits, offline and errors reach the widget, and it comes back")
    func network() async throws {
        try await withHost { host, _ in
            let id = try await place("Fetching", on: host)
            #expect(await host.state().tile(id)?.label == "status 200")
            try await host.setFault(FaultRequest(.serviceErrors, .choice("503")))
            #expect(try await reload(id, on: host)?.label == "status 503")
            try await host.setFault(FaultRequest(.serviceErrors, .choice("none")))
            try await host.setFault(FaultRequest(.network, .choice("offline"), app: Probe.app))
            #expect(try await reload(id, on: host)?.label.hasPrefix("error") == true)
            try await host.setFault(FaultRequest(.network, .choice("stalled"), app: Probe.app))
            #expect(try await reload(id, on: host)?.label == "error -1001")
            try await host.setFault(FaultRequest(.networkDelay, .number(0.6)))
            try await host.setFault(FaultRequest(.network, .choice("slow"), app: Probe.app))
            #expect(try await reload(id, on: host)?.label == "status 200")
            #expect(await host.state().lines(.granted).first?.milliseconds ?? 0 >= 600)
            await host.resetFaults()
            #expect(try await reload(id, on: host)?.label == "status 200")
        }
    }

    @Test("extension killed: before a call it comes back cold, in the middle the old picture stands with the cause, after it is gone")
    func killed() async throws {
        try await withHost { host, _ in
            let id = try await place("Fine", on: host)
            let pid = await host.state().process(.extension)?.pid
            try await host.setFault(FaultRequest(.extensionKill, .choice("before"), tile: id))
            let before = try await reload(id, on: host)
            #expect(before?.status == .live && before?.label.hasSuffix("in \(pid ?? 0)") == false)
            try await host.setFault(FaultRequest(.extensionKill, .choice("during"), tile: id))
            try await host.setFault(FaultRequest(.duplicateCalls, .number(5), tile: id))
            let slow = try await place("Slow", on: host)
            try await host.setFault(FaultRequest(.extensionKill, .choice("during"), tile: slow))
            let during = try await reload(slow, on: host)
            #expect(during?.label == "slow" && during?.cause?.code == .extensionDied)
            #expect(during?.cause?.words.contains("was ended on purpose, in the middle of a call") == true)
            try await host.setFault(FaultRequest(.extensionKill, .choice("after"), tile: slow))
            #expect(try await reload(slow, on: host)?.status == .live)
            // Its death is on its way to the host.
            let changes = await host.changes()
            for await _ in changes where await host.state().ledger.contains(where: { $0.reason.contains("after a call") }) { break }
        }
    }

    @Test("memory limit: what an extension may write is less, and it is ended when it writes more") func memory() async throws {
        try await withHost { host, _ in
            let id = try await place("Memory", on: host)
            #expect(await host.state().tile(id)?.cause?.code == .memoryLimit)
            try await host.setFault(FaultRequest(.memoryLimit, .number(60)))
            _ = try await reload(id, on: host)
            #expect(await host.state().tile(id)?.cause?.words.contains("60 MB allowed") == true)
        }
    }

    @Test("device lock: its state is what the keychain's processes read") func lock() async throws {
        try await withHost { host, probe in
            try await host.setFault(FaultRequest(.deviceLock, .choice("before-first-unlock")))
            #expect(probe.state.lock == .beforeFirstUnlock)
            await host.resetFaults()
            #expect(probe.state.lock == .unlocked)
        }
    }

    @Test("disk full: writing fails in a process that runs and in one that starts, and works again afterwards") func disk() async throws {
        try await withHost { host, _ in
            let id = try await place("Writing", on: host)
            #expect(await host.state().tile(id)?.label == "written")
            try await host.setFault(FaultRequest(.diskFull, .on(true)))
            #expect(try await reload(id, on: host)?.label == "not written")
            for process in await host.apps[0].extensions { await process.restart("was started anew") }
            #expect(try await reload(id, on: host)?.label == "not written")
            try await host.setFault(FaultRequest(.diskFull, .on(false)))
            #expect(try await reload(id, on: host)?.label == "written")
        }
    }

    @Test("clock jump: the time is suddenly another, and nothing of what lies between happened") func clock() async throws {
        try await withHost { host, _ in
            let id = try await place("Fine", on: host)
            try await host.setFault(FaultRequest(.clockJump, .number(120)))
            await host.settle()
            #expect(await host.state().clock.now == minutes(120))
            let own = await host.state().lines(.granted).filter { $0.by == "Date of the policy" }
            #expect(own.map(\.at) == [minutes(120)])
            try await host.setFault(FaultRequest(.clockJump, .number(-60)))
            await host.settle()
            let back = await host.state()
            #expect(back.clock.now == minutes(60) && back.tile(id)?.status == .live)
            #expect(await host.faults().first { $0.id == .clockJump }?.value == .number(0))
        }
    }

    @Test("clock jump: it waits for a move of the clock that is under way, and goes on from where that ends") func jumpInTurn() async throws
    {
        try await withHost { host, _ in
            _ = try await place("Fine", on: host)
            let move = Task { try await host.setClock(now: minutes(12 * 60), rate: nil) }
            while await !host.moves.isPlaying { await Task.yield() }
            try await host.setFault(FaultRequest(.clockJump, .number(120)))
            try await move.value
            await host.settle()
            let state = await host.state()
            #expect(state.clock.now == minutes(14 * 60))
            #expect(state.ledger.filter { $0.code == "fault" }.map(\.at) == [minutes(12 * 60)])
        }
    }

    @Test("what is set for a tile is forgotten with it") func forgotten() async throws {
        try await withHost { host, _ in
            let id = try await place("Fine", on: host)
            try await host.setFault(FaultRequest(.extensionKill, .choice("after"), tile: id))
            #expect(await host.faults().contains { !$0.exceptions.isEmpty })
            try await host.remove(tile: id)
            #expect(await host.faults().allSatisfy(\.exceptions.isEmpty))
        }
    }

    @Test("app killed: it stays away, and a link starts it cold") func app() async throws {
        try await withHost { host, _ in
            try await host.open(URL(string: "probe://time")!)
            #expect(await host.state().process(.app)?.pid != nil)
            try await host.setFault(FaultRequest(.appKilled, .on(true), app: Probe.app))
            while await host.state().process(.app)?.pid != nil { await Task.yield() }
            try await host.open(URL(string: "probe://again")!)
            #expect(await host.state().ledger.contains { $0.reason == "cold: probe://again" })
        }
    }

    @Test("WidgetCenter delayed: what an app asks for comes late") func center() async throws {
        try await withHost { host, _ in
            let id = try await place("Fine", on: host)
            try await host.setFault(FaultRequest(.centerDelay, .number(0.4)))
            let asked = ContinuousClock.now
            let changes = await host.changes()
            try await host.open(URL(string: "probe://reload-all")!)
            for await _ in changes where await host.state().ledger.contains(where: { $0.by == "App: reload all" && $0.tile == id }) {
                break
            }
            #expect(ContinuousClock.now - asked >= .milliseconds(400))
        }
    }

    @Test("what a fault does not take is refused in a sentence, and what is not there by its name") func refusals() async throws {
        try await withHost { host, _ in
            for order in [
                FaultRequest(.diskFull, .number(1)), FaultRequest(.network, .choice("carrier pigeon")),
                FaultRequest(.duplicateCalls, .number(6)),
                FaultRequest(.duplicateCalls, .number(1.5)), FaultRequest(.memoryLimit, .number(.nan)),
                FaultRequest(.clockJump, .number(.infinity)),
                FaultRequest(.deviceLock, .choice("locked"), app: Probe.app), FaultRequest(.network, .choice("slow"), tile: "x"),
            ] {
                await #expect(throws: Fault.Refusal.self) { try await host.setFault(order) }
            }
            await #expect(throws: HostError.noSuchTile("x")) {
                try await host.setFault(FaultRequest(.extensionKill, .choice("after"), tile: "x"))
            }
            await #expect(throws: HostError.noSuchApp("x")) { try await host.setFault(FaultRequest(.diskFull, .on(true), app: "x")) }
            #expect(await host.state().ledger.allSatisfy { $0.code != "fault" })
        }
    }
}
