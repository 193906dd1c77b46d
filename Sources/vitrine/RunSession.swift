import Foundation
import HomeScreen
import VitrineWidgetArchive
import WidgetHost

/// One run from its first process to its last.
struct RunSession {
    private let lock: StateLock
    private let folder: StateFolder
    private let configuration: HostConfiguration
    private let apps: [AppBundle]
    /// Apps that were given as folders, with what was taken of each.
    private let given: [AppUpdates]

    /// Takes the state folder and installs what is to run.
    /// - Parameter systems: of this package, by name; an empty list stands for all that are built, nil for none.
    init(
        _ folder: StateFolder, at: Instant?, speed: Double?, locale: String?, systems: [String]?, apps: [String],
        died: (times: Int, how: String)?
    ) throws {
        self.folder = folder
        lock = try StateLock(folder)
        // Left by a run that was killed: somebody else may answer there now.
        try? FileManager.default.removeItem(at: RunAddress.file(folder))
        var configuration = HostConfiguration(state: folder, launcher: Launcher.url)
        configuration.keepsEnvironment = true
        // The page is up soon, whoever is not.
        configuration.startPatience = .milliseconds(400)
        configuration.galleryPatience = .seconds(2)
        configuration.said.locale = locale
        configuration.said.location = ProcessInfo.processInfo.environment["VITRINE_LOCATION"]
        configuration.rate = speed
        configuration.restarts = died?.times ?? 0
        configuration.lastExit = died?.how
        configuration.now = at?.date(in: TimeZone(identifier: configuration.timeZone) ?? .gmt)
        self.configuration = configuration
        let installer = Installer(state: folder) { complain("vitrine: \($0)") }
        // Where this package's products are not built, there are only the given apps and those of earlier runs.
        let built = systems.map { $0.isEmpty ? ProjectProducts().systems() : [] } ?? []
        let named = try (systems ?? []).map { try ProjectProducts().system(of: $0) }
        for system in built + named { try installer.install(system) }
        given = try apps.map { path in
            let source = URL(fileURLWithPath: path, isDirectory: true)
            // Read first: what is built meanwhile is an update.
            var updates = AppUpdates(source)
            updates.identifier = try installer.install(app: source).identifier
            return updates
        }
        let (installed, failures) = installer.installed()
        failures.forEach { complain("vitrine: \($0)") }
        self.apps = installed
        if installed.isEmpty { throw Failure("No app is installed; build one first, e.g. by `make run`.") }
    }

    /// Returns after the signal that ends it.
    /// - Parameter address: what the page listens on.
    func run(port: Int, address: String) async throws {
        // Before anything is started for nothing.
        try WantedPort(port, address: address).check()
        let token = try AccessToken.kept(in: folder.token)
        let samples = try SampleSeeds(folder, launcher: configuration.launcher), fresh = try samples.fresh(of: apps)
        var configuration = configuration
        // Beside the page, which is up before.
        configuration.prepare = { await samples.signIn($0, in: $1) }
        let host = try WidgetHost(configuration)
        // What was set by an earlier run holds, where nothing else was said.
        configuration.environment = await host.state().environment
        // From here on a signal ends the children in order; until here they end with this process.
        let stopped = Signals.stopping(orAtEndOf: .standardInput)
        do {
            let server = try HomeScreenServer(host: HostControls(host), port: port, token: token, address: address)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { [folder, configuration] in
                    try await host.start()
                    let look = Task {
                        // Each app's tiles show whose sample is signed in.
                        for app in fresh { await samples.signIn(app, in: configuration.environment) }
                        await DefaultPlacement(host: host, folder: folder, configuration: configuration).place(fresh)
                        samples.havePlaced(fresh)
                    }
                    await look.wait(atMost: .milliseconds(400))
                    try await server.run { port in
                        await Self.announce(PageAddress(host: address, port: port, token: token), host, folder, after: look)
                    }
                }
                for updates in given {
                    group.addTask { [folder] in try await updates.follow(in: folder, host) }
                }
                group.addTask {
                    for await _ in stopped { break }
                    throw CancellationError()
                }
                defer { group.cancelAll() }
                do {
                    try await group.next()
                } catch is CancellationError {
                    // The host's child processes are stopped first, so that whoever waits for one of them goes on.
                    await host.stop()
                    throw CancellationError()
                }
            }
        } catch is CancellationError {
        } catch {
            await host.stop()
            throw Failure("The page cannot be served on port \(port): \(error). Give another one by --port.")
        }
        try? FileManager.default.removeItem(at: RunAddress.file(folder))
        await host.stop()
        withExtendedLifetime(lock) {}
    }

    /// - Parameter look: what stands on the screens at a first start; programs wait for it.
    private static func announce(_ page: PageAddress, _ host: WidgetHost, _ folder: StateFolder, after look: Task<Void, Never>) async {
        print("Home screen: \(page.opening)")
        fflush(nil)
        await look.wait(atMost: .seconds(20))
        RunAddress.write(page.local, folder)
        if page.isOpenToOthers {
            print("Other machines reach it too; whoever has this address may see and change everything on it.")
        }
        let ports = try? HostStore(folder.database)
        for process in await host.state().processes {
            if let page = process.page { print("\(process.name): \(page.absoluteString)") }
            // What programs post to: the app itself is behind a relay, for faults. Whoever knows the name may.
            if process.role == .service, let port = try? ports?.port(of: process.name),
                let name = try? LocalName.kept(for: process.name, in: folder)
            {
                print("\(process.name): http://\(name):\(port)")
            }
        }
        print("Kept in \(folder.url.path): \(StateSize(of: folder).words). Stop with Control-C.")
        // Whoever reads this through a pipe waits for the address.
        fflush(nil)
    }
}
