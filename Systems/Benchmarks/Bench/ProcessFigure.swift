import BenchFigures
import Foundation
import VitrineWidgetArchive
import WidgetHost

/// Figures of real processes.
enum ProcessFigure {
    static func startUp(_ environment: BenchEnvironment) async throws -> [Figure] {
        guard let bundle = environment.trips.extensions.first else { return [] }
        return try await startUp(bundle, named: "extension.ready", plan: environment.plan, build: environment.build)
            + box(bundle, environment.plan)
    }

    /// What namespaces of its own cost an extension's start, over Landlock and the filter of system calls; one of each in turn.
    private static func box(_ bundle: ExtensionBundle, _ plan: ChildPlan) async throws -> [Figure] {
        var plain = try plan.launch(bundle)
        guard plain.confinement?.boxed == true else { throw BenchFailure("No whole box can be made here.") }
        plain.confinement?.boxed = false
        var late: [Double] = []
        for round in 0..<22 {
            let boxed = try await time(try plan.launch(bundle), until: isFrame), open = try await time(plain, until: isFrame)
            if round > 1 { late.append(boxed - open) }
        }
        return [Figure("sandbox.ready", max(0, middle(late))).atMost(15)]
    }

    private static func isFrame(_ event: ChildEvent) -> Bool { if case .frame = event { true } else { false } }

    /// Measures from the spawning of an extension until it says that it is ready, and of a child that only imports Foundation until it says
    /// a word; one of each in turn, both through the launcher that confines.
    static func startUp(_ bundle: ExtensionBundle, named name: String, plan: ChildPlan, build: URL) async throws -> [Figure] {
        var plain = try plan.launch(bundle)
        plain.executable = build.appendingPathComponent("foundation-child").resolvingSymlinksInPath()
        plain.confinement?.read.append(build.resolvingSymlinksInPath())
        let foundation = plain
        var ready: [Double] = [], up: [Double] = []
        for round in 0..<22 {
            let extensionTime = try await time(try plan.launch(bundle), until: isFrame)
            let foundationTime = try await time(foundation) { if case .line = $0 { true } else { false } }
            // The first two fill the system's caches.
            guard round > 1 else { continue }
            ready.append(extensionTime)
            up.append(foundationTime)
        }
        return [
            Figure("foundation.ready", middle(up)),
            Figure(name, middle(ready), ratio: middle(ready) / middle(up), against: "foundation.ready").ratioAtMost(4),
        ]
    }

    private static func time(_ launch: ChildLaunch, until isReady: (ChildEvent) -> Bool) async throws -> Double {
        let start = ContinuousClock.now
        let child = try ChildProcess(launch)
        var found: Double?
        for await event in child.events {
            if found == nil, isReady(event) {
                found = (ContinuousClock.now - start) / .milliseconds(1)
                child.kill()
            }
            if case .frame = event { child.consumed() }
            if case .line = event { child.consumed() }
        }
        guard let found else { throw BenchFailure("\(launch.executable.lastPathComponent) ended before it was ready.") }
        return found
    }

    /// Measures in a whole run, app and service beside it: at rest after timelines of the seeded trip, photograph included, in three
    /// families, light and dark.
    static func privateMemory(_ environment: BenchEnvironment) async throws -> [Figure] {
        let host = try WidgetHost(environment.configuration)
        try await host.start()
        for family in [WidgetFamilyName.systemSmall, .systemMedium, .systemLarge] {
            _ = try await host.place(kind: "TripsWidget", family: family)
        }
        await host.settle()
        // The last answer is on its way while it is read; at rest nothing of it is left.
        try await Task.sleep(for: .milliseconds(300))
        let state = await host.state()
        let pid = state.processes.first { $0.role == .extension }?.pid
        let figures = pid.flatMap { ProcessFigures.of($0) }
        await host.stop()
        guard state.tiles.count == 3, state.tiles.allSatisfy({ $0.entries.count == 4 }) else {
            throw BenchFailure("The seeded trip has not four entries.")
        }
        guard let figures else { throw BenchFailure("The extension is gone.") }
        // Private is what no other process has in memory: it depends on who else runs. What it has written does not.
        return [
            Figure("extension.private", figures.privateMegabytes, "MB").atMost(12),
            Figure("extension.dirty", Double(figures.dirtyBytes) / 1_048_576, "MB"),
        ]
    }

    /// A day of a widget that asks again every 15 minutes: 72 counted requests through a real extension.
    static func day(_ environment: BenchEnvironment) async throws -> [Figure] {
        var open = environment.configuration
        open.launcher = nil
        var times: [Double] = [], openTimes: [Double] = []
        for _ in 0..<7 {
            times.append(try await day(environment.probe, environment.configuration))
            openTimes.append(try await day(environment.probe, open))
        }
        return [
            Figure("timeline.day", middle(times)).atMost(1000),
            Figure("sandbox.day", middle(times), ratio: middle(times) / middle(openTimes), against: "without a box").ratioAtMost(1.05),
        ]
    }

    private static func day(_ bundle: ExtensionBundle, _ configuration: HostConfiguration) async throws -> Double {
        var player = TimelinePlayer(bundle, configuration: configuration)
        player.kind = "Fine"
        let start = Date(timeIntervalSince1970: 1_781_049_600), began = ContinuousClock.now
        let record = try await player.play(from: start, to: start.addingTimeInterval(86_400))
        let time = (ContinuousClock.now - began) / .milliseconds(1)
        let granted = record.requests.count { $0.decision == .granted }
        guard granted >= 72 else { throw BenchFailure("Only \(granted) requests were granted in the day.") }
        return time
    }

    /// `vitrine render` of one picture, from the command's start to its end.
    static func coldRender(_ environment: BenchEnvironment) throws -> Figure {
        guard let bundle = environment.trips.extensions.first else { throw BenchFailure("Trips has no extension.") }
        let out = environment.configuration.state.url.appendingPathComponent("pictures", isDirectory: true)
        // Outside its app, so that no service is started for it.
        let appex = environment.configuration.state.url.appendingPathComponent("Alone.appex", isDirectory: true)
        try FileManager.default.copyItem(at: bundle.folder, to: appex)
        let arguments = [
            "render", appex.path, "--kind", "TripsSearchWidget", "--family", "systemMedium", "--what", "snapshot", "--state",
            environment.configuration.state.url.path, "--out", out.path,
        ]
        let value = try median(of: 7) {
            let process = Process()
            process.executableURL = environment.build.appendingPathComponent("vitrine")
            process.arguments = arguments
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            // Blocks: it is what is measured, and nothing else runs.
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw BenchFailure("vitrine render ended with \(process.terminationStatus).") }
        }
        return Figure("render.cold", value)
    }
}

/// An error that tells why a figure cannot be measured.
struct BenchFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
