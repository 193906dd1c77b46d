import Foundation
import WidgetArchive

/// A tile that was taken off the screen, with all that the store had of it.
struct RemovedTile: Sendable {
    /// How many are kept at most, and how many bytes their pictures may have together; the newest is kept whatever it weighs.
    static let most = 8
    static let mostBytes = 16 << 20

    var tile: Tile
    var pictures: [StoredPicture]
    /// What the device was set to: after a change its pictures are of something else.
    var environment: HomeEnvironment

    var bytes: Int { pictures.reduce(0) { $0 + $1.bytes.count } }
}

/// Taking a removal back.
extension WidgetHost {
    func keepRemoved(_ tile: RemovedTile) {
        removed.append(tile)
        while removed.count > 1, removed.count > RemovedTile.most || removed.reduce(0, { $0 + $1.bytes }) > RemovedTile.mostBytes {
            removed.removeFirst()
        }
    }

    /// - Throws: `HostError.noSuchTile` when it was not removed since the host started, or too long ago; `.noRoom`, `.notOnScreen`.
    package func restore(tile id: String) async throws {
        guard let place = removed.lastIndex(where: { $0.tile.stored.id == id }), index(id) == nil else { throw HostError.noSuchTile(id) }
        var tile = removed[place].tile
        let before = removed[place].environment, screen = tile.stored.screen, device = configuration.device
        guard let span = ScreenGrid.span(of: tile.stored.family, screen, device) else {
            throw HostError.notOnScreen(tile.stored.family, screen, device: device.name)
        }
        var pictures = removed[place].pictures
        if device.size(of: tile.stored.family) != before.device.size(of: tile.stored.family) {
            tile.resize(to: tile.stored.family)
            pictures = []
        }
        let there = Set(pictures.map(\.made))
        tile.forget(tile.kept.map(\.made).filter { !there.contains($0.timeIntervalSince1970) })
        tile.untap(Set(tile.tapped.map(\.number)), at: clock.now)
        let former = tile.stored.place
        try rearranging {
            let moved = try putUp(id, span, on: screen, at: former)
            tile.stored.place = arrangements[screen]?.place(of: id)
            try store.restore(tile.stored, pictures)
            do {
                try keepPlaces([screen: moved])
            } catch {
                _ = try? store.remove(tile: id)
                throw error
            }
        }
        removed.remove(at: place)
        let now = clock.now
        // What was on its way when it was removed came to nobody.
        let interrupted = tile.stored.schedule.resumed(at: now)
        tile.run += 1
        tile.look(like: configuration.environment.shown(on: screen, at: now), isCovered: isClosed(tile.stored), at: now)
        append(tile)
        ledger.write(.note, at: now, tile: tile.stored, by: "Put back", "the removal was taken back", code: .restored)
        let isDrawnAnew = tile.stage == .timeline && before != configuration.environment
        if let cause = interrupted ?? (isDrawnAnew ? .appearance : tile.stage == .timeline ? nil : .placed) { request(cause, for: id) }
        followClock()
        changed()
    }
}
