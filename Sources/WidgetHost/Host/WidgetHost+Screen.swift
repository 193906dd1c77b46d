import Credentials
import Foundation
import WidgetArchive

/// The screens: what the device is set to, and where widgets stand.
extension WidgetHost {
    static let environmentSetting = "environment"

    /// Sets what is not nil. What archives have is shown at once; what they cannot have is asked of the extensions, free of their budgets.
    /// - Throws: `EnvironmentChange.Refusal`; nothing is changed then.
    package func setEnvironment(_ change: EnvironmentChange) async throws -> HomeEnvironment {
        let old = configuration.environment
        let new = try change.applied(to: old)
        guard new != old else { return new }
        configuration.environment = new
        looked = nil
        keepEnvironment()
        let now = clock.now
        ledger.write(.note, at: now, by: "Settings", new.words(since: old), code: .settings)
        if new.isLocked != old.isLocked { setLock(new.isLocked ? .locked : .unlocked) }
        if new.device != old.device { changeDevice(from: old.device) }
        if new.situation != old.situation { follow(new.situation) }
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
            let waiting = withheld
            withheld = [:]
            for (tile, cause) in waiting { request(cause, for: tile) }
        }
        for tile in tiles.map(\.stored.id) {
            guard let cause = cause(of: tile, old, new) else { continue }
            if let index = index(tile) {
                // What is on its way would show what was set before.
                tiles[index].run += 1
                tiles[index].stored.schedule.superseded()
            }
            request(cause, for: tile)
        }
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
        guard let index = index(tile), ScreenGrid.span(of: tiles[index].stored.family, tiles[index].stored.screen, new.device) != nil else {
            return nil
        }
        if new.locale != old.locale { return .localeChange }
        if new.timeZone != old.timeZone { return .timeZoneChange }
        if new.typeSize != old.typeSize { return .typeSizeChange }
        if new.device != old.device { return .deviceChange }
        if new.situation.place != old.situation.place, process(of: tiles[index].stored)?.bundle.wantsLocation == true,
            new.situation.isElsewhere(than: old.situation)
        {
            return .locationChange
        }
        guard tiles[index].archive != nil else { return nil }
        return tiles[index].variants.has(new.shown(on: tiles[index].stored.screen, at: clock.now)) ? nil : .appearance
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

    // MARK: Looks

    /// Tells every tile what the place shows of it; true when one of them shows something else now.
    func lookAround(_ now: Date) -> Bool {
        let environment = configuration.environment, scheme = environment.scheme(at: now)
        guard looked != scheme else { return false }
        looked = scheme
        var moved = false
        let looks = Dictionary(uniqueKeysWithValues: HomeEnvironment.Screen.allCases.map { ($0, environment.shown(on: $0, at: now)) })
        for index in tiles.indices {
            guard let look = looks[tiles[index].stored.screen] else { continue }
            tiles[index].look(like: look, isCovered: isClosed(tiles[index].stored), at: now)
            moved = true
        }
        return moved
    }

    /// Its extension's data cannot be read, because the device is locked.
    func isClosed(_ tile: StoredTile) -> Bool {
        configuration.environment.isLocked && process(of: tile)?.bundle.isClosedWhileLocked == true
    }

    // MARK: Places

    /// Gives every tile a place on its screen; those that have one where there is room keep it.
    func arrangeScreens() {
        let device = configuration.device
        for screen in HomeEnvironment.Screen.allCases {
            let here = tiles.indices.filter { tiles[$0].stored.screen == screen }
            let wanted = here.compactMap { index in
                ScreenGrid.span(of: tiles[index].stored.family, screen, device).map {
                    (tiles[index].stored.id, tiles[index].stored.place, $0)
                }
            }.sorted { first, second in
                guard let one = first.1, let other = second.1 else { return first.1 != nil && second.1 == nil }
                return one < other
            }
            let arrangement = Arrangement.of(screen, device, arranging: wanted)
            arrangements[screen] = arrangement
            var changes: [ArrangedTile] = []
            for tile in arrangement.tiles {
                guard let index = index(tile.id), tiles[index].stored.place != tile.place else { continue }
                changes.append(tile)
            }
            followPlaces(changes, on: screen)
        }
    }

    /// Makes room for a tile and puts it there; without a place where there is room.
    /// - Throws: `HostError.noRoom`.
    func putUp(
        _ id: String, _ span: CellSpan, on screen: HomeEnvironment.Screen, at place: ScreenPlace?
    ) throws(HostError) -> [ArrangedTile] {
        var arrangement = arrangements[screen] ?? Arrangement.of(screen, configuration.device, arranging: [])
        var moved: [ArrangedTile]
        if let place {
            guard let changes = arrangement.put(id, span, at: place) else { throw .noRoom(screen) }
            moved = changes
        } else {
            guard let first = arrangement.add(id, span) else { throw .noRoom(screen) }
            moved = [ArrangedTile(id: id, place: first, span: span)]
        }
        arrangements[screen] = arrangement
        if !moved.contains(where: { $0.id == id }), let tile = arrangement.tiles.first(where: { $0.id == id }) { moved.insert(tile, at: 0) }
        return moved
    }

    /// Everything stands where it stood when one of the steps fails: an id without a tile would keep its cells.
    func rearranging<Result>(_ steps: () throws -> Result) rethrows -> Result {
        let before = arrangements
        do {
            return try steps()
        } catch {
            arrangements = before
            throw error
        }
    }

    /// Takes a tile that is gone off its screen, and its page where nothing else stands there.
    func takeDown(_ id: String, from screen: HomeEnvironment.Screen) {
        followPlaces(arrangements[screen]?.remove(id) ?? [], on: screen)
    }

    /// Tiles stand elsewhere once that is written down.
    func keepPlaces(_ moved: [HomeEnvironment.Screen: [ArrangedTile]]) throws {
        try store.save(places: moved.flatMap { screen, tiles in tiles.map { ($0.id, screen, $0.place) } })
        for (screen, tiles) in moved { stand(tiles, on: screen) }
    }

    /// Tiles stand elsewhere, whether that can be written down or not: a start arranges them anew.
    private func followPlaces(_ moved: [ArrangedTile], on screen: HomeEnvironment.Screen) {
        guard !moved.isEmpty else { return }
        stand(moved, on: screen)
        do {
            try store.save(places: moved.map { ($0.id, screen, $0.place) })
        } catch {
            log.error("Places cannot be kept: \(error)")
        }
    }

    func stand(_ moved: [ArrangedTile], on screen: HomeEnvironment.Screen) {
        for tile in moved {
            guard let index = index(tile.id) else { continue }
            tiles[index].stored.screen = screen
            tiles[index].stored.place = tile.place
        }
        changed()
    }

    /// Puts a placed widget elsewhere; others make room.
    /// - Throws: `HostError.noSuchTile`, `.notOnScreen`.
    package func move(tile: String, to screen: HomeEnvironment.Screen?, _ place: ScreenPlace) async throws -> [ArrangedTile] {
        guard let index = index(tile) else { throw HostError.noSuchTile(tile) }
        let stored = tiles[index].stored
        let target = screen ?? stored.screen
        guard let span = ScreenGrid.span(of: stored.family, target, configuration.device) else {
            throw HostError.notOnScreen(stored.family, target, device: configuration.device.name)
        }
        let moved = try rearranging {
            let moved = try putUp(tile, span, on: target, at: place)
            guard target != stored.screen else {
                try keepPlaces([target: moved])
                return moved
            }
            let left = arrangements[stored.screen]?.remove(tile) ?? []
            try keepPlaces([target: moved, stored.screen: left])
            return moved + left
        }
        if target != stored.screen {
            let now = clock.now
            looked = nil
            _ = lookAround(now)
            if let index = self.index(tile), tiles[index].archive != nil, !tiles[index].variants.has(tiles[index].look) {
                request(.appearance, for: tile)
            }
        }
        return moved
    }
}

extension Arrangement {
    /// Arranges a screen of a device. A lock screen has one page.
    static func of(
        _ screen: HomeEnvironment.Screen, _ device: Device, arranging wanted: [(id: String, place: ScreenPlace?, span: CellSpan)]
    ) -> Arrangement {
        Arrangement(
            ScreenGrid.of(screen, device), mostPages: screen == .lock ? 1 : 1000,
            snapsColumns: screen == .home && device.kind == .iPhone, arranging: wanted)
    }
}

extension HomeEnvironment {
    /// What was set otherwise than before, for the ledger.
    func words(since old: HomeEnvironment) -> String {
        var words: [String] = []
        func say(_ name: String, _ new: String, _ before: String) { if new != before { words.append("\(name) \(new)") } }
        say("device", device.name, old.device.name)
        say("screen", screen.rawValue, old.screen.rawValue)
        say("appearance", appearance.rawValue, old.appearance.rawValue)
        say("rendering", rendering.rawValue, old.rendering.rawValue)
        say("tint", tint.text, old.tint.text)
        say("", isLocked ? "locked" : "unlocked", old.isLocked ? "locked" : "unlocked")
        say("luminance", luminance.rawValue, old.luminance.rawValue)
        say("text size", typeSize, old.typeSize)
        say("bold text", boldText ? "on" : "off", old.boldText ? "on" : "off")
        say("right to left", rightToLeft ? "on" : "off", old.rightToLeft ? "on" : "off")
        say("locale", locale, old.locale)
        say("time zone", timeZone, old.timeZone)
        say("place", situation.placeWords, old.situation.placeWords)
        say("network", situation.network.rawValue, old.situation.network.rawValue)
        say("low data mode", situation.lowData ? "on" : "off", old.situation.lowData ? "on" : "off")
        return words.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: ", ")
    }
}
