import Foundation
import WidgetArchive

extension WidgetHost {
    /// A tapped control: its intent is performed, and then the tile is asked for once, whatever came of it.
    /// Controls of one tile act in the order in which they were tapped.
    /// - Returns: the link that the intent opened, or what it threw, which is in the ledger too; the widget shows nothing of it, as on iOS.
    /// - Throws: when the app that is to be opened cannot be.
    func perform(
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
        let tap = index(tile.id).map { tiles[$0].tap(toggle, at: clock.now) }
        // It may be long before its turn comes: the control before it is still at work.
        changed()
        let before = performing[tile.id]?.last
        let task = Task { () -> Result<IntentOutcome, IntentFailure> in
            _ = await before?.value
            return await self.outcome(of: call, type, of: tile, tap: tap)
        }
        performing[tile.id, default: []].append(task)
        let outcome = await task.value
        performing[tile.id]?.removeAll { $0 == task }
        if performing[tile.id]?.isEmpty == true { performing[tile.id] = nil }
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
            let answer = try await extensionProcess(of: tile).ask(
                .perform(intent: type, call.values), within: configuration.limits.perform)
            guard case .performed(let outcome) = answer.body else { throw ExtensionError.wrongAnswer("what is no outcome") }
            ledger.complete(LedgerSpending(line: line, milliseconds: answer.milliseconds, megabytes: answer.megabytes))
            if let tap, let index = index(tile.id) { tiles[index].perform(tap) }
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
        guard let index = index(tile) else { return }
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
        guard performing[tile.id] != nil else { return false }
        switch cause {
        case .app, .ownExtension:
            ledger.write(
                .deferred, at: clock.now, tile: tile, by: cause.words, "joined the request that follows the intent", code: .joinsIntent)
            changed()
            return true
        default: return false
        }
    }
}
