import Foundation
import VitrineWidgetArchive

/// The widgets on the screens: placing, moving, resizing and removing them.
extension WidgetHost: ScreenArranging {
    /// The widgets of the installed apps, as the device has them now.
    var catalog: WidgetCatalog { WidgetCatalog(apps, configuration) }

    /// Every widget that can be placed, in gallery wanted, with its app's identifier.
    package func gallery() async -> [(app: String, widget: ExtensionDescription.Widget)] { await catalog.widgets() }

    package func offered() async -> [GalleryWidget] { await catalog.offered() }

    /// - Throws: `HostError`, `ExtensionError`.
    package func place(_ wanted: PlacementRequest) async throws -> String {
        let found = try await catalog.find(wanted.kind)
        let set = try await recommended(wanted, of: found.process)
        let id = try add(found, wanted, set)
        if set == nil, found.widget.isConfigurable, !found.app.bundle.handlers.isEmpty { await beginWithDefaults(id) }
        // It may have been taken off the screen meanwhile.
        if tiles.index(of: id) != nil { request(.placed, for: id) }
        return id
    }

    /// The configuration offered ready made that was asked for.
    private func recommended(_ wanted: PlacementRequest, of process: ExtensionProcess) async throws -> Data? {
        guard let recommendation = wanted.recommendation else { return nil }
        let schema = try await process.schema(ofKind: wanted.kind, within: configuration.limits.options)
        guard let intent = schema.intent, let found = schema.recommendations.first(where: { $0.title == recommendation }) else {
            throw HostError.notRecommended(recommendation, kind: wanted.kind, offered: schema.recommendations.map(\.title))
        }
        return try StoredConfiguration(intent, found.values).data
    }

    private func add(_ found: WidgetCatalog.Found, _ wanted: PlacementRequest, _ set: Data?) throws -> String {
        let family = wanted.family, widget = found.widget, app = found.app.bundle
        let supported = catalog.supported(widget)
        guard supported.contains(family) else { throw HostError.unsupportedFamily(family, kind: widget.kind, supported: supported) }
        let screen = wanted.screen ?? (family.isAccessory ? .lock : .home)
        let span = try cells(of: family, on: screen)
        let now = clock.now
        let zone = TimeZone(identifier: configuration.timeZone) ?? .gmt
        var stored = StoredTile(
            id: UUID().uuidString.prefix(8).lowercased(), app: app.identifier, extension: found.process.bundle.identifier,
            kind: widget.kind, name: widget.displayName ?? app.displayName(locale: configuration.locale), family: family,
            configuration: set, isConfigurable: widget.isConfigurable,
            schedule: TileSchedule(budget: RefreshBudget(configuration.budget, at: now), floor: configuration.floor, timeZone: zone))
        stored.screen = screen
        try rearranging {
            let moved = try layout.put(stored.id, span, on: screen, of: configuration.device, at: wanted.place)
            stored.place = layout.place(of: stored.id, on: screen)
            try store.add(stored)
            do {
                try keepPlaces([screen: moved])
            } catch {
                try? store.remove(tile: stored.id)
                throw error
            }
        }
        var tile = Tile(stored, version: Int(Date().timeIntervalSince1970))
        tile.look(like: configuration.environment.shown(on: screen, at: now), isCovered: isClosed(stored), at: now)
        tiles.append(tile)
        changed()
        return stored.id
    }

    /// The cells that a family takes on a screen of the device.
    /// - Throws: `HostError.notOnScreen`.
    private func cells(of family: WidgetFamilyName, on screen: HomeEnvironment.Screen) throws(HostError) -> CellSpan {
        guard let span = ScreenGrid.span(of: family, screen, configuration.device) else {
            throw .notOnScreen(family, screen, device: configuration.device.name)
        }
        return span
    }

    /// - Throws: `HostError.noSuchTile`, `.notOnScreen`, `.noRoom`.
    package func move(tile: String, to screen: HomeEnvironment.Screen?, _ place: ScreenPlace) async throws -> [ArrangedTile] {
        let stored = try tiles.stored(tile)
        let target = screen ?? stored.screen
        let span = try cells(of: stored.family, on: target)
        let moved = try rearranging {
            let moved = try layout.put(tile, span, on: target, of: configuration.device, at: place)
            guard target != stored.screen else {
                try keepPlaces([target: moved])
                return moved
            }
            let left = layout.remove(tile, from: stored.screen)
            try keepPlaces([target: moved, stored.screen: left])
            return moved + left
        }
        if target != stored.screen {
            tiles.lookAnew()
            _ = lookAround(clock.now)
            if let index = tiles.index(of: tile), tiles[index].archive != nil, !tiles[index].variants.has(tiles[index].look) {
                request(.appearance, for: tile)
            }
        }
        return moved
    }

    /// Gives a placed widget another of its sizes. What was set of it stays; the old size's picture does not, because it would be stretched.
    /// - Throws: `HostError.noSuchTile`, `.unsupportedFamily`, `.silentExtension`.
    package func resize(tile: String, to family: WidgetFamilyName) async throws {
        let before = try tiles.stored(tile)
        let supported = try await catalog.families(of: before)
        guard supported.contains(family) else {
            throw HostError.unsupportedFamily(family, kind: before.kind, supported: supported)
        }
        // It may have been taken off the screen meanwhile.
        guard let index = tiles.index(of: tile) else { throw HostError.noSuchTile(tile) }
        let old = tiles[index].stored.family
        guard family != old else { return }
        // A lock screen may have no room for it.
        var schedule = tiles[index].stored.schedule
        schedule.superseded()
        let moved = try rearranging {
            let span = ScreenGrid.span(of: family, before.screen, configuration.device)
            let moved = try span.map { try layout.put(tile, $0, on: before.screen, of: configuration.device, at: before.place) } ?? []
            try store.save(family: family, schedule: schedule, of: tile, places: moved.map { ($0.id, before.screen, $0.place) })
            return moved
        }
        stand(moved, on: before.screen)
        tiles[index].resize(to: family)
        tiles[index].stored.schedule = schedule
        ledger.write(
            .note, at: clock.now, tile: tiles[index].stored, by: "Resized", "the widget was \(old.words) and is \(family.words) now",
            code: .sized)
        request(.resized, for: tile)
    }

    // MARK: Removing

    package func remove(tile: String) async throws {
        guard let index = tiles.index(of: tile) else { throw HostError.noSuchTile(tile) }
        let erases = tiles[index].archive?.holdsPrivateContent == true
        let pictures = try store.remove(tile: tile, keeping: RemovedTiles.mostBytes, erases: erases)
        let gone = takeDown(at: index)
        removed.keep(RemovedTile(tile: gone, pictures: pictures, environment: configuration.environment))
        if erases { finishErasing() }
        requests.cancelRetry(of: tile)
        ledger.write(.note, at: clock.now, tile: gone.stored, by: "Removed", "the widget was taken off the screen", code: .removed)
        followClock()
        changed()
    }

    /// Takes a tile off its screen, and its page where nothing else stands there.
    @discardableResult
    func takeDown(at index: Int) -> Tile {
        let gone = tiles.remove(at: index)
        followPlaces(layout.remove(gone.stored.id, from: gone.stored.screen), on: gone.stored.screen)
        faultSettings.change { $0.forget(tile: gone.stored.id) }
        return gone
    }

    /// - Throws: `HostError.noSuchTile` when it was not removed since the host started, or too long ago; `.noRoom`, `.notOnScreen`.
    package func restore(tile id: String) async throws {
        guard let former = removed[id], tiles.index(of: id) == nil else { throw HostError.noSuchTile(id) }
        var tile = former.tile, pictures = former.pictures
        let screen = tile.stored.screen, device = configuration.device
        let span = try cells(of: tile.stored.family, on: screen)
        if device.size(of: tile.stored.family) != former.environment.device.size(of: tile.stored.family) {
            tile.resize(to: tile.stored.family)
            pictures = []
        }
        let there = Set(pictures.map(\.made))
        tile.forget(tile.kept.map(\.made).filter { !there.contains($0.timeIntervalSince1970) })
        tile.untap(Set(tile.tapped.map(\.number)), at: clock.now)
        let place = tile.stored.place
        try rearranging {
            let moved = try layout.put(id, span, on: screen, of: device, at: place)
            tile.stored.place = layout.place(of: id, on: screen)
            try store.restore(tile.stored, pictures)
            do {
                try keepPlaces([screen: moved])
            } catch {
                _ = try? store.remove(tile: id)
                throw error
            }
        }
        removed.forget(id)
        let now = clock.now
        // What was on its way when it was removed came to nobody.
        let interrupted = tile.stored.schedule.resumed(at: now)
        tile.run += 1
        tile.look(like: configuration.environment.shown(on: screen, at: now), isCovered: isClosed(tile.stored), at: now)
        tiles.append(tile)
        ledger.write(.note, at: now, tile: tile.stored, by: "Put back", "the removal was taken back", code: .restored)
        let isDrawnAnew = tile.stage == .timeline && former.environment != configuration.environment
        if let cause = interrupted ?? (isDrawnAnew ? .appearance : tile.stage == .timeline ? nil : .placed) { request(cause, for: id) }
        followClock()
        changed()
    }

    // MARK: Places

    /// Gives every tile a place on its screen; those that have one where there is room keep it.
    func arrangeScreens() {
        for (screen, moved) in layout.arrange(tiles.map(\.stored), on: configuration.device) { followPlaces(moved, on: screen) }
    }

    /// Everything stands where it stood when one of the steps fails: an id without a tile would keep its cells.
    private func rearranging<Result>(_ steps: () throws -> Result) rethrows -> Result {
        let before = layout
        do {
            return try steps()
        } catch {
            layout = before
            throw error
        }
    }

    /// Tiles stand elsewhere once that is written down.
    private func keepPlaces(_ moved: ScreenLayout.Moves) throws {
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

    private func stand(_ moved: [ArrangedTile], on screen: HomeEnvironment.Screen) {
        tiles.stand(moved, on: screen)
        changed()
    }
}
