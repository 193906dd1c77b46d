import Foundation
import VitrineCoreGraphics
import VitrineDrawing

nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// The property asks for a small copy of the picture in its file; it is not read here.
nonisolated(unsafe) public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
/// The property gives facts about the picture for its file; it is not read here, and none are written.
nonisolated(unsafe) public let kCGImageDestinationMetadata: CFString = "kCGImageDestinationMetadata"
/// The property asks to add given facts to those that the file has; it is not read here.
nonisolated(unsafe) public let kCGImageDestinationMergeMetadata: CFString = "kCGImageDestinationMergeMetadata"
/// The property says which way up the picture is, 1 to 8; it is not read here.
nonisolated(unsafe) public let kCGImageDestinationOrientation: CFString = "kCGImageDestinationOrientation"
/// The property says when the picture was last changed; it is not read here.
nonisolated(unsafe) public let kCGImageDestinationDateTime: CFString = "kCGImageDestinationDateTime"
/// The property asks for colours that look alike on other devices; it is not read here.
nonisolated(unsafe) public let kCGImageDestinationOptimizeColorForSharing: CFString = "kCGImageDestinationOptimizeColorForSharing"
nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"

/// The destination of a picture that is written as a PNG or JPEG file.
public final class CGImageDestination: @unchecked Sendable {
    enum Target {
        case data(NSMutableData)
        case file(URL)
    }
    let target: Target
    let isJPEG: Bool
    var image: CGImage?
    /// The quality of a JPEG, 0…1.
    var quality = 0.85

    /// Makes a destination; nil for types other than PNG and JPEG.
    init?(_ target: Target, type: CFString) {
        switch String(describing: type) {
        case "public.png": isJPEG = false
        case "public.jpeg", "public.jpg": isJPEG = true
        default: return nil
        }
        self.target = target
    }

    func add(_ image: CGImage, _ properties: CFDictionary?) {
        var image = image
        if let longest = (properties?.object(forKey: kCGImageDestinationImageMaxPixelSize) as? NSNumber)?.doubleValue, longest >= 1 {
            image = image.shrunk(longestSide: longest) ?? image
        }
        self.image = image
        set(properties)
    }

    func set(_ properties: CFDictionary?) {
        guard let asked = (properties?.object(forKey: kCGImageDestinationLossyCompressionQuality) as? NSNumber)?.doubleValue else { return }
        quality = asked.isNaN ? quality : min(max(asked, 0), 1)
    }

    func write() -> Bool {
        guard let bitmap = image?.bitmap else { return false }
        let jpeg = isJPEG ? try? JPEG.encode(bitmap, quality: max(Int((quality * 100).rounded()), 1)) : nil
        guard let bytes = isJPEG ? jpeg : PNG.encode(bitmap, compression: .compact) else { return false }
        switch target {
        case .data(let data):
            data.append(Data(bytes))
            return true
        case .file(let url): return (try? Data(bytes).write(to: url, options: .atomic)) != nil
        }
    }
}

/// Makes a destination in memory; nil for types other than PNG and JPEG, and for more than one picture.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { count == 1 ? CGImageDestination(.data(data), type: type) : nil }

/// Makes a destination in a file; nil for types other than PNG and JPEG, and for more than one picture.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { count == 1 ? CGImageDestination(.file(url as URL), type: type) : nil }

public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    destination.add(image, properties)
}

public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { if index == 0, let picture = source.picture { destination.add(picture, properties) } }

public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {
    destination.set(properties)
}

/// Writes the file; false when there is no picture, or it cannot be decoded or stored.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.write() }
