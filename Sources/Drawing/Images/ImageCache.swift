/// Decoded bitmaps at the sizes they are drawn. One that cannot be decoded is remembered as such, and draws nothing.
final class ImageCache {
    private struct Key: Hashable {
        let image: ImageKey
        let width: Int
        let height: Int
        let nearest: Bool
    }

    private var grids: [Key: PixelGrid?] = [:]
    private var bytes = 0
    /// Beyond this many bytes all are thrown away.
    private static let mostBytes = 48 << 20

    /// The bitmap scaled to `width` × `height` pixels, or at its own size.
    func grid(_ key: ImageKey, _ image: EncodedImage, width: Int? = nil, height: Int? = nil, nearest: Bool = false) -> PixelGrid? {
        let size = (width: width ?? image.pixelWidth, height: height ?? image.pixelHeight)
        guard size.width > 0, size.height > 0, size.width <= Bitmap.largestSide, size.height <= Bitmap.largestSide,
            size.width * size.height <= Bitmap.mostPixels
        else { return nil }
        let place = Key(image: key, width: size.width, height: size.height, nearest: nearest)
        if let known = grids[place] { return known }
        let decoded = try? ImageDecoder.decode(image.bytes, atLeast: nearest ? nil : size)
        let made = decoded.map {
            nearest
                ? Resampler.nearest($0, width: size.width, height: size.height)
                : Resampler.scale($0, width: size.width, height: size.height)
        }
        bytes += 4 * (made?.pixels.count ?? 0)
        if bytes > Self.mostBytes {
            grids.removeAll()
            bytes = 4 * (made?.pixels.count ?? 0)
        }
        grids[place] = .some(made)
        return made
    }
}
