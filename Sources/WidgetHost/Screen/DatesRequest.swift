import Foundation
import VitrineWidgetArchive

/// Which dates are to be drawn.
package struct DatesRequest: Hashable, Sendable {
    package var scheme: RenderEnvironment.Scheme?
    /// The scale in pixels per point.
    package var scale: Double
    /// The screen whose dates are drawn; nil is all.
    package var screen: HomeEnvironment.Screen?
    package var page: Int?

    package init(scheme: RenderEnvironment.Scheme? = nil, scale: Double, screen: HomeEnvironment.Screen? = nil, page: Int? = nil) {
        self.scheme = scheme
        self.scale = scale
        self.screen = screen
        self.page = page
    }
}

/// The parts of tiles that follow the time, as they are at one moment.
package struct TickingDates: Sendable {
    package struct Part: Sendable {
        /// The part's frame in the tile's points.
        package var frame: CGRect
        package var png: [UInt8]

        package init(frame: CGRect, png: [UInt8]) {
            self.frame = frame
            self.png = png
        }
    }
    package struct Tile: Sendable {
        package var id: String
        /// The version of the picture over which the parts are laid.
        package var version: Int
        package var parts: [Part]

        package init(id: String, version: Int, parts: [Part]) {
            self.id = id
            self.version = version
            self.parts = parts
        }
    }
    package var now: Date
    /// The time at which the first of them reads otherwise; nil when none ever will.
    package var next: Date?
    package var tiles: [Tile]

    package init(now: Date, next: Date?, tiles: [Tile]) {
        self.now = now
        self.next = next
        self.tiles = tiles
    }
}
