import Foundation

/// How the host's children are started: their environment and what they may touch.
package struct ChildPlan: Sendable {
    package var state: StateFolder
    package var launcher: URL?
    /// The clock page; nil is real time.
    package var clock: URL?
    package var locale: String
    package var timeZone: String
    /// The device is a tablet.
    package var isPad: Bool

    package init(state: StateFolder, launcher: URL?, clock: URL?, locale: String, timeZone: String, isPad: Bool = false) {
        self.state = state
        self.launcher = launcher
        self.clock = clock
        self.locale = locale
        self.timeZone = timeZone
        self.isPad = isPad
    }

    /// Makes a plan for children without a host, on the device of a configuration.
    package init(_ configuration: HostConfiguration, clock: URL?) {
        self.init(
            state: configuration.state, launcher: configuration.launcher, clock: clock, locale: configuration.locale,
            timeZone: configuration.timeZone, isPad: configuration.device.isPad)
    }

    /// - Parameter addresses: where its app's service answers, by the variable that the app names for it.
    package func launch(_ bundle: ExtensionBundle, addresses: [String: URL] = [:]) throws -> ChildLaunch {
        var launch = try launch(
            bundle.executable, role: .extension, bundle: bundle.folder, home: state.container(of: bundle.identifier), groups: bundle.groups,
            keychain: bundle.keychainGroups, team: bundle.team ?? Self.app(of: bundle), knowsPlace: bundle.wantsLocation)
        launch.confinement?.network = bundle.usesNetwork
        launch.confinement?.ports = Set(addresses.values.compactMap(\.port)).sorted()
        for (variable, address) in addresses { launch.environment[variable] = address.absoluteString }
        return launch
    }

    /// - Parameter service: where the app's service answers.
    package func launch(_ app: AppBundle, service: URL?, arguments: [String] = []) throws -> ChildLaunch {
        var launch = try launch(
            app.executable, role: .app, bundle: app.folder, home: state.container(of: app.identifier), groups: app.groups,
            keychain: app.keychainGroups, team: app.team ?? app.identifier, knowsPlace: true)
        launch.arguments = arguments
        if app.isForeign {
            if let confinement = launch.confinement { launch.confinement = bounded(confinement) }
            launch.confinement?.network = app.usesNetwork
        }
        // Its page answers under this name only.
        launch.environment["VITRINE_PAGE_HOST"] = try LocalName.kept(for: app.identifier, in: state)
        if let variable = app.service?.urlVariable { launch.environment[variable] = service?.absoluteString }
        return launch
    }

    /// `EXECUTABLE --state DIR --port N`.
    package func launch(_ service: AppBundle.Service, of app: AppBundle, port: Int) throws -> ChildLaunch {
        let folder = app.folder.appendingPathComponent(Installer.serviceFolder, isDirectory: true)
        let home = state.service(service.executable)
        var launch = try launch(
            folder.appendingPathComponent(service.executable), role: .service, bundle: folder, home: home, groups: [], keychain: [],
            team: app.identifier, knowsPlace: false)
        launch.arguments = ["--state", home.path, "--port", "\(port)"]
        // What it is told by hand, for tests and for showing it, it takes under this name only.
        launch.environment["VITRINE_CONTROL_HOST"] = try LocalName.kept(for: service.executable, in: state)
        return launch
    }

    private func launch(
        _ executable: URL, role: ProcessState.Role, bundle: URL, home: URL, groups: [String], keychain: [String],
        team: String, knowsPlace: Bool
    ) throws -> ChildLaunch {
        let claims = GroupClaims(state)
        let groups = try claims.own(groups, of: team),
            keychain = try claims.own(keychain.map { "keychain " + $0 }, of: team)
                .map { String($0.dropFirst("keychain ".count)) }
        // Rules name what is there; a folder that came later would be closed to the child.
        let secrets = keychain.flatMap { [state.keychain.items(of: $0), state.keychain.key(of: $0)] }
        let writable = [home] + groups.map(state.group) + secrets
        let situation = state.situation(withPlace: knowsPlace).deletingLastPathComponent()
        try (writable + [StateFolder.temporary(in: home), state.keychain.device, situation]).forEach(StateFolder.make)
        let readable = [bundle, state.keychain.device, situation] + [clock].compactMap { $0 }
        return ChildLaunch(
            executable: executable,
            environment: ChildLaunch.environment(
                role: role, state: state, clock: clock, bundle: bundle, home: home, locale: locale, timeZone: timeZone,
                isPad: isPad, knowsPlace: knowsPlace),
            confinement: launcher.map { confinement($0, role: role, read: readable, write: writable) })
    }

    /// The app that contains an extension, which is a team by itself where nobody signed it: its identifier is the beginning of the other's.
    private static func app(of bundle: ExtensionBundle) -> String {
        let app = bundle.folder.deletingLastPathComponent().deletingLastPathComponent()
        return (try? AppBundle(folder: app))?.identifier ?? bundle.identifier
    }

    private func confinement(_ launcher: URL, role: ProcessState.Role, read: [URL], write: [URL]) -> ChildLaunch.Confinement {
        var confinement = ChildLaunch.Confinement(launcher: launcher, read: read, write: write)
        let parts = SandboxParts.here(launcher)
        confinement.boxed = parts.namespaces
        confinement.group = parts.groups ? ControlGroup.Limits() : nil
        return role == .extension ? bounded(confinement) : confinement
    }

    /// The bounds of a process whose code nobody here knows.
    private func bounded(_ confinement: ChildLaunch.Confinement) -> ChildLaunch.Confinement {
        var confinement = confinement
        confinement.processes = false
        // Stacks of threads count, which are never all used.
        confinement.dataSize = 2 << 30
        confinement.fileSize = 1 << 30
        return confinement
    }
}

/// A plan that may change while children that were started by it run.
final class SharedPlan: @unchecked Sendable {
    private let lock = NSLock()
    // Touched only under the lock.
    private var plan: ChildPlan

    init(_ plan: ChildPlan) { self.plan = plan }

    var current: ChildPlan { lock.withLock { plan } }

    func change(_ body: (inout ChildPlan) -> Void) { lock.withLock { body(&plan) } }
}
