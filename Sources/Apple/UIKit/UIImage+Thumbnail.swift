import Drawing
import Foundation
@_spi(Vitrine) import VitrineCoreGraphics

extension UIImage {
    /// The picture drawn anew at another size, which takes less memory and less room in an archive.
    ///
    /// Nil when it cannot be decoded or the size is empty; never larger than the picture itself.
    /// - Parameter size: points at the picture's own scale; the picture is stretched to it.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return nil }
        let encoded = encoded
        let width = min((size.width * scale).rounded(.up), CGFloat(encoded.pixelWidth))
        let height = min((size.height * scale).rounded(.up), CGFloat(encoded.pixelHeight))
        guard width > 0, height > 0 else { return nil }
        var list = DisplayList(size: CGSize(width: width, height: height))
        list.items = [.image(ImageItem(key: key, frame: CGRect(x: 0, y: 0, width: width, height: height), interpolation: .high))]
        list.images = [key: encoded]
        // A picture that cannot be decoded would be drawn as nothing.
        guard upright.bitmap != nil else { return nil }
        let bitmap = Rasterizer(fonts: { _ in nil }).draw(list, scale: 1)
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
