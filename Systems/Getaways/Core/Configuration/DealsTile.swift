import Foundation

/// The room that a photograph has to fill.
public struct DealsTile: Hashable, Sendable {
    /// The pixels that every larger tile's picture may have; it has no more than its tile, of which WidgetKit archives 4.4 times as many.
    public static let mostPixels = 700_000.0

    /// The size in points.
    public var size: CGSize
    /// The scale in pixels per point.
    public var scale: CGFloat

    public init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
    }

    /// A photograph's size in pixels, in the tile's proportions: as fine as the tile, but never more than may be archived.
    public var pixels: CGSize {
        let sides = [size.width, size.height, scale]
        guard sides.allSatisfy({ $0.isFinite && $0 > 0 }) else { return CGSize(width: 1, height: 1) }
        let (width, height) = (Double(size.width * scale), Double(size.height * scale))
        let factor = min((Self.mostPixels / (width * height)).squareRoot(), 1)
        return CGSize(width: max((width * factor).rounded(.down), 1), height: max((height * factor).rounded(.down), 1))
    }
}
