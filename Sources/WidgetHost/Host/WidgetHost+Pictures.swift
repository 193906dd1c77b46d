import Drawing
import Foundation
import WidgetArchive

/// What is looked at.
extension WidgetHost {
    /// The tile's picture as PNG. In a mode that is not kept of it the extension is asked for it.
    /// - Throws: `HostError.noSuchTile`, `.badScale`, `.nothingKept`, `.notInMode`, `ExtensionError`.
    package func picture(of id: String, _ order: PictureRequest) async throws -> [UInt8] {
        guard RenderCache.scales.contains(order.scale) else { throw HostError.badScale(order.scale) }
        let now = clock.now
        followEntries(now)
        guard let index = index(id) else { throw HostError.noSuchTile(id) }
        let tile = tiles[index], environment = configuration.environment
        let wanted = order.adjust(order.at == nil ? tile.wanted : tile.look)
        let view: ArchivedView?
        var entryDate: Date?
        if let at = order.at, !tile.isCovered {
            guard let found = try kept(of: tile, at: at, now: now) else { throw HostError.nothingKept(id) }
            if let mode = order.mode, !found.entry.variants.has(mode: wanted.mode) {
                throw HostError.notInMode(mode.rawValue, "no picture of that moment is kept in it")
            }
            view = found.entry.variants.nearest(wanted)
            entryDate = max(found.entry.date, found.made)
        } else {
            if let mode = order.mode, !tile.variants.isEmpty, !tile.variants.has(mode: wanted.mode) {
                return try await picture(of: tile, in: mode, order)
            }
            view = tile.variants.nearest(wanted, flipped: tile.flippedToggles)
        }
        let moment = order.at ?? now
        let radius =
            tile.stored.screen == .home || tile.stored.screen == .lock ? environment.device.cornerRadius(of: tile.stored.family) : 0
        let size = environment.device.size(of: tile.stored.family) ?? PointSize(width: 1, height: 1)
        let rendering: HomeEnvironment.Rendering? = order.mode == .clear ? .clear : order.mode == .tinted ? .tinted : nil
        let appearance = view.map { environment.appearance($0.environment, on: tile.stored.screen, rendering: rendering) } ?? .plain
        let isBlank = tile.isBlank
        // A picture without dates is the same at every moment of its entry.
        let isLive = view.map { $0.nextChange(after: moment) != nil } ?? false
        let key = RenderCache.Key(
            tile: id, version: tile.version, tick: tile.tick, look: wanted, appearance: appearance, scale: order.scale,
            moment: order.at.map { isLive ? $0 : entryDate ?? $0 })
        return await pictures.picture(key) { setter in
            view?.shown(at: moment, setter: setter).picture(cornerRadius: radius, appearance: appearance)
                ?? RenderCache.emptyTile(size, cornerRadius: radius, scheme: wanted.scheme, isWhite: isBlank)
        }
    }

    /// A mode that the tile's screen does not show now, or never.
    private func picture(of tile: Tile, in mode: PictureRequest.Mode, _ order: PictureRequest) async throws -> [UInt8] {
        let stored = tile.stored
        guard stored.screen == .home else {
            throw HostError.notInMode(mode.rawValue, "a widget on the \(stored.screen.words) is never shown in it")
        }
        guard !tile.isCovered else { throw HostError.notInMode(mode.rawValue, "the device is locked, and the widget’s data with it") }
        var variant = VariantRequest(scale: order.scale)
        (variant.mode, variant.scheme) = (mode, order.scheme)
        return try await self.variant(of: stored.id, variant)
    }

    /// The entry of a moment: of the present timeline, or of those before it that are kept.
    private func kept(of tile: Tile, at moment: Date, now: Date) throws -> (entry: ArchivedEntry, made: Date)? {
        func entry(_ archive: ArchivedTimeline?, _ schedule: TimelineSchedule, _ made: Date) -> (ArchivedEntry, Date)? {
            guard let archive, let entry = schedule.shown(at: moment), archive.entries.indices.contains(entry.index) else { return nil }
            return (archive.entries[entry.index], made)
        }
        if moment >= tile.made { return entry(tile.archive, tile.shown, tile.made) }
        guard let kept = tile.kept(at: moment) else { return nil }
        let name = PastArchives.Name(tile: tile.stored.id, made: kept.made)
        let archive = try past.archive(name) {
            guard let bytes = try store.archive(of: name.tile, made: name.made) else { return nil }
            return try ArchiveFile.decode(bytes)
        }
        return entry(archive, archive.map { TimelineSchedule($0) } ?? TimelineSchedule(dates: [], policy: .never), kept.made)
    }
}

extension [ArchivedView] {
    fileprivate func has(mode: RenderEnvironment.Mode) -> Bool { contains { $0.environment.mode == mode } }
}
