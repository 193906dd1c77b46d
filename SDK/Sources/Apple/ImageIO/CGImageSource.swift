import Foundation
import VitrineCoreGraphics
import VitrineDrawing

// What a source can be asked for.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

// What a source says of a picture.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The key stands for the name of a picture's colour profile, which no source says here.
nonisolated(unsafe) public let kCGImagePropertyProfileName: CFString = "ProfileName"
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"

// What a source says of files of one format. None of it is read here: a picture that moves shows its first.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
nonisolated(unsafe) public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
nonisolated(unsafe) public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
nonisolated(unsafe) public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
nonisolated(unsafe) public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
nonisolated(unsafe) public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
nonisolated(unsafe) public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
nonisolated(unsafe) public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
nonisolated(unsafe) public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
nonisolated(unsafe) public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
nonisolated(unsafe) public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"

/// Whether a source has all of its file.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// An image file, of which only the header has been read. As Apple's, one whose file comes in parts is used by one thread at a time.
public final class CGImageSource: @unchecked Sendable {
    /// The image; nil for bytes that are none known here.
    private(set) var image: EncodedImage?
    /// Pixels of a picture that is too large to be decoded: its size can be asked for all the same.
    private(set) var tooLarge: (width: Int, height: Int)?
    /// Whether all of its file has come.
    private(set) var isComplete: Bool

    init(_ data: Data, isComplete: Bool = true) {
        self.isComplete = isComplete
        read(data)
    }

    /// All that has come of a file so far.
    func update(_ data: Data, isComplete: Bool) {
        self.isComplete = isComplete
        read(data)
    }

    private func read(_ data: Data) {
        do {
            image = try EncodedImage(bytes: [UInt8](data))
            tooLarge = nil
        } catch ImageError.tooLarge(let width, let height) {
            image = nil
            tooLarge = (width, height)
        } catch {
            image = nil
            tooLarge = nil
        }
    }

    /// The picture, turned as its file says. An animated WebP shows its first picture.
    var picture: CGImage? { image.map { CGImage($0) } }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(Data(referencing: data))
}

/// Makes a source of a file; nil when it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    url.path.flatMap { FileManager.default.contents(atPath: $0) }.map { CGImageSource($0) }
}

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource(Data(referencing: $0)) }
}

/// A source whose file comes in parts. It has a picture as soon as the file can be decoded, which most can when they are whole.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data(), isComplete: false) }

/// Gives a source all that has come of its file so far; `final` says that nothing more comes.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
    source.update(Data(referencing: data), isComplete: final)
}

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// A uniform type identifier, e.g. `public.png`.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    guard let image = source.image else { return nil }
    switch image.format {
    case .png: return "public.png"
    case .jpeg: return "public.jpeg"
    case .webp: return "org.webmproject.webp"
    }
}

public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
    guard source.isComplete else { return .statusIncomplete }
    return source.image == nil ? .statusUnknownType : .statusComplete
}
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus { CGImageSourceGetStatus(source) }

public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    source.image.map { [kCGImagePropertyFileSize: $0.bytes.count] as NSDictionary }
}

/// The picture's size as it is seen (a turned one is turned already, so its orientation is 1).
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard let image = source.image, index == 0 else {
        guard let (width, height) = source.tooLarge, index == 0 else { return nil }
        return [kCGImagePropertyPixelWidth: width, kCGImagePropertyPixelHeight: height] as NSDictionary
    }
    return [
        kCGImagePropertyPixelWidth: image.pixelWidth, kCGImagePropertyPixelHeight: image.pixelHeight, kCGImagePropertyOrientation: 1,
        kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
        kCGImagePropertyHasAlpha: image.format != .jpeg,
    ] as NSDictionary
}

public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? source.picture : nil
}

/// The picture no larger than `kCGImageSourceThumbnailMaxPixelSize` along its longer side; nil when it cannot be decoded.
public func CGImageSourceCreateThumbnailAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard index == 0, let picture = source.picture else { return nil }
    let asked = options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber
    guard let longest = asked?.doubleValue, longest.isFinite, longest >= 1 else { return picture.bitmap == nil ? nil : picture }
    return picture.shrunk(longestSide: longest)
}
