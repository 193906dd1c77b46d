import Foundation
import VitrineWidgetArchive

/// What a person does with a tile, and the intents of its controls.
extension WidgetHost: TileActing {
    package func reload(tile: String) async throws {
        _ = try tiles.stored(tile)
        request(.reloadButton, for: tile)
    }

    /// Resolves a tap (points) against what is shown: a link is opened in the containing app, a control's intent is performed.
    package func tap(tile: String, x: Double, y: Double) async throws -> TapOutcome {
        followEntries(clock.now)
        guard let index = tiles.index(of: tile) else { throw HostError.noSuchTile(tile) }
        let stored = tiles[index].stored
        let app = try apps.app(stored.app)
        let point = CGPoint(x: x, y: y), view = tiles[index].view
        switch view?.tapTarget(at: point) {
        case .open(let url):
            ledger.write(.note, at: clock.now, tile: stored, by: "Tap", "opens \(url.absoluteString)", code: .opens)
            // Only the containing app can be opened, whatever the scheme.
            try await open(url, in: app)
            changed()
            return TapOutcome(url: url)
        case .perform(let intent, let parameters):
            return try await perform(intent, parameters, toggle: view?.tapRegion(at: point)?.toggle, of: stored, in: app)
        case nil:
            try await bringToFront(app)
            changed()
            return TapOutcome()
        }
    }

    // MARK: Intents

    /// A tapped control: its intent is performed, and then the tile is asked for once, whatever came of it.
    /// Controls of one tile act in the order in which they were tapped.
    /// - Returns: the link that the intent opened, or what it threw, which is in the ledger too; the widget shows nothing of it, as on iOS.
    /// - Throws: when the app that is to be opened cannot be.
    private func perform(
        _ type: String, _ parameters: Data, toggle: Int?, of tile: StoredTile, in app: InstalledApp
    ) async throws -> TapOutcome {
        guard !configuration.environment.isLocked else {
            ledger.write(
                .refused, at: clock.now, tile: tile, by: "Tap", "controls do nothing while the device is locked", code: .lockedControl)
            changed()
            throw HostError.locked
        }
        guard let call = try? IntentCall(data: parameters) else {
            ledger.write(.refused, at: clock.now, tile: tile, by: "Tap", "the control’s intent cannot be read", code: .unreadableControl)
            changed()
            return TapOutcome(failure: "The control’s intent cannot be read.")
        }
        // What the tap will do is shown before it is done: the archive has both states of a toggle.
        let tap = tiles.index(of: tile.id).map { tiles[$0].tap(toggle, at: clock.now) }
        // It may be long before its turn comes: the control before it is still at work.
        changed()
        let task = intents.perform(for: tile.id) { await self.outcome(of: call, type, of: tile, tap: tap) }
        let outcome = await task.value
        intents.ended(task, of: tile.id)
        request(.intent, for: tile.id)
        let performed: IntentOutcome
        switch outcome {
        case .success(let outcome): performed = outcome
        case .failure(let failure): return TapOutcome(failure: failure.words)
        }
        if let url = performed.url {
            ledger.write(.note, at: clock.now, tile: tile, by: call.name, "opens \(url.absoluteString)", code: .opens)
            try await open(url, in: app)
        } else if performed.opensApp {
            ledger.write(.note, at: clock.now, tile: tile, by: call.name, "opens \(app.bundle.displayName)", code: .opens)
            try await bringToFront(app)
        }
        changed()
        return TapOutcome(url: performed.url)
    }

    private func outcome(
        of call: IntentCall, _ type: String, of tile: StoredTile, tap: Int?
    ) async -> Result<IntentOutcome, IntentFailure> {
        let line = ledger.write(.granted, at: clock.now, tile: tile, by: "Tap", "performs \(call.name)", code: .performs)
        changed()
        do {
            let answer = try await apps.extensionProcess(of: tile).ask(
                .perform(intent: type, call.values), within: configuration.limits.perform)
            guard case .performed(let outcome) = answer.body else { throw ExtensionError.wrongAnswer("what is no outcome") }
            ledger.complete(LedgerSpending(line: line, milliseconds: answer.milliseconds, megabytes: answer.megabytes))
            if let tap, let index = tiles.index(of: tile.id) { tiles[index].perform(tap) }
            return .success(outcome)
        } catch {
            let cause = (error as? ExtensionError).map { CauseCode($0) } ?? .intentFailed
            ledger.write(.failed, at: clock.now, tile: tile, by: call.name, "\(error)", cause: cause)
            if let tap { putBack([tap], of: tile.id, because: "\(call.name) failed") }
            return .failure(IntentFailure(words: "\(error)"))
        }
    }

    /// Taps come to nothing: the tile shows again what it did before them.
    func putBack(_ taps: Set<Int>, of tile: String, because reason: String) {
        guard let index = tiles.index(of: tile) else { return }
        let gone = tiles[index].tapped.filter { taps.contains($0.number) }
        guard !gone.isEmpty else { return }
        tiles[index].untap(taps, at: clock.now)
        let toggles = Set(gone.compactMap(\.toggle)).count
        let what = [0: "what was out of date counts again", 1: "the toggle is put back"][toggles] ?? "\(toggles) toggles are put back"
        ledger.write(.note, at: clock.now, tile: tiles[index].stored, by: "Tap", "\(what): \(reason)", code: .putBack)
        changed()
    }

    /// Whether a request joins a control's intent: while that runs, the tile is asked for when it is done, and with it what it asks for.
    func joinsIntent(_ cause: RequestCause, of tile: StoredTile) -> Bool {
        guard intents.isActing(tile.id) else { return false }
        switch cause {
        case .app, .ownExtension:
            ledger.write(
                .deferred, at: clock.now, tile: tile, by: cause.words, "joined the request that follows the intent", code: .joinsIntent)
            changed()
            return true
        default: return false
        }
    }

    // MARK: Apps in front

    package func open(_ url: URL) async throws {
        let app = try apps.app(claiming: url)
        ledger.write(
            .note, at: clock.now, app: app.bundle.identifier, by: "Link", "\(app.bundle.displayName) opens \(url.absoluteString)",
            code: .opens)
        try await open(url, in: app)
        changed()
    }

    package func open(app identifier: String) async throws {
        let app = try apps.app(identifier)
        ledger.write(.note, at: clock.now, app: identifier, by: "Dock", "\(app.bundle.displayName) comes to the front", code: .opens)
        try await bringToFront(app)
        changed()
    }

    package func goHome() async throws {
        for app in apps { await app.process.setInFront(false) }
        changed()
    }

    /// Hands an app a link, in front of all others.
    private func open(_ url: URL, in app: InstalledApp) async throws {
        await sendToBack(allBut: app)
        try await app.open(url)
    }

    /// Shows an app in front of all others.
    private func bringToFront(_ app: InstalledApp) async throws {
        await sendToBack(allBut: app)
        await tellScreen()
        try await app.bringToFront()
    }

    /// One app is looked at at a time: the others' reloads are counted from now on.
    private func sendToBack(allBut front: InstalledApp) async {
        for app in apps where app !== front { await app.process.setInFront(false) }
    }

    /// Says whether an app is in front; its reloads are free then.
    package func setInFront(_ inFront: Bool, app: String) async throws { await (try apps.app(app)).process.setInFront(inFront) }

    // MARK: Links of extensions

    /// A link that an extension opens itself, as the older form of widgets did, by its extension context. It is opened in the containing app,
    /// and only while one of the extension's controls acts: an app comes to the front because somebody tapped.
    func openLink(_ url: URL, id: UInt64, of app: AppBundle, for extension: ExtensionBundle?) async {
        guard let installed = apps[app.identifier], let `extension` else { return }
        let isOpen = await isOpened(url, installed, `extension`)
        await installed.everyExtension.first { $0.bundle == `extension` }?.reply(.linkOpened(id: id, isOpen))
        changed()
    }

    private func isOpened(_ url: URL, _ app: InstalledApp, _ extension: ExtensionBundle) async -> Bool {
        let who = `extension`.executable.lastPathComponent, words = url.absoluteString.prefix(200)
        func refuse(_ reason: String) -> Bool {
            ledger.write(
                .refused, at: clock.now, app: app.bundle.identifier, by: who, "does not open \(words): \(reason)", code: .linkRefused)
            return false
        }
        guard app.bundle.claims(url) else { return refuse("its app claims no such link") }
        guard tiles.contains(where: { $0.stored.extension == `extension`.identifier && intents.isActing($0.stored.id) }) else {
            return refuse("nobody tapped a control of it")
        }
        ledger.write(.note, at: clock.now, app: app.bundle.identifier, by: who, "opens \(words)", code: .opens)
        do {
            try await open(url, in: app)
            return true
        } catch {
            write(by: app.bundle.displayName, "\(error)", app: app.bundle.identifier, code: .processSaid)
            return false
        }
    }
}
