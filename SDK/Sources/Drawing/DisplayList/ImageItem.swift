import Foundation

/// Names a bitmap by its content: a digest of the encoded bytes.
package struct ImageKey: Hashable, Sendable {
    package var rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A bitmap as it came, with the pixel size its header gives (already bounds checked).
package struct EncodedImage: Hashable, Sendable {
    package enum Format: UInt8, Hashable, Sendable { case png, jpeg, webp }
    package var format: Format
    package var bytes: [UInt8]
    package var pixelWidth: Int
    package var pixelHeight: Int

    package init(format: Format, bytes: [UInt8], pixelWidth: Int, pixelHeight: Int) {
        self.format = format
        self.bytes = bytes
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }
}

/// A bitmap drawn into a rectangle (points).
package struct ImageItem: Hashable, Sendable {
    /// `none` takes the nearest pixel, `low` mixes the four nearest, `medium` and `high` take the mean of all that a new pixel covers.
    package enum Interpolation: UInt8, Hashable, Sendable { case none, low, medium, high }

    package var key: ImageKey
    /// The rectangle that the bitmap goes into; it is not clipped to anything but its layer.
    package var frame: CGRect
    package var interpolation: Interpolation
    /// Draw only its alpha, in this colour (template rendering).
    package var tint: RGBA?
    /// The part of the bitmap that is drawn; nil is all of it.
    package var source: ImageRegion?
    /// Points that the bitmap, or its part, takes; it is repeated from the frame's upper left until the frame is full. Nil stretches it.
    package var tile: CGSize?

    package init(
        key: ImageKey, frame: CGRect, interpolation: Interpolation = .medium, tint: RGBA? = nil, source: ImageRegion? = nil,
        tile: CGSize? = nil
    ) {
        self.key = key
        self.frame = frame
        self.interpolation = interpolation
        self.tint = tint
        self.source = source
        self.tile = tile
    }
}

/// Whole pixels of a bitmap, from the upper left.
package struct ImageRegion: Hashable, Sendable {
    package var left: Int
    package var top: Int
    package var width: Int
    package var height: Int

    package init(left: Int, top: Int, width: Int, height: Int) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
    }

    /// The part of the region that lies in a bitmap of this size; nil when none does.
    func inside(width: Int, height: Int) -> ImageRegion? {
        let bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
        guard self.width > 0, self.height > 0, left < width, top < height, left > -Int(Int32.max), top > -Int(Int32.max) else { return nil }
        let right = left + min(self.width, 2 * Int(Int32.max)), bottom = top + min(self.height, 2 * Int(Int32.max))
        let part = PixelRect(left: left, top: top, right: right, bottom: bottom).intersection(bounds)
        return part.isEmpty ? nil : ImageRegion(left: part.left, top: part.top, width: part.width, height: part.height)
    }
}
