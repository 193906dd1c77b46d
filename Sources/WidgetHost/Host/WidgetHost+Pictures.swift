import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// The pictures of placed tiles.
extension WidgetHost: PictureProviding {
    /// The tile's picture as PNG. In a mode that is not kept of it the extension is asked for it.
    /// - Throws: `HostError.noSuchTile`, `.badScale`, `.nothingKept`, `.notInMode`, `ExtensionError`.
    package func picture(of id: String, _ query: PictureRequest) async throws -> [UInt8] {
        guard RenderCache.scales.contains(query.scale) else { throw HostError.badScale(query.scale) }
        let now = clock.now
        followEntries(now)
        guard let index = tiles.index(of: id) else { throw HostError.noSuchTile(id) }
        let tile = tiles[index], environment = configuration.environment
        let wanted = query.adjust(query.at == nil ? tile.wanted : tile.look)
        let view: ArchivedView?
        var entryDate: Date?
        if let at = query.at, !tile.isCovered {
            guard let found = try past.entry(of: tile, at: at, in: store) else { throw HostError.nothingKept(id) }
            if let mode = query.mode, !found.entry.variants.has(mode: wanted.mode) {
                throw HostError.notInMode(mode.rawValue, "no picture of that moment is kept in it")
            }
            view = found.entry.variants.nearest(wanted)
            entryDate = max(found.entry.date, found.made)
        } else {
            if let mode = query.mode, !tile.variants.isEmpty, !tile.variants.has(mode: wanted.mode) {
                return try await picture(of: tile, in: mode, query)
            }
            view = tile.variants.nearest(wanted, flipped: tile.flippedToggles)
        }
        let moment = query.at ?? now
        let radius =
            tile.stored.screen == .home || tile.stored.screen == .lock ? environment.device.cornerRadius(of: tile.stored.family) : 0
        let size = environment.device.size(of: tile.stored.family) ?? PointSize(width: 1, height: 1)
        let rendering: HomeEnvironment.Rendering? = query.mode == .clear ? .clear : query.mode == .tinted ? .tinted : nil
        let appearance = view.map { environment.appearance($0.environment, on: tile.stored.screen, rendering: rendering) } ?? .plain
        let isBlank = tile.isBlank
        // A picture without dates is the same at every moment of its entry.
        let isLive = view.map { $0.nextChange(after: moment) != nil } ?? false
        let key = RenderCache.Key(
            tile: id, version: tile.version, tick: tile.tick, look: wanted, appearance: appearance, scale: query.scale,
            moment: query.at.map { isLive ? $0 : entryDate ?? $0 })
        return await pictures.picture(key) { setter in
            view?.shown(at: moment, setter: setter).picture(cornerRadius: radius, appearance: appearance)
                ?? RenderCache.emptyTile(size, cornerRadius: radius, scheme: wanted.scheme, isWhite: isBlank)
        }
    }

    /// A mode that the tile's screen does not show now, or never.
    private func picture(of tile: Tile, in mode: PictureRequest.Mode, _ query: PictureRequest) async throws -> [UInt8] {
        let stored = tile.stored
        guard stored.screen == .home else {
            throw HostError.notInMode(mode.rawValue, "a widget on the \(stored.screen.words) is never shown in it")
        }
        guard !tile.isCovered else { throw HostError.notInMode(mode.rawValue, "the device is locked, and the widget’s data with it") }
        var variant = VariantRequest(scale: query.scale)
        (variant.mode, variant.scheme) = (mode, query.scheme)
        return try await self.variant(of: stored.id, variant)
    }

    /// Only what follows the time is drawn: a tile's other pixels stay as they are.
    /// - Throws: `HostError.badScale`.
    package func dates(_ query: DatesRequest) async throws -> TickingDates {
        guard RenderCache.scales.contains(query.scale) else { throw HostError.badScale(query.scale) }
        let now = clock.now, environment = configuration.environment
        followEntries(now)
        let live = tiles.filter { tile in
            !tile.liveFrames.isEmpty && (query.screen == nil || tile.stored.screen == query.screen)
                && (query.page == nil || tile.stored.place?.page == query.page)
        }
        var found: [TickingDates.Tile] = []
        for tile in live {
            let wanted = PictureRequest(scheme: query.scheme, scale: query.scale).adjust(tile.wanted)
            guard let view = tile.variants.nearest(wanted, flipped: tile.flippedToggles) else { continue }
            let appearance = environment.appearance(view.environment, on: tile.stored.screen)
            let radius = tile.stored.screen == .standby ? 0 : environment.device.cornerRadius(of: tile.stored.family)
            let parts = await pictures.parts(tile.liveFrames, scale: query.scale) { setter in
                view.shown(at: now, setter: setter).picture(cornerRadius: radius, appearance: appearance)
            }
            found.append(
                TickingDates.Tile(
                    id: tile.stored.id, version: tile.version, parts: parts.map { TickingDates.Part(frame: $0.frame, png: $0.png) }))
        }
        return TickingDates(now: now, next: live.compactMap(\.nextReading).min(), tiles: found)
    }

    /// One cell of a tile's matrix. The extension is asked in a process of its own; tile, schedule, budget and archive stay as they are.
    /// - Throws: `HostError`, `EnvironmentChange.Refusal`, `ExtensionError`.
    package func variant(of id: String, _ query: VariantRequest) async throws -> [UInt8] {
        guard RenderCache.scales.contains(query.scale) else { throw HostError.badScale(query.scale) }
        let now = clock.now
        followEntries(now)
        guard let index = tiles.index(of: id) else { throw HostError.noSuchTile(id) }
        let tile = tiles[index], stored = tile.stored
        let environment = try query.environment(configuration.environment)
        // A tile of the home screen can be looked at as the lock screen would show it.
        let screen: HomeEnvironment.Screen = query.mode == .vibrant && stored.screen == .home ? .lock : stored.screen
        let look = environment.shown(on: screen, at: now)
        let appearance = environment.appearance(look, on: screen)
        // The same until the tile shows something else; dates in it are as they were when it was first asked for.
        let key = RenderCache.Key(
            tile: id, version: Int((tile.made.timeIntervalSince1970 * 1000).rounded()), tick: 0, look: look, appearance: appearance,
            scale: query.scale, moment: tile.shownEntry?.date)
        if let known = await variants.known(key) { return known }
        let process = try apps.extensionProcess(of: stored)
        guard
            let request = environment.device.request(
                kind: stored.kind, family: stored.family, environments: [look], configuration: stored.configuration)
        else { throw HostError.notOnScreen(stored.family, stored.screen, device: environment.device.name) }
        let subject = RenderPool.Subject(
            bundle: process.bundle, addresses: apps.addresses(of: stored.app), locale: environment.locale, timeZone: environment.timeZone,
            isPad: environment.device.isPad, request: request)
        let timeline = try await renderPool.timeline(
            of: subject, in: request.environments[0], at: now, placed: tiles.placed(of: stored.app))
        guard let view = timeline.entries.first?.variants.first else { throw HostError.nothingKept(id) }
        let radius = screen == .standby ? 0 : environment.device.cornerRadius(of: stored.family)
        return await variants.picture(key) { setter in
            view.shown(at: now, setter: setter).picture(cornerRadius: radius, appearance: appearance)
        }
    }
}

extension [ArchivedView] {
    fileprivate func has(mode: RenderEnvironment.Mode) -> Bool { contains { $0.environment.mode == mode } }
}
