import UIKit

/// The picture behind what is said where there is no deal: a coast, from this module's assets.
public enum ConfigurationImage {
    public static let name = "Coast"

    /// Nil when there is no such picture: the tile is then plain.
    public static func named(_ name: String) -> UIImage? {
        UIImage(named: name, in: .module, with: nil)
    }

    /// The coast, cut for a tile; an empty picture where it is missing.
    public static func picture(filling tile: DealsTile) -> UIImage {
        named(name).flatMap { Photograph.cut($0, filling: tile.pixels) }.flatMap { UIImage(data: $0) } ?? UIImage()
    }
}
