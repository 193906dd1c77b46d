import Foundation
import Testing
import WidgetHost

/// Built extensions that belong to no app, one of which means no good.
@Suite("vitrine, with an extension's folder") struct ProbeExtensionTests {
    /// The probe, staged as Xcode lays an extension out.
    private func stage(in folder: TemporaryFolder) throws -> String {
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/ProbeWidgets")
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

    @Test("ended by a signal, a command leaves neither its state nor a process")
    func interrupted() async throws {
        let (scratch, temporary) = (TemporaryFolder(), TemporaryFolder())
        let probe = try stage(in: scratch)
        let (out, err) = (try scratch.file("out"), try scratch.file("err"))
        // Its extension never answers.
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

    /// Of every process.
    private func commandLines() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.compactMap {
            (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\($0)/cmdline"))).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
