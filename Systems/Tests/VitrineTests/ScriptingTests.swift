import Foundation
import FoundationNetworking
import Testing
import TestTime
import WidgetHost

/// A home screen driven from a shell, without a browser.
@Suite("A scripted home screen", .serialized, .timeLimit(.minutes(5))) struct ScriptingTests {
    /// A command against a running home screen.
    private func run(_ arguments: [String], _ state: TemporaryFolder) async throws -> Program.Result {
        try await Program.run(arguments + ["--state", state.url.path])
    }

    /// Runs a command, expects that it succeeds, and returns what it prints.
    private func say(_ state: TemporaryFolder, _ arguments: String...) async throws -> String {
        let result = try await run(arguments, state)
        #expect(result.status == 0 && result.errors.isEmpty, "\(arguments): \(result.errors)")
        return result.output.trimmingCharacters(in: .newlines)
    }

    @Test("a script places, looks at, taps, moves, sizes, steps and removes a widget, and reads why it changed")
    func script() async throws {
        let state = TemporaryFolder()
        let home = try await Running(state, "--at", "2026-06-10T08:00:00Z", "--speed", "0")
        #expect(try await say(state, "list", "--gallery").contains("TripsWidget"))
        let tile = try await say(state, "place", "TripsWidget", "systemSmall")
        #expect(try await say(state, "list").contains("\(tile)  TripsWidget  systemSmall  live"))

        let picture = state.path("tile.png")
        #expect(try await say(state, "snapshot", tile, "--out", picture, "--scheme", "dark", "--scale", "1") == "")
        let first = try Data(contentsOf: URL(fileURLWithPath: picture))
        #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // Without a name the file has the tile's own, in the folder where the command is typed.
        let unnamed = ["snapshot", tile, "--scheme", "dark", "--scale", "1", "--state", state.url.path]
        #expect(try await Program.run(unnamed, in: state.url).output == "\(tile).png\n")
        #expect(try Data(contentsOf: URL(fileURLWithPath: state.path("\(tile).png"))) == first)

        // Outbound flight, then the stay.
        #expect(try await say(state, "step", "--by", "3d4h") == "2026-06-13T12:00:00Z  stopped")
        #expect(try await say(state, "list").contains("Park Hotel"))
        _ = try await say(state, "snapshot", tile, "--out", picture, "--scheme", "dark", "--scale", "1")
        #expect(try Data(contentsOf: URL(fileURLWithPath: picture)) != first)
        #expect(try await say(state, "step", "--rate", "60").hasSuffix("×60"))
        #expect(try await say(state, "step", "--to", "2026-06-13T13:00:00Z", "--rate", "0") == "2026-06-13T13:00:00Z  stopped")

        #expect(try await say(state, "tap", tile).hasPrefix("vitrine-trips://"))
        _ = try await say(state, "resize", tile, "systemLarge")
        #expect(try await say(state, "list").contains("\(tile)  TripsWidget  systemLarge"))
        #expect(try await say(state, "move", tile, "--page", "1", "--column", "0", "--row", "0").contains("\(tile)  page"))
        #expect(try await say(state, "environment", "appearance=dark", "locked=true").contains("appearance=dark"))
        #expect(try await say(state, "environment").contains("locked=true"))
        _ = try await say(state, "reload", tile)

        // A fault on purpose, and what the tile did of it.
        #expect(try await say(state, "fault").contains("duplicate-calls="))
        _ = try await say(state, "fault", "duplicate-calls", "3", "--tile", tile)
        #expect(try await say(state, "fault").contains("(\(tile): 3)"))
        _ = try await say(state, "reload", tile)
        #expect(await eventually { try await say(state, "ledger", "--tile", tile).contains("2 duplicates") })
        #expect(try await !say(state, "fault", "--reset").contains("(\(tile)"))
        // A choice that reads as a number.
        _ = try await say(state, "fault", "service-errors", "503")
        #expect(try await say(state, "fault").contains("service-errors=503"))
        _ = try await say(state, "fault", "service-errors", "none")

        // The home screen's services go by its clock: at another time they would differ from the extension (true.4).
        let elsewhere = try await run(["timeline", "TripsWidgets", "--from", "2026-06-10", "--to", "2026-06-11"], state)
        #expect(elsewhere.status == 1 && elsewhere.errors.contains("goes by its clock"), "\(elsewhere.errors)")
        let here = try await run(
            ["render", "TripsWidgets", "--kind", "TripsSearchWidget", "--family", "systemSmall", "--out", state.path("p")], state)
        #expect(here.status == 0, "\(here.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: state.path("p")).contains { $0.contains("20260613T130000Z") })

        let ledger = try await say(state, "ledger", "--tile", tile)
        #expect(ledger.contains("[placed]") && ledger.contains("[reload-button]") && ledger.contains("free") && ledger.contains("bytes"))
        let lines = try JSONSerialization.jsonObject(
            with: Data(try await say(state, "ledger", "--app", "com.vitrine.trips", "--json").utf8))
        #expect((lines as? [[String: Any]])?.isEmpty == false)

        _ = try await say(state, "remove", tile)
        #expect(try await !say(state, "list").contains(tile))
        await home.stop()
    }

    @Test("what a script asks for wrongly is one line on standard error and status 1, in the page's own sentence")
    func refusals() async throws {
        let state = TemporaryFolder()
        let nobody = try await run(["list"], state)
        #expect(nobody.status == 1 && nobody.errors.contains("No home screen runs in"))
        let home = try await Running(state)
        for (arguments, words) in [
            (["place", "Nobody", "systemSmall"], "Nobody"), (["remove", "x"], "There is no tile “x”"),
            (["tap", "x"], "There is no tile “x”"),
            (["snapshot", "x", "--out", "/dev/null"], "There is no tile “x”"), (["environment", "device=Nokia"], "Nokia"),
            (["step", "--rate=-1"], "rate"),
        ] {
            let result = try await run(arguments, state)
            #expect(result.status == 1 && result.errors.contains(words), "\(arguments): \(result.errors)")
            #expect(result.errors.split(separator: "\n").count == 1)
        }
        for arguments in [
            ["step", "--by", "soon"], ["tap", "x", "--at", "1"], ["environment", "colour=red"], ["place", "K", "huge"], ["move", "x"],
        ] {
            let result = try await run(arguments, state)
            #expect(result.status == 64, "\(arguments): \(result.errors)")
            if arguments[0] == "environment" { #expect(result.errors.contains("there are device, screen, appearance")) }
        }
        // The token is what lets a command in.
        try FileManager.default.removeItem(atPath: state.path("Host/token"))
        let locked = try await run(["list"], state)
        #expect(locked.status == 1)
        await home.stop()
    }

    @Test("run prints where each app and each service answers; wait returns when it is up, and fails where nobody comes (true.4)")
    func addresses() async throws {
        let state = TemporaryFolder(), scratch = TemporaryFolder()
        let (out, err) = (try scratch.file("out"), try scratch.file("err"))
        let nobody = try await run(["wait", "--up-to", "1s"], state)
        #expect(nobody.status == 1 && nobody.errors.contains("No home screen runs in"))
        let process = try Program.start(
            ["run", "--port", "0", "--state", state.url.path, "--system", "Getaways"], output: out.handle, errors: err.handle)
        defer { process.terminate() }
        let waited = try await run(["wait"], state)
        let said = try String(contentsOf: err.url, encoding: .utf8)
        #expect(waited.status == 0 && waited.output.isEmpty, "\(waited.errors) run \(process.isRunning ? "runs" : "has ended"): \(said)")
        #expect(try await run(["list"], state).status == 0)
        // The home screen answers a moment before it prints.
        _ = await eventually { try String(contentsOf: out.url, encoding: .utf8).contains("Stop with Control-C") }
        let printed = try String(contentsOf: out.url, encoding: .utf8)
        let address = try #require(printed.firstMatch(of: /GetawaysService: (http:\S+)/)?.1, "\(printed)")
        // As README says: what is posted there makes the service slow, failing or hostile.
        var order = URLRequest(url: try #require(URL(string: "\(address)/v1/modes")))
        order.httpMethod = "POST"
        order.setValue("application/json", forHTTPHeaderField: "Content-Type")
        order.httpBody = Data(#"{"all": "failing"}"#.utf8)
        let (_, response) = try await URLSession.shared.data(for: order)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        process.terminate()
        _ = await eventually { !process.isRunning }
    }

    @Test("the token is the same at every start, its owner's alone, and printed; nothing answers without it")
    func token() async throws {
        let state = TemporaryFolder()
        let first = try await Running(state)
        let (_, refused) = try await URLSession.shared.data(from: first.address.appendingPathComponent("state"))
        #expect((refused as? HTTPURLResponse)?.statusCode == 401)
        #expect(try FileManager.default.attributesOfItem(atPath: state.path("Host/token"))[.posixPermissions] as? Int == 0o600)
        await first.stop()
        let second = try await Running(state)
        #expect(second.token == first.token)
        await second.stop()
    }

    @Test("only loopback is listened on unless another address is asked for, and that is said")
    func listens() async throws {
        let refused = try await Program.run("run", "--listen", "example.com")
        #expect(refused.status == 64 && refused.errors.contains("--listen"))
        let state = TemporaryFolder()
        let home = try await Running(state, "--listen", "127.0.0.2")
        #expect(home.address.host == "127.0.0.2")
        #expect(try await say(state, "list").contains("TripsWidget"))
        await home.stop()
    }

    @Test("the doctor finds a sound extension sound, and says of a broken one what is wrong, where, and by which code")
    func doctor() async throws {
        let sound = try await Program.run("doctor", "TripsWidgets", "--at", "2026-06-10T08:00:00Z")
        #expect(sound.status == 0, "\(sound.output)\(sound.errors)")
        #expect(sound.output.contains("TripsWidget: offered as systemSmall"))
        let json = try await Program.run("doctor", "TripsWidgets", "--at", "2026-06-10T08:00:00Z", "--json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((report["widgets"] as? [[String: Any]])?.isEmpty == false)
        // As a shell completes the name of a folder.
        let state = TemporaryFolder(), program = Program.folder.appendingPathComponent("vitrine")
        let app = try Installer(state: StateFolder(state.url)).install(ProjectProducts(executable: program).system(of: "TripsWidgets"))
        let whole = try await Program.run("doctor", app.folder.path + "/", "--at", "2026-06-10T08:00:00Z")
        #expect(whole.status == 0 && whole.output.contains("TripsWidget: offered as systemSmall"), "\(whole.output)\(whole.errors)")

        let folder = TemporaryFolder()
        let appex = folder.url.appendingPathComponent("A.app/PlugIns/W.appex")
        try FileManager.default.createDirectory(at: appex, withIntermediateDirectories: true)
        let list = """
            <?xml version="1.0"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>a.b.w</string><key>CFBundleExecutable</key><string>W</string>
            <key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string></dict></dict></plist>
            """
        try Data(list.utf8).write(to: appex.appendingPathComponent("Info.plist"))
        let executable = appex.appendingPathComponent("W")
        try Data("#!/bin/sh\n".utf8).write(to: executable)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable.path)
        let broken = try await Program.run("doctor", appex.path)
        #expect(broken.status == 1)
        #expect(broken.output.contains("Info.plist:4: error:") && broken.output.contains("[wrong-extension-point]"), "\(broken.output)")
        let nowhere = try await Program.run("doctor", "/nowhere/X.appex")
        #expect(nowhere.status == 1 && nowhere.errors.contains("There is no bundle at /nowhere/X.appex."))
        let unknown = try await Program.run("doctor", "Nobody")
        #expect(unknown.status == 1 && unknown.errors.contains("TripsWidgets"))
    }
}
