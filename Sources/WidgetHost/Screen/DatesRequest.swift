import Foundation
import WidgetArchive

/// Which dates are to be drawn.
public struct DatesRequest: Hashable, Sendable {
    public var scheme: RenderEnvironment.Scheme?
    /// Pixels per point.
    public var scale: Double
    /// nil: all.
    public var screen: HomeEnvironment.Screen?
    public var page: Int?

    public init(scheme: RenderEnvironment.Scheme? = nil, scale: Double, screen: HomeEnvironment.Screen? = nil, page: Int? = nil) {
        self.scheme = scheme
        self.scale = scale
        self.screen = screen
        self.page = page
    }
}

/// The parts of tiles that follow the time, as they are at one moment.
public struct TickingDates: Sendable {
    public struct Part: Sendable {
        /// In the tile's points.
        public var frame: CGRect
        public var png: [UInt8]

        public init(frame: CGRect, png: [UInt8]) {
            self.frame = frame
            self.png = png
        }
    }
    public struct Tile: Sendable {
        public var id: String
        /// Of the picture over which they are laid.
        public var version: Int
        public var parts: [Part]

        public init(id: String, version: Int, parts: [Part]) {
            self.id = id
            self.version = version
            self.parts = parts
        }
    }
    public var now: Date
    /// When the first of them reads otherwise; nil when none ever will.
    public var next: Date?
    public var tiles: [Tile]

    public init(now: Date, next: Date?, tiles: [Tile]) {
        self.now = now
        self.next = next
        self.tiles = tiles
    }
}
