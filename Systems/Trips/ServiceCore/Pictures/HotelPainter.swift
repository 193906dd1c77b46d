import Drawing

/// Draws a hotel's scene as a JPEG.
public enum HotelPainter {
    /// The scene's 1200 × 800 pixels.
    public static func jpeg(_ scene: HotelScene) throws -> [UInt8] {
        // The scene has no text, so no fonts are asked for.
        try JPEG.encode(Rasterizer(fonts: { _ in nil }).draw(scene.displayList(), scale: 1))
    }
}
