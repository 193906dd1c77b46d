/// Decoded bitmaps at the sizes they are drawn. One that cannot be decoded is remembered as such, and draws nothing.
final class ImageCache {
    private struct Key: Hashable {
        let image: ImageKey
        let width: Int
        let height: Int
        let interpolation: ImageItem.Interpolation
        let region: ImageRegion?
    }

    private var grids: [Key: PixelGrid?] = [:]
    private var bytes = 0
    /// The bytes beyond which all are thrown away.
    private static let mostBytes = 48 << 20

    /// The bitmap, or a region inside it, scaled to `width` × `height` pixels, or at its own size.
    func grid(
        _ key: ImageKey, _ image: EncodedImage, region: ImageRegion? = nil, width: Int? = nil, height: Int? = nil,
        _ interpolation: ImageItem.Interpolation = .medium
    ) -> PixelGrid? {
        let own = region.map { (width: $0.width, height: $0.height) } ?? (width: image.pixelWidth, height: image.pixelHeight)
        let size = (width: width ?? own.width, height: height ?? own.height)
        guard size.width > 0, size.height > 0, size.width <= Bitmap.largestSide, size.height <= Bitmap.largestSide,
            size.width * size.height <= Bitmap.mostPixels
        else { return nil }
        let place = Key(image: key, width: size.width, height: size.height, interpolation: interpolation, region: region)
        if let known = grids[place] { return known }
        let made =
            whileReading(image, region, size, interpolation)
            ?? source(key, image, region, size, interpolation).map { Resampler.scale($0, size.width, size.height, interpolation) }
        bytes += 4 * (made?.pixels.count ?? 0)
        if bytes > Self.mostBytes {
            grids.removeAll()
            bytes = 4 * (made?.pixels.count ?? 0)
        }
        grids[place] = .some(made)
        return made
    }

    /// Scaled as it is decoded, where that can be.
    private func whileReading(
        _ image: EncodedImage, _ region: ImageRegion?, _ size: (width: Int, height: Int), _ interpolation: ImageItem.Interpolation
    ) -> PixelGrid? {
        guard region == nil, interpolation == .medium || interpolation == .high else { return nil }
        return (try? ImageDecoder.scaledJPEG(image.bytes, width: size.width, height: size.height)) ?? nil
    }

    /// The bitmap to scale: a whole file is decoded no larger than it must be; its regions are cut from the same decoded bitmap.
    private func source(
        _ key: ImageKey, _ image: EncodedImage, _ region: ImageRegion?, _ size: (width: Int, height: Int),
        _ interpolation: ImageItem.Interpolation
    ) -> PixelGrid? {
        if let region {
            return grid(key, image).flatMap { whole in
                region.inside(width: whole.width, height: whole.height).map { whole.part($0) }
            }
        }
        let isAveraged = interpolation == .medium || interpolation == .high
        return try? ImageDecoder.decode(image.bytes, atLeast: isAveraged ? size : nil)
    }
}

extension PixelGrid {
    /// A region that lies inside.
    fileprivate func part(_ region: ImageRegion) -> PixelGrid {
        var part: [Pixel] = []
        part.reserveCapacity(region.width * region.height)
        for y in region.top..<region.top + region.height {
            let start = y * width + region.left
            part += pixels[start..<start + region.width]
        }
        return PixelGrid(width: region.width, height: region.height, pixels: part)
    }
}
