import Foundation
import VitrineCoreGraphics
import VitrineDrawing

extension UIImage {
    /// The picture drawn anew at another size, which takes less memory and less room in an archive.
    ///
    /// Nil when it cannot be decoded or the size is empty; never larger than the picture itself.
    /// - Parameter size: points at the picture's own scale; the picture is stretched to it.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return nil }
        let picture = upright
        let width = min((size.width * scale).rounded(.up), CGFloat(picture.width))
        let height = min((size.height * scale).rounded(.up), CGFloat(picture.height))
        guard width > 0, height > 0 else { return nil }
        guard let bitmap = picture.stretched(width: Int(width), height: Int(height)) else { return nil }
        guard bitmap.isOpaque, let jpeg = try? JPEG.encode(bitmap, quality: 90) else {
            return UIImage(data: Data(PNG.encode(bitmap)), scale: scale)
        }
        return UIImage(data: Data(jpeg), scale: scale)
    }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The picture decoded already; nil if it cannot be.
    public func preparingForDisplay() -> UIImage? { upright.bitmap == nil ? nil : self }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(preparingForDisplay()) }
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
