import Foundation
import TestTime
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Apps, links and services", .serialized, .timeLimit(.minutes(2)))
struct AppTests {
    private func url(_ text: String) -> URL { URL(string: "probe://\(text)")! }

    @Test("a link starts the app cold, and finds it warm after that")
    func coldAndWarm() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            #expect(await host.state().process(.app)?.pid == nil)
            try await host.open(url("first"))
            try await host.open(url("second"))
            let state = await host.state()
            let notes = state.ledger.filter { $0.by == "Probe" }.map(\.reason)
            #expect(notes.contains("cold: probe://first"))
            #expect(notes.contains("warm: probe://second"))
            #expect(state.process(.app)?.pid != nil)
            let page = try #require(state.process(.app)?.page?.absoluteString)
            #expect(page.wholeMatch(of: /http:\/\/probe-[0-9a-f]{24}\.localhost:[1-9][0-9]*\//) != nil, "\(page)")
            await #expect(throws: AppProcess.Failure.self) { try await host.open(url("refuse")) }
        }
    }

    @Test("an app that dies on a link is an error, and is there for the next")
    func dies() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            await #expect(throws: AppProcess.Failure.self) { try await host.open(url("die")) }
            try await host.open(url("next"))
            #expect(await host.state().process(.app)?.restarts == 1)
        }
    }

    @Test("in front, an app's reload is free; behind, it is counted and waits for the floor")
    func foreground() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Twice", family: .systemSmall)
            await host.settle()
            try await host.open(url("reload-all"))
            #expect(
                await eventually {
                    await host.state().ledger.contains { $0.by == "App: reload all" && $0.reason == "free, because the app is in front" }
                })
            await host.settle()
            #expect(await host.state().tile(id)?.refreshesLeft == 72)

            let app = await host.apps[0].process
            try await host.setClock(now: minutes(2), rate: nil)
            try await app.open(url("nothing"))
            try await host.setInFront(false, app: Probe.app)
            await host.heardForTest(.reloadTimelines(kind: "Twice"))
            let line = try #require(await host.state().ledger.first { $0.by == "App: reload Twice" })
            #expect(line.decision == .deferred)
            #expect(line.reason == "too soon, waits until 00:05")
            try await host.setClock(now: minutes(6), rate: nil)
            let granted = try #require(await host.state().lines(.granted).first)
            #expect(granted.at == minutes(5))
            #expect(granted.reason == "71 of 72 left today")
        }
    }

    @Test(
        "true.16: who opens an app sends the others to the back, and it is told to look anew although it is in front",
        .timeLimit(.minutes(1)))
    func oneInFront() async throws {
        let probe = try Probe()
        _ = try probe.installTwin()
        try await probe.withHost { host in
            let apps = await host.apps
            #expect(apps.map(\.bundle.identifier) == [Probe.app, Probe.twin])
            func front() async -> [Bool] { [await apps[0].process.isInFront, await apps[1].process.isInFront] }
            try await host.open(app: Probe.app)
            #expect(await front() == [true, false])
            try await host.open(app: Probe.twin)
            #expect(await front() == [false, true])
            try await host.open(url("link"))
            #expect(await front() == [true, false])
            // Told each time: twice in front, once at the back.
            try await host.open(app: Probe.app)
            #expect(
                await eventually {
                    let said = await host.state().ledger.filter { $0.app == Probe.app && $0.reason.hasPrefix("in front: ") }.map(\.reason)
                    return said.filter { $0 == "in front: true" }.count >= 3 && said.contains("in front: false")
                })
            await #expect(throws: HostError.self) { try await host.open(app: "com.example.none") }
        }
    }

    @Test("true.16: an app that is replaced while it comes up, as when the language changes, is in front when the next one is up")
    func replacedOnItsWay() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let app = try #require(await host.apps.first)
            let opening = Task { try await host.open(app: Probe.app) }
            #expect(await eventually { await host.state().process(.app)?.pid != nil })
            await app.process.replace("was ended, because the language changed")
            try await opening.value
            #expect(await app.process.isInFront)
            // On a busy machine the first may have been up just before it was ended: then nobody has waited for the next.
            let isReplaced = await eventually {
                let process = await host.state().process(.app)
                return process?.restarts == 1 && process?.page != nil
            }
            let state = await host.state()
            #expect(isReplaced, "\(String(describing: state.process(.app))), \(state.ledger)")
            #expect(
                await eventually {
                    await host.state().ledger.contains { $0.app == Probe.app && $0.reason == "in front: true" }
                })
        }
    }

    @Test("a reload of a kind that is not placed does nothing but a note")
    func unknownKind() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            _ = try await host.place(kind: "Twice", family: .systemSmall)
            await host.settle()
            try await host.open(url("reload/Nobody"))
            #expect(
                await eventually {
                    await host.state().ledger.contains {
                        $0.decision == .note && $0.kind == "Nobody"
                            && $0.reason == "no widget of the kind “Nobody” is on a screen, so none was reloaded"
                    }
                })
        }
    }

    @Test("an app is told what is placed of its own")
    func configurations() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            _ = try await host.place(kind: "Fine", family: .systemMedium)
            _ = try await host.place(kind: "Twice", family: .systemSmall)
            await host.settle()
            try await host.open(url("placed"))
            #expect(
                await eventually {
                    await host.state().ledger.contains { $0.reason == "placed: Fine systemMedium, Twice systemSmall" }
                })
        }
    }

    @Test("a tap opens the URL of what is under it, in the containing app alone")
    func tap() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemMedium)
            await host.settle()
            let region = try #require(await host.state().tile(id)?.taps.first).frame
            let opened = try await host.tap(tile: id, x: region.midX, y: region.midY).url
            #expect(opened == URL(string: "vitrine-probe://tapped"))
            #expect(await host.state().ledger.contains { $0.reason == "cold: vitrine-probe://tapped" })
            #expect(try await host.tap(tile: id, x: 1, y: 1).url == nil)
        }
    }

    @Test("service, app and extension run with the host, and each heals when it is killed", arguments: ["service", "app", "extension"])
    func heals(role: String) async throws {
        var probe = try Probe(service: true)
        probe.configuration.startsApps = true
        let role = try #require(ProcessState.Role(rawValue: role))
        try await probe.withHost { host in
            let pids = await host.state().processes.compactMap(\.pid)
            #expect(Set(pids).count == 4)
            let pid = try #require(await host.state().process(role)?.pid)
            kill(pid, SIGKILL)
            #expect(
                await eventually {
                    await host.state().process(role).map { $0.pid != nil && $0.pid != pid && $0.restarts == 1 } ?? false
                })
            #expect(await host.state().process(role)?.lastExit?.contains("SIGKILL") == true)
        }
    }

    @Test("true.8: another language ends the app, which starts anew in it; another time zone or appearance does not")
    func language() async throws {
        var probe = try Probe(service: true)
        probe.configuration.startsApps = true
        try await probe.withHost { host in
            let pid = try #require(await host.state().process(.app)?.pid)
            _ = try await host.setEnvironment(
                EnvironmentChange {
                    $0.timeZone = "Asia/Tokyo"
                    $0.appearance = .dark
                })
            #expect(await host.state().process(.app)?.pid == pid)
            _ = try await host.setEnvironment(EnvironmentChange { $0.locale = "ja_JP" })
            #expect(
                await eventually {
                    await host.state().process(.app).map { $0.pid != nil && $0.pid != pid && $0.restarts == 1 } ?? false
                })
            #expect(await host.state().process(.app)?.lastExit == "was ended, because the language changed")
            // It is where it was: an app in front stays there, and its reloads are free.
            let started = try #require(await host.state().process(.app)?.pid)
            // The kernel shows none while the program is still being put in place.
            #expect(
                await eventually {
                    let words = try? String(contentsOfFile: "/proc/\(started)/environ", encoding: .utf8)
                    return words?.contains("VITRINE_LOCALE=ja_JP") == true
                })
        }
    }

    @Test("a service keeps its port, and the app is given its address")
    func port() async throws {
        var probe = try Probe(service: true)
        probe.configuration.startsApps = true
        var addresses: [String] = []
        for _ in 0..<2 {
            try await probe.withHost { host in
                try await host.open(url("service"))
                #expect(
                    await eventually { await host.state().ledger.contains { $0.reason.hasPrefix("service: http") } })
                addresses.append(try #require(await host.state().ledger.first { $0.reason.hasPrefix("service: http") }).reason)
            }
        }
        #expect(addresses.count == 2 && addresses[0] == addresses[1])
        #expect(addresses[0].hasPrefix("service: http://127.0.0.1:"))
    }

    @Test("a seed is the app's own doing, and its failure says why")
    func seed() async throws {
        let probe = try Probe(service: true)
        let plan = ChildPlan(state: probe.state, launcher: Products.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        let service = try await ServiceRun(probe.bundle, plan: plan, isHostRunning: false), address = service?.address
        try await SeedRun(plan: plan).run(probe.bundle, seed: "package", service: address)
        let seeded = probe.state.container(of: Probe.app).appendingPathComponent("seeded")
        #expect(try String(contentsOf: seeded, encoding: .utf8) == "package")
        await #expect(throws: SeedRun.Failure.self) {
            try await SeedRun(plan: plan).run(probe.bundle, seed: "broken", service: address)
        }
        await service?.stop()
    }
}

extension WidgetHost {
    /// What the probe app would say, without the detour through a link that brings it to the front.
    func heardForTest(_ call: HostCall) async { await heard(call, app: apps[0].bundle, from: nil) }
}
