import Foundation
import OwnThreads
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("A command on a project", .ownThreads, .serialized) struct CommandTests {
    private func vitrine(_ arguments: [String], _ scratch: Scratch) async throws -> Tool.Outcome {
        try await Tool(url: URL(fileURLWithPath: "/usr/bin/env")).run(
            ["VITRINE_CACHE=\(scratch.cache.folder.path)", Places.build.appendingPathComponent("vitrine").path] + arguments)
    }

    @Test("draws its widgets, as it does a built extension’s (xcode.1)")
    func render() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let out = scratch.folder.appendingPathComponent("out")
        let place = Places.fixtures.appendingPathComponent("Harbour").path
        let outcome = try await vitrine(
            ["render", place, "--family", "systemSmall", "--locale", "de_DE", "--format", "png,json", "--out", out.path], scratch)
        #expect(outcome.status == 0, "\(outcome.output)")
        let index = try String(contentsOf: out.appendingPathComponent("index.json"), encoding: .utf8)
        // The widget's strings are found, in the language asked for, and its framework's code has run.
        #expect(index.contains("Hochwasser"))
        #expect(index.contains("3.2 m"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: out.path).filter { $0.hasSuffix(".png") }.count == 2)
    }

    @Test("needs nothing but the target: pictures in a folder of that name, a timeline of a day from now (xcode.1)")
    func target() async throws {
        let scratch = try Scratch(["Tide.swift": WidgetBuilderTests.widget("x")])
        defer { scratch.remove() }
        func run(_ arguments: String...) async throws -> Tool.Outcome {
            try await Tool(url: Places.build.appendingPathComponent("vitrine")).run(
                arguments, in: scratch.folder, environment: ["VITRINE_CACHE": scratch.cache.folder.path])
        }
        let missing = try await run("render", "Ebb.swift")
        #expect(missing.status != 0 && missing.output.contains("Ebb.swift"), "\(missing.output)")
        let pictures = scratch.folder.appendingPathComponent("pictures")
        #expect(!FileManager.default.fileExists(atPath: pictures.path))
        let drawn = try await run("render", "Tide.swift")
        #expect(drawn.status == 0 && drawn.output.contains("pictures"), "\(drawn.output)")
        #expect(FileManager.default.fileExists(atPath: pictures.appendingPathComponent("index.json").path))
        let before = Date.now, played = try await run("timeline", "Tide.swift", "--json")
        #expect(played.status == 0, "\(played.output)")
        struct Record: Decodable {
            struct Request: Decodable { var at: Date }
            var requests: [Request]
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let first = try #require(try decoder.decode(Record.self, from: played.standard).requests.first?.at)
        #expect(abs(first.timeIntervalSince(before)) < 120, "\(first)")
    }

    @Test("says what compiles, as words and as JSON, and ends with a status for scripts (xcode.6)")
    func check() async throws {
        let scratch = try Scratch(["Bad.swift": WidgetBuilderTests.widget("x") + "\nlet bad: Int = \"\""])
        defer { scratch.remove() }
        let good = try await vitrine(["check", Places.fixtures.appendingPathComponent("Pier/ShipWidget.swift").path], scratch)
        #expect(good.status == 0)
        #expect(good.output.contains("ShipWidgetWidgets: compiles, 1 of 1 files are clean"))
        let bad = try await vitrine(["check", scratch.folder.appendingPathComponent("Bad.swift").path, "--json"], scratch)
        #expect(bad.status == 1)
        let report = try JSONDecoder().decode(CheckReport.self, from: bad.standard)
        #expect(report.targets.first?.findings.map(\.owner) == [.yours])
        #expect(report.targets.first?.compiles == false)
        let code = try await vitrine(["check", scratch.folder.appendingPathComponent("Bad.swift").path, "--sarif"], scratch)
        #expect(code.status == 1)
        let log = try #require(try JSONSerialization.jsonObject(with: code.standard) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first), results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["yours"])
        let place = ((results.first?["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any]
        #expect(((place?["artifactLocation"] as? [String: Any])?["uri"] as? String)?.hasSuffix("/Bad.swift") == true)
        #expect(((place?["region"] as? [String: Any])?["startLine"] as? Int) == report.targets.first?.findings.first?.line)
        let none = try await vitrine(["check", scratch.folder.appendingPathComponent("none").path], scratch)
        #expect(none.status == 1)
        #expect(none.output.hasPrefix("vitrine: There is nothing at"))
    }

    @Test("finds what its source says wrongly, with file, line and code (xcode.9)")
    func doctor() async throws {
        let source = WidgetBuilderTests.widget("x") + "\nstruct Late: View {\n    var body: some View { Text(Date(), style: .time) }\n}\n"
        let scratch = try Scratch(["Late.swift": source])
        defer { scratch.remove() }
        let file = scratch.folder.appendingPathComponent("Late.swift").path
        let outcome = try await vitrine(["doctor", file], scratch)
        let line = try #require(source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("Date()") }) + 1
        #expect(outcome.output.contains("\(file):\(line): warning: The view asks what time it is"), "\(outcome.output)")
        #expect(outcome.output.contains("[date-in-view]") && outcome.output.contains("date-in-view: Read the entry's date"))
        #expect(!outcome.output.contains("no-entitlements"), "\(outcome.output)")
    }

    @Test("names the project where that has no file of its own for what is found (xcode.9)")
    func doctorOfProject() async throws {
        let scratch = try Scratch([
            "project.yml": "name: Tide\ntargets:\n  Tide: { type: app-extension, platform: iOS, sources: Tide }\n",
            "Tide/Tide.swift": WidgetBuilderTests.widget("x"),
        ])
        defer { scratch.remove() }
        let outcome = try await vitrine(["doctor", scratch.folder.path], scratch)
        let project = scratch.folder.appendingPathComponent("project.yml").path
        let line = outcome.output.split(separator: "\n").first { $0.contains("[no-entitlements]") }
        #expect(line?.hasPrefix("\(project): warning: ") == true, "\(outcome.output)")
    }

    @Test("builds the widgets of a project beside a target that has no source, and says which that is (xcode.1)")
    func withoutSources() async throws {
        let scratch = try Scratch([
            "project.yml": """
            name: Tide
            targets:
              Empty:
                type: app-extension
                platform: iOS
                info:
                  path: Empty/Info.plist
                  properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
              Tide: { type: app-extension, platform: iOS, sources: Tide }
            """,
            "Tide/Tide.swift": WidgetBuilderTests.widget("x"),
        ])
        defer { scratch.remove() }
        let all = try await vitrine(["build", scratch.folder.path], scratch)
        #expect(all.status == 0, "\(all.output)")
        #expect(all.output.contains("no source file is a member of Empty") && all.output.contains("Tide.appex"))
        let one = try await vitrine(["build", scratch.folder.path, "--target", "Empty"], scratch)
        #expect(one.status == 1 && one.output.contains("no source file is a member of Empty"), "\(one.output)")
    }

    @Test("builds, draws and previews the widgets of a project beside an extension that does not compile, and fails (xcode.1)")
    func beside() async throws {
        func target(_ name: String) -> String { "  \(name): { type: app-extension, platform: iOS, sources: \(name) }" }
        let scratch = try Scratch([
            "project.yml": "name: Sea\ntargets:\n\(target("Ebb"))\n\(target("Tide"))\n",
            "Ebb/Ebb.swift": WidgetBuilderTests.widget("x") + "\nlet wrong: Int = \"one\"\n",
            "Tide/Tide.swift": WidgetBuilderTests.widget("x") + "\n#Preview { Text(\"tide\") }\n",
        ])
        defer { scratch.remove() }
        let out = scratch.folder.appendingPathComponent("out").path
        for (command, made) in [
            (["build"], "Tide.appex"), (["render", "--out", out], "3 pictures in"), (["doctor"], "W: offered"),
            (["preview", "--out", out], "2 pictures in"),
        ] {
            let run = try await vitrine([command[0], scratch.folder.path] + command.dropFirst(), scratch)
            #expect(run.status == 1 && run.output.contains("Ebb.swift") && run.output.contains(made), "\(command[0]): \(run.output)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: out)
        #expect(names.contains { $0.hasSuffix("-light.png") } && names.contains("index.json"), "\(names)")
        let one = try await vitrine(["timeline", scratch.folder.path, "--from", "2026-06-10", "--to", "2026-06-11"], scratch)
        #expect(one.status != 0 && one.output.contains("There are several widget extensions: Tide, Ebb."), "\(one.output)")
    }

    @Test("shows a widget the release of iOS that is asked for: #available, and what a tile was before there were containers (xcode.4)")
    func releases() async throws {
        let body = """
            Group {
                if #available(iOS 18, *) { Text("bare") } else if #available(iOS 17.0, *) {
                    Text("contained").containerBackground(.blue, for: .widget)
                } else { Color.red.overlay { Text("whole") } }
            }
            """
        let source = WidgetBuilderTests.widget("").replacing(
            "Text(verbatim: \"a long enough literal: \").containerBackground(.blue, for: .widget)", with: body)
        let scratch = try Scratch(["Releases.swift": source])
        defer { scratch.remove() }
        let place = scratch.folder.appendingPathComponent("Releases.swift").path
        func shown(_ release: String...) async throws -> String {
            let out = scratch.folder.appendingPathComponent(release.joined())
            let outcome = try await vitrine(
                ["render", place, "--family", "systemSmall", "--format", "json", "--out", out.path] + release, scratch)
            #expect(outcome.status == 0, "\(outcome.output)")
            return try String(contentsOf: out.appendingPathComponent("index.json"), encoding: .utf8)
        }
        let old = try await shown("--ios", "16.4"), new = try await shown("--ios", "17"), usual = try await shown()
        #expect(old.contains("whole") && old.contains("158") && !old.contains("containerBackground"))
        #expect(new.contains("contained") && !new.contains("no view declares"))
        #expect(!usual.contains("whole") && usual.contains("no view declares containerBackground"))
        let none = try await vitrine(["render", place, "--ios", "27"], scratch)
        #expect(none.status == 64 && none.output.contains("15 to 26"), "\(none.output)")
    }

    @Test("draws the previews of sources that have no widget, and says where they do not compile (xcode.7)")
    func previews() async throws {
        let scratch = try Scratch([
            "Boat.swift": """
            import SwiftUI

            struct Boat: View {
                var body: some View { Text("boat").padding() }
            }

            #Preview("A boat") { Boat() }
            """,
            "Bad.swift": "import SwiftUI\n#Preview { Bot() }\n",
        ])
        defer { scratch.remove() }
        let out = scratch.folder.appendingPathComponent("out")
        let drawn = try await vitrine(["preview", scratch.folder.appendingPathComponent("Boat.swift").path, "--out", out.path], scratch)
        #expect(drawn.status == 0, "\(drawn.output)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: out.path).sorted()
                == ["0.p0-A_boat-1-dark.png", "0.p0-A_boat-1-light.png", "index.json"])
        let bad = try await vitrine(["preview", scratch.folder.appendingPathComponent("Bad.swift").path, "--out", out.path], scratch)
        #expect(bad.status == 1)
        #expect(bad.output.contains("Bad.swift:2:12: cannot find 'Bot' in scope"), "\(bad.output)")
    }

    @Test("serves the previews until it is ended, and follows the source (xcode.7)")
    func page() async throws {
        let scratch = try Scratch(["Boat.swift": "import SwiftUI\n#Preview { Text(\"boat\") }\n"])
        defer { scratch.remove() }
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "VITRINE_CACHE=\(scratch.cache.folder.path)", Places.build.appendingPathComponent("vitrine").path, "preview",
            scratch.folder.appendingPathComponent("Boat.swift").path,
        ]
        process.standardOutput = output
        try process.run()
        defer { if process.isRunning { process.terminate() } }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let address = try #require(URL(string: String(line.dropFirst("Previews: ".count)).trimmingCharacters(in: .whitespacesAndNewlines)))
        let token = try #require(address.query?.dropFirst("token=".count)), port = try #require(address.port)
        func get(_ path: String) async throws -> [String: Any]? {
            let body = try await Tool(url: URL(fileURLWithPath: "/usr/bin/env")).run(
                ["curl", "-s", "-H", "Authorization: Bearer \(token)", "http://127.0.0.1:\(port)/\(path)"]
            ).standard
            let value = try? JSONSerialization.jsonObject(with: body)
            return value as? [String: Any] ?? (value as? [[String: Any]])?.first
        }
        func shown(_ words: String) async throws -> Bool {
            // Compiling takes some seconds, and longer where much else runs.
            for _ in 0..<600 {
                if try await get("items/0.p0")?["spoken"] as? String == words { return true }
                try await Task.sleep(for: .milliseconds(200))
            }
            return false
        }
        #expect(try await shown("boat"))
        try scratch.write("import SwiftUI\n#Preview { Text(\"ship\" }\n", "Boat.swift")
        var problem: [String: Any]?
        // A file that is half written has another problem, until the whole of it is seen.
        for _ in 0..<600 where problem?["line"] as? Int != 2 {
            problem = (try await get("state")?["problems"] as? [[String: Any]])?.first
            if problem?["line"] as? Int != 2 { try await Task.sleep(for: .milliseconds(200)) }
        }
        #expect(problem?["line"] as? Int == 2 && problem?["source"] as? String == "#Preview { Text(\"ship\" }", "\(problem ?? [:])")
        // The last picture stays until there is a new one.
        #expect(try await get("items/0.p0")?["spoken"] as? String == "boat")
        try scratch.write("import SwiftUI\n#Preview { Text(\"ship\") }\n", "Boat.swift")
        #expect(try await shown("ship"))
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationStatus == 128 + SIGTERM || process.terminationStatus == SIGTERM)
    }

    @Test("writes a new project, which is read, compiled and drawn as it stands, and never over another (xcode.8)")
    func new() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        func make(_ name: String) async throws -> Tool.Outcome {
            try await Tool(url: Places.build.appendingPathComponent("vitrine")).run(["init", name], in: scratch.folder)
        }
        #expect(try await make("Tides").status == 0)
        #expect(try await make("Tides").output.contains("There is a Tides here already."))
        #expect(try await make("../Tides").output.contains("is no name for a project"))
        let place = scratch.folder.appendingPathComponent("Tides")
        let target = try #require(try ProjectFinder().describe(place).targets.first)
        #expect(target.code.sources.map(\.lastPathComponent).sorted() == ["Greeting.swift", "TidesWidget.swift"])
        #expect(target.entitlements?["com.apple.security.application-groups"]?.texts == ["group.com.example.Tides"])
        #expect(target.app?.identifier == "com.example.Tides")
        let built = try await vitrine(["build", place.path, "--out", scratch.folder.path], scratch)
        #expect(built.status == 0, "\(built.output)")
        let out = scratch.folder.appendingPathComponent("out")
        let bundle = scratch.folder.appendingPathComponent("TidesWidget.appex").path
        let drawn = try await vitrine(["render", bundle, "--format", "json", "--out", out.path], scratch)
        #expect(drawn.status == 0, "\(drawn.output)")
        #expect(try String(contentsOf: out.appendingPathComponent("index.json"), encoding: .utf8).contains("Hello"))
    }
}
