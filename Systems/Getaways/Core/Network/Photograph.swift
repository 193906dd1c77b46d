import Foundation
import UIKit

/// Makes photographs small enough to be archived.
public enum Photograph {
    /// Pixels of the largest image that is decoded.
    public static let mostPixels = 24_000_000
    /// Share of the JPEG's quality.
    private static let quality: CGFloat = 0.86

    /// One at a time: ten photographs decoded at once would be more memory than an extension has.
    static let darkroom = Darkroom()

    /// The middle of an image file, in the proportions of `pixels` and no finer, written anew.
    public static func picture(_ file: Data, filling pixels: CGSize) throws(RestClientError) -> UIImage {
        guard let whole = UIImage(data: file) else { throw .notAnImage }
        let (width, height) = (whole.size.width * whole.scale, whole.size.height * whole.scale)
        guard width.isFinite, height.isFinite, width >= 1, height >= 1 else { throw .notAnImage }
        guard width * height <= CGFloat(mostPixels) else {
            throw .tooManyPixels(width: Int(min(width, 1_000_000)), height: Int(min(height, 1_000_000)))
        }
        guard isWhole(file) else { throw .notAnImage }
        guard let picture = cut(whole, filling: pixels) else { throw .notAnImage }
        return picture
    }

    /// Nil when it cannot be decoded.
    static func cut(_ whole: UIImage, filling pixels: CGSize) -> UIImage? {
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
        let jpeg = UIGraphicsImageRenderer(size: target, format: format).jpegData(withCompressionQuality: quality) { _ in
            whole.draw(
                in: CGRect(
                    x: (target.width - drawn.width) / 2, y: (target.height - drawn.height) / 2, width: drawn.width, height: drawn.height))
        }
        return UIImage(data: jpeg)
    }

    /// Whether a JPEG has its end: decoders make grey areas of what is missing rather than refuse it.
    private static func isWhole(_ file: Data) -> Bool {
        guard file.starts(with: [0xFF, 0xD8]) else { return true }
        return file.suffix(64).range(of: Data([0xFF, 0xD9])) != nil
    }
}

/// Where photographs are made, each once.
actor Darkroom {
    private struct Key: Hashable {
        var url: URL
        var width: CGFloat
        var height: CGFloat
        /// Of the file, so that another photograph under the same address is another one.
        var digest: Int
    }

    /// Pictures kept: the deals of two tiles.
    private static let kept = 24
    private var pictures: [Key: UIImage] = [:]
    private var order: [Key] = []

    func picture(_ file: Data, at url: URL, filling pixels: CGSize) throws(RestClientError) -> UIImage {
        let key = Key(url: url, width: pixels.width, height: pixels.height, digest: file.hashValue)
        if let known = pictures[key] { return known }
        let made = try Photograph.picture(file, filling: pixels)
        pictures[key] = made
        order.append(key)
        if order.count > Self.kept { pictures[order.removeFirst()] = nil }
        return made
    }
}
