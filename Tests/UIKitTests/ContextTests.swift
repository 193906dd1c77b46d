import CoreGraphics
import Testing
import UIKit

@Suite("A graphics context") struct ContextTests {
    private func draw(_ size: CGFloat = 8, _ body: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: .one).image { body($0.cgContext) }
    }

    @Test("of a bitmap has its origin bottom left, and an image in it stands upright") func bitmap() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 8, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(try #require(Sample.halves().cgImage), in: CGRect(x: 0, y: 0, width: 8, height: 4))
        let image = UIImage(cgImage: try #require(context.makeImage()))
        #expect(image.pixel(0, 0) == white)
        context.setFillColor(UIColor.black.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
        #expect(UIImage(cgImage: try #require(context.makeImage())).pixel(0, 3) == [0, 0, 0, 255])
    }

    @Test("writes into the caller's memory, as the mean colour of a picture is found") func memory() throws {
        var bytes = [UInt8](repeating: 0, count: 4)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.draw(try #require(Sample.halves(width: 8, height: 8).cgImage), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(bytes[3] == 255)
        #expect(abs(Int(bytes[0]) - 136) < 12 && abs(Int(bytes[2]) - 136) < 12, "\(bytes)")
    }

    @Test("lays pixels out as its information says") func layouts() throws {
        var bytes = [UInt8](repeating: 0, count: 4)
        try bytes.withUnsafeMutableBytes { memory in
            let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
            context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(bytes == [0, 128, 255, 255])
        #expect(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(
            CGContext(
                data: nil, width: 1 << 20, height: 1 << 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(
            CGContext(
                data: nil, width: 0, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue) == nil)
    }

    @Test("clips, moves and goes back to what was saved") func states() {
        let image = draw { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 8))
            context.translateBy(x: 2, y: 0)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.restoreGState()
            context.fill(CGRect(x: 7, y: 0, width: 1, height: 8))
        }
        #expect([0, 2, 3, 4, 7].map { image.pixel($0, 4) } == [clear, red, red, clear, [0, 0, 0, 255]])
    }

    @Test("keeps a path where it is when the coordinates change") func pathStays() {
        let image = draw { context in
            context.move(to: CGPoint(x: 0, y: 0))
            context.addLine(to: CGPoint(x: 4, y: 0))
            context.addLine(to: CGPoint(x: 4, y: 4))
            context.addLine(to: CGPoint(x: 0, y: 4))
            context.closePath()
            context.translateBy(x: 4, y: 4)
            context.setFillColor(UIColor.red.cgColor)
            context.fillPath()
        }
        #expect(image.pixel(1, 1) == red)
        #expect(image.pixel(6, 6) == clear)
    }

    @Test("draws gradients between their ends and, where asked, beyond") func gradients() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
        func image(_ options: CGGradientDrawingOptions) -> UIImage {
            draw(16) {
                $0.drawLinearGradient(gradient, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 12, y: 0), options: options)
            }
        }
        #expect(image([]).pixel(1, 8) == clear)
        #expect(image([]).pixel(14, 8) == clear)
        let whole = image([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(whole.pixel(1, 8) == red)
        #expect(whole.pixel(14, 8) == blue)
        let middle = whole.pixel(8, 8)
        #expect(abs(Int(middle[0]) - Int(middle[2])) < 40)
        let radial = draw(16) {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 8, y: 8), startRadius: 0, endCenter: CGPoint(x: 8, y: 8), endRadius: 6, options: [])
        }
        #expect(radial.pixel(8, 8)[0] > 200)
        #expect(radial.pixel(0, 0) == clear)
    }

    @Test(
        "mixes as the blend mode says",
        arguments: [
            (CGBlendMode.clear, clear), (.copy, [0, 0, 128, 128]), (.destinationOut, [127, 0, 0, 127]), (.destinationIn, [128, 0, 0, 128]),
            (.multiply, [127, 0, 0, 255]), (.destinationOver, red),
        ])
    func blending(_ mode: CGBlendMode, expected: [UInt8]) {
        let image = draw { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.setBlendMode(mode)
            context.setFillColor(UIColor.blue.withAlphaComponent(0.5).cgColor)
            context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        }
        #expect(zip(image.pixel(4, 4), expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(image.pixel(4, 4))")
        #expect(image.pixel(0, 0) == red)
    }

    @Test("tints a picture by drawing it into the colour, the old way") func tinting() {
        let heart = UIImage(systemName: "heart.fill")
        let size = heart?.size ?? .zero
        let image = UIGraphicsImageRenderer(size: size, format: .one).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            heart?.draw(in: CGRect(origin: .zero, size: size), blendMode: .destinationIn, alpha: 1)
        }
        #expect(image.pixel(Int(size.width / 2), Int(size.height / 2)) == red)
        #expect(image.pixel(0, Int(size.height) - 1) == clear)
    }

    @Test("fades a transparency layer as one") func layers() {
        let image = draw { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
            context.endTransparencyLayer()
        }
        #expect(image.pixel(1, 1) == image.pixel(6, 6))
        #expect(image.pixel(1, 1)[3] == 128)
    }

    @Test("lets only what a mask leaves through") func mask() throws {
        let mask = draw { context in context.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
        let image = draw { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8), mask: mask.cgImage!)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(image.pixel(4, 4) == red)
        #expect(image.pixel(0, 0) == clear)
    }

    @Test("casts shadows as far as asked, whatever is scaled") func shadows() {
        let image = draw(16) { context in
            context.scaleBy(x: 2, y: 2)
            context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: UIColor.blue.cgColor)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
        }
        #expect(image.pixel(4, 4) == red)
        #expect(image.pixel(12, 4) == blue)
        #expect(image.pixel(15, 4) == clear)
    }

    @Test("draws a layer as often as it likes, as fine as itself") func layer() throws {
        let image = draw { context in
            guard let layer = CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil), let own = layer.context else {
                Issue.record("no layer")
                return
            }
            #expect(layer.size == CGSize(width: 2, height: 2) && CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
            own.setFillColor(UIColor.black.cgColor)
            own.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.draw(layer, at: CGPoint(x: 1, y: 1))
            context.draw(layer, in: CGRect(x: 4, y: 4, width: 4, height: 4))
        }
        #expect(image.pixel(1, 1) == [0, 0, 0, 255] && image.pixel(2, 2) == [0, 0, 0, 255] && image.pixel(3, 3)[3] == 0)
        #expect(image.pixel(4, 4) == [0, 0, 0, 255] && image.pixel(7, 7) == [0, 0, 0, 255] && image.pixel(0, 0)[3] == 0)
    }
}

@Suite("A path of UIKit or Core Graphics") struct PathTests {
    @Test("is the same drawn the other way round") func reversing() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 4)
        let back = path.reversing()
        #expect(abs(back.bounds.width - path.bounds.width) < 1e-9)
        #expect(back.contains(CGPoint(x: 10, y: 5)))
        #expect(!back.contains(CGPoint(x: 0.2, y: 0.2)))
        // Appended to its own outline it cuts a hole, as the winding is opposite.
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        ring.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).reversing())
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
        #expect(ring.contains(CGPoint(x: 2, y: 2)))
    }

    @Test("goes clockwise as seen where UIKit's arc says so") func clockwise() {
        let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(quarter.bounds.minY >= -0.001 && quarter.bounds.maxY > 9.99)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rest.bounds.minY < -9.99)
    }

    @Test("tells its parts in order") func elements() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(scaleX: 2, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 3, y: 0))
        path.closeSubpath()
        var types: [CGPathElementType] = [], first = CGPoint.zero
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type == .moveToPoint { first = element.pointee.points[0] }
        }
        #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
        #expect(first == CGPoint(x: 2, y: 2))
        #expect(path.boundingBox.minY == 0)
        #expect(path.boundingBoxOfPath.minY > 0)
    }

    @Test("of a line has an outline") func outline() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        let outline = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.contains(CGPoint(x: 5, y: 1.5)))
        #expect(!outline.contains(CGPoint(x: 5, y: 2.5)))
    }
}

@Suite("Drawing without measure") struct HostileDrawingTests {
    private let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e300, .greatestFiniteMagnitude]

    @Test("neither traps nor hangs") func numbersThatAreNone() {
        let image = Sample.halves()
        for a in numbers {
            for b in numbers {
                let size = CGSize(width: a, height: b)
                let rect = CGRect(x: a, y: b, width: b, height: a)
                #expect(
                    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: .one).image { context in
                        let cg = context.cgContext
                        cg.setLineWidth(a)
                        cg.setLineDash(phase: a, lengths: [b, a])
                        cg.setShadow(offset: size, blur: a)
                        cg.setAlpha(b)
                        image.draw(in: rect)
                        image.drawAsPattern(in: rect)
                        if let picture = image.cgImage { cg.draw(picture, in: rect, byTiling: true) }
                        cg.saveGState()
                        cg.clip(to: rect)
                        cg.scaleBy(x: a, y: b)
                        cg.rotate(by: b)
                        UIBezierPath(roundedRect: rect, cornerRadius: a).fill()
                        UIBezierPath(arcCenter: rect.origin, radius: a, startAngle: b, endAngle: a, clockwise: true).stroke()
                        ("x" as NSString).draw(in: rect, withAttributes: [.font: UIFont.systemFont(ofSize: a), .kern: b])
                        cg.restoreGState()
                    }.size == CGSize(width: 8, height: 8))
                _ = image.preparingThumbnail(of: size)
                _ = image.cgImage?.cropping(to: rect)
                _ = ("x" as NSString).boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
            }
        }
    }

    @Test("in a context without room is drawn nowhere") func huge() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1e9, height: 1e9)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect((image.cgImage?.width ?? 0) <= 16_384)
    }
}
