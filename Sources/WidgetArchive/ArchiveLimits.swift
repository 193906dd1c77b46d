/// What iOS refuses to archive, and what nobody may ask for.
public enum ArchiveLimits {
    /// Bytes of one timeline: the 10 MB of Apple's forum answers (developer.apple.com/forums/thread/768739, 758400).
    public static let maximumTimelineBytes = 10_000_000
    /// Bytes of one timeline with everything that its entries share written out as often as it is shown: what few bytes may stand for.
    /// Some ten thousand pictures of a full tile.
    public static let maximumFullSize = 128 << 20
    /// Bytes that each variant of an entry counts for besides what is in it.
    static let viewBytes = 1 << 10
    /// Pixels of one image that iOS archived nowhere below; the one figure seen in a log (forums thread 773785).
    public static let observedImageArea = 718_080.0
    /// Our assumption for larger tiles, as Apple names none: an image may have this many times the tile's own pixels.
    public static let imageAreaFactor = 1.5
    /// Pixels along one side that any decoder here may be asked for.
    public static let maximumImageSide = 16_384
    /// Environments of one request; 2 schemes × 3 modes × 12 type sizes is the most that makes sense.
    public static let maximumEnvironments = 72
    /// Points along one side of a tile; twice the largest iPad screen.
    public static let maximumTileSide = 3_200.0

    /// The pixels one image may have on a tile of this size.
    public static func imageArea(tile: PointSize, scale: Double) -> Double {
        max(observedImageArea, imageAreaFactor * tile.width * tile.height * scale * scale)
    }
}
