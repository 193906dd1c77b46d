/// What is read of a catalogue at the most. A catalogue comes with a widget's source, which may be anybody's.
public enum AssetLimits {
    /// Bytes of one Contents.json.
    public static let contents = 1 << 20
    /// Bytes of one image file.
    public static let image = 64 << 20
    /// Bytes of one picture of an app's icon.
    public static let icon = 4 << 20
    /// Bytes of one vector image.
    public static let vector = 2 << 20
    /// Sets of one bundle's catalogues.
    public static let assets = 20_000
    /// Folders inside one another.
    public static let depth = 16
    /// Entries of one set.
    public static let entries = 2_000
}
