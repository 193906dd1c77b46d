import Foundation
@_exported import VitrineQuartzCore

/// The gravity of a video: how it fills the layer's bounds.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whole, with bars beside it.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The film reaches to the edges, and is cut there.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// The film reaches to the edges, stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The layer on which a player's film is seen. Nothing plays here: it stays empty.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }
    open var pixelBufferAttributes: [String: Any]?

    /// Makes a layer for a player's film.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
