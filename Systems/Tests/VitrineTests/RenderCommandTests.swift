import Foundation
import Testing

@Suite("vitrine render") struct RenderCommandTests {
    private struct Record: Decodable {
        var kind: String
        var family: String
        var scheme: String
        var mode: String
        var date: Date
        var file: String?
        var milliseconds: Double
        var diagnostics: [String]
        var nodes: [Node]?
        var size: Size
        struct Size: Decodable { var width, height: Double }
        struct Node: Decodable {
            struct Frame: Decodable { var x, y, width, height: Double }
            var type: String
            var frame: Frame
            var text: String?
        }
    }

    private func index(_ folder: TemporaryFolder) throws -> [Record] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([Record].self, from: Data(contentsOf: folder.url.appendingPathComponent("index.json")))
    }

    @Test("of Live Activities alone it draws the states that previews give, and says so where there are none (xcode.7)") func activities()
        async throws
    {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let file = folder.url.appendingPathComponent("Ride.swift")
        let source = """
            import ActivityKit
            import SwiftUI
            import WidgetKit

            struct Ride: ActivityAttributes {
                struct ContentState: Codable, Hashable { var minutes: Int }
            }

            @main struct RideWidget: Widget {
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: Ride.self) { Text("\\($0.state.minutes)") } dynamicIsland: { _ in
                        DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("!") } } compactLeading: {} compactTrailing: {} minimal: {}
                    }
                }
            }
            """
        try source.write(to: file, atomically: true, encoding: .utf8)
        let result = try await Program.run("render", file.path, "--out", folder.url.appendingPathComponent("out").path)
        #expect(result.status == 0 && result.output.hasPrefix("0 pictures"), "\(result.errors)")
        #expect(result.errors.contains("Ride has no widget for a home or a lock screen, and no #Preview."), "\(result.errors)")
        let preview = """

            #Preview("Under way", as: .content, using: Ride()) {
                RideWidget()
            } contentStates: {
                Ride.ContentState(minutes: 3)
                Ride.ContentState(minutes: 2)
            }
            """
        try (source + preview).write(to: file, atomically: true, encoding: .utf8)
        let drawn = try await Program.run("render", file.path, "--out", folder.url.appendingPathComponent("out").path)
        #expect(drawn.status == 0 && drawn.output.hasPrefix("2 pictures"), "\(drawn.errors)")
    }

    @Test("every family, light and dark, one file a picture, with an index that names them")
    func all() async throws {
        let folder = TemporaryFolder()
        let result = try await Program.run(
            "render", "TripsWidgets", "--kind", "TripsWidget", "--family", "all", "--scheme", "light,dark", "--format", "png,svg,json",
            "--at",
            "2026-06-10T08:00:00Z", "--out", folder.url.path)
        #expect(result.status == 0, "\(result.errors)")
        let records = try index(folder)
        // Four entries, three families, two schemes, two formats.
        #expect(records.count == 48)
        #expect(Set(records.map(\.family)) == ["systemSmall", "systemMedium", "systemLarge"])
        #expect(records.allSatisfy { $0.kind == "TripsWidget" && $0.mode == "fullColor" && $0.diagnostics.isEmpty && $0.milliseconds > 0 })
        for record in records {
            let file = try #require(record.file)
            let data = try Data(contentsOf: folder.url.appendingPathComponent(file))
            #expect(
                file.hasSuffix(".png")
                    ? data.starts(with: [0x89, 0x50, 0x4E, 0x47]) : String(decoding: data, as: UTF8.self).hasPrefix("<svg"))
            let nodes = try #require(record.nodes)
            #expect(nodes.contains { $0.text != nil })
            // A tile with a link around all of it: that is as large as the tile.
            let outer = try #require(nodes.first?.frame)
            #expect((outer.x, outer.y, outer.width, outer.height) == (0, 0, record.size.width, record.size.height))
        }
        let files = Set(records.compactMap(\.file))
        #expect(files.count == records.count)
        let there = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(Set(there) == files.union(["index.json"]))
    }

    @Test("every mode is a picture of its own, and a tint or a place changes what it shows")
    func modes() async throws {
        func pictures(_ words: String...) async throws -> [String: [Data]] {
            let folder = TemporaryFolder()
            let arguments = ["render", "TripsWidgets", "--kind", "TripsWidget", "--family", "systemSmall", "--what", "snapshot"]
            let result = try await Program.run(arguments + words + ["--out", folder.url.path])
            #expect(result.status == 0, "\(result.errors)")
            return try Dictionary(grouping: index(folder), by: \.mode).mapValues { records in
                try records.map { try Data(contentsOf: folder.url.appendingPathComponent(#require($0.file))) }
            }
        }
        let plain = try await pictures("--mode", "fullColor,accented,vibrant")
        #expect(plain.mapValues(\.count) == ["fullColor": 1, "accented": 1, "vibrant": 1])
        #expect(Set(plain.values.flatMap { $0 }).count == 3)
        let tinted = try await pictures("--mode", "all", "--tint", "FFB85C")
        #expect(tinted["fullColor"] == plain["fullColor"])
        #expect(tinted["accented"] != plain["accented"])
        let dimmed = try await pictures("--mode", "vibrant", "--place", "alwaysOn")
        #expect(dimmed["vibrant"] != plain["vibrant"])
        let night = try await pictures("--place", "standByNight")
        #expect(night.keys.sorted() == ["vibrant"])
    }

    @Test("the placeholder and the snapshot are one picture each")
    func others() async throws {
        for what in ["placeholder", "snapshot"] {
            let folder = TemporaryFolder()
            let result = try await Program.run(
                "render", "TripsWidgets", "--kind", "TripsWidget", "--family", "systemSmall", "--what", what, "--out", folder.url.path)
            #expect(result.status == 0, "\(result.errors)")
            #expect(try index(folder).count == 1)
        }
    }

    @Test("a family that the widget has not is one line on standard error and status 1; the rest is written")
    func failure() async throws {
        let folder = TemporaryFolder()
        let result = try await Program.run(
            "render", "TripsWidgets", "--kind", "TripsWidget", "--family", "systemSmall,systemExtraLarge", "--what", "snapshot", "--out",
            folder.url.path)
        #expect(result.status == 1)
        #expect(result.errors.contains("systemExtraLarge") && result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        #expect(try index(folder).count == 1)
    }

    @Test(
        "what cannot be drawn at all is one line on standard error and status 1",
        arguments: [
            (["TripsWidgets", "--out", "/proc/nowhere"], "/proc/nowhere"),
            (["TripsWidgets", "--family", "systemHuge", "--out", "OUT"], "systemHuge"),
            (["TripsWidgets", "--family", "", "--out", "OUT"], "vitrine help render"),
            (["TripsWidgets", "--scheme", "light,", "--out", "OUT"], "vitrine help render"),
            (["TripsWidgets", "--device", "Walkman", "--out", "OUT"], "iPhone 15"),
            (["TripsWidgets", "--state", "/dev/null", "--out", "OUT"], "/dev/null"),
            (["BROKEN", "--out", "OUT"], "Info.plist"),
            (["SILENT", "--out", "OUT"], "TripsWidgets"),
        ])
    func refused(_ arguments: [String], _ words: String) async throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url.appendingPathComponent("Broken.appex"), withIntermediateDirectories: true)
        try silentExtension(folder.url.appendingPathComponent("Silent.appex"))
        let names = ["OUT": folder.path("out"), "BROKEN": folder.path("Broken.appex"), "SILENT": folder.path("Silent.appex")]
        let result = try await Program.run(["render"] + arguments.map { names[$0] ?? $0 })
        #expect(result.status == 1)
        #expect(result.errors.contains(words) && result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("out/index.json")))
    }

    /// An extension whose program ends without a word.
    private func silentExtension(_ folder: URL) throws {
        let info = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.vitrine.silent.widgets</string>
            <key>CFBundleExecutable</key><string>TripsWidgets</string>
            <key>NSExtension</key>
            <dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict>
            </dict></plist>
            """
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(info.utf8).write(to: folder.appendingPathComponent("Info.plist"))
        let program = folder.appendingPathComponent("TripsWidgets")
        try Data("#!/bin/sh\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
    }

    @Test("an extension draws with the build folder out of sight: the staged copy is whole")
    func hiddenBuildFolder() async throws {
        let state = TemporaryFolder()
        let out = TemporaryFolder()
        // A first run installs and is over; a copy of what it staged is all that the second gets.
        let run = try await Running(state, "--locale", "ja_JP")
        await run.stop()
        let staged = state.url.appendingPathComponent("Apps/com.vitrine.trips/Bundle/Trips.app/PlugIns/TripsWidgets.appex")
        let copy = out.url.appendingPathComponent("Trips.app")
        try FileManager.default.copyItem(at: staged.deletingLastPathComponent().deletingLastPathComponent(), to: copy)
        // The command line itself is confined, and with it all that it starts: the build folder is not there for any of them. The frameworks
        // go with the command.
        for name in ["vitrine", "vitrine-confine", "libVitrine.so"] {
            try FileManager.default.copyItem(at: Program.folder.appendingPathComponent(name), to: out.url.appendingPathComponent(name))
        }
        // What may be written may not be run, so both are named.
        let own = [out.url.path, state.url.path]
        let confined = ["--network", "--read"] + own + ["--write"] + own + ["--"]
        let launcher = out.url.appendingPathComponent("vitrine-confine")
        let script = "echo $VITRINE_CONFINED; read first < '\(Program.folder.path)/vitrine'"
        let hidden = try await Program.run(confined + ["/bin/sh", "-c", script], executable: launcher)
        if hidden.output.hasPrefix("1") { #expect(hidden.status != 0, "the build folder can be read") }
        let pictures = out.url.appendingPathComponent("pictures")
        let result = try await Program.run(
            confined + [
                out.path("vitrine"), "render", copy.appendingPathComponent("PlugIns/TripsWidgets.appex").path, "--kind", "TripsWidget",
                "--family",
                "systemMedium", "--locale", "ja_JP", "--state", state.url.path, "--format", "png,json", "--out", pictures.path,
            ], executable: launcher)
        #expect(result.status == 0, "\(result.errors)")
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let records = try decoder.decode([Record].self, from: Data(contentsOf: pictures.appendingPathComponent("index.json")))
        // Words of its resource bundle, in the language in which the app has written.
        for word in ["往路", "次はどこへ？"] { #expect(records.contains { $0.nodes?.contains { $0.text == word } == true }, "\(word)") }
    }
}
