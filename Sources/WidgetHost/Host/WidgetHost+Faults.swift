import Foundation
import VitrineKeychain
import VitrineWidgetArchive

/// Faults with real effects: processes are killed, writes refused, connections cut.
extension WidgetHost: FaultControlling {
    package func faults() async -> [FaultState] {
        let settings = faultSettings.current
        return Fault.allCases.map { fault in
            let value: FaultValue = fault == .deviceLock ? .choice(configuration.state.lock.rawValue) : settings.value(fault)
            return FaultState(fault, value: value, exceptions: settings.exceptions(fault))
        }
    }

    /// - Throws: `Fault.Refusal`, `HostError.noSuchApp`, `.noSuchTile`; nothing is changed then.
    package func setFault(_ wanted: FaultRequest) async throws {
        let fault = wanted.fault
        try fault.check(wanted.value)
        if wanted.tile != nil, fault.scope != .tile { throw Fault.Refusal(description: "“\(fault.rawValue)” cannot be set for one tile.") }
        if wanted.app != nil, fault.scope == .all { throw Fault.Refusal(description: "“\(fault.rawValue)” cannot be set for one app.") }
        if let tile = wanted.tile { _ = try tiles.stored(tile) }
        if let app = wanted.app { _ = try apps.app(app) }
        switch (fault, wanted.value) {
        // These happen once.
        case (.clockJump, .number(let minutes)):
            try await moves.inTurn { try await self.jump(by: minutes * 60, wanted) }.value
        case (.deviceLock, .choice(let choice)):
            note(wanted, at: clock.now)
            setLock(DeviceLock(rawValue: choice) ?? .unlocked)
        default:
            note(wanted, at: clock.now)
            faultSettings.change { $0.set(fault, to: wanted.value, app: wanted.app, tile: wanted.tile) }
            await apply(fault)
        }
        changed()
    }

    private func note(_ wanted: FaultRequest, at now: Date) {
        let tile = wanted.tile.flatMap { try? tiles.stored($0) }
        ledger.write(
            .note, at: now, tile: tile, app: wanted.app, by: "Fault", "\(wanted.fault.name): \(wanted.value.words)", code: .fault)
    }

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

    private func jump(by seconds: TimeInterval, _ wanted: FaultRequest) throws {
        let before = clock.now
        if seconds != 0 { try clock.set(now: before.addingTimeInterval(seconds)) }
        note(wanted, at: before)
        if seconds != 0 { clockJumped(back: seconds < 0) }
    }

    /// How an app's service is reached now: by what was made to fail on purpose, and not at all without a network.
    func relayMode(app: String) -> ServiceRelay.Mode {
        var mode = faultSettings.current.relayMode(app: app)
        if configuration.environment.situation.network == .none { mode.way = .offline }
        return mode
    }
}
