import Foundation
import VitrineCoreGraphics
import VitrineDrawing

/// A picture: a file's, a drawing's, or a symbol.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum Orientation: Int, Sendable, CaseIterable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    enum Content {
        case pixels(CGImage)
        case symbol(String, SymbolConfiguration)
    }

    /// The parts that an image is made of, without what is derived from them.
    struct Parts {
        var content: Content
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var mode = RenderingMode.automatic
        /// Every opaque part has this colour.
        var tint: UIColor?
        var capInsets = UIEdgeInsets.zero
        var resizing = ResizingMode.tile
        /// Points of the middle that is stretched, from the left and upper caps on; nil is all there is between the caps.
        var center: (width: CGFloat?, height: CGFloat?) = (nil, nil)
        var alignmentInsets = UIEdgeInsets.zero
        var flipsForDirection = false
        /// Points from the lower edge to where words stand.
        var baseline: CGFloat?
        /// The image's vector shapes, where it is drawn anew at each size.
        var vector: VectorImage?
    }

    let parts: Parts
    private let lock = NSLock()
    private var drawn: CGImage?

    init(_ parts: Parts) { self.parts = parts }

    func with(_ change: (inout Parts) -> Void) -> UIImage {
        var parts = parts
        change(&parts)
        return UIImage(parts)
    }

    /// Makes an image of one clear pixel.
    public override convenience init() { self.init(Parts(content: .pixels(CGImage(Bitmap(width: 1, height: 1))))) }

    /// PNG, JPEG or WebP; nil for anything else.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, scale.isFinite, let encoded = try? EncodedImage(bytes: [UInt8](data)) else { return nil }
        self.init(Parts(content: .pixels(CGImage(encoded)), scale: scale))
    }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: Self.scale(ofFile: path))
    }

    public convenience init(cgImage: CGImage) { self.init(Parts(content: .pixels(cgImage))) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(Parts(content: .pixels(cgImage), scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
    }

    /// The image of that name, as `#imageLiteral(resourceName:)` writes it; nothing where there is none.
    public required convenience init(imageLiteralResourceName name: String) { self.init((UIImage(named: name) ?? UIImage()).parts) }

    // MARK: Asking

    /// The size in points.
    open var size: CGSize {
        switch parts.content {
        case .pixels(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
        case .symbol(let name, let configuration): return SymbolDrawing(name, configuration).size
        }
    }

    /// The scale in pixels per point.
    open var scale: CGFloat { parts.scale }
    private var orientation: Orientation { parts.orientation }
    open var imageOrientation: Orientation { orientation }
    open var renderingMode: RenderingMode { parts.mode }
    open var isSymbolImage: Bool { if case .symbol = parts.content { true } else { false } }
    open var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(_, let configuration) = parts.content { configuration } else { nil }
    }
    open var configuration: Configuration? { symbolConfiguration }
    open var capInsets: UIEdgeInsets { parts.capInsets }
    open var resizingMode: ResizingMode { parts.resizing }
    open var alignmentRectInsets: UIEdgeInsets { parts.alignmentInsets }
    open var flipsForRightToLeftLayoutDirection: Bool { parts.flipsForDirection }
    open var traitCollection: UITraitCollection { .current }
    /// Animations are not shown.
    open var images: [UIImage]? { nil }
    open var duration: TimeInterval { 0 }

    /// The pixels as they are stored, not yet turned; a symbol's are drawn.
    open var cgImage: CGImage? { if case .pixels(let image) = parts.content { image } else { upright } }

    // MARK: As others draw it

    /// The picture as it is seen: turned, and in its tint.
    package var upright: CGImage {
        if case .pixels(let image) = parts.content, orientation == .up, parts.tint == nil { return image }
        if let known = lock.withLock({ drawn }) { return known }
        let made = drawnAnew(size: size, scale: isSymbolImage ? 3 : scale)
        lock.withLock { drawn = made }
        return made
    }

    private func drawnAnew(size: CGSize, scale: CGFloat) -> CGImage {
        guard
            let context = CGContext(
                pixelWidth: pixels(size.width, scale), pixelHeight: pixels(size.height, scale), scale: scale, isOpaque: false)
        else { return CGImage(Bitmap(width: 1, height: 1)) }
        draw(into: context, CGRect(origin: .zero, size: size), blend: .normal, alpha: 1)
        // A context that could be made has pixels.
        return context.makeImage() ?? CGImage(Bitmap(width: 1, height: 1))
    }

    package var encoded: EncodedImage { upright.encoded }
    package var key: ImageKey { upright.key }
    /// Returns the image drawn anew for a size in points where it has vector shapes; itself otherwise.
    package func drawn(size: CGSize, scale: CGFloat) -> UIImage {
        guard let vector = parts.vector, size != self.size || scale != self.scale else { return self }
        return with { $0.setPixels(of: vector, size: size, scale: scale) }
    }

    /// The part of the picture that grows, in points from the caps; nil is all that is between them.
    package var center: (width: CGFloat?, height: CGFloat?) { parts.center }
    /// Whether the picture is drawn in the colour of the words around it.
    package var isTemplate: Bool {
        parts.mode == .alwaysTemplate || (parts.mode == .automatic && isSymbolImage && parts.tint == nil)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (scale == other.scale && size == other.size && key == other.key && renderingMode == other.renderingMode)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(scale)
        hasher.combine(size.width)
        hasher.combine(size.height)
        return hasher.finalize()
    }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(Data(upright.encoded.bytes) as NSData, forKey: "UIImageData")
        coder.encode(Double(isSymbolImage ? 3 : scale), forKey: "UIScale")
    }

    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
        self.init(data: Data(referencing: data), scale: coder.decodeDouble(forKey: "UIScale"))
    }
}

/// Whole pixels of a length, within what a bitmap may have.
func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let size = (points * scale - 1e-6).rounded(.up)
    return size.isFinite ? Int(min(max(size, 1), CGFloat(Bitmap.largestSide))) : 1
}
