import Foundation
import VitrineWidgetArchive

/// The installed apps, and what they and their extensions ask of the host.
extension WidgetHost {
    /// Reads what is installed.
    func readApps() {
        let (bundles, failures) = Installer(state: configuration.state).installed()
        for failure in failures { ledger.write(.note, at: clock.now, by: "Installed apps", failure) }
        let assembly = AppAssembly(
            configuration: configuration, plan: plan, faults: faultSettings, store: store, log: log,
            call: { [weak self] call, app, source in await self?.heard(call, app: app, from: source) },
            note: { [weak self] who, note, app in await self?.note(by: who, note, app: app.identifier) },
            serviceEnded: { [weak self] who, reason, app in
                await self?.write(by: who, reason, app: app.identifier, cause: .serviceDown)
            })
        apps = InstalledApps(bundles.map(assembly.app))
        for app in apps { app.relay?.set(relayMode(app: app.bundle.identifier)) }
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

    /// What a process prints goes to the log; what happens to it, to the ledger too.
    private func note(by who: String, _ note: ProcessNote, app: String) {
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
        let delay = faultSettings.current.centerDelay(of: app.identifier)
        guard delay > 0, call.isForWidgetCenter else { return await hear(call, app: app, from: `extension`) }
        Task {
            try? await Task.sleep(for: .seconds(delay))
            await self.hear(call, app: app, from: `extension`)
        }
    }

    private func hear(_ call: HostCall, app: AppBundle, from extension: ExtensionBundle?) async {
        switch call {
        case .ready:
            if `extension` == nil { await apps[app.identifier]?.process.reply(.screen(appScreen)) }
            changed()
        case .opened, .shows: changed()
        case .note(let text):
            write(by: `extension`?.executable.lastPathComponent ?? app.displayName, text, app: app.identifier, code: .processSaid)
        case .openLink(let id, let url):
            // Not waited for here: the extension's next message may be the end of what it does meanwhile.
            Task { await openLink(url, id: id, of: app, for: `extension`) }
        case .reloadTimelines(let kind): await reload(kind: kind, of: app, by: `extension`)
        case .reloadAllTimelines: await reload(kind: nil, of: app, by: `extension`)
        case .currentConfigurations(let id):
            let widgets = tiles.placed(of: app.identifier), installed = apps[app.identifier]
            if let `extension` {
                await installed?.everyExtension.first { $0.bundle == `extension` }?.reply(.configurations(id: id, widgets))
            } else {
                await installed?.process.reply(.configurations(id: id, widgets))
            }
        }
    }

    /// The screen that apps are shown on.
    private var appScreen: AppScreen {
        let environment = configuration.environment, scheme = lookedAt ?? environment.scheme(at: clock.now)
        return AppScreen(
            size: environment.device.screen, insets: environment.device.safeArea,
            environment: environment.variant(.fullColor, scheme))
    }

    /// Tells every app of its screen, which has changed.
    func tellScreen() async {
        for app in apps { await app.process.reply(.screen(appScreen)) }
    }

    /// Whether an app without a page has shown something.
    /// - Throws: `HostError.noSuchApp`.
    package func hasShown(_ app: String) async throws -> Bool { await (try apps.app(app)).process.picture != nil }

    /// What an app shows that has no page.
    /// - Throws: `HostError.noSuchApp` where it has shown nothing.
    package func screen(of app: String, scheme: RenderEnvironment.Scheme?) async throws -> [UInt8] {
        if let scheme, scheme != lookedAt {
            lookedAt = scheme
            await tellScreen()
        }
        guard let picture = await apps[app]?.process.picture else { throw HostError.noSuchApp(app) }
        return [UInt8](picture.data)
    }

    /// Only the caller's own widgets are asked for.
    private func reload(kind: String?, of app: AppBundle, by extension: ExtensionBundle?) async {
        let inFront = await apps[app.identifier]?.process.isInFront ?? false
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
}

extension HostCall {
    /// What a slow system answers late.
    fileprivate var isForWidgetCenter: Bool {
        switch self {
        case .reloadTimelines, .reloadAllTimelines, .currentConfigurations: true
        case .ready, .note, .opened, .openLink, .shows: false
        }
    }
}
