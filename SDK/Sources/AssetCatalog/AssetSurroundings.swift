import FoundationMissing

/// The surroundings by which a variant of an asset is chosen.
package struct AssetSurroundings: Hashable, Sendable {
    /// Devices by the names that catalogues use.
    package enum Idiom: String, Hashable, Sendable { case iphone, ipad, mac, tv, watch, car, vision }
    package enum SizeClass: String, Hashable, Sendable { case compact, regular }

    package var idiom = Idiom.iphone
    package var isDark = false
    package var isContrastIncreased = false
    /// The scale in pixels per point.
    package var scale = 3.0
    package var isRightToLeft = false
    package var width = SizeClass.compact
    package var height = SizeClass.regular
    /// Wanted languages, best first, for sets with pictures by language.
    package var languages: [String] = []

    package init() {}

    /// The surroundings on this process's own device.
    package static var here: AssetSurroundings {
        var surroundings = AssetSurroundings()
        if DeviceKind.current == .pad { (surroundings.idiom, surroundings.scale) = (.ipad, 2) }
        return surroundings
    }
}
