import Foundation
import VitrineDeviceSituation
import VitrineKeychain
import VitrineWidgetArchive

/// The device's settings: what they change of what is shown, asked for, and told to processes.
extension WidgetHost {
    static let environmentSetting = "environment"

    /// Sets what is not nil. What archives have is shown at once; what they cannot have is asked of the extensions, free of their budgets.
    /// - Throws: `EnvironmentChange.Refusal`; nothing is changed then.
    package func setEnvironment(_ change: EnvironmentChange) async throws -> HomeEnvironment {
        let old = configuration.environment
        let new = try change.applied(to: old)
        guard new != old else { return new }
        configuration.environment = new
        tiles.lookAnew()
        keepEnvironment()
        let now = clock.now
        ledger.write(.note, at: now, by: "Settings", new.words(since: old), code: .settings)
        if new.isLocked != old.isLocked { setLock(new.isLocked ? .locked : .unlocked) }
        if new.device != old.device { changeDevice(from: old.device) }
        if new.situation != old.situation { followSituation() }
        _ = lookAround(now)
        if new.locale != old.locale || new.timeZone != old.timeZone || new.device.isPad != old.device.isPad {
            plan.change { ($0.locale, $0.timeZone, $0.isPad) = (new.locale, new.timeZone, new.device.isPad) }
            let what =
                new.locale != old.locale
                ? "in another language" : new.timeZone != old.timeZone ? "in another time zone" : "on another kind of device"
            for app in apps {
                // What an app has written for its widgets is in its language: it starts anew and writes again.
                if new.locale != old.locale { await app.process.replace("was ended, because the language changed") }
                for process in app.everyExtension { await process.restart("was started again \(what)") }
            }
        }
        if old.isLocked, !new.isLocked {
            for (tile, cause) in requests.takeWithheld() { request(cause, for: tile) }
        }
        for tile in tiles.map(\.stored.id) {
            guard let cause = cause(of: tile, old, new) else { continue }
            // What is on its way would show what was set before.
            tiles.supersede(tile)
            request(cause, for: tile)
        }
        await tellScreen()
        followClock()
        changed()
        return new
    }

    private func keepEnvironment() {
        do {
            let data = try JSONEncoder().encode(configuration.environment)
            try store.save(setting: Self.environmentSetting, String(decoding: data, as: UTF8.self))
        } catch {
            log.error("The device's settings cannot be kept: \(error)")
        }
    }

    func setLock(_ lock: DeviceLock) {
        do {
            try configuration.state.setLock(lock)
        } catch {
            log.error("The device cannot be locked: \(error)")
        }
    }

    /// Why a tile has to be asked for after a change of the device; nil when its archive has all that is to be shown.
    private func cause(of tile: String, _ old: HomeEnvironment, _ new: HomeEnvironment) -> RequestCause? {
        guard let tile = tiles.index(of: tile).map({ tiles[$0] }),
            ScreenGrid.span(of: tile.stored.family, tile.stored.screen, new.device) != nil
        else { return nil }
        if new.locale != old.locale { return .localeChange }
        if new.timeZone != old.timeZone { return .timeZoneChange }
        if new.typeSize != old.typeSize { return .typeSizeChange }
        if new.device != old.device { return .deviceChange }
        if new.situation.place != old.situation.place, apps.process(of: tile.stored)?.bundle.wantsLocation == true,
            new.situation.isElsewhere(than: old.situation)
        {
            return .locationChange
        }
        if new.situation.calendars != old.situation.calendars { return .calendarsChange }
        guard tile.archive != nil else { return nil }
        return tile.variants.has(new.shown(on: tile.stored.screen, at: clock.now)) ? nil : .appearance
    }

    /// Widgets have other sizes there, and other grids.
    private func changeDevice(from old: Device) {
        let device = configuration.device
        for index in tiles.indices where device.size(of: tiles[index].stored.family) != old.size(of: tiles[index].stored.family) {
            tiles[index].resize(to: tiles[index].stored.family)
            let stored = tiles[index].stored
            do {
                try store.save(family: stored.family, schedule: stored.schedule, of: stored.id)
            } catch {
                log.error("A tile's archives cannot be removed: \(error)")
            }
        }
        arrangeScreens()
    }

    /// Tells every tile what the place shows of it; true when one of them shows something else now.
    func lookAround(_ now: Date) -> Bool {
        tiles.look(like: configuration.environment, at: now) { isClosed($0) }
    }

    /// Its extension's data cannot be read, because the device is locked.
    func isClosed(_ tile: StoredTile) -> Bool {
        configuration.environment.isLocked && apps.process(of: tile)?.bundle.isClosedWhileLocked == true
    }

    // MARK: Place and network

    /// Tells every process where the device is, and cuts what reaches the services where there is no network.
    private func followSituation() {
        keepSituation()
        for app in apps { app.relay?.set(relayMode(app: app.bundle.identifier)) }
    }

    /// Writes down what processes read of the device's place and network.
    func keepSituation() {
        for withPlace in [true, false] {
            let file = configuration.state.situation(withPlace: withPlace)
            var situation = configuration.environment.situation
            if !withPlace { situation.place = nil }
            do {
                try StateFolder.make(file.deletingLastPathComponent())
                try situation.write(to: file)
            } catch {
                log.error("The device's place and network cannot be told: \(error)")
            }
        }
    }
}
