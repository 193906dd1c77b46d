import Foundation

extension Rasterizer {
    /// A part of the picture that `draw(_:scale:)` makes, pixel for pixel.
    /// - Parameter part: in points; it is grown to whole pixels and cut to the picture.
    /// - Returns: the pixels with the frame in points that they fill; nil where no pixel of the picture is in the part.
    package func draw(_ list: DisplayList, scale: Double, part: CGRect) -> (bitmap: Bitmap, frame: CGRect)? {
        func pixels(_ points: Double) -> Int {
            let size = points * scale
            return size.isFinite ? Int(min(max(size, 0), Double(Bitmap.largestSide))) : 0
        }
        guard scale.isFinite, scale > 0, !part.isNull else { return nil }
        func side(_ points: Double) -> Int {
            let size = points * scale
            return size.isFinite ? Int(min(max(size, 1), Double(Bitmap.largestSide)).rounded()) : 1
        }
        let whole = PixelRect(left: 0, top: 0, right: side(list.size.width), bottom: side(list.size.height))
        let bounds = PixelRect(
            left: pixels(part.minX), top: pixels(part.minY), right: pixels(part.maxX) + 1, bottom: pixels(part.maxY) + 1
        ).intersection(whole)
        guard !bounds.isEmpty else { return nil }
        let frame = CGRect(
            x: Double(bounds.left) / scale, y: Double(bounds.top) / scale, width: Double(bounds.width) / scale,
            height: Double(bounds.height) / scale)
        // What is blurred shows what lies beside the part too.
        if list.items.holdBackdrop, let bitmap = draw(list, scale: scale).part(bounds) { return (bitmap, frame) }
        var bitmap = Bitmap(width: bounds.width, height: bounds.height)
        encoded = list.images
        renewBudget()
        defer { encoded = [:] }
        bitmap.pixels.withUnsafeMutableBytes { bytes in
            let memory = bytes.bindMemory(to: Pixel.self)
            // A bitmap has at least one pixel, so its memory has an address.
            let surface = Surface(bounds: bounds, pixels: memory.baseAddress!)
            let canvas = Canvas(surface: surface, clip: ClipState(rect: bounds), transform: CGAffineTransform(scaleX: scale, y: scale))
            draw(list.items, on: canvas, depth: 0)
        }
        return (bitmap, frame)
    }
}

extension Bitmap {
    /// The pixels of a rectangle; nil where it does not lie inside.
    fileprivate func part(_ bounds: PixelRect) -> Bitmap? {
        guard PixelRect(left: 0, top: 0, right: width, bottom: height).contains(bounds) else { return nil }
        var part = Bitmap(width: bounds.width, height: bounds.height)
        let bytes = bounds.width * 4
        for row in 0..<bounds.height {
            let from = ((bounds.top + row) * width + bounds.left) * 4
            part.pixels.replaceSubrange(row * bytes..<(row + 1) * bytes, with: pixels[from..<from + bytes])
        }
        return part
    }
}
