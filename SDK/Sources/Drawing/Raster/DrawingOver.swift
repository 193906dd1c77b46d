import Foundation

extension Rasterizer {
    /// Draws `list` over what `bitmap` shows, one pixel a point, as a graphics context does.
    package func draw(_ list: DisplayList, over bitmap: inout Bitmap) {
        encoded = list.images
        renewBudget()
        defer { encoded = [:] }
        let bounds = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
        bitmap.pixels.withUnsafeMutableBytes { bytes in
            let memory = bytes.bindMemory(to: Pixel.self)
            // A bitmap has at least one pixel, so its memory has an address.
            let surface = Surface(bounds: bounds, pixels: memory.baseAddress!)
            draw(list.items, on: Canvas(surface: surface, clip: ClipState(rect: bounds), transform: .identity), depth: 0)
        }
    }
}
