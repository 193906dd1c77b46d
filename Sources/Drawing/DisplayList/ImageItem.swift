import Foundation

/// Names a bitmap by its content: a digest of the encoded bytes.
public struct ImageKey: Hashable, Sendable {
    public var rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A bitmap as it came, with the pixel size its header gives (already bounds checked).
public struct EncodedImage: Hashable, Sendable {
    public enum Format: UInt8, Hashable, Sendable { case png, jpeg, webp }
    public var format: Format
    public var bytes: [UInt8]
    public var pixelWidth: Int
    public var pixelHeight: Int

    public init(format: Format, bytes: [UInt8], pixelWidth: Int, pixelHeight: Int) {
        self.format = format
        self.bytes = bytes
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }
}

/// A bitmap drawn into a rectangle (points).
public struct ImageItem: Hashable, Sendable {
    public enum Interpolation: UInt8, Hashable, Sendable { case none, low, medium, high }
    public var key: ImageKey
    /// Where the whole bitmap goes; it is not clipped to anything but its layer.
    public var frame: CGRect
    public var interpolation: Interpolation
    /// Draw only its alpha, in this colour (template rendering).
    public var tint: RGBA?

    public init(key: ImageKey, frame: CGRect, interpolation: Interpolation = .medium, tint: RGBA? = nil) {
        self.key = key
        self.frame = frame
        self.interpolation = interpolation
        self.tint = tint
    }
}
