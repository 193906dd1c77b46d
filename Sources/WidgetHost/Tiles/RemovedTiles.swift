import Foundation
import VitrineWidgetArchive

/// A tile that was taken off the screen, with all that the store had of it.
struct RemovedTile: Sendable {
    var tile: Tile
    var pictures: [StoredPicture]
    /// The device's settings when it was removed: after a change its pictures are of something else.
    var environment: HomeEnvironment

    var bytes: Int { pictures.reduce(0) { $0 + $1.bytes.count } }
}

/// The last tiles that were taken off the screen, for whoever takes that back; they are forgotten when the host ends.
struct RemovedTiles: Sendable {
    /// How many are kept at most.
    static let most = 8
    /// How many bytes the pictures of those that are kept may have together; the newest is kept whatever it weighs.
    static let mostBytes = 16 << 20

    /// Newest last.
    private var tiles: [RemovedTile] = []

    var count: Int { tiles.count }

    /// The tile that was removed under an identifier; nil when there was none, or too long ago.
    subscript(id: String) -> RemovedTile? { tiles.last { $0.tile.stored.id == id } }

    mutating func keep(_ tile: RemovedTile) {
        tiles.append(tile)
        while tiles.count > 1, tiles.count > Self.most || tiles.reduce(0, { $0 + $1.bytes }) > Self.mostBytes { tiles.removeFirst() }
    }

    /// Forgets the one that `subscript` answers: it is on the screen again.
    mutating func forget(_ id: String) {
        if let place = tiles.lastIndex(where: { $0.tile.stored.id == id }) { tiles.remove(at: place) }
    }
}
