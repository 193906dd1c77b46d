import Credentials
import Foundation
import WidgetArchive

/// Faults with real effects: processes are killed, writes refused, connections cut.
extension WidgetHost {
    package func faults() async -> [FaultState] {
        let settings = faultSettings.current
        return Fault.allCases.map { fault in
            let value: FaultValue = fault == .deviceLock ? .choice(configuration.state.lock.rawValue) : settings.value(fault)
            return FaultState(fault, value: value, exceptions: settings.exceptions(fault))
        }
    }

    /// - Throws: `Fault.Refusal`, `HostError.noSuchApp`, `.noSuchTile`; nothing is changed then.
    package func setFault(_ order: FaultRequest) async throws {
        let fault = order.fault
        try fault.check(order.value)
        if order.tile != nil, fault.scope != .tile { throw Fault.Refusal(description: "“\(fault.rawValue)” cannot be set for one tile.") }
        if order.app != nil, fault.scope == .all { throw Fault.Refusal(description: "“\(fault.rawValue)” cannot be set for one app.") }
        if let tile = order.tile, index(tile) == nil { throw HostError.noSuchTile(tile) }
        if let app = order.app, !apps.contains(where: { $0.bundle.identifier == app }) { throw HostError.noSuchApp(app) }
        switch (fault, order.value) {
        // These happen once.
        case (.clockJump, .number(let minutes)): try await inTurn { try await self.jump(by: minutes * 60, order) }
        case (.deviceLock, .choice(let choice)):
            note(order, at: clock.now)
            setLock(DeviceLock(rawValue: choice) ?? .unlocked)
        default:
            note(order, at: clock.now)
            faultSettings.change { $0.set(fault, to: order.value, app: order.app, tile: order.tile) }
            await apply(fault)
        }
        changed()
    }

    private func note(_ order: FaultRequest, at now: Date) {
        let tile = order.tile.flatMap { index($0) }.map { tiles[$0].stored }
        ledger.write(
            .note, at: now, tile: tile, app: order.app, by: "Fault", "\(order.fault.name): \(order.value.words)", code: .fault)
    }

    /// Everything is as without faults.
    package func resetFaults() async {
        faultSettings.change { $0 = FaultSettings() }
        setLock(configuration.environment.isLocked ? .locked : .unlocked)
        ledger.write(.note, at: clock.now, by: "Fault", "all faults are off", code: .fault)
        for fault in Fault.allCases { await apply(fault) }
        changed()
    }

    /// Makes a fault hold for what runs already; what starts later begins with it.
    private func apply(_ fault: Fault) async {
        let settings = faultSettings.current
        for app in apps {
            let id = app.bundle.identifier
            switch fault {
            case .network, .networkDelay, .serviceErrors: app.relay?.set(relayMode(app: id))
            case .memoryLimit:
                let megabytes = settings.number(.memoryLimit, app: id)
                let bytes = megabytes.map { Int($0 * 1_048_576) } ?? configuration.limits.memory
                for process in app.everyExtension { await process.allow(memory: bytes) }
            case .diskFull:
                let isFull = settings.isOn(.diskFull, app: id)
                await app.process.refuseWrites(isFull)
                for process in app.everyExtension { await process.refuseWrites(isFull) }
            case .appKilled:
                let isDead = settings.isOn(.appKilled, app: id)
                await app.process.keepAlive(configuration.startsApps && !isDead)
                if isDead {
                    await app.process.setInFront(false)
                    await app.process.kill("was ended on purpose")
                } else if configuration.startsApps {
                    Task { try? await app.process.start() }
                }
            case .duplicateCalls, .extensionKill, .deviceLock, .clockJump, .centerDelay: break
            }
        }
    }

    /// What lies between is not played: the clock is suddenly another.
    private func jump(by seconds: TimeInterval, _ order: FaultRequest) throws {
        let before = clock.now
        if seconds != 0 { try clock.set(now: before.addingTimeInterval(seconds)) }
        note(order, at: before)
        guard seconds != 0 else { return }
        if seconds < 0 { rewound(to: clock.now) }
        fireDue()
        followClock()
    }

    /// How often a tile's provider is asked at once.
    func calls(for tile: StoredTile) -> Int {
        faultSettings.current.number(.duplicateCalls, app: tile.app, tile: tile.id).map { Int($0) } ?? configuration.duplicateProviderCalls
    }

    /// Asks for a timeline, and kills the process at the moment that is set for it.
    func results(
        _ request: WidgetRequest, of tile: StoredTile, from process: ExtensionProcess
    ) async -> [Result<ExtensionProcess.MeasuredResponse, ExtensionError>] {
        let moment = faultSettings.current.choice(.extensionKill, app: tile.app, tile: tile.id)
        let calls = calls(for: tile)
        switch moment {
        case "before":
            await process.restart("was ended on purpose, before a call")
            return await process.results(.timeline(request), calls: calls)
        case "during":
            return await process.results(.timeline(request), calls: calls, killed: "was ended on purpose, in the middle of a call")
        case "after":
            let results = await process.results(.timeline(request), calls: calls)
            await process.restart("was ended on purpose, after a call")
            return results
        default: return await process.results(.timeline(request), calls: calls)
        }
    }

    /// Seconds by which what an app asks of WidgetCenter is late.
    func centerDelay(of app: String) -> Double { faultSettings.current.number(.centerDelay, app: app) ?? 0 }
}

extension FaultSettings {
    /// What the relay of an app's service does.
    func relayMode(app: String) -> ServiceRelay.Mode {
        var mode = ServiceRelay.Mode()
        mode.way = choice(.network, app: app).flatMap(ServiceRelay.Mode.Way.init) ?? .normal
        if mode.way == .slow, case .number(let delay) = value(.networkDelay, app: app) { mode.delay = delay }
        mode.status = choice(.serviceErrors, app: app).flatMap { Int($0) }
        return mode
    }
}
