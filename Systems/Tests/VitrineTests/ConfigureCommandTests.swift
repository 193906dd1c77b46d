import Foundation
import TestTime
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

/// A home screen with one tile of the probe's station board, set by the command line.
@Suite("vitrine configure", .serialized) struct ConfigureCommandTests {
    private let folder = TemporaryFolder()
    private var state: StateFolder { StateFolder(folder.url) }

    /// Installs the probe and places one of its widgets.
    private func placed(_ kind: String = "Station") throws -> String {
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("../../Tests/Fixtures/ProbeWidgets").standardizedFileURL
        let source = TemporaryFolder()
        let info = source.url.appendingPathComponent("Info.plist")
        try Data(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.vitrine.probe</string><key>CFBundleExecutable</key><string>TripsApp</string>
            <key>CFBundleDisplayName</key><string>Probe</string></dict></plist>
            """.utf8
        ).write(to: info)
        _ = try Installer(state: state).install(
            ProjectProducts.System(
                name: "Probe", app: .init(info: info, entitlements: nil, executable: Program.folder.appendingPathComponent("TripsApp")),
                widgets: .init(
                    info: fixture.appendingPathComponent("Info.plist"),
                    entitlements: fixture.appendingPathComponent("ProbeWidgets.entitlements"),
                    executable: Program.folder.appendingPathComponent("ProbeWidgets")),
                service: nil, resources: []))
        // No host in this process: its children would hold the descriptors by which other tests see theirs end.
        try HostStore(state.database).add(
            StoredTile(
                id: "tile-1", app: "com.vitrine.probe", extension: "com.vitrine.probe.widgets", kind: kind, name: kind,
                family: .systemSmall, isConfigurable: kind == "Station", schedule: TileSchedule(budget: RefreshBudget(at: Date()))))
        return "tile-1"
    }

    @Test("it lists tiles, says what is set, keeps what is set by words, and refuses in one line what cannot be")
    func offline() async throws {
        let tile = try placed()
        let list = try await Program.run("configure", "--state", folder.url.path)
        #expect(list.status == 0 && list.output == "\(tile)  Station  systemSmall\n", "\(list.errors)")
        let before = try await Program.run("configure", tile, "--state", folder.url.path)
        #expect(before.output.contains("station (Station): Basel\nvia (Via): —\nboard (Board): Departures\nlines (Lines): 3"))
        let set = try await Program.run(
            "configure", tile, "--set", "station=zur", "--set", "via=Bern", "--set", "more=bern,lugano", "--state", folder.url.path)
        #expect(set.status == 0 && set.output.contains("station (Station): Zurich\nvia (Via): Bern"), "\(set.errors)")
        #expect(set.output.contains("more (More): Bern, Lugano"))
        let kept = try #require(try HostStore(state.database).tiles().first?.configuration)
        #expect(
            try StoredConfiguration(data: kept)
                == StoredConfiguration(
                    system: .appIntents, intent: "StationIntent",
                    values: IntentValues([
                        "station": .entity(id: "zurich"), "via": .entity(id: "bern"),
                        "more": .list([.entity(id: "bern"), .entity(id: "lugano")]),
                    ])))
        // Nothing behind the sign clears.
        let cleared = try await Program.run("configure", tile, "--set", "via=", "--state", folder.url.path)
        #expect(cleared.output.contains("station (Station): Zurich\nvia (Via): —"))
        for (setting, words) in [
            ("lines=99", "“lines” cannot be 99; it takes 1 to 9."), ("colour=red", "There is no parameter “colour”"),
            ("station=paris", "“paris” cannot be “station”; possible are Basel (basel)"),
        ] {
            let refused = try await Program.run("configure", tile, "--set", setting, "--state", folder.url.path)
            #expect(refused.status == 1 && refused.errors.hasPrefix("vitrine: \(words)") && refused.errors.count { $0 == "\n" } == 1)
        }
        let nobody = try await Program.run("configure", "nobody", "--state", folder.url.path)
        #expect(nobody.status == 1 && nobody.errors == "vitrine: There is no tile “nobody”. There are: \(tile).\n")
    }

    @Test("it returns when a running home screen's tile shows the new values, or fails where it cannot; --no-wait does not wait (true.4)")
    func running() async throws {
        let tile = try placed()
        let run = try await Running(folder, "--speed", "0")
        func label() async throws -> String? { try await run.state().tiles.first { $0.id == tile }?.label }
        #expect(await eventually { try await label() == "Basel departures 3" })
        // The command asks the process that runs; another could not be started in the time that the edit may take (true.14).
        let bundle = try #require(Installer(state: state).installed().apps.first?.extensions.first)
        let aside = bundle.executable.appendingPathExtension("aside")
        try FileManager.default.moveItem(at: bundle.executable, to: aside)
        let set = try await Program.run("configure", tile, "--set", "station=Geneva", "--set", "lines=5", "--state", folder.url.path)
        #expect(set.status == 0 && set.output.contains("station (Station): Geneva"), "\(set.errors)")
        try FileManager.default.moveItem(at: aside, to: bundle.executable)
        #expect(try await label() == "Geneva departures 5")
        for (setting, words) in [
            ("lines=99", "“lines” cannot be 99; it takes 1 to 9."), ("colour=red", "There is no parameter “colour”"),
        ] {
            let refused = try await Program.run("configure", tile, "--set", setting, "--state", folder.url.path)
            #expect(refused.status == 1 && refused.errors.hasPrefix("vitrine: \(words)"), "\(refused.errors)")
        }
        // Whoever dies over every request shows nothing new; the values are kept all the same.
        try await run.post("faults", ["id": "extension-kill", "value": "during"])
        let failing = try await Program.run("configure", tile, "--set", "lines=2", "--state", folder.url.path)
        #expect(failing.status == 1 && failing.errors.hasPrefix("vitrine: The values are kept, but the tile stays as it was."))
        let unwaited = try await Program.run("configure", tile, "--set", "lines=4", "--no-wait", "--state", folder.url.path)
        #expect(unwaited.status == 0 && unwaited.output.contains("lines (Lines): 4"), "\(unwaited.errors)")
        await run.stop()
    }

    @Test("a long step of a slow widget is played to its end, with progress on standard error (true.4)") func longStep() async throws {
        let tile = try placed("Tardy")
        let run = try await Running(folder, "--at", "2026-06-10T08:00:00Z", "--speed", "0")
        #expect(await eventually { try await run.state().tiles.first { $0.id == tile }?.status == "live" })
        let step = try await Program.run("step", "--by", "3h", "--state", folder.url.path)
        #expect(step.status == 0 && step.output == "2026-06-10T11:00:00Z  stopped\n", "\(step.errors)")
        #expect(step.errors.contains("% of the way"), "\(step.errors)")
        let lines = try await Program.run("ledger", "--state", folder.url.path).output.split(separator: "\n")
        #expect(!lines.contains { $0.contains("clock-skipped") })
        let asked = lines.filter { $0.contains("[counted]") && $0.contains("Tardy") }
        // The last one is due in the last moment, give or take a microsecond.
        #expect((11...12).contains(asked.count), "\(asked.count)")
        await run.stop()
    }

    @Test("a tile's picture in each mode is another one; what cannot be shown is refused (true.4)") func modes() async throws {
        let tile = try placed("Surroundings")
        let run = try await Running(folder, "--speed", "0")
        #expect(await eventually { try await run.state().tiles.first { $0.id == tile }?.status == "live" })
        var pictures: Set<Data> = []
        for mode in ["fullColor", "tinted", "clear", "vibrant"] {
            let out = folder.path("\(mode).png")
            let snapshot = try await Program.run("snapshot", tile, "--mode", mode, "--out", out, "--state", folder.url.path)
            #expect(snapshot.status == 0, "\(mode): \(snapshot.errors)")
            pictures.insert(try Data(contentsOf: URL(fileURLWithPath: out)))
        }
        #expect(pictures.count == 4)
        let past = try await Program.run(
            "snapshot", tile, "--mode", "vibrant", "--at", "2026-01-01", "--out", "/dev/null", "--state", folder.url.path)
        #expect(past.status == 1)
        await run.stop()
    }
}
