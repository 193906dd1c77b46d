import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// A widget drawn for a test: the archive it came from, and its pixels.
public struct Picture: Sendable {
    /// The archived view that was drawn.
    public let view: ArchivedView
    /// The pixels it came to.
    public let bitmap: Bitmap

    /// Draws an archived view as a tile.
    /// - Parameters:
    ///   - view: an entry's view as an extension archived it.
    ///   - cornerRadius: points; nil leaves the corners square.
    ///   - scale: pixels per point; nil takes the environment's.
    ///   - backdrop: what the place has behind the tile; nil leaves it transparent.
    ///   - appearance: how the place shows the tile, e.g. in which tints.
    @MainActor public init(
        _ view: ArchivedView, cornerRadius: Double? = Device.cornerRadius, scale: Double? = nil, backdrop: RGBA? = nil,
        appearance: TileAppearance = .plain
    ) {
        self.view = view
        bitmap = PictureRasterizer.shared.draw(
            view.picture(cornerRadius: cornerRadius, appearance: appearance), scale: scale ?? view.environment.displayScale,
            background: backdrop)
    }

    /// A small PNG file.
    public var png: [UInt8] { PNG.encode(bitmap, compression: .compact) }
}

/// The rasteriser of all pictures made on the main actor: it keeps glyphs from one picture to the next.
@MainActor enum PictureRasterizer {
    static let shared = Rasterizer(fonts: FontCatalog.file)
}
