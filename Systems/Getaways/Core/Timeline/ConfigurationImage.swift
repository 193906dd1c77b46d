import UIKit

/// The picture behind what is said where there is no deal, and where a deal has none: a coast, from this module's assets. It has no more
/// pixels than every family may archive.
public enum ConfigurationImage {
    public static let name = "Coast"

    /// The picture of a name; nil when there is none: the tile is then plain.
    public static func named(_ name: String) -> UIImage? {
        UIImage(named: name, in: .module, with: nil)
    }
}
