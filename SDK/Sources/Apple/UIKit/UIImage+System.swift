import Foundation
import VitrineAssetCatalog
import VitrineCoreGraphics

extension UIImage {
    /// The dynamic range of a picture; all are drawn as bright as a screen's white.
    public enum DynamicRange: Int, Sendable { case unspecified = -1, standard = 0, constrainedHigh = 1, high = 2 }

    // The system's own pictures. Which symbols stand for them is general knowledge, not measured.

    /// A plus in a disc.
    public static var add: UIImage { symbol("plus.circle.fill") }
    /// A minus in a disc.
    public static var remove: UIImage { symbol("minus.circle.fill") }
    /// Three dots in a circle.
    public static var actions: UIImage { symbol("ellipsis.circle") }
    /// A tick in a disc.
    public static var checkmark: UIImage { symbol("checkmark.circle.fill") }
    /// A tick in a circle.
    public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }

    private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// A picture of the bundle whose parts are filled by a value: the whole of it is drawn.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// The first of pictures that are shown by turns: those of its name with 0, 1 and so on behind it; none are moved here.
    public class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        (UIImage(named: name + "0") ?? UIImage(named: name + "1"))?.resizableImage(withCapInsets: capInsets)
    }

    /// Pictures that are shown by turns, in so many seconds together: the first of them, as none are moved here.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    /// The format with which a renderer makes an image like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    /// Whether the image has a baseline, on which words beside it stand.
    public var hasBaseline: Bool { parts.baseline != nil }
    /// Points from the lower edge to where words beside it stand; nil where it does not say so.
    public var baselineOffsetFromBottom: CGFloat? { parts.baseline }
    /// Returns the image with a baseline so many points above its lower edge.
    public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { with { $0.baseline = offset } }
    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }
}

/// Variants of one picture for several surroundings.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // Touched only under the lock.
    private let lock = NSLock()
    private var images: [(traits: UITraitCollection, image: UIImage)] = []

    /// Makes an asset without images.
    public override init() {}

    /// Adds one for these surroundings.
    open func register(_ image: UIImage, with traits: UITraitCollection) {
        lock.withLock { images.append((traits, image)) }
    }

    /// Adds one for a configuration's surroundings.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Takes the one for these surroundings away.
    open func unregisterImage(with traits: UITraitCollection) { lock.withLock { images.removeAll { $0.traits == traits } } }

    /// The one whose surroundings say most of these; an empty picture where there is none.
    open func image(with traits: UITraitCollection) -> UIImage {
        let fitting = lock.withLock { images }.filter { traits.containsTraits(in: $0.traits) }
        let most = fitting.max { one, other in
            one.traits.changedTraits(from: nil).count < other.traits.changedTraits(from: nil).count
        }
        return most?.image ?? UIImage()
    }
}

/// Reads pictures from files.
public struct UIImageReader: Sendable {
    /// The configuration with which pictures are read.
    public struct Configuration: Hashable, Sendable {
        /// Whether a picture may be brighter than white; none is.
        public var prefersHighDynamicRange = false
        /// Whether a picture is decoded while it is read.
        public var preparesImagesForDisplay = false
        /// The pixels per inch of a page that has lines and no pixels; there are none here.
        public var pixelsPerInch: CGFloat = 72
        /// The picture's size, as large as it has to be, in points; zero for its own size.
        public var preferredThumbnailSize = CGSize.zero

        /// Makes a configuration that reads the picture as it is.
        public init() {}

        public static func == (one: Self, other: Self) -> Bool {
            one.prefersHighDynamicRange == other.prefersHighDynamicRange
                && one.preparesImagesForDisplay == other.preparesImagesForDisplay && one.pixelsPerInch == other.pixelsPerInch
                && one.preferredThumbnailSize == other.preferredThumbnailSize
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(pixelsPerInch) }
    }

    /// Reads pictures as they are.
    public static var `default`: UIImageReader { UIImageReader(configuration: Configuration()) }
    /// The configuration with which pictures are read.
    public let configuration: Configuration

    /// Makes a reader of a configuration.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// The picture of a file; nil where there is none.
    public func image(contentsOf url: URL) -> UIImage? { (try? Data(contentsOf: url)).flatMap { image(data: $0) } }

    /// The picture of a file's bytes; nil where they are none.
    public func image(data: Data) -> UIImage? {
        guard let image = UIImage(data: data) else { return nil }
        return configuration.preferredThumbnailSize == .zero
            ? image : image.preparingThumbnail(of: configuration.preferredThumbnailSize) ?? image
    }
}

/// The configuration with which pictures are read.
public typealias UIImageReaderConfiguration = UIImageReader.Configuration

/// Would save an image among the photos; a widget may not, and nothing is saved.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?, _ contextInfo: UnsafeMutableRawPointer?
) {}
