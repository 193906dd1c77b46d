import ArgumentParser
import Foundation
import HomeScreen
import WidgetHost

/// Services, apps, host and home screen, until it is ended.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs services, apps, host and home screen, with your widgets or the four systems installed.",
        discussion: """
            With a TARGET its widgets are on the home screen, with their own app as soon as it is built, where it builds here; until \
            then, and elsewhere, one that takes their links stands in for it. Without one the four systems are shown. The first time, each app fills itself with its first sample, and one tile of \
            each is placed.
            """)

    @Argument(
        help: """
            What was made for Xcode (a project, a workspace, a package, a folder or one Swift file), a built extension (a folder \
            NAME.appex) or a built app (a folder NAME.app); several may be given.
            """)
    var targets: [String] = []
    @OptionGroup var project: ProjectOptions

    @Option(help: "The page's port; 0 takes a free one.")
    var port = 8080
    @Option(
        help: ArgumentHelp(
            "The address of this machine that the page listens on; 0.0.0.0 is all of them. Other machines reach any but 127.0.0.1.",
            valueName: "address"))
    var listen = "127.0.0.1"
    @Option(help: ArgumentHelp("Where everything is kept; by default $VITRINE_HOME or ~/.local/share/vitrine.", valueName: "dir"))
    var state: String?
    @Option(help: ArgumentHelp("Set the clock (ISO 8601).", valueName: "time"))
    var at: Instant?
    @Option(help: "Virtual seconds a second; 0 stops the clock.")
    var speed: Double?
    @Option(help: "The device's language and region, e.g. it_IT.")
    var locale: LocaleName?
    @Option(name: .customLong("app"), help: ArgumentHelp("A built app (a folder NAME.app) to install as well.", valueName: "dir"))
    var apps: [String] = []

    @Option(
        name: .customLong("system"),
        help: ArgumentHelp(
            "A system to install that was built beside this command, by its name; may be repeated. By default all that are built, and with a TARGET none.",
            valueName: "name"))
    var systems: [String] = []

    @Flag(help: "Of a TARGET, let one that was made up take the links, and do not build its own app.")
    var standIn = false

    @OptionGroup var sandbox: SandboxOptions
    @OptionGroup var version: VersionOptions

    @Flag(help: .hidden) var attended = false
    @Flag(help: .hidden) var withoutSystems = false
    @Option(help: .hidden) var deaths = 0
    @Option(help: .hidden) var lastSignal: Int32?

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
        guard LoopbackRule.isAddress(listen) else { throw ValidationError("--listen takes an address such as 127.0.0.1 or 0.0.0.0.") }
    }

    func run() async throws {
        try await reportingFailure {
            try sandbox.check()
            let folder = state.map { StateFolder(URL(fileURLWithPath: $0, isDirectory: true)) } ?? .standard()
            guard attended else { return try await attend(folder) }
            let session = try RunSession(
                folder, at: at, speed: speed, locale: locale?.identifier, systems: withoutSystems ? nil : systems, apps: apps, died: past)
            try await session.run(port: port, address: listen)
        }
    }

    /// The ends of the hosts before this one: how many, and how the last ended.
    private var past: (times: Int, how: String)? {
        lastSignal.map { (deaths, ChildExit.signalled($0).words) }
    }

    /// The host in a process of its own, so that it comes back when it is killed. A second start goes on with the clock as it was left.
    private func attend(_ folder: StateFolder) async throws {
        // Another host's address must not be forgotten, nor its clock moved.
        _ = try StateLock(folder)
        // Begun before the first build: what is saved while that runs is news.
        let watch = SourceWatch(targets)
        var arguments = ["run", "--state", folder.url.path, "--listen", listen] + apps.flatMap { ["--app", $0] }
        let projects = ProjectApps(targets, project, in: bundles(folder), buildsPrograms: !standIn)
        if !targets.isEmpty {
            try folder.make()
            arguments += try await projects.widgets().flatMap { ["--app", $0.path] }
        }
        if withoutSystems || !targets.isEmpty && systems.isEmpty { arguments.append("--without-systems") }
        arguments += systems.flatMap { ["--system", $0] }
        let watching = rebuilding(projects, watch)
        defer { watching.forEach { $0.cancel() } }
        if let locale { arguments += ["--locale", locale.identifier] }
        if at != nil || speed != nil { try setClock(folder) }
        if let speed { arguments += ["--speed", "\(speed)"] }
        let status = try await HostSupervisor(arguments).run(
            port: port, forget: { try? FileManager.default.removeItem(at: RunAddress.file(folder)) }, address: { RunAddress.read(folder) })
        if status != 0 { throw ExitCode(status) }
    }

    /// Builds projects anew whenever something of them was saved; the host takes the new builds up. Widgets do not wait for their apps.
    private func rebuilding(_ projects: ProjectApps, _ started: SourceWatch) -> [Task<Void, Never>] {
        guard targets.contains(where: { ProjectTarget($0, project) != nil }) else { return [] }
        let widgets = Task {
            var watch = started
            while (try? await Task.sleep(for: .milliseconds(400))) != nil {
                guard watch.hasChanged() else { continue }
                do {
                    _ = try await projects.widgets()
                    complain("vitrine: built anew")
                } catch {
                    // What was built last stays on the screen.
                    complain("vitrine: \(error)")
                }
            }
        }
        let programs = Task {
            var watch = started
            repeat {
                await projects.buildPrograms()
                while !Task.isCancelled, !watch.hasChanged() { try? await Task.sleep(for: .milliseconds(400)) }
            } while !Task.isCancelled
        }
        return [widgets, programs]
    }

    private func bundles(_ folder: StateFolder) -> URL { folder.host.appendingPathComponent("stand-ins", isDirectory: true) }

    private func setClock(_ folder: StateFolder) throws {
        let lock = try StateLock(folder)
        let zone = TimeZone.current
        try HostClock(path: folder.clock.path).set(now: at?.date(in: zone), rate: speed)
        withExtendedLifetime(lock) {}
    }
}
