import Foundation
import WidgetArchive
import WidgetHost

/// A state folder of its own with Trips installed, for one suite.
final class StressHouse: Sendable {
    let build: URL
    let state: StateFolder
    let trips: AppBundle

    init(root: URL, build: URL) throws {
        self.build = build
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-stress-\(UUID().uuidString)", isDirectory: true)
        state = StateFolder(folder)
        try state.make()
        trips = try Installer(state: state).install(ProjectProducts(root: root, build: build).system(of: "TripsWidgets"))
    }

    deinit { try? FileManager.default.removeItem(at: state.url) }

    var configuration: HostConfiguration {
        var configuration = HostConfiguration(state: state, launcher: build.appendingPathComponent("vitrine-confine"))
        configuration.timeZone = "UTC"
        configuration.backOff = RestartBackOff(first: .milliseconds(10), longest: .milliseconds(50))
        configuration.retries = [.milliseconds(50)]
        configuration.startsApps = false
        return configuration
    }

    var plan: ChildPlan {
        ChildPlan(
            state: state, launcher: build.appendingPathComponent("vitrine-confine"), clock: nil, locale: "en_GB", timeZone: "UTC")
    }

    func seed(_ name: String) async throws {
        let service = try await ServiceRun(trips, plan: plan, isHostRunning: false)
        try await SeedRun(plan: plan).run(trips, seed: name, service: service?.address)
        await service?.stop()
    }

    /// A process that is the app to everyone, and does with its store what `command` says.
    func app(_ command: String...) throws -> ChildProcess {
        var launch = try plan.launch(trips, service: nil, arguments: command)
        launch.executable = build.appendingPathComponent("defaults-child").resolvingSymlinksInPath()
        launch.confinement?.read.append(build.resolvingSymlinksInPath())
        return try ChildProcess(launch)
    }

    /// What such a process says at its end.
    func ask(_ command: String...) async throws -> String {
        var launch = try plan.launch(trips, service: nil, arguments: command)
        launch.executable = build.appendingPathComponent("defaults-child").resolvingSymlinksInPath()
        launch.confinement?.read.append(build.resolvingSymlinksInPath())
        let child = try ChildProcess(launch)
        var said = ""
        for await event in child.events {
            if case .line(let text) = event { said = text }
            switch event {
            case .line, .frame: child.consumed()
            default: break
            }
        }
        return said
    }
}

/// Waits for something that real processes do.
func eventually(_ limit: Duration = .seconds(15), _ condition: () async throws -> Bool) async rethrows -> Bool {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
        if try await condition() { return true }
        try? await Task.sleep(for: .milliseconds(5))
    }
    return false
}
