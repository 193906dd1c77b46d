import Foundation
import VitrineCoreGraphics
import VitrineCoreImage

// Core Image's colours and pictures, from and to UIKit's.

extension CIColor {
    /// The colour as it is among the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    public var ciColor: CIColor { CIColor(color: self) }
}

extension CIImage {
    /// Makes a picture of another; nil where that has no pixels.
    public convenience init?(image: UIImage, options: [AnyHashable: Any]? = nil) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }
    /// Makes a picture of bytes; nil where these are none.
    public convenience init?(data: Data, options: [AnyHashable: Any]? = nil) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    /// Makes a picture of a file; nil where there is none.
    public convenience init?(contentsOf url: URL, options: [AnyHashable: Any]? = nil) {
        guard url.isFileURL, let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: image)
    }
}

extension UIImage {
    /// Makes a picture of another; empty where nothing is in it, or it has no end.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        guard let picture = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
            self.init()
            return
        }
        self.init(cgImage: picture, scale: scale, orientation: orientation)
    }
    /// The picture as Core Image's; nil, as none is made of those.
    public var ciImage: CIImage? { nil }
}
