import Foundation
import FoundationNetworking
import Testing
import TestTime
import WidgetHost

/// Built extensions that belong to no app, one of which means no good.
@Suite("vitrine, with an extension's folder") struct ProbeExtensionTests {
    /// The probe, staged as Xcode lays an extension out.
    private func stage(in folder: TemporaryFolder) throws -> String {
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("../../Tests/Fixtures/ProbeWidgets").standardizedFileURL
        let bundle = folder.url.appendingPathComponent("ProbeWidgets.appex")
        let files = FileManager.default
        try files.createDirectory(at: bundle, withIntermediateDirectories: true)
        for (source, name) in [
            (fixture.appendingPathComponent("Info.plist"), "Info.plist"),
            (fixture.appendingPathComponent("ProbeWidgets.entitlements"), ExtensionBundle.entitlements),
            (Program.folder.appendingPathComponent("ProbeWidgets"), "ProbeWidgets"),
        ] { try files.copyItem(at: source, to: bundle.appendingPathComponent(name)) }
        return bundle.path
    }

    @Test("an extension reads its own group's container and is denied one that its entitlements do not name (R1.4)")
    func thief() async throws {
        let (scratch, state) = (TemporaryFolder(), TemporaryFolder())
        let probe = try stage(in: scratch)
        for group in ["group.com.vitrine.probe", "group.com.vitrine.other"] {
            let folder = state.url.appendingPathComponent("AppGroups/\(group)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("open".utf8).write(to: folder.appendingPathComponent("secret.txt"))
        }
        let result = try await Program.run(
            "timeline", probe, "--kind", "Thief", "--from", "2026-06-10", "--to", "2026-06-11", "--state", state.url.path, "--json")
        #expect(result.status == 0, "\(result.errors)")
        let words = try #require(try TimelineRecord(json: Data(result.output.utf8)).entries.first?.summary)
        // Where the kernel has no Landlock the host says "not confined", and there is nothing to prove.
        guard words.hasSuffix("confined: true") else { return }
        #expect(words == "own: open; other: denied; app: denied; token: denied; confined: true")
    }

    @Test(
        "true.34: render draws 200 entries unless all are asked for, says so, and names each picture by its entry", .timeLimit(.minutes(5)))
    func entries() async throws {
        let scratch = TemporaryFolder()
        let probe = try stage(in: scratch)
        let arguments = ["render", probe, "--kind", "Many", "--at", "2026-06-10T08:00:00Z", "--out"]
        let first = try await Program.run(arguments + [scratch.path("first")])
        #expect(first.status == 0 && first.output.hasPrefix("200 pictures"), "\(first.output)\(first.errors)")
        #expect(first.errors.contains("of 250 entries the first 200 are drawn; --entries all draws all."), "\(first.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("first")).filter { $0.hasSuffix(".png") }
        #expect(names.count == 200)
        // Ten a second: the first of a second has its time, the others their numbers beside it.
        #expect(names.contains("Many-systemSmall-light-20260610T080000Z.png"))
        #expect(names.contains("Many-systemSmall-light-20260610T080000Z-entry2.png"))
        #expect(names.contains("Many-systemSmall-light-20260610T080019Z-entry200.png"))
        let two = try await Program.run(arguments + [scratch.path("two"), "--entries", "2"])
        #expect(two.status == 0 && two.output.hasPrefix("2 pictures"), "\(two.errors)")
        let all = try await Program.run(arguments + [scratch.path("all"), "--entries", "all"])
        #expect(all.status == 0 && all.errors.isEmpty && all.output.hasPrefix("250 pictures"), "\(all.errors)")
    }

    @Test("true.34: what a picture is not drawn as asked is said on standard error, once, and fails where --strict is asked for")
    func diagnostics() async throws {
        let scratch = TemporaryFolder()
        let probe = try stage(in: scratch)
        let arguments = ["render", probe, "--kind", "Sloppy", "--scheme", "light,dark", "--out", scratch.path("out")]
        let lenient = try await Program.run(arguments)
        #expect(lenient.status == 0, "\(lenient.errors)")
        let lines = lenient.errors.split(separator: "\n")
        #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("vitrine: Sloppy, systemSmall: ") }, "\(lenient.errors)")
        for words in ["nowhere", "no.such.symbol", "navigationTitle"] { #expect(lenient.errors.contains(words)) }
        let strict = try await Program.run(arguments + ["--strict"])
        #expect(strict.status == 1 && strict.errors == lenient.errors, "\(strict.errors)")
        // One kind is asked for at a time: others of this bundle never answer.
        let codes = [
            "Sloppy": ["missing-image", "unknown-symbol", "not-drawn", "white-on-white"], "Bare": ["no-container-background"],
            "Stranger": ["group-not-entitled"],
        ]
        for (kind, codes) in codes {
            let doctor = try await Program.run("doctor", probe, "--kind", kind)
            for code in codes { #expect(doctor.output.contains("[\(code)]"), "\(kind), \(code): \(doctor.output)") }
            #expect(doctor.status == (doctor.output.contains("error: ") ? 1 : 0))
        }
        let unknown = try await Program.run("doctor", probe, "--kind", "Nobody")
        #expect(unknown.status == 1 && unknown.errors.contains("Nobody") && unknown.errors.contains("Sloppy"), "\(unknown.errors)")
    }

    @Test(
        "true.29: placing a widget that crashes prints no id, says why and fails; the others of its bundle are placed",
        .timeLimit(.minutes(5)))
    func placing() async throws {
        let (scratch, state) = (TemporaryFolder(), TemporaryFolder())
        let app = scratch.url.appendingPathComponent("Probe.app"), plugIns = app.appendingPathComponent("PlugIns")
        try FileManager.default.createDirectory(at: plugIns, withIntermediateDirectories: true)
        let staged = try stage(in: scratch)
        try FileManager.default.moveItem(atPath: staged, toPath: plugIns.appendingPathComponent("ProbeWidgets.appex").path)
        let info = """
            <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.vitrine.probe</string>
            <key>CFBundleExecutable</key><string>Probe</string></dict></plist>
            """
        try Data(info.utf8).write(to: app.appendingPathComponent("Info.plist"))
        let program = app.appendingPathComponent("Probe")
        try Data("#!/bin/sh\nexec sleep 600\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)

        let home = try await Running(state, "--app", app.path, "--speed", "0")
        let broken = try await Program.run(["place", "OutOfRange", "systemSmall", "--state", state.url.path])
        #expect(broken.status == 1 && broken.output.isEmpty, "\(broken.output)")
        #expect(broken.errors.contains("[extension-died]") && broken.errors.contains("Index out of range"), "\(broken.errors)")
        #expect(broken.errors.split(separator: "\n").count == 1)
        let fine = try await Program.run(["place", "Fine", "systemSmall", "--state", state.url.path])
        #expect(fine.status == 0 && fine.errors.isEmpty, "\(fine.errors)")
        // A preview that cannot be drawn is refused with the reason, which the gallery shows in its place.
        let (answer, response) = try await URLSession.shared.data(for: home.request("gallery/OutOfRange/systemSmall.png"))
        #expect((response as? HTTPURLResponse)?.statusCode != 200)
        #expect(String(decoding: answer, as: UTF8.self).contains("Index out of range"))
        await home.stop()
    }

    @Test("ended by a signal, a command leaves neither its state nor a process")
    func interrupted() async throws {
        let (scratch, temporary) = (TemporaryFolder(), TemporaryFolder())
        let probe = try stage(in: scratch)
        let (out, err) = (try scratch.file("out"), try scratch.file("err"))
        // The extension never answers.
        let process = try Program.start(
            ["timeline", probe, "--kind", "Hang", "--from", "2026-06-10", "--to", "2026-07-20"],
            environment: ["TMPDIR": temporary.url.path], output: out.handle, errors: err.handle)
        let binary = "\(probe)/ProbeWidgets"
        #expect(await eventually { try commandLines().contains { $0.hasPrefix(binary) } })
        process.terminate()
        #expect(await eventually { !process.isRunning })
        #expect(process.terminationStatus == 128 + SIGTERM)
        #expect(await eventually { try !commandLines().contains { $0.hasPrefix(binary) } })
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.url.path).isEmpty)
    }

    /// The command lines of every process.
    private func commandLines() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.compactMap {
            (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\($0)/cmdline"))).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
