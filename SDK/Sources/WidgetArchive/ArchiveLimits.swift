/// The limits beyond which iOS refuses to archive, and those of requests.
package enum ArchiveLimits {
    /// Bytes of one timeline: the 10 MB of Apple's forum answers (developer.apple.com/forums/thread/768739, 758400).
    package static let maximumTimelineBytes = 10_000_000
    /// Bytes of one timeline with everything that its entries share written out as often as it is shown: what few bytes may stand for.
    /// Some ten thousand pictures of a full tile.
    package static let maximumFullSize = 128 << 20
    /// Bytes that each variant of an entry counts for besides what is in it.
    static let viewBytes = 1 << 10
    /// One image may have this many times the tile's own pixels: twice as many each way, and a tenth more across.
    ///
    /// WidgetKit's logs name the limit: 718,080 pixels for the iPad's 300 × 136 points at 2× (developer.apple.com/forums/thread/773785),
    /// 2,121,055 for a medium tile at 3×, 339 × 158 points (BookPlayer #1282), and for a small one of 141 points at 2× a `maximumSize` of
    /// 620.4 × 564, which it compares by area: an image of 1,200 × 400 was refused with 349,905.6.
    package static let imageAreaFactor = 4.4
    /// Pixels along one side that any decoder here may be asked for.
    package static let maximumImageSide = 16_384
    /// Environments of one request; 2 schemes × 3 modes × 12 type sizes is the most that makes sense.
    package static let maximumEnvironments = 72
    /// Points along one side of a tile; twice the largest iPad screen.
    package static let maximumTileSide = 3_200.0

    /// The pixels one image may have on a tile of this size.
    package static func imageArea(tile: PointSize, scale: Double) -> Double {
        imageAreaFactor * tile.width * tile.height * scale * scale
    }
}
