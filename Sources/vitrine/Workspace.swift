import ArgumentParser
import Foundation
import VitrineWidgetArchive
import WidgetHost

/// The workspace of `render`, `timeline` and `open`: a state folder with the target installed, seeded, and its service up.
struct Workspace {
    let configuration: HostConfiguration
    let widgets: ExtensionBundle
    /// The identifier of the app that contains it.
    let app: String?
    /// The clock by which everything goes that runs for the command.
    private let clock: JobClock
    private let service: ServiceRun?
    private let temporary: TemporaryState?

    /// Opens a target that is a built extension (`….appex`) or what was built beside this command, by its name.
    /// - Parameters:
    ///   - time: what the clock shows while the app fills itself, and where nothing else is said; nil is now, or the state's own time.
    static func open(
        _ target: String, _ options: StateOptions, at time: Instant?, change: (inout HostConfiguration) throws -> Void = { _ in }
    ) async throws -> Workspace {
        try options.sandbox.check()
        let given = try options.folder()
        let temporary = given == nil ? try TemporaryState() : nil
        do {
            // Either a state was given, or there is a temporary one.
            guard let state = given ?? temporary?.folder else { throw Failure("There is no state to work in.") }
            var configuration = HostConfiguration(state: state, launcher: Launcher.url)
            // Nobody looks at a tile meanwhile: on a busy machine a picture late is better than none.
            configuration.limits.answer = .seconds(30)
            // Whoever was silent for so long is asked for its other families, and given no more than a home screen gives.
            configuration.limits.answerAgain = .seconds(10)
            try change(&configuration)
            try state.make()
            let zone = TimeZone(identifier: configuration.timeZone) ?? .gmt
            let (app, widgets) = try find(target, state)
            let isHostRunning = StateLock.isHeld(state)
            let clock = try Self.clock(state, at: time?.date(in: zone), isFresh: temporary != nil, isHostRunning: isHostRunning, for: app)
            configuration.now = clock.now
            configuration.jobClock = clock
            let plan = ChildPlan(configuration, clock: clock.page)
            let service: ServiceRun?
            do {
                service = try await app.asyncFlatMap { try await ServiceRun($0, plan: plan, isHostRunning: isHostRunning) }
            } catch {
                clock.close()
                throw error
            }
            configuration.addresses = app?.addresses(of: service?.address) ?? [:]
            if temporary != nil {
                do {
                    try await seed(app, options.seed, plan, service)
                } catch {
                    await service?.stop()
                    throw error
                }
            }
            return Workspace(
                configuration: configuration, widgets: widgets, app: app?.identifier, clock: clock, service: service, temporary: temporary)
        } catch {
            temporary?.remove()
            throw error
        }
    }

    /// One clock for all. Services of a running home screen go by its clock, and so what asks them must.
    private static func clock(
        _ state: StateFolder, at time: Date?, isFresh: Bool, isHostRunning: Bool, for app: AppBundle?
    ) throws -> JobClock {
        if isHostRunning, let service = app?.service {
            guard time == nil else {
                throw Failure(
                    "A home screen runs in \(state.url.path), and \(service.executable) goes by its clock; stop it to ask about another "
                        + "time, or work on another state.")
            }
            return try JobClock(following: state)
        }
        return try JobClock(in: state, at: time ?? (isFresh ? Date() : HostClock(path: state.clock.path).now))
    }

    /// Leaves the service to a host that starts its own.
    func stopService() async { await service?.stop() }

    func close() async {
        await service?.stop()
        clock.close()
        temporary?.remove()
    }

    private static func seed(_ app: AppBundle?, _ name: String?, _ plan: ChildPlan, _ service: ServiceRun?) async throws {
        guard let app else {
            if let name { throw Failure("The extension belongs to no app that could fill itself with “\(name)”; leave --seed out.") }
            return
        }
        guard let name = name ?? app.seeds.first else { return }
        guard app.seeds.contains(name) else {
            throw Failure("\(app.displayName) has no sample “\(name)”; it has \(app.seeds.joined(separator: ", ")).")
        }
        try await SeedRun(plan: plan).run(app, seed: name, service: service?.address)
    }

    private static func find(_ target: String, _ state: StateFolder) throws -> (AppBundle?, ExtensionBundle) {
        if target.hasSuffix(".appex") || target.contains("/") {
            let folder = URL(fileURLWithPath: target, isDirectory: true).standardizedFileURL
            guard FileManager.default.fileExists(atPath: folder.path) else { throw Failure("There is no extension at \(target).") }
            let widgets = try ExtensionBundle(folder: folder)
            guard widgets.intents == nil else {
                throw BundleError.wrongValue(
                    file: folder.path, key: "NSExtension.NSExtensionPointIdentifier", found: "“\(ExtensionBundle.intentsPoint)”",
                    expected: ExtensionBundle.point)
            }
            // Name.app/PlugIns/NameWidgets.appex
            let app = folder.deletingLastPathComponent().deletingLastPathComponent()
            return (app.pathExtension == "app" ? try AppBundle(folder: app) : nil, widgets)
        }
        let app = try Installer(state: state).install(ProjectProducts().system(of: target))
        guard let widgets = app.extensions.first(where: { $0.executable.lastPathComponent == target }) ?? app.extensions.first else {
            throw Failure("\(target) has no widget extension.")
        }
        return (app, widgets)
    }
}

/// The program that confines children; it is built beside this one.
enum Launcher {
    static var url: URL? { beside("vitrine-confine") }

    /// A program that is built beside this one.
    static func beside(_ name: String) -> URL? {
        let running = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let beside = URL(fileURLWithPath: running).deletingLastPathComponent().appendingPathComponent(name)
        return FileManager.default.isExecutableFile(atPath: beside.path) ? beside : nil
    }
}

extension Optional {
    fileprivate func asyncFlatMap<T>(_ transform: (Wrapped) async throws -> T?) async rethrows -> T? {
        guard let self else { return nil }
        return try await transform(self)
    }
}
