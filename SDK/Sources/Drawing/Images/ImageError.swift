/// An error that tells why a bitmap could not be read or written.
package enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownFormat
    /// The picture is larger, in pixels, than may be.
    case tooLarge(width: Int, height: Int)
    case damaged(EncodedImage.Format)
    case cannotEncode

    package var description: String {
        switch self {
        case .unknownFormat: "The bytes are no PNG, JPEG or WebP: give the image in one of these formats."
        case .tooLarge(let width, let height):
            "The image is \(width) × \(height) pixels; the most is \(Bitmap.largestSide) a side and \(Bitmap.mostPixels) in all. Make it smaller."
        case .damaged(let format): "The \(format.name) is damaged or cut off: fetch or export it again."
        case .cannotEncode: "The bitmap could not be encoded: there is not enough memory."
        }
    }
}

extension EncodedImage.Format {
    /// The format's name as it is written.
    var name: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .webp: "WebP"
        }
    }

    /// The format's MIME type.
    var type: String { "image/\(name.lowercased())" }
}
