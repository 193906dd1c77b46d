import VitrineAssetCatalog
import VitrineWidgetArchive

/// The pictures of tiles, widgets and apps, as PNG.
package protocol PictureProviding: Sendable {
    /// The tile's picture.
    func picture(of tile: String, _ request: PictureRequest) async throws -> [UInt8]
    /// The parts of pictures that follow the time, as they are now.
    func dates(_ request: DatesRequest) async throws -> TickingDates
    /// A tile's widget in other surroundings: its extension is asked for it, and the tile is not touched.
    func variant(of tile: String, _ request: VariantRequest) async throws -> [UInt8]
    /// What the gallery shows of a widget before it is placed. `scale`: pixels per point.
    func galleryPicture(of kind: String, family: WidgetFamilyName, scheme: RenderEnvironment.Scheme, scale: Double) async throws -> [UInt8]
    /// An app's icon.
    /// - Parameter app: bundle identifier.
    func icon(of app: String, _ appearance: IconAppearance) async throws -> [UInt8]
    /// What an app shows that has no page.
    /// - Parameters:
    ///   - app: bundle identifier.
    ///   - scheme: how somebody looks at it; apps show themselves so from then on, in their next pictures.
    func screen(of app: String, scheme: RenderEnvironment.Scheme?) async throws -> [UInt8]
}

extension PictureProviding {
    /// The tile's picture now. `scale`: pixels per point.
    package func picture(of tile: String, scheme: RenderEnvironment.Scheme, scale: Double) async throws -> [UInt8] {
        try await picture(of: tile, PictureRequest(scheme: scheme, scale: scale))
    }
}
