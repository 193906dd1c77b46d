import Foundation
import OwnThreads
import TestTime
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

/// What befalls processes has its own causes: of tiles, of lines of the ledger, and of what the doctor finds.
@Suite("Causes of processes", .serialized, .timeLimit(.minutes(3)))
struct ProcessCauseTests {
    /// The landlocked sandboxes that a kernel puts into each other.
    private static let nestedSandboxes = 16

    private func findings(_ host: WidgetHost, _ code: CauseCode) async -> [DoctorFinding] {
        await host.doctor().findings.filter { $0.code == code }
    }

    /// A program in place of one of the probe's.
    private func replace(_ file: URL, by script: String) throws {
        try FileManager.default.removeItem(at: file)
        try Data(script.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    @Test("a service that ends is a line of the ledger and a finding, until it answers again") func service() async throws {
        var probe = try Probe(service: true)
        probe.configuration.startsApps = true
        try await probe.withHost { host in
            #expect(await findings(host, .serviceDown) == [])
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            let program = try #require(probe.bundle.service).executable
            let file = probe.bundle.folder.appendingPathComponent("\(Installer.serviceFolder)/\(program)")
            try replace(file, by: "neither a program nor a script")
            kill(try #require(await host.state().process(.service)?.pid), SIGKILL)
            #expect(
                await eventually { await host.state().process(.service)?.lastExit?.contains("cannot start") ?? false }
            )
            let found = try #require(await findings(host, .serviceDown).first)
            #expect(found.app == Probe.app && found.severity == .warning && found.href == "/causes.html#service-down")
            #expect(found.words.hasPrefix("The service of Probe does not answer: it ended with exit status 126: "), "\(found.words)")
            let line = try #require(await host.state().ledger.first { $0.code == CauseCode.serviceDown.rawValue })
            #expect(line.app == Probe.app && line.tile == nil && line.by == program)
            // What a widget shows without it is its own to say.
            #expect(await host.state().tile(id)?.cause == nil)
            try FileManager.default.removeItem(at: file)
            try FileManager.default.copyItem(at: Products.child.resolvingSymlinksInPath(), to: file)
            #expect(await eventually { await findings(host, .serviceDown) == [] })
        }
    }

    @Test("a service that does not come up when the host starts is one too") func serviceNeverUp() async throws {
        var probe = try Probe(service: true)
        probe.configuration.startsApps = true
        let program = try #require(probe.bundle.service).executable
        try replace(
            probe.bundle.folder.appendingPathComponent("\(Installer.serviceFolder)/\(program)"), by: "neither a program nor a script")
        try await probe.withHost { host in
            #expect(await findings(host, .serviceDown).first?.words.contains("exit status 126") == true)
            #expect(
                await host.state().ledger.contains {
                    $0.code == CauseCode.serviceDown.rawValue && $0.reason.hasPrefix("The service \(program) did not come up")
                })
        }
    }

    @Test("an extension that nothing confines is found, and one that is confined is not") func unconfined() async throws {
        var probe = try Probe()
        var isConfined = false
        try await probe.withHost { host in
            let found = await findings(host, .notConfined)
            isConfined = await host.state().process(.extension)?.confined == true
            // Where the kernel has no Landlock the launcher confines nobody.
            #expect(found.isEmpty == isConfined)
        }
        probe.configuration.launcher = nil
        try await probe.withHost { host in
            let found = try #require(await findings(host, .notConfined).first)
            #expect(found.extension == probe.extensionBundle.identifier && found.app == Probe.app && found.severity == .warning)
        }
        var babbling = try Probe(babbling: true)
        babbling.configuration.launcher = nil
        let report = try await ExtensionDoctor(babbling.extensionBundle, app: Probe.app, configuration: babbling.configuration)
            .report(at: midnight)
        #expect(report.findings.contains { $0.code == .notConfined && $0.severity == .warning })
    }

    @Test("where the kernel refuses the rules nothing runs, and the tile says that it is not confined") func refused() async throws {
        var probe = try Probe()
        // One sandbox more than the kernel nests.
        let confine = "'\(Products.launcher.resolvingSymlinksInPath().path)'"
        let nest = Array(repeating: "\(confine) --read / --write / --", count: Self.nestedSandboxes).joined(separator: " ")
        let launcher = try probe.folder.write("", to: "launcher")
        try replace(launcher, by: "#!/bin/sh\nexec \(nest) \(confine) \"$@\"\n")
        guard try await confines(Products.launcher) else { return }
        probe.configuration.launcher = launcher
        try await probe.withHost { host in
            // It is found before anything can be placed.
            let found = try #require(await findings(host, .notConfined).first)
            #expect(found.severity == .error && found.words.contains("the rules were not accepted"), "\(found.words)")
            await #expect(throws: HostError.self) { _ = try await host.place(kind: "Fine", family: .systemSmall) }
        }
        let tile = try await causeOfTile(probe)
        #expect(tile?.code == .notConfined && tile?.words.hasPrefix("It could not be confined, and was not started: ") == true)
    }

    /// Whether this kernel has Landlock.
    private func confines(_ launcher: URL) async throws -> Bool {
        try await onThread {
            let process = Process(), output = Pipe()
            process.executableURL = launcher
            process.arguments = ["--read", "/", "--", "/bin/sh", "-c", "echo $VITRINE_CONFINED"]
            process.standardOutput = output
            try process.run()
            let words = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return words.elementsEqual("1\n".utf8)
        }
    }

    /// The cause of a tile that was placed before.
    private func causeOfTile(_ probe: Probe) async throws -> TileCause? {
        try probe.state.make()
        try HostStore(probe.state.database).add(
            StoredTile(
                id: "before", app: Probe.app, extension: probe.extensionBundle.identifier, kind: "Fine", name: "x", family: .systemSmall,
                schedule: TileSchedule(budget: RefreshBudget(at: midnight))))
        var cause: TileCause?
        try await probe.withHost { host in
            await host.settle()
            cause = await host.state().tile("before")?.cause
        }
        return cause
    }

    @Test("a program that the kernel does not execute, or a launcher that is missing, is not started", arguments: [true, false])
    func notStarted(isThere: Bool) async throws {
        var probe = try Probe()
        if isThere {
            try replace(probe.extensionBundle.executable, by: "neither a program nor a script")
        } else {
            probe.configuration.launcher = probe.folder.url.appendingPathComponent("nowhere")
        }
        let cause = try await causeOfTile(probe)
        #expect(cause?.code == .notStarted && cause?.words.contains("cannot") == true, "\(String(describing: cause))")
    }

    @Test("who asks a host that has been stopped is told so") func stopped() async throws {
        let probe = try Probe()
        let host = try WidgetHost(probe.configuration)
        try await host.start()
        await host.stop()
        let found = try #require(await findings(host, .hostStopping).first)
        #expect(found.extension == probe.extensionBundle.identifier && found.words == "The host is stopping.")
    }

    @Test("a family that the chosen device lacks is refused in the gallery, and the cause of a tile that has it") func device() async throws
    {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Surroundings", family: .accessoryCircular)
            await host.settle()
            var change = EnvironmentChange()
            change.device = "iPad 10"
            _ = try await host.setEnvironment(change)
            await host.settle()
            let offer = try #require(await host.offered().first { $0.kind == "Surroundings" })
            #expect(offer.refusals.contains { $0.family == .accessoryCircular && $0.code == .deviceLacksFamily })
            try await host.reload(tile: id)
            await host.settle()
            #expect(await host.state().tile(id)?.cause?.code == .deviceLacksFamily)
        }
    }
}
