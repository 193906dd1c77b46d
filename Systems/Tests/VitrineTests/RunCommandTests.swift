import Foundation
import FoundationNetworking
import Testing
import TestTime
import WidgetHost

/// A home screen and its systems in their real processes.
@Suite("vitrine run", .serialized) struct RunCommandTests {
    private func isAlive(_ pid: Int32) -> Bool { kill(pid, 0) == 0 }

    @Test("app, extension, service and host are four processes; killing any of them heals and is told (R1.23)")
    func heals() async throws {
        let run = try await Running(TemporaryFolder(), "--at", "2026-06-10T08:00:00Z", "--speed", "0", isAlone: false)
        var state = try await run.state()
        #expect(Set(state.processes.map(\.role)) == ["host", "app", "extension", "service"])
        #expect(Set(state.processes.compactMap(\.pid)).count == 4)
        #expect(await eventually { try await run.state().tiles.first?.label.hasPrefix("Outbound") == true })
        for role in ["extension", "app", "service"] {
            state = try await run.state()
            let victim = try #require(state.processes.first { $0.role == role })
            let pid = try #require(victim.pid)
            kill(pid, SIGKILL)
            let healed = await eventually {
                let now = try await run.state().processes.first { $0.role == role }
                return now?.pid != nil && now?.pid != pid && (now?.restarts ?? 0) > victim.restarts
            }
            #expect(healed, "\(role) did not come back")
            let told = try await run.state().ledger.contains { $0.by == victim.name || $0.by == "Trips" }
            #expect(told, "nothing was told of \(role)")
            let reasons = try await run.state().ledger.map(\.reason)
            #expect(!reasons.contains { $0.contains("listening") }, "a service's address is not why it ended")
        }
        // The host too: its children end with it, and the page finds another where it was.
        let old = try await run.state().processes.compactMap(\.pid)
        kill(try #require(try await run.state().processes.first { $0.role == "host" }?.pid), SIGKILL)
        let healed = await eventually {
            let now = try await run.state().processes
            return now.count == 4 && now.allSatisfy { $0.pid != nil && !old.contains($0.pid ?? 0) }
        }
        #expect(healed, "the host did not come back")
        let after = try await run.state()
        #expect(after.processes.first { $0.role == "host" }?.restarts == 1)
        #expect(after.ledger.contains { $0.by == "vitrine" && $0.reason.contains("SIGKILL") })
        #expect(await eventually { old.allSatisfy { !isAlive($0) } })
        // The tile still stands, and still asks.
        let tile = try #require(try await run.state().tiles.first)
        #expect(tile.label.hasPrefix("Outbound"))
        let granted = try await run.state().ledger.filter { $0.decision == "granted" }.count
        try await run.post("reload", ["tile": tile.id])
        #expect(await eventually { try await run.state().ledger.filter { $0.decision == "granted" }.count > granted })
        let pids = try await run.state().processes.compactMap(\.pid)
        await run.stop()
        #expect(run.process.terminationStatus == 0)
        #expect(await eventually { pids.allSatisfy { !isAlive($0) } }, "a child outlived its host")
    }

    @Test("the tile changes with the clock, and follows another customer within a second (R1.23, R1.27, R1.28, R1.30)")
    func follows() async throws {
        let run = try await Running(TemporaryFolder(), "--at", "2026-06-10T08:00:00Z", "--speed", "0")
        func shows(_ words: String) async -> Bool {
            await eventually { try await run.state().tiles.first?.label.hasPrefix(words) == true }
        }
        #expect(await shows("Outbound, flight AZ 792"))
        // The app has just been started, and hands its timeline over four times: one that it makes after the first jump has nothing of
        // what is past by then.
        #expect(await eventually { try await run.state().ledger.filter { $0.by == "App: reload all" }.count >= 4 })
        for (time, words) in [
            ("2026-06-13T12:00:00Z", "Park Hotel"), ("2026-06-18T06:00:00Z", "Inbound"), ("2026-06-20T00:00:00Z", "Where to next?"),
        ] {
            let date = try Date(time, strategy: .iso8601)
            #expect(try await run.post("clock", ["now": date.timeIntervalSince1970 * 1000]) == 200)
            #expect(await shows(words), "\(time)")
        }
        try await run.post("clock", ["now": Date("2026-06-10T09:00:00Z", strategy: .iso8601).timeIntervalSince1970 * 1000])
        // Each of an app's kinds is asked again (R1.30).
        try await run.post("place", ["kind": "TripsSearchWidget", "family": "systemSmall"])
        let page = try await run.appPage()
        #expect(await shows("Outbound, flight AZ 792"))
        let bookings = try await URLSession.shared.data(from: page).0
        #expect(String(decoding: bookings, as: UTF8.self).contains("aria-label=\"Rated 8.7\""))
        var times: [Duration] = []
        for _ in 0..<3 {
            try await run.post("sign-out", [:], to: page, form: "")
            #expect(await shows("Where to next?"))
            let start = ContinuousClock.now
            try await run.post("sign-in", [:], to: page, form: "email=hotel@example.com&password=sunny-days")
            #expect(await shows("Villa Mondello"))
            times.append(ContinuousClock.now - start)
        }
        // A stay without a score has no empty plate for it.
        let unrated = try await URLSession.shared.data(from: page).0
        #expect(!String(decoding: unrated, as: UTF8.self).contains("aria-label=\"Rated"))
        // The fastest: other tests keep this machine busy.
        #expect(try #require(times.min()) < .seconds(1), "\(times)")
        let kinds = try await run.state().ledger.filter { $0.by == "App: reload all" && $0.decision == "granted" }.compactMap(\.kind)
        #expect(Set(kinds) == ["TripsWidget", "TripsSearchWidget"])
        await run.stop()
    }

    @Test("true.8, true.7, R1.27: another language is the whole tile's; after log-out no file that app and widget have holds the trip")
    func languageAndLogOut() async throws {
        let state = TemporaryFolder()
        let run = try await Running(state, "--at", "2026-06-10T08:00:00Z", "--speed", "0")
        func shows(_ words: String) async -> Bool {
            await eventually { try await run.state().tiles.first?.label.contains(words) == true }
        }
        #expect(await shows("Outbound, flight AZ 792 from Milan Linate to Tokyo Haneda, Fri 12 Jun 07:15"))
        try await run.post("environment", ["locale": "de_DE"])
        #expect(await shows("Hinflug, Flug AZ 792 von Milan Linate nach Tokyo Haneda, Fr. 12. Juni 07:15"))
        // Nobody has French words for it: all of it is English.
        try await run.post("environment", ["locale": "fr_FR"])
        #expect(await shows("Outbound, flight AZ 792 from Milan Linate to Tokyo Haneda, Fri"))
        let page = try await run.appPage()
        #expect(try state.files(with: "Shiodome", under: "AppGroups").count == 1)
        try await run.post("sign-out", [:], to: page, form: "")
        #expect(await shows("Where to next?"))
        // The service's own program knows the hotel, and stands in the app's bundle.
        let left = try state.files(with: "Shiodome", under: "AppGroups") + state.files(with: "Shiodome", under: "Apps")
        #expect(left.filter { !$0.contains("/Bundle/") } == [])
        await run.stop()
    }

    @Test("run.4: a sample that cannot be signed in is said, keeps nothing else from running, and is tried at the next start")
    func sampleThatFails() async throws {
        let installed = TemporaryFolder()
        await (try await Running(installed)).stop()
        let bundles = installed.url.appendingPathComponent("Apps/com.vitrine.trips/Bundle", isDirectory: true)
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: bundles.path).first { $0.hasSuffix(".app") })
        let app = bundles.appendingPathComponent(name, isDirectory: true), list = app.appendingPathComponent("Info.plist")
        let info = try String(contentsOf: list, encoding: .utf8)
        try info.replacingOccurrences(of: "<string>package</string>", with: "<string>nobody</string>")
            .write(to: list, atomically: true, encoding: .utf8)

        let state = TemporaryFolder()
        let arguments = ["--without-systems", "--app", app.path, "--at", "2026-06-10T08:00:00Z", "--speed", "0"]
        func shows(_ run: Running, _ words: String) async -> Bool {
            await eventually { try await run.state().tiles.first?.label.hasPrefix(words) == true }
        }
        let run = try await Running(state, arguments)
        #expect(await shows(run, "Where to next?"))
        #expect(await eventually { run.errors.contains("Trips could not be seeded with “nobody”") }, "\(run.errors)")
        await run.stop()

        try info.write(to: list, atomically: true, encoding: .utf8)
        let next = try await Running(state, arguments)
        #expect(await shows(next, "Outbound, flight AZ 792"))
        // What was placed at the first start is not placed again.
        #expect(try await next.state().tiles.count == 1)
        await next.stop()
    }

    @Test("a link goes to the app, cold and warm; one that no app claims is refused (R1.55)")
    func links() async throws {
        let state = TemporaryFolder()
        let run = try await Running(state)
        let warm = try await Program.run("open", "vitrine-trips://bookings?product=flight", "--state", state.url.path)
        #expect(warm.status == 0, "\(warm.errors)")
        #expect(warm.output.hasPrefix("Trips, running at \(run.address.absoluteString), opened vitrine-trips://bookings"), "\(warm.output)")
        #expect(
            await eventually {
                try await run.state().ledger.contains { $0.by == "Link" && $0.reason.contains("bookings?product=flight") }
            })
        let foreign = try await Program.run("open", "mailto:someone@example.com", "--state", state.url.path)
        #expect(foreign.status == 1 && foreign.errors.contains("vitrine-trips"), "\(foreign.errors)")
        let second = try await Program.run("run", "--port", "0", "--state", state.url.path)
        #expect(second.status == 1 && second.errors.contains("Another vitrine"), "\(second.errors)")
        await run.stop()
        let cold = try await Program.run("open", "vitrine-trips://search?product=hotel", "--state", state.url.path)
        #expect(cold.status == 0, "\(cold.errors)")
        #expect(cold.output.hasPrefix("Trips, started for it, opened vitrine-trips://search"), "\(cold.output)")
        let wrong = try await Program.run("open", "vitrine-trips://nowhere", "--state", state.url.path)
        #expect(wrong.status == 1, "\(wrong.output)")
    }

    @Test("a link opens in a fresh sample, with nothing left of it")
    func seededLink() async throws {
        let opened = try await Program.run("open", "vitrine-trips://bookings?product=hotel", "--seed", "hotel")
        #expect(opened.status == 0 && opened.output.hasPrefix("Trips, started for it"), "\(opened.output)\(opened.errors)")
        let foreign = try await Program.run("open", "mailto:someone@example.com", "--seed", "hotel")
        #expect(foreign.status == 1 && foreign.errors.contains("mailto"), "\(foreign.errors)")
    }

    @Test("what it cannot work with is one line on standard error and status 1")
    func refused() async throws {
        let state = TemporaryFolder()
        for (arguments, words) in [
            (["--state", "/proc/nowhere"], "/proc/nowhere"), (["--state", state.url.path, "--speed", "nan"], "nan"),
            (["--state", state.url.path, "--app", "/nowhere/X.app"], "/nowhere/X.app"),
        ] {
            let result = try await Program.run(["run", "--port", "0"] + arguments)
            #expect(result.status == 1)
            #expect(result.errors.contains(words) && !result.errors.contains("Domain"), "\(result.errors)")
            #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        }
        // What cannot even be read is told with how it is written.
        for arguments in [["--locale", "../x"], ["--at", "2026-02-31"], ["--port", "65536"]] {
            let result = try await Program.run(["run"] + arguments)
            #expect(result.status == 64 && result.errors.contains("Usage: vitrine run"), "\(result.errors)")
        }
    }

    @Test("a port that is taken is said in one line, before anything is started or stored")
    func takenPort() async throws {
        let run = try await Running(TemporaryFolder())
        let port = try #require(run.address.port)
        let state = TemporaryFolder()
        let second = try await Program.run("run", "--port", "\(port)", "--state", state.url.path)
        #expect(second.status == 1)
        #expect(second.errors == "vitrine: Port \(port) is taken by another program; give another one by --port (0 takes a free one).\n")
        #expect(!FileManager.default.fileExists(atPath: state.path("Services")))
        await run.stop()
    }

    @Test("a second run goes on where the first was left, even when it was killed")
    func goesOn() async throws {
        let state = TemporaryFolder()
        let first = try await Running(state, "--at", "2026-06-13T12:00:00Z", "--speed", "0")
        #expect(await eventually { try await first.state().tiles.first?.label.isEmpty == false })
        try await first.post("place", ["kind": "TripsWidget", "family": "systemLarge"])
        let before = try await first.state()
        kill(first.process.processIdentifier, SIGKILL)
        #expect(await eventually { !first.process.isRunning })
        #expect(await eventually { before.processes.compactMap(\.pid).allSatisfy { !isAlive($0) } })
        let second = try await Running(state)
        let after = try await second.state()
        #expect(after.tiles.map(\.id) == before.tiles.map(\.id))
        #expect(after.tiles.map(\.family) == ["systemMedium", "systemLarge"])
        #expect(after.clock.now == before.clock.now)
        await second.stop()
    }
}

extension TemporaryFolder {
    /// The files below one of its folders whose bytes hold these words.
    fileprivate func files(with words: String, under folder: String) throws -> [String] {
        let place = url.appendingPathComponent(folder)
        let names = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
        return names.filter { (try? Data(contentsOf: place.appendingPathComponent($0)))?.range(of: Data(words.utf8)) != nil }
    }
}
