import Foundation
import Synchronization
import VitrineAssetCatalog
import VitrineCoreGraphics
import VitrineDrawing

/// Pictures of a bundle, of its asset catalogues first and then of its loose files, each read once.
package enum AssetImages {
    private static let variants = Mutex<[ImageSet.Variant: UIImage]>([:])
    private static let files = Mutex<[String: UIImage]>([:])

    /// - Throws: why there is no such picture for these surroundings.
    public static func image(_ name: String, _ bundle: Bundle?, in surroundings: AssetSurroundings) throws(AssetError) -> UIImage {
        let bundle = bundle ?? .main
        let catalogs = AssetCatalogs.of(bundle)
        guard !catalogs.hasImage(name), let path = UIImage.path(of: name, in: bundle) else {
            let set = try catalogs.image(name)
            return try image(set, try set.variant(in: surroundings), name, surroundings.scale)
        }
        if let known = files.withLock({ $0[path] }) { return known }
        guard let image = UIImage(contentsOfFile: path) else {
            throw .notDrawn(asset: name, what: "\((path as NSString).lastPathComponent) is no PNG, JPEG or WebP that can be read")
        }
        files.withLock { $0[path] = image }
        return image
    }

    private static func image(
        _ set: ImageSet, _ variant: ImageSet.Variant, _ name: String, _ scale: Double
    ) throws(AssetError) -> UIImage {
        var variant = variant
        // Shapes have no scale of their own.
        if variant.isVector { variant.scale = scale }
        if let known = variants.withLock({ $0[variant] }) { return known }
        let data = try set.data(of: variant)
        if variant.isVector {
            let image = try vector(data, variant, name)
            variants.withLock { $0[variant] = image }
            return image
        }
        guard let encoded = try? EncodedImage(bytes: [UInt8](data)) else {
            throw .notDrawn(asset: name, what: "\(variant.file.lastPathComponent) is no PNG, JPEG or WebP that can be read")
        }
        var parts = UIImage.Parts(content: .pixels(CGImage(encoded)), scale: variant.scale)
        parts.mode = mode(variant)
        if let slicing = variant.slicing {
            func points(_ pixels: Double) -> CGFloat { pixels / variant.scale }
            parts.capInsets = UIEdgeInsets(
                top: points(slicing.top), left: points(slicing.left), bottom: points(slicing.bottom), right: points(slicing.right))
            parts.center = (slicing.centerWidth.map(points), slicing.centerHeight.map(points))
            parts.resizing = slicing.isTiled ? .tile : .stretch
        }
        parts.flipsForDirection = variant.isMirrored
        let image = UIImage(parts)
        variants.withLock { $0[variant] = image }
        return image
    }

    private static func mode(_ variant: ImageSet.Variant) -> UIImage.RenderingMode {
        switch variant.intent {
        case nil: .automatic
        case .template: .alwaysTemplate
        case .original: .alwaysOriginal
        }
    }

    private static func vector(_ data: Data, _ variant: ImageSet.Variant, _ name: String) throws(AssetError) -> UIImage {
        let shapes: VectorImage
        do throws(VectorImageError) {
            shapes = try VectorImage(svg: [UInt8](data))
        } catch {
            throw .notDrawn(asset: name, what: "\(variant.file.lastPathComponent): \(error)")
        }
        var parts = UIImage.Parts(content: .pixels(CGImage(Bitmap(width: 1, height: 1))))
        parts.setPixels(of: shapes, size: shapes.size, scale: variant.scale)
        parts.mode = mode(variant)
        if variant.preservesVector { parts.vector = shapes }
        parts.flipsForDirection = variant.isMirrored
        return UIImage(parts)
    }
}

extension UIImage.Parts {
    /// Pixels of a vector picture at the most.
    private static let mostPixels = 4_000_000.0

    mutating func setPixels(of shapes: VectorImage, size: CGSize, scale: CGFloat) {
        let wanted = size.width * size.height * scale * scale
        // A picture that is shown larger than any tile is drawn coarser.
        let scale = wanted > Self.mostPixels ? scale * (Self.mostPixels / wanted).squareRoot() : scale
        let bitmap = Rasterizer(fonts: { _ in nil }).draw(shapes.list(size: size), scale: Double(scale))
        content = .pixels(CGImage(bitmap))
        self.scale = scale
    }
}
