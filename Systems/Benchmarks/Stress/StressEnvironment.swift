import Foundation
import Synchronization
import TestTime
import VitrineWidgetArchive
import WidgetHost

/// A state folder of its own with Trips installed, for one suite.
final class StressEnvironment: Sendable {
    let build: URL
    let state: StateFolder
    let trips: AppBundle
    private let commands = Mutex<[Process]>([])

    init(build: URL) throws {
        self.build = build
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-stress-\(UUID().uuidString)", isDirectory: true)
        state = StateFolder(folder)
        try state.make()
        trips = try Installer(state: state).install(ProjectProducts(build: build).system(of: "TripsWidgets"))
    }

    /// Ends what does not end with this process, and removes the folder.
    func end() {
        commands.withLock { commands in
            for command in commands where command.isRunning { command.terminate() }
        }
        try? FileManager.default.removeItem(at: state.url)
    }

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

    /// The command in a process of its own, with this environment's state; its output goes to a file that `address` reads.
    func vitrine(_ command: String...) throws -> Process {
        try Data().write(to: log)
        let process = Process()
        process.executableURL = build.appendingPathComponent("vitrine")
        process.arguments = command + ["--state", state.url.path]
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = FileHandle.nullDevice
        try process.run()
        commands.withLock { $0.append(process) }
        return process
    }

    /// The address at which a process's home screen answers.
    func address(of process: Process) async throws -> URL {
        var address: URL?
        _ = await eventually(within: .seconds(60)) {
            let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            address = text.firstMatch(of: /Home screen: (http:\S+)/).flatMap { URL(string: String($0.1)) }
            return address != nil || !process.isRunning
        }
        guard let address else { throw StressFailure("`vitrine run` did not come up.") }
        return address
    }

    private var log: URL { state.url.appendingPathComponent("run.log") }

    /// A process that is the app to everyone, and does with its store what `command` says.
    func app(_ command: String...) throws -> ChildProcess {
        try start(command)
    }

    private func start(_ command: [String]) throws -> ChildProcess {
        var launch = try plan.launch(trips, service: nil, arguments: command)
        launch.executable = build.appendingPathComponent("defaults-child").resolvingSymlinksInPath()
        launch.confinement?.read.append(build.resolvingSymlinksInPath())
        return try ChildProcess(launch)
    }

    /// Runs such a process, and returns what it says at its end.
    func ask(_ command: String...) async throws -> String {
        let child = try start(command)
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

extension StressEnvironment {
    /// Whoever still runs in this state folder after a suite outlived its parent; it is counted and ended.
    func endOrphans(_ record: inout SuiteRecord) async {
        let isEmpty = await eventually(within: .seconds(15)) { inhabitants(of: state.url).isEmpty }
        guard !isEmpty else { return }
        let left = inhabitants(of: state.url)
        record.fail("processes outlived the suite: \(left)")
        left.forEach { kill($0, SIGKILL) }
    }
}

/// The processes that name a state folder in their environment or arguments.
func inhabitants(of state: URL) -> [Int32] {
    let mark = Data(state.path.utf8), all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap(Int32.init).filter { pid in
        pid != getpid()
            && ["cmdline", "environ"].contains { FileManager.default.contents(atPath: "/proc/\(pid)/\($0)")?.range(of: mark) != nil }
    }
}
