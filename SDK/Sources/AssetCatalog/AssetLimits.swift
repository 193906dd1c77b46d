/// The limits on reading a catalogue. A catalogue comes with a widget's source, which may be anybody's.
package enum AssetLimits {
    /// Bytes of one Contents.json.
    package static let contents = 1 << 20
    /// Bytes of one image file.
    package static let image = 64 << 20
    /// Bytes of one picture of an app's icon.
    package static let icon = 4 << 20
    /// Bytes of one vector image.
    package static let vector = 2 << 20
    /// Sets of one bundle's catalogues.
    package static let assets = 20_000
    /// Folders inside one another.
    package static let depth = 16
    /// Entries of one set.
    package static let entries = 2_000
}
