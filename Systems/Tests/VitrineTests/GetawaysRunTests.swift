import Foundation
import FoundationNetworking
import Testing
import TestTime
import WidgetHost

/// Getaways in its real processes.
@Suite("vitrine run with Getaways", .serialized) struct GetawaysRunTests {
    private struct Counts: Decodable {
        var requests: [String: Int]
    }

    private func run(_ state: TemporaryFolder = TemporaryFolder()) async throws -> Running {
        try await Running(state, "--at", "2026-06-10T08:00:00Z", "--speed", "0", system: "Getaways")
    }

    /// A deal, spoken: “Lisbon, Flight + hotel from €289”.
    private func isDeal(_ label: String) -> Bool { label.firstMatch(of: /^.+, .+ from .*\d/) != nil }

    private func deal(_ run: Running, of tile: String? = nil) async throws -> String? {
        let tiles = try await run.state().tiles
        let label = (tile.map { id in tiles.first { $0.id == id } } ?? tiles.first)?.label
        return label.flatMap { isDeal($0) ? $0 : nil }
    }

    /// The address at which the service answers.
    private func service(_ state: TemporaryFolder) throws -> URL {
        let port = try #require(try HostStore(StateFolder(state.url).database).port(of: "GetawaysService"))
        return try #require(LocalName.address(LocalName.kept(for: "GetawaysService", in: StateFolder(state.url)), port: port))
    }

    private func set(_ modes: [String: String], _ state: TemporaryFolder) async throws {
        var request = URLRequest(url: try service(state).appendingPathComponent("v1/modes"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(modes)
        let (_, response) = try await URLSession.shared.data(for: request)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
    }

    @Test("the first look is alive: one tile, set for an airport, shows a deal; two airports show different deals (R2.12, R2.48)")
    func firstLook() async throws {
        let run = try await run()
        #expect(await patiently { try await deal(run) != nil })
        let first = try #require(try await run.state().tiles.first)
        #expect(first.kind == "DealsWidget")
        try await run.post("place", ["kind": "DealsWidget", "family": "systemMedium"])
        let second = try #require(try await run.state().tiles.first { $0.id != first.id })
        #expect(
            await patiently { try await run.state().tiles.first { $0.id == second.id }?.label == "Touch and hold to choose your airport" })
        let sheet = try await run.answer("configure", ["tile": second.id, "values": ["location": "JFK", "travellers": "four"]])
        #expect(String(decoding: sheet, as: UTF8.self).contains("JFK"))
        #expect(await patiently { try await deal(run, of: second.id) != nil })
        let (one, other) = (try await deal(run, of: first.id), try await deal(run, of: second.id))
        #expect(one != other)
        await run.stop()
    }

    @Test("a link opens the results in the app, cold and warm; a bad one opens no search (R2.50, R2.51, R2.53, R2.55)")
    func links() async throws {
        let state = TemporaryFolder()
        let run = try await run(state)
        let link = "getaways://widget/search/MXP/LIS?city=Lisbon&dates=weekend&travellers=2&type=flight"
        let warm = try await Program.run("open", link, "--state", state.url.path)
        #expect(warm.status == 0 && warm.output.hasPrefix("Getaways, running at"), "\(warm.output)\(warm.errors)")
        let page = try await run.appPage()
        #expect(await patiently { try await text(page).contains("Milan to Lisbon") })
        let bad = try await Program.run("open", "getaways://widget/search/MXP/LIS?city=Lisbon", "--state", state.url.path)
        #expect(bad.status == 1, "\(bad.output)")
        let after = try await text(page)
        #expect(after.contains("This link leads nowhere.") && after.contains("Milan to Lisbon"))
        await run.stop()
        let cold = try await Program.run("open", link, "--state", state.url.path)
        #expect(cold.status == 0 && cold.output.hasPrefix("Getaways, started for it"), "\(cold.output)\(cold.errors)")
    }

    @Test("without its service a tile keeps its deal, and heals when it is back (G2.1)")
    func serviceGone() async throws {
        let state = TemporaryFolder()
        let run = try await run(state)
        // The tile is live: it shows the timeline, not only the snapshot that stands for it at first.
        #expect(await patiently { try await run.state().tiles.first?.status == "live" })
        let tile = try #require(try await run.state().tiles.first)
        // A busy machine may have been slower than the widget waits, which then says so until it is asked again.
        #expect(
            await patiently {
                if try await deal(run) != nil { return true }
                try await run.post("reload", ["tile": tile.id])
                return false
            })
        for mode in ["failing", "html", "truncated"] {
            try await set(["all": mode], state)
            // Beyond the time for which an answer stands without asking.
            let now = try await run.state().clock.now + 600_000
            try await run.post("clock", ["now": now])
            let granted = try await count(run)
            try await run.post("reload", ["tile": tile.id])
            #expect(await patiently { try await count(run) > granted })
            let tiles = try await run.state().tiles.map { "\($0.label), \($0.status)" }
            #expect(try await deal(run) != nil, "\(mode): \(tiles)")
        }
        // Gone for a while, as a process: asked for meanwhile, the tile stays.
        let pid = try #require(try await run.state().processes.first { $0.role == "service" }?.pid)
        kill(pid, SIGKILL)
        try await run.post("reload", ["tile": tile.id])
        #expect(await patiently { try await run.state().processes.first { $0.role == "service" }?.pid ?? pid != pid })
        #expect(try await deal(run) != nil)
        try await run.post("reload", ["tile": tile.id])
        #expect(await patiently { try await run.state().tiles.first?.status == "live" })
        #expect(try await deal(run) != nil)
        await run.stop()
    }

    @Test("five timelines at the same time are one request for the feed and one a photograph (G2.10)")
    func oneRequest() async throws {
        let state = TemporaryFolder()
        let folder = StateFolder(state.url)
        let program = Program.folder.appendingPathComponent("vitrine")
        try Installer(state: folder).install(ProjectProducts(executable: program).system(of: "GetawaysWidgets"))
        var configuration = HostConfiguration(state: folder, launcher: Program.folder.appendingPathComponent("vitrine-confine"))
        configuration.duplicateProviderCalls = 5
        // A debug build on a busy machine.
        configuration.limits.answer = .seconds(120)
        let host = try WidgetHost(configuration)
        try await host.start()
        _ = try await host.place(kind: "DealsWidget", family: .systemSmall, recommendation: "Milan Malpensa")
        await host.settle()
        let (data, _) = try await URLSession.shared.data(from: try service(state).appendingPathComponent("v1/counters"))
        let counts = try JSONDecoder().decode(Counts.self, from: data).requests
        #expect(counts["/v1/deals"] == 1)
        let photographs = counts.filter { $0.key.hasPrefix("/v1/photos/") }
        #expect(photographs.count > 1 && photographs.values.allSatisfy { $0 == 1 }, "\(counts)")
        let label = await host.state().tiles.first?.label ?? ""
        await host.stop()
        #expect(isDeal(label), "\(label)")
    }

    @Test("render draws both kinds in every family, not set, in three languages (R2.11)", arguments: ["en_GB", "de_DE", "it_IT"])
    func renderUnset(_ locale: String) async throws {
        let out = TemporaryFolder()
        let result = try await Program.run("render", "GetawaysWidgets", "--family", "all", "--locale", locale, "--out", out.url.path)
        #expect(result.status == 0, "\(result.errors)")
        let pictures = try FileManager.default.contentsOfDirectory(atPath: out.url.path).filter { $0.hasSuffix(".png") }
        #expect(pictures.count == 6, "\(pictures)")
    }

    @Test("render draws the deals of what is set, of both kinds (R2.16, R2.36)", arguments: ["DealsWidget", "InspirationalDealsWidget"])
    func renderSet(_ kind: String) async throws {
        let out = TemporaryFolder()
        let result = try await Program.run(
            "render", "GetawaysWidgets", "--kind", kind, "--family", "systemSmall", "--set", "location=MXP", "--out", out.url.path)
        #expect(result.status == 0, "\(result.errors)")
        let pictures = try FileManager.default.contentsOfDirectory(atPath: out.url.path).filter { $0.hasSuffix(".png") }
        #expect(pictures.count > 1, "\(pictures)")
    }

    private func text(_ page: URL) async throws -> String {
        String(decoding: try await URLSession.shared.data(from: page).0, as: UTF8.self)
    }

    private func count(_ run: Running) async throws -> Int { try await run.state().ledger.filter { $0.decision == "granted" }.count }

    /// Ten photographs in a debug build take their time on a busy machine.
    private func patiently(_ condition: () async throws -> Bool) async -> Bool {
        for _ in 0..<4 where await eventually(within: .seconds(20), condition) { return true }
        return false
    }
}
