import ImageIO
import SwiftUI
import Testing
import UIKit

@Suite("A UIKit image") struct ImageTests {
    @Test("drawn by a renderer has its pixels, upright, at the scale asked for") func renderer() {
        let image = Sample.halves(scale: 2)
        #expect(image.size == CGSize(width: 8, height: 4))
        #expect(image.cgImage?.width == 16)
        #expect(image.pixel(0, 0) == white)
        #expect(image.pixel(0, 7) == red)
        #expect(image.pixel(15, 0) == blue)
    }

    @Test("whose file comes in parts is there when the file is whole, and says how far it is (xcode.11)") func parts() throws {
        let file = try #require(Sample.halves(scale: 2).pngData()), source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, file.prefix(20) as NSData, false)
        #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetStatus(source) == .statusIncomplete)
        CGImageSourceUpdateData(source, file as NSData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 16)
        CGImageSourceUpdateData(source, Data([1, 2, 3]) as NSData, true)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    }

    @Test("of several that are shown by turns is the first (xcode.11)") func turns() {
        let first = Sample.halves(scale: 2)
        #expect(UIImage.animatedImage(with: [first, UIImage()], duration: 2) === first)
        #expect(UIImage.animatedImage(with: [], duration: 2) == nil && first.imageRendererFormat.scale == 2)
    }

    @Test("begun the old way is the same") func oldContext() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2)).fill()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.scale == 2)
        #expect(image.pixel(0, 0) == red)
        #expect(image.pixel(0, 7) == clear)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: CGFloat.nan, height: -3), true, 0)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width == 1)
        UIGraphicsEndImageContext()
    }

    @Test("is resized as real widgets do it") func resized() {
        let target = CGSize(width: 4, height: 2)
        let image = Sample.halves(width: 80, height: 40)
        let small = UIGraphicsImageRenderer(size: target).image { _ in image.draw(in: CGRect(origin: .zero, size: target)) }
        #expect(small.size == target)
        #expect(small.scale == UIScreen.main.scale)
        #expect(small.pixel(1, 3) == red)
        #expect(small.pixel(11, 3) == blue)
    }

    @Test(
        "is seen as its orientation says",
        arguments: [
            (UIImage.Orientation.up, [1, 0]), (.down, [3, 2]), (.upMirrored, [0, 1]), (.downMirrored, [2, 3]),
        ])
    func orientation(_ orientation: UIImage.Orientation, corners: [Int]) throws {
        // Corners of the stored picture: 0 top right blue, 1 top left white, 2 bottom left red … asked by what stands top left and top right.
        let stored = try #require(Sample.halves().cgImage)
        let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
        let seen = UIGraphicsImageRenderer(size: image.size, format: .one).image { _ in image.draw(at: .zero) }
        let colors = [blue, white, red, blue]
        #expect(seen.pixel(0, 0) == colors[corners[0]])
        #expect(seen.pixel(7, 0) == colors[corners[1]])
    }

    @Test("lying on its side has its sides exchanged", arguments: [UIImage.Orientation.left, .right, .leftMirrored, .rightMirrored])
    func turned(_ orientation: UIImage.Orientation) throws {
        let image = UIImage(cgImage: try #require(Sample.halves().cgImage), scale: 1, orientation: orientation)
        #expect(image.size == CGSize(width: 4, height: 8))
        let seen = UIGraphicsImageRenderer(size: image.size, format: .one).image { _ in image.draw(at: .zero) }
        // Stored left is seen below where turned left, above where turned right; mirrored, the other way round across.
        let redIsOnTop = orientation == .right || orientation == .leftMirrored
        #expect(seen.pixel(1, redIsOnTop ? 0 : 7) == red)
        #expect(seen.pixel(1, redIsOnTop ? 7 : 0) == blue)
        let whiteIsLeft = orientation == .left || orientation == .leftMirrored
        #expect(seen.pixel(whiteIsLeft ? 0 : 3, redIsOnTop ? 0 : 7) == white)
    }

    @Test("of a symbol has the size its configuration asks for, and its tint") func symbol() throws {
        let small = try #require(UIImage(systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        let large = try #require(UIImage(systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        let bold = try #require(
            UIImage(systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)))
        #expect(small.isSymbolImage)
        #expect(abs(large.size.width - small.size.width * 2) < 1)
        // A heavier weight is larger, by less than two points here.
        #expect(bold.size.width > large.size.width && bold.size.width < large.size.width + 2)
        let tinted = small.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
        let middle = tinted.pixel(Int(tinted.size.width * 1.5), Int(tinted.size.height * 1.5))
        #expect(middle == [255, 59, 48, 255])
        #expect(UIImage(systemName: "no.such.symbol.anywhere") == nil)
    }

    @Test("in a tint keeps only its shape") func tint() {
        let image = Sample.halves().withTintColor(.green)
        #expect(image.pngData().flatMap { UIImage(data: $0) }?.pixel(0, 0) == [0, 255, 0, 255])
        #expect(image.renderingMode == .automatic)
        #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    }

    @Test("is written as PNG and JPEG and read again") func files() throws {
        let image = Sample.halves(width: 16, height: 16)
        let png = try #require(image.pngData().flatMap { UIImage(data: $0, scale: 2) })
        #expect(png.size == CGSize(width: 8, height: 8))
        #expect(png.pixel(0, 0) == white)
        let jpeg = try #require(image.jpegData(compressionQuality: 0.5))
        #expect(jpeg.starts(with: [0xFF, 0xD8]))
        #expect(UIImage(data: jpeg)?.size == image.size)
        #expect(UIImage(data: Data("nothing".utf8)) == nil)
    }

    @Test("is cut out of another") func cropped() throws {
        let cut = try #require(Sample.halves().cgImage?.cropping(to: CGRect(x: 3, y: 1, width: 2, height: 2)))
        let image = UIImage(cgImage: cut)
        #expect(image.size == CGSize(width: 2, height: 2))
        #expect(image.pixel(0, 0) == red)
        #expect(image.pixel(1, 0) == blue)
        #expect(Sample.halves().cgImage?.cropping(to: CGRect(x: 20, y: 0, width: 2, height: 2)) == nil)
    }

    @Test("has thumbnails no larger than itself") func thumbnails() async throws {
        let image = Sample.halves(width: 64, height: 32)
        #expect(image.preparingThumbnail(of: CGSize(width: 16, height: 8))?.size == CGSize(width: 16, height: 8))
        #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 640, height: 320))?.size == image.size)
        #expect(image.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 1)) == nil)
    }

    @Test("comes small out of a source, as articles on the memory limit say") func source() throws {
        let data = try #require(Sample.halves(width: 400, height: 200).jpegData(compressionQuality: 0.9))
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 100,
            ] as CFDictionary
        let source = try #require(CGImageSourceCreateWithData(data as CFData, [kCGImageSourceShouldCache: false] as CFDictionary))
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(small.width == 100 && small.height == 50)
        #expect(CGImageSourceGetType(source) == "public.jpeg")
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 400)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/no/file") as CFURL, nil) == nil)
    }

    @Test("is written by a destination") func destination() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try #require(Sample.halves().cgImage), nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(UIImage(data: data as Data)?.pixel(7, 3) == blue)
        #expect(CGImageDestinationCreateWithData(data, "public.heic" as CFString, 1, nil) == nil)
    }
}

extension UIGraphicsImageRendererFormat {
    /// A format of one pixel a point.
    static var one: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}

@Suite("A damaged image") struct DamagedImageTests {
    /// The header says a size; the pixels are missing.
    private var torn: Data { (Sample.halves(width: 64, height: 64).pngData() ?? Data()).prefix(60) + Data(repeating: 0, count: 40) }

    @Test("has a size and no pixels, and nothing that needs them") func nothing() throws {
        guard let image = UIImage(data: torn) else { return }
        #expect(image.size == CGSize(width: 64, height: 64))
        #expect(image.preparingThumbnail(of: CGSize(width: 8, height: 8)) == nil)
        #expect(image.preparingForDisplay() == nil)
        #expect(image.jpegData(compressionQuality: 1) == nil)
        #expect(image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 4, height: 4)) == nil)
        let source = try #require(CGImageSourceCreateWithData(torn as CFData, nil))
        let options = [kCGImageSourceThumbnailMaxPixelSize: 8] as CFDictionary
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options) == nil)
    }

    @Test("is told from a clear one") func clear() {
        let clear = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32), format: .one).image { _ in }
        #expect(clear.preparingThumbnail(of: CGSize(width: 8, height: 8))?.size == CGSize(width: 8, height: 8))
    }
}
