import Foundation
import WidgetArchive

extension WidgetHost {
    /// Only what follows the time is drawn: a tile's other pixels stay as they are.
    /// - Throws: `HostError.badScale`.
    package func dates(_ order: DatesRequest) async throws -> TickingDates {
        guard RenderCache.scales.contains(order.scale) else { throw HostError.badScale(order.scale) }
        let now = clock.now, environment = configuration.environment
        followEntries(now)
        let live = tiles.filter { tile in
            !tile.liveFrames.isEmpty && (order.screen == nil || tile.stored.screen == order.screen)
                && (order.page == nil || tile.stored.place?.page == order.page)
        }
        var found: [TickingDates.Tile] = []
        for tile in live {
            let wanted = PictureRequest(scheme: order.scheme, scale: order.scale).adjust(tile.wanted)
            guard let view = tile.variants.nearest(wanted, flipped: tile.flippedToggles) else { continue }
            let appearance = environment.appearance(view.environment, on: tile.stored.screen)
            let radius = tile.stored.screen == .standby ? 0 : environment.device.cornerRadius(of: tile.stored.family)
            let parts = await pictures.parts(tile.liveFrames, scale: order.scale) { setter in
                view.shown(at: now, setter: setter).picture(cornerRadius: radius, appearance: appearance)
            }
            found.append(
                TickingDates.Tile(
                    id: tile.stored.id, version: tile.version, parts: parts.map { TickingDates.Part(frame: $0.frame, png: $0.png) }))
        }
        return TickingDates(now: now, next: live.compactMap(\.nextReading).min(), tiles: found)
    }
}
