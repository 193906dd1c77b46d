import Drawing
import Foundation

/// A bitmap as it came from a file, not yet decoded.
public final class UIImage: Hashable, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }

    @_spi(Vitrine) public let encoded: EncodedImage
    @_spi(Vitrine) public let key: ImageKey
    public let scale: CGFloat
    public let renderingMode: RenderingMode

    private init(encoded: EncodedImage, key: ImageKey, scale: CGFloat, renderingMode: RenderingMode) {
        self.encoded = encoded
        self.key = key
        self.scale = scale
        self.renderingMode = renderingMode
    }

    /// PNG or JPEG; nil for anything else.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        let bytes = [UInt8](data)
        guard scale > 0, let header = ImageHeader(bytes) else { return nil }
        let encoded = EncodedImage(format: header.format, bytes: bytes, pixelWidth: header.width, pixelHeight: header.height)
        self.init(encoded: encoded, key: ImageKey(rawValue: Self.digest(bytes)), scale: scale, renderingMode: .automatic)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: Self.scale(ofFile: path))
    }

    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A PNG or JPEG among the bundle's resources, the finest first.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
        guard let path = Self.path(of: name, in: bundle ?? .main) else { return nil }
        self.init(contentsOfFile: path)
    }

    /// Points.
    public var size: CGSize { CGSize(width: CGFloat(encoded.pixelWidth) / scale, height: CGFloat(encoded.pixelHeight) / scale) }

    public var imageOrientation: Orientation { .up }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(encoded: encoded, key: key, scale: scale, renderingMode: mode)
    }

    /// The bytes it came in, if they are PNG.
    public func pngData() -> Data? { encoded.format == .png ? Data(encoded.bytes) : nil }

    /// The bytes it came in, if they are JPEG.
    public func jpegData(compressionQuality: CGFloat) -> Data? { encoded.format == .jpeg ? Data(encoded.bytes) : nil }

    private static func path(of name: String, in bundle: Bundle) -> String? {
        let file = name as NSString
        let (stem, given) = (file.deletingPathExtension, file.pathExtension)
        for suffix in ["@3x", "@2x", ""] {
            for type in given.isEmpty ? ["png", "jpg", "jpeg"] : [given] {
                if let path = bundle.path(forResource: stem + suffix, ofType: type) { return path }
            }
        }
        return nil
    }

    private static func scale(ofFile path: String) -> CGFloat {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }

    /// FNV-1a over eight bytes at a time: names a picture by its content, the same in every process.
    private static func digest(_ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        bytes.withUnsafeBytes { raw in
            var offset = 0
            while offset + 8 <= raw.count {
                hash = (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian) &* 0x100_0000_01B3
                hash ^= hash >> 32
                offset += 8
            }
            while offset < raw.count {
                hash = (hash ^ UInt64(raw[offset])) &* 0x100_0000_01B3
                offset += 1
            }
        }
        return hash ^ UInt64(bytes.count)
    }

    public static func == (a: UIImage, b: UIImage) -> Bool { a.key == b.key && a.scale == b.scale }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
