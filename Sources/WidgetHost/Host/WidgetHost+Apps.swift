import Foundation
import WidgetArchive

extension WidgetHost {
    /// Reads what is installed.
    func readApps() {
        let (bundles, failures) = Installer(state: configuration.state).installed()
        for failure in failures { ledger.write(.note, at: clock.now, by: "Installed apps", failure) }
        for bundle in bundles { apps.append(take(bundle)) }
    }

    /// Starts an app with its service and its extensions.
    func launch(_ app: InstalledApp) async {
        await withTaskGroup { group in
            group.addTask {
                do {
                    try await app.service?.start()
                    // An app that is on the desk is one that somebody looks at.
                    try await app.bringToFront()
                } catch let error as ServiceProcess.Failure {
                    await self.write(by: error.name, "\(error)", app: app.bundle.identifier, cause: .serviceDown)
                } catch {
                    await self.write(by: app.bundle.displayName, "\(error)", app: app.bundle.identifier, code: .processEnded)
                }
            }
            for process in app.extensions { group.addTask { await process.start() } }
        }
    }

    private func take(_ bundle: AppBundle) -> InstalledApp {
        let plan = plan
        let faults = faultSettings, id = bundle.identifier
        let port = bundle.service.flatMap { self.port(of: $0.executable) }
        let relay = bundle.service.flatMap { service in port.flatMap { self.relay(to: $0, of: service.executable) } }
        relay?.set(relayMode(app: id))
        let address = (relay?.port ?? port).flatMap { URL(string: "http://127.0.0.1:\($0)") }
        @Sendable func faulty(_ launch: ChildLaunch) -> ChildLaunch {
            var launch = launch
            launch.refusesWrites = faults.current.isOn(.diskFull, app: id)
            return launch
        }
        let addresses = bundle.addresses(of: address)
        let process = AppProcess(
            bundle: bundle, keepsAlive: configuration.startsApps, backOff: configuration.backOff,
            pageName: try? LocalName.kept(for: bundle.identifier, in: configuration.state),
            launch: { faulty(try plan.current.launch(bundle, service: address)) },
            call: { [weak self] call in await self?.heard(call, app: bundle, from: nil) },
            note: { [weak self] note in await self?.note(by: bundle.displayName, note, app: bundle.identifier) })
        let extensions = bundle.extensions.map { found in
            configuration.answering(found).map { ExtensionProcess(bundle: found, answering: $0) }
                ?? ExtensionProcess(
                    bundle: found, limits: configuration.limits, backOff: configuration.backOff,
                    launch: { faulty(try plan.current.launch(found, addresses: addresses)) },
                    call: { [weak self] call in await self?.heard(call, app: bundle, from: found) },
                    note: { [weak self] note in await self?.note(by: found.executable.lastPathComponent, note, app: bundle.identifier) })
        }
        // A handler that does not answer holds up a sheet: it gets less time, and is ended then.
        var limits = configuration.limits
        limits.answer = limits.options
        let handlers = bundle.handlers.map { found in
            ExtensionProcess(
                bundle: found, limits: limits, keepsAlive: false, backOff: configuration.backOff,
                launch: { faulty(try plan.current.launch(found, addresses: addresses)) },
                call: { [weak self] call in await self?.heard(call, app: bundle, from: found) },
                note: { [weak self] note in await self?.note(by: found.executable.lastPathComponent, note, app: bundle.identifier) })
        }
        var service: ServiceProcess?
        if let declared = bundle.service, let port {
            service = ServiceProcess(
                name: declared.executable, backOff: configuration.backOff,
                launch: { try plan.current.launch(declared, of: bundle, port: port) },
                note: { [weak self] note in
                    guard case .ended(let reason) = note else {
                        await self?.note(by: declared.executable, note, app: bundle.identifier)
                        return
                    }
                    await self?.write(by: declared.executable, reason, app: bundle.identifier, cause: .serviceDown)
                })
        }
        return InstalledApp(
            bundle: bundle, process: process, extensions: extensions, handlers: handlers, service: service, addresses: addresses,
            relay: relay, sandbox: configuration.sandbox)
    }

    /// The port a service has had since its first start; another where a stranger has it now.
    private func port(of service: String) -> Int? {
        guard let found = ServiceProcess.port(known: try? store.port(of: service)) else { return nil }
        guard found.isNew else { return found.number }
        do {
            try store.save(port: found.number, of: service)
        } catch {
            log.error("A port cannot be kept: \(error)")
        }
        return found.number
    }

    /// What stands before a service, at the port it has had since its first start: addresses may be in caches.
    private func relay(to port: Int, of service: String) -> ServiceRelay? {
        let name = service + ".relay"
        guard let relay = ServiceRelay(to: port, port: try? store.port(of: name)) else {
            log.error("\(service) is reached without a relay: there is no free port")
            return nil
        }
        do {
            try store.save(port: relay.port, of: name)
        } catch {
            log.error("A port cannot be kept: \(error)")
        }
        return relay
    }

    /// What a process prints goes to the log; what happens to it, to the ledger too.
    func note(by who: String, _ note: ProcessNote, app: String) {
        switch note {
        case .printed(let text): log.info("\(who): \(text)")
        case .ended(let reason): write(by: who, reason, app: app, code: .processEnded)
        case .odd(let text): write(by: who, text, app: app, code: .processSaid)
        }
    }

    func write(by who: String, _ text: String, app: String, code: LedgerCode) {
        ledger.write(.note, at: clock.now, app: app, by: who, text, code: code)
        changed()
    }

    private func write(by who: String, _ text: String, app: String, cause: CauseCode) {
        ledger.write(.note, at: clock.now, app: app, by: who, text, cause: cause)
        changed()
    }

    // MARK: WidgetCenter

    /// A call of an app, or of an extension of it. It must not wait for an answer of the caller: the caller's next message comes after it.
    func heard(_ call: HostCall, app: AppBundle, from extension: ExtensionBundle?) async {
        let delay = centerDelay(of: app.identifier)
        guard delay > 0, call.isForWidgetCenter else { return await hear(call, app: app, from: `extension`) }
        Task {
            try? await Task.sleep(for: .seconds(delay))
            await self.hear(call, app: app, from: `extension`)
        }
    }

    private func hear(_ call: HostCall, app: AppBundle, from extension: ExtensionBundle?) async {
        switch call {
        case .ready, .opened: changed()
        case .note(let text):
            write(by: `extension`?.executable.lastPathComponent ?? app.displayName, text, app: app.identifier, code: .processSaid)
        case .openLink(let id, let url):
            // Not waited for here: the extension's next message may be the end of what it does meanwhile.
            Task { await openLink(url, id: id, of: app, for: `extension`) }
        case .reloadTimelines(let kind): await reload(kind: kind, of: app, by: `extension`)
        case .reloadAllTimelines: await reload(kind: nil, of: app, by: `extension`)
        case .currentConfigurations(let id):
            let widgets = placed(of: app.identifier)
            let installed = apps.first { $0.bundle.identifier == app.identifier }
            if let `extension` {
                await installed?.everyExtension.first { $0.bundle == `extension` }?.reply(.configurations(id: id, widgets))
            } else {
                await installed?.process.reply(.configurations(id: id, widgets))
            }
        }
    }

    /// Only the caller's own widgets are asked for.
    private func reload(kind: String?, of app: AppBundle, by extension: ExtensionBundle?) async {
        let inFront = await apps.first { $0.bundle.identifier == app.identifier }?.process.isInFront ?? false
        let cause: RequestCause = `extension` == nil ? .app(kind: kind, foreground: inFront) : .ownExtension(kind: kind)
        let placed = tiles.map(\.stored).filter { $0.app == app.identifier && (kind == nil || $0.kind == kind) }
        guard !placed.isEmpty else {
            // Said once: an app asks whenever its data changes, and nothing is to be learned from the second time.
            let since = ledger.recent.lazy.filter { $0.app == app.identifier }.prefix { $0.tile == nil }
            if since.contains(where: { $0.code == LedgerCode.nothingPlaced.rawValue && $0.kind == kind && $0.by == cause.words }) { return }
            let what = kind.map { "no widget of the kind “\($0)” is on a screen" } ?? "none of \(app.displayName)'s widgets is on a screen"
            ledger.write(
                .note, at: clock.now, app: app.identifier, kind: kind, by: cause.words, "\(what), so none was reloaded",
                code: .nothingPlaced)
            return changed()
        }
        for tile in placed { request(cause, for: tile.id) }
    }

    // MARK: In front

    /// Opens an app as a tap on its icon does.
    package func open(app: String) async throws {
        guard let app = apps.first(where: { $0.bundle.identifier == app }) else { throw HostError.noSuchApp(app) }
        ledger.write(
            .note, at: clock.now, app: app.bundle.identifier, by: "Dock", "\(app.bundle.displayName) comes to the front", code: .opens)
        try await bringToFront(app)
        changed()
    }

    /// Hands an app a link, in front of all others.
    func open(_ url: URL, in app: InstalledApp) async throws {
        await sendToBack(allBut: app)
        try await app.open(url)
    }

    /// Shows an app in front of all others.
    func bringToFront(_ app: InstalledApp) async throws {
        await sendToBack(allBut: app)
        try await app.bringToFront()
    }

    /// One app is looked at at a time: the others' reloads are counted from now on.
    private func sendToBack(allBut front: InstalledApp) async {
        for app in apps where app !== front { await app.process.setInFront(false) }
    }

    // MARK: What only the device can do

    /// Says whether an app is in front; its reloads are free then.
    package func setInFront(_ inFront: Bool, app: String) async throws {
        guard let app = apps.first(where: { $0.bundle.identifier == app }) else { throw HostError.noSuchApp(app) }
        await app.process.setInFront(inFront)
    }
}

extension HostCall {
    /// What a slow system answers late.
    fileprivate var isForWidgetCenter: Bool {
        switch self {
        case .reloadTimelines, .reloadAllTimelines, .currentConfigurations: true
        case .ready, .note, .opened, .openLink: false
        }
    }
}
