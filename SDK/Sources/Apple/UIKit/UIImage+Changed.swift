import Foundation
import VitrineCoreGraphics
import VitrineDrawing

// Variants of an image: the same pixels, shown otherwise.
extension UIImage {
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { with { $0.mode = mode } }

    /// Every opaque part in `color`.
    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.mode = renderingMode
        }
    }

    public func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForDirection = true } }
    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { with { $0.alignmentInsets = insets } }
    public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { resizableImage(withCapInsets: insets, resizingMode: .tile) }
    public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode mode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = insets
            $0.resizing = mode
        }
    }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
    }

    /// The symbol with another configuration; nil for a picture that is none.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let name, let own) = parts.content else { return nil }
        return with { $0.content = .symbol(name, own.applying(configuration)) }
    }

    /// The bytes it came in if they are PNG and upright, else the picture written anew; nil if it cannot be decoded.
    public func pngData() -> Data? {
        let image = upright
        if image.encoded.format == .png { return Data(image.encoded.bytes) }
        return image.bitmap.map { Data(PNG.encode($0)) }
    }

    /// - Parameter compressionQuality: 0…1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let bitmap = upright.bitmap else { return nil }
        let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
        return (try? JPEG.encode(bitmap, quality: max(Int((quality * 100).rounded()), 1))).map { Data($0) }
    }

    /// The picture as HEIC: nil, which Apple gives where it cannot be written so; nothing here writes HEIC.
    public func heicData() -> Data? { nil }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
