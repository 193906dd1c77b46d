/// What a variant of an asset is chosen by.
public struct AssetSurroundings: Hashable, Sendable {
    /// Devices by the names that catalogues use.
    public enum Idiom: String, Hashable, Sendable { case iphone, ipad, mac, tv, watch, car, vision }
    public enum SizeClass: String, Hashable, Sendable { case compact, regular }

    public var idiom = Idiom.iphone
    public var isDark = false
    public var isContrastIncreased = false
    /// Pixels per point.
    public var scale = 3.0
    public var isRightToLeft = false
    public var width = SizeClass.compact
    public var height = SizeClass.regular
    /// Wanted languages, best first, for sets with pictures by language.
    public var languages: [String] = []

    public init() {}
}
