import Foundation
import ImageIO
import UIKit

/// Makes photographs small enough to be archived.
public enum Photograph {
    /// Pixels of the largest image that is decoded.
    public static let mostPixels = 24_000_000
    /// Share of the JPEG's quality.
    private static let quality: CGFloat = 0.86

    /// The one of this process, with the group's folder.
    static let cache = PhotographCache(folder: GetawaysGroup.folder.appendingPathComponent("Photographs", isDirectory: true))

    /// The middle of an image file, in the proportions of `pixels` and no finer, written anew.
    public static func picture(_ file: Data, filling pixels: CGSize) throws(RestClientError) -> UIImage {
        try develop(file, filling: pixels).picture
    }

    /// The picture and its JPEG file.
    static func develop(_ file: Data, filling pixels: CGSize) throws(RestClientError) -> (picture: UIImage, jpeg: Data) {
        guard let whole = UIImage(data: file) else {
            // Some decoders refuse what is larger than they like: then the file's header says so.
            if let (width, height) = size(of: file) { try check(width, height) }
            throw .notAnImage
        }
        let (width, height) = (whole.size.width * whole.scale, whole.size.height * whole.scale)
        guard width.isFinite, height.isFinite, width >= 1, height >= 1 else { throw .notAnImage }
        try check(Int(min(width, 1_000_000)), Int(min(height, 1_000_000)))
        guard isWhole(file), let jpeg = cut(whole, filling: pixels), let picture = UIImage(data: jpeg) else { throw .notAnImage }
        return (picture, jpeg)
    }

    private static func check(_ width: Int, _ height: Int) throws(RestClientError) {
        guard width <= mostPixels / height else { throw .tooManyPixels(width: width, height: height) }
    }

    /// Pixels, as the file says; nil where it is no image.
    static func size(of file: Data) -> (width: Int, height: Int)? {
        guard let source = CGImageSourceCreateWithData(NSData(data: file) as CFData, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as NSDictionary?,
            let width = (properties.object(forKey: kCGImagePropertyPixelWidth) as? NSNumber)?.intValue,
            let height = (properties.object(forKey: kCGImagePropertyPixelHeight) as? NSNumber)?.intValue, width > 0, height > 0
        else { return nil }
        return (width, height)
    }

    /// Cuts a photograph to fill a size in pixels; nil when that cannot be done.
    static func cut(_ whole: UIImage, filling pixels: CGSize) -> Data? {
        let size = CGSize(width: whole.size.width * whole.scale, height: whole.size.height * whole.scale)
        guard size.width >= 1, size.height >= 1, pixels.width >= 1, pixels.height >= 1 else { return nil }
        // Never larger than the image itself has pixels for.
        let shrink = min(size.width / pixels.width, size.height / pixels.height, 1)
        let target = CGSize(
            width: max((pixels.width * shrink).rounded(.down), 1), height: max((pixels.height * shrink).rounded(.down), 1))
        let factor = max(target.width / size.width, target.height / size.height)
        let drawn = CGSize(width: size.width * factor, height: size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: target, format: format).jpegData(withCompressionQuality: quality) { _ in
            whole.draw(
                in: CGRect(
                    x: (target.width - drawn.width) / 2, y: (target.height - drawn.height) / 2, width: drawn.width, height: drawn.height))
        }
    }

    /// Whether a JPEG has its end: decoders make grey areas of what is missing rather than refuse it.
    static func isWhole(_ file: Data) -> Bool {
        guard file.starts(with: [0xFF, 0xD8]) else { return true }
        return file.suffix(64).range(of: Data([0xFF, 0xD9])) != nil
    }
}
