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

    /// PNG, JPEG or WebP; nil for anything else.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        let bytes = [UInt8](data)
        guard scale > 0, let encoded = try? EncodedImage(bytes: bytes) else { return nil }
        self.init(encoded: encoded, key: ImageKey(bytes: bytes), scale: scale, renderingMode: .automatic)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: Self.scale(ofFile: path))
    }

    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A PNG, JPEG or WebP among the bundle's resources, the finest first.
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

    /// The bytes it came in if they are PNG, else the picture decoded and written anew; nil if it cannot be decoded.
    public func pngData() -> Data? {
        if encoded.format == .png { return Data(encoded.bytes) }
        return (try? Bitmap(decoding: encoded.bytes)).map { Data(PNG.encode($0)) }
    }

    /// - Parameter compressionQuality: 0…1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let bitmap = try? Bitmap(decoding: encoded.bytes) else { return nil }
        let quality = Int((min(max(compressionQuality, 0), 1) * 100).rounded())
        return (try? JPEG.encode(bitmap, quality: max(quality, 1))).map { Data($0) }
    }

    private static func path(of name: String, in bundle: Bundle) -> String? {
        let file = name as NSString
        let (stem, given) = (file.deletingPathExtension, file.pathExtension)
        for suffix in ["@3x", "@2x", ""] {
            for type in given.isEmpty ? ["png", "jpg", "jpeg", "webp"] : [given] {
                if let path = bundle.path(forResource: stem + suffix, ofType: type) { return path }
            }
        }
        return nil
    }

    private static func scale(ofFile path: String) -> CGFloat {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }

    public static func == (a: UIImage, b: UIImage) -> Bool { a.key == b.key && a.scale == b.scale }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
