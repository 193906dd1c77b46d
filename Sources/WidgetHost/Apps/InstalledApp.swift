import Foundation
import Synchronization
import VitrineWidgetArchive

/// An app with its processes.
final class InstalledApp: Sendable {
    let bundle: AppBundle
    let process: AppProcess
    let extensions: [ExtensionProcess]
    let handlers: IntentHandlers
    let service: ServiceProcess?
    /// The addresses of the app's service, by the variables that extensions look for.
    let addresses: [String: URL]
    /// The relay through which app and extensions reach the service.
    let relay: ServiceRelay?
    /// What its processes' boxes are made of; nil where they have none.
    let sandbox: SandboxParts?

    init(
        bundle: AppBundle, process: AppProcess, extensions: [ExtensionProcess], handlers: [ExtensionProcess], service: ServiceProcess?,
        addresses: [String: URL] = [:], relay: ServiceRelay? = nil, sandbox: SandboxParts? = nil
    ) {
        self.sandbox = sandbox
        self.relay = relay
        self.addresses = addresses
        program = Mutex(Program(bundle))
        self.handlers = IntentHandlers(app: bundle.displayName, processes: handlers)
        self.bundle = bundle
        self.process = process
        self.extensions = extensions
        self.service = service
    }

    /// What is known of the app's own program.
    private struct Program {
        /// Changes with it.
        var contents: Int
        /// Why it is not the app's, where one that was made up stands in for it.
        var standIn: String?

        init(_ bundle: AppBundle) {
            contents = InstalledApp.contents(of: bundle.executable)
            standIn = bundle.standIn
        }
    }
    private let program: Mutex<Program>

    /// A number that changes with a file's contents; the same for every file that cannot be read.
    static func contents(of file: URL) -> Int {
        // A hash of `Data` is one of its first bytes, which all programs have in common.
        var hasher = Hasher()
        (try? Data(contentsOf: file, options: .mappedIfSafe))?.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    /// Starts the app again where its program has become another.
    func takeUpUpdate(_ reason: String) async {
        guard let now = (try? AppBundle(folder: bundle.folder)).map(Program.init) else { return }
        let isAnother = program.withLock { program in
            defer { program = now }
            return program.contents != now.contents
        }
        if isAnother { await process.replace(reason) }
    }

    var everyExtension: [ExtensionProcess] { extensions + handlers.processes }

    func open(_ url: URL) async throws {
        // Without its service the app can still say so; without the app there is nobody to say it.
        try? await service?.start()
        try await process.open(url)
    }

    func bringToFront() async throws {
        try? await service?.start()
        // Before it is up: one that comes up late is in front all the same.
        await process.comeToFront()
        try await process.start()
    }

    func stop() async {
        relay?.close()
        await withTaskGroup { group in
            for process in everyExtension { group.addTask { await process.stop() } }
            group.addTask { [process] in await process.stop() }
            group.addTask { [service] in await service?.stop() }
        }
    }

    func states() async -> [ProcessState] {
        var states: [ProcessState?] = [await process.state()]
        for process in everyExtension { states.append(await process.state()) }
        if let service { states.append(await service.state()) }
        return states.compactMap { state in
            var state = state
            state?.app = bundle.identifier
            state?.openParts = sandbox?.missing ?? []
            state?.accent = bundle.accent
            state?.hasIcon = bundle.hasIcon
            if state?.role == .app { state?.standIn = program.withLock { $0.standIn } }
            return state
        }
    }
}
