import Foundation
import VitrineCoreGraphics
import VitrineDrawing

/// A picture to be worked on: pixels whose first row is the uppermost, in coordinates whose y grows upwards.
open class CIImage: NSObject, @unchecked Sendable {
    /// The picture's rectangle, in pixels; without end of a colour.
    public let extent: CGRect
    let content: Content

    enum Content {
        case picture(CGImage)
        case color(CIColor)
        case nothing
    }

    init(_ content: Content, _ extent: CGRect) { (self.content, self.extent) = (content, extent) }

    public convenience init(cgImage image: CGImage) {
        self.init(.picture(image), CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
    /// A colour without end.
    public convenience init(color: CIColor) { self.init(.color(color), .infinite) }
    open class func empty() -> CIImage { CIImage(.nothing, .null) }

    public var cgImage: CGImage? { if case .picture(let image) = content { image } else { nil } }

    /// Returns the part of the image that is in the rectangle.
    open func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect).integral
        guard !part.isNull, !part.isEmpty else { return .empty() }
        switch content {
        case .color: return CIImage(content, part)
        case .nothing: return self
        case .picture(let image):
            let rows = CGRect(x: part.minX - extent.minX, y: extent.maxY - part.maxY, width: part.width, height: part.height)
            return image.cropping(to: rows).map { CIImage(.picture($0), part) } ?? .empty()
        }
    }

    /// The picture through a transform; a picture of more than 64 million pixels comes back empty.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard case .picture(let image) = content else { return CIImage(content, extent.isInfinite ? extent : extent.applying(matrix)) }
        let place = extent.applying(matrix)
        if matrix.a == 1, matrix.d == 1, matrix.b == 0, matrix.c == 0 { return CIImage(content, place) }
        let area = place.integral
        guard let context = CIContext.bitmap(area) else { return .empty() }
        // Whole pixels stay sharp, as those of a code do.
        context.interpolationQuality = matrix.b == 0 && matrix.c == 0 && matrix.a >= 2 ? .none : .default
        context.translateBy(x: -area.minX, y: -area.minY)
        context.concatenate(matrix)
        context.draw(image, in: extent)
        return context.makeImage().map { CIImage(.picture($0), area) } ?? .empty()
    }

    /// The picture as it is meant to be seen, where its pixels are stored in another way.
    /// - Parameter orientation: 1 to 8, as EXIF counts; any other leaves it as it is.
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        guard (2...8).contains(orientation), case .picture(let image) = content, let stored = image.bitmap else { return self }
        let width = stored.width, height = stored.height, isTurned = orientation > 4
        var pixels = Bitmap(width: isTurned ? height : width, height: isTurned ? width : height)
        guard pixels.pixels.count == stored.pixels.count else { return self }
        for row in 0..<pixels.height {
            for column in 0..<pixels.width {
                let (y, x) =
                    switch orientation {
                    case 2: (row, width - 1 - column)
                    case 3: (height - 1 - row, width - 1 - column)
                    case 4: (height - 1 - row, column)
                    case 5: (column, row)
                    case 6: (height - 1 - column, row)
                    case 7: (height - 1 - column, width - 1 - row)
                    default: (column, width - 1 - row)
                    }
                let from = (y * width + x) * 4, to = (row * pixels.width + column) * 4
                for part in 0..<4 { pixels.pixels[to + part] = stored.pixels[from + part] }
            }
        }
        return CIImage(.picture(CGImage(pixels)), CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
    }

    /// The picture as it is meant to be seen.
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        oriented(forExifOrientation: Int32(orientation.rawValue))
    }

    /// The picture over another.
    open func composited(over dest: CIImage) -> CIImage {
        let area = extent.isInfinite ? dest.extent : dest.extent.isInfinite ? extent : extent.union(dest.extent)
        guard let context = CIContext.bitmap(area.integral) else { return .empty() }
        for image in [dest, self] { image.draw(in: context, from: area.integral) }
        return context.makeImage().map { CIImage(.picture($0), area.integral) } ?? .empty()
    }

    /// Applies a filter; returns the picture itself where the filter makes nothing.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }
    open func clampedToExtent() -> CIImage { self }
    /// Returns the image itself: one that is enlarged at least twofold, and not turned, has sharp pixels anyway.
    open func samplingNearest() -> CIImage { self }

    func draw(in context: CGContext, from area: CGRect) {
        context.saveGState()
        context.translateBy(x: -area.minX, y: -area.minY)
        switch content {
        case .picture(let image): context.draw(image, in: extent)
        case .color(let color):
            context.setFillColor(CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
            context.fill(extent.isInfinite ? area : extent)
        case .nothing: break
        }
        context.restoreGState()
    }
}

/// An option of a context; none changes what a context makes here.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// Pixels, as a context writes them.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let RGBA8 = CIFormat(rawValue: 24)
    public static let BGRA8 = CIFormat(rawValue: 22)
    public static let ARGB8 = CIFormat(rawValue: 23)
    public static let RGBA16 = CIFormat(rawValue: 26)
    public static let RGBAh = CIFormat(rawValue: 31)
    public static let RGBAf = CIFormat(rawValue: 34)
}

/// Makes pixels of pictures.
open class CIContext: NSObject, @unchecked Sendable {
    public init(options: [CIContextOption: Any]? = nil) {}
    public override init() {}

    /// The part of a picture; nil where it is empty, without end or has more than 64 million pixels.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let area = fromRect.integral
        guard let context = Self.bitmap(area) else { return nil }
        if case .picture = image.content { context.interpolationQuality = .none }
        image.draw(in: context, from: area)
        return context.makeImage()
    }

    /// The part of a picture; pixels have one format and one colour space here, whatever is asked for.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// The same; it is made at once.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Writes the pixels of a part; a format other than `RGBA8`, or rows that are too short, writes nothing.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard format == .RGBA8, let pixels = createCGImage(image, from: bounds)?.bitmap, rowBytes >= pixels.width * 4 else { return }
        for row in 0..<pixels.height {
            pixels.pixels.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                (data + row * rowBytes).copyMemory(from: base + row * pixels.width * 4, byteCount: pixels.width * 4)
            }
        }
    }
    open func clearCaches() {}

    static func bitmap(_ area: CGRect) -> CGContext? {
        guard area.width >= 1, area.height >= 1, area.width * area.height <= 64_000_000 else { return nil }
        return CGContext(
            data: nil, width: Int(area.width), height: Int(area.height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
}
