import VitrineCFreeType
import Foundation

/// A glyph in colours of its own, as emoji are: premultiplied pixels, placed relative to the glyph's origin.
struct GlyphPicture {
    /// The size it is drawn for.
    let pixelsPerEm: Double
    /// The way from the origin to the picture's left edge, pixels.
    let left: Double
    /// The way from the baseline up to the picture's top edge, pixels.
    let top: Double
    let grid: PixelGrid

    private init(pixelsPerEm: Double, left: Double, top: Double, grid: PixelGrid) {
        self.pixelsPerEm = pixelsPerEm
        self.left = left
        self.top = top
        self.grid = grid
    }

    /// The largest side of a picture that is read, in pixels: a font's are some 130 pixels wide.
    private static let largestSide = 1024

    /// Makes a picture of a bitmap; nil for one without colours or without pixels.
    init?(_ bitmap: FT_Bitmap, left: Int, top: Int, pixelsPerEm: Double) {
        let width = Int(bitmap.width), height = Int(bitmap.rows), pitch = Int(bitmap.pitch)
        guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), (1...Self.largestSide).contains(width),
            (1...Self.largestSide).contains(height), pitch >= 4 * width, let buffer = bitmap.buffer
        else { return nil }
        var pixels: [Pixel] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            for column in 0..<width {
                let bytes = buffer + row * pitch + 4 * column
                pixels.append(Pixel(red: UInt32(bytes[2]), green: UInt32(bytes[1]), blue: UInt32(bytes[0]), alpha: UInt32(bytes[3])))
            }
        }
        self.init(
            pixelsPerEm: pixelsPerEm, left: Double(left), top: Double(top),
            grid: PixelGrid(width: width, height: height, pixels: pixels))
    }

    /// Returns the picture scaled to another size, at least a pixel.
    func scaled(to size: Double) -> GlyphPicture {
        let scale = size / pixelsPerEm
        func side(_ length: Int) -> Int { max(1, Int((Double(length) * scale).rounded())) }
        return GlyphPicture(
            pixelsPerEm: size, left: left * scale, top: top * scale,
            grid: Resampler.scale(grid, width: side(grid.width), height: side(grid.height)))
    }

    /// The box it fills in ems, y down, origin on the baseline.
    var box: CGRect {
        CGRect(
            x: left / pixelsPerEm, y: -top / pixelsPerEm, width: Double(grid.width) / pixelsPerEm,
            height: Double(grid.height) / pixelsPerEm)
    }
}
