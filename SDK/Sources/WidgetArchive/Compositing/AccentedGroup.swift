import Drawing

/// How an accented archive tells its two groups apart.
///
/// Of an accented view only alpha counts, so its colours are free: both groups are white, the accent group a hair warmer, by which a
/// place that tints the groups differently finds them. Drawn as it is, the archive is white, as iOS 26 shows it.
public enum AccentedGroup {
    /// What `widgetAccentable` marks.
    public static let accent = RGBA(1, 1, 254.0 / 255)
    /// All the rest.
    public static let base = RGBA.white
}
