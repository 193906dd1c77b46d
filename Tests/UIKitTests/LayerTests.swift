import Foundation
import Testing
import UIKit

@Suite("Layers and Core Image") struct LayerTests {
    private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8]? {
        image?.cgImage.flatMap { image in
            var bytes = [UInt8](repeating: 0, count: 4)
            guard let part = image.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)),
                let context = CGContext(
                    data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return nil }
            context.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.flush()
            return bytes
        }
    }

    private func drawn(_ layer: CALayer) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image { layer.render(in: $0.cgContext) }
    }

    @Test("xcode.11: a layer draws its colour, its border and the layers in it") func render() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.backgroundColor = UIColor.red.cgColor
        (layer.borderWidth, layer.borderColor) = (2, UIColor.blue.cgColor)
        let dot = CAShapeLayer()
        dot.frame = CGRect(x: 10, y: 10, width: 6, height: 6)
        dot.path = CGPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6), transform: nil)
        dot.fillColor = UIColor.green.cgColor
        layer.addSublayer(dot)
        let hidden = CALayer()
        hidden.frame = layer.bounds
        (hidden.backgroundColor, hidden.isHidden) = (UIColor.white.cgColor, true)
        layer.addSublayer(hidden)
        let image = drawn(layer)
        #expect(pixel(image, 5, 5) == [255, 0, 0, 255] && pixel(image, 0, 10) == [0, 0, 255, 255])
        #expect(pixel(image, 12, 12) == [0, 255, 0, 255])
    }

    @Test("xcode.11: a gradient goes from its first colour to its last") func gradient() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 4, height: 40)
        layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        let image = drawn(layer)
        let top = try #require(pixel(image, 2, 1)), middle = try #require(pixel(image, 2, 20)), end = try #require(pixel(image, 2, 38))
        #expect(top[0] < 20 && (100...155).contains(middle[0]) && end[0] > 235)
    }

    @Test("xcode.11: a layer is in no layer that is in it") func tree() {
        let one = CALayer(), other = CALayer()
        one.addSublayer(other)
        other.addSublayer(one)
        #expect(one.sublayers == [other] && other.sublayers == nil && one.superlayer == nil)
    }

    @Test("xcode.11: matrices turn, join and are undone") func matrices() {
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let both = CATransform3DConcat(CATransform3DMakeTranslation(3, 4, 5), turn)
        let flat = CATransform3DGetAffineTransform(both)
        let moved = CGPoint(x: 1, y: 0).applying(flat)
        #expect(abs(moved.x + 4) < 1e-9 && abs(moved.y - 4) < 1e-9)
        let back = CATransform3DConcat(both, CATransform3DInvert(both))
        #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m41) < 1e-9 && abs(back.m43) < 1e-9)
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)) && !CATransform3DIsAffine(both))
    }

    @Test("xcode.11: the mean of a picture's colours is one pixel; an unknown filter makes nothing") func average() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
        let input = try #require(CIImage(image: image))
        let filter = try #require(
            CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: input, kCIInputExtentKey: CIVector(cgRect: input.extent)]))
        let output = try #require(filter.outputImage)
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext(options: [.workingColorSpace: NSNull()]).render(
            output, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        #expect((126...129).contains(bytes[0]) && bytes[1] == 0 && (126...129).contains(bytes[2]) && bytes[3] == 255)
        #expect(pixel(UIImage(ciImage: input.cropped(to: CGRect(x: 2, y: 0, width: 2, height: 2))), 0, 0) == [0, 0, 255, 255])
        #expect(pixel(UIImage(ciImage: input.applyingFilter("CIColorInvert")), 0, 0) == [0, 255, 255, 255])
        #expect(CIFilter(name: "CIKaleidoscope", parameters: [kCIInputImageKey: input])?.outputImage == nil && CIFilter(name: "x") == nil)
        #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
        // The filter is made by its function.
        let mean = CIFilter.areaAverage()
        mean.inputImage = input
        mean.extent = input.extent
        #expect(try pixel(UIImage(ciImage: #require(mean.outputImage)), 0, 0) == pixel(UIImage(ciImage: output), 0, 0))
        let code = CIFilter.qrCodeGenerator()
        code.message = Data("tide".utf8)
        #expect(code.message == Data("tide".utf8) && code.correctionLevel == "M" && code.outputImage?.extent.width == 23)
    }

    @Test("xcode.11: colours by a matrix, in one tone, and noise that is always the same") func colours() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { context in
            UIColor(red: 1, green: 0, blue: 0.2, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let input = try #require(CIImage(image: image))
        let matrix = CIFilter.colorMatrix()
        matrix.inputImage = input
        #expect(try pixel(UIImage(ciImage: #require(matrix.outputImage)), 0, 0) == [255, 0, 51, 255])
        matrix.gVector = CIVector(x: 1, y: 0, z: 0, w: 0)
        matrix.rVector = CIVector(x: 0, y: 1, z: 0, w: 0)
        #expect(try pixel(UIImage(ciImage: #require(matrix.outputImage)), 0, 0) == [0, 255, 51, 255])
        // The alpha too, by which the colours are multiplied.
        matrix.aVector = CIVector(x: 0, y: 0, z: 0, w: 0.2)
        #expect(try pixel(UIImage(ciImage: #require(matrix.outputImage)), 0, 0) == [0, 51, 10, 51])
        let tone = CIFilter.colorMonochrome()
        tone.inputImage = input
        tone.color = CIColor(red: 0, green: 0, blue: 1)
        #expect(try pixel(UIImage(ciImage: #require(tone.outputImage)), 0, 0) == [0, 0, 58, 255])
        let noise = try #require(CIFilter.randomGenerator().outputImage)
        let places = (0..<40).map { pixel(UIImage(ciImage: noise), $0, 3) }
        #expect(noise.extent.width == 512 && Set(places).count > 35)
    }

    @Test("xcode.11: a picture is turned as its file says, and runs over into another") func orientations() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        // Red at the left, blue at the right; the turn to the right brings red to the top.
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let input = try #require(CIImage(image: image)), turned = UIImage(ciImage: input.oriented(forExifOrientation: 6))
        #expect(turned.size == CGSize(width: 1, height: 2) && pixel(turned, 0, 0) == [255, 0, 0, 255])
        #expect(pixel(UIImage(ciImage: input.oriented(forExifOrientation: 8)), 0, 0) == [0, 0, 255, 255])
        #expect(pixel(UIImage(ciImage: input.oriented(forExifOrientation: 2)), 0, 0) == [0, 0, 255, 255])
        let filter = try #require(CIFilter(name: "CIDissolveTransition"))
        filter.setValue(input, forKey: kCIInputImageKey)
        filter.setValue(input.oriented(forExifOrientation: 3), forKey: kCIInputTargetImageKey)
        filter.setValue(0.5, forKey: kCIInputTimeKey)
        let output = try #require(filter.outputImage)
        let half = try #require(pixel(UIImage(ciImage: output), 0, 0))
        #expect((126...129).contains(half[0]) && (126...129).contains(half[2]) && half[3] == 255)
    }
}
