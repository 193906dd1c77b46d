import Foundation
import Testing

@testable import VitrineDrawing

/// Compares pictures with the PNGs in Resources. `VITRINE_RECORD=1` writes them anew; look at each before keeping it.
enum PictureReference {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    static func expect(_ bitmap: Bitmap, matches name: String, location: SourceLocation = #_sourceLocation) throws {
        let stored = folder.appendingPathComponent("Resources/\(name).png")
        if ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil {
            try Data(PNG.encode(bitmap, compression: .compact)).write(to: stored)
            return
        }
        let expected = try Bitmap(decoding: [UInt8](Data(contentsOf: stored)))
        // What is stored is not premultiplied, so the picture takes the same way before they are compared.
        let difference = PixelDiff(expected: expected, actual: try Bitmap(decoding: PNG.encode(bitmap)))
        guard !difference.isEqual else { return }
        let failures = folder.deletingLastPathComponent().appendingPathComponent("Failures")
        try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
        try Data(PNG.encode(bitmap)).write(to: failures.appendingPathComponent("\(name).png"))
        try Data(PNG.encode(difference.picture)).write(to: failures.appendingPathComponent("\(name).diff.png"))
        Issue.record(
            "\(name): \(difference.differingPixels) pixels differ, by up to \(difference.largestDifference); see Tests/Failures",
            sourceLocation: location)
    }
}

extension DisplayList {
    /// A list over white, the usual ground of the tests' pictures.
    static func page(_ width: Double, _ height: Double, _ items: [DisplayItem], images: [ImageKey: EncodedImage] = [:]) -> DisplayList {
        let size = CGSize(width: width, height: height)
        return DisplayList(
            size: size, items: [.fill(Path(CGRect(origin: .zero, size: size)), .color(.white), .nonZero)] + items, images: images)
    }
}

extension Rasterizer {
    /// One whose only face is Inter Bold.
    static func forTests() -> Rasterizer {
        Rasterizer { $0.rawValue == 0 ? FontFile(path: "/usr/share/fonts/opentype/inter/Inter-Bold.otf") : nil }
    }
}

/// Colours and shapes that the tests' pictures share.
enum Sample {
    static let red = RGBA(0.9, 0.2, 0.2), blue = RGBA(0.1, 0.3, 0.9), green = RGBA(0.2, 0.7, 0.3), yellow = RGBA(1, 0.85, 0.2)
    static let stops = [
        GradientStop(color: red, location: 0), GradientStop(color: yellow, location: 0.5), GradientStop(color: blue, location: 1),
    ]

    static func square(_ x: Double, _ y: Double, _ side: Double) -> Path { Path(CGRect(x: x, y: y, width: side, height: side)) }
    static func disc(_ x: Double, _ y: Double, _ side: Double) -> Path { Path(ellipseIn: CGRect(x: x, y: y, width: side, height: side)) }

    /// 8 × 8 squares in two colours, half of them half transparent.
    static func checkerboard(_ side: Int = 64) -> Bitmap {
        var bitmap = Bitmap(width: side, height: side)
        for y in 0..<side {
            for x in 0..<side {
                let dark = (x * 8 / side + y * 8 / side).isMultiple(of: 2)
                let out = (y * side + x) * 4
                bitmap.pixels.replaceSubrange(out..<out + 4, with: dark ? [200, UInt8(x * 255 / side), 40, 255] : [0, 60, 100, 128])
            }
        }
        return bitmap
    }

    /// Something of everything, 120 × 60.
    static var everything: DisplayList {
        var card = Layer(items: [.fill(square(5, 5, 40), .linear(stops: stops, start: .zero, end: CGPoint(x: 50, y: 50)), .nonZero)])
        card.clip = Clip(Path(roundedRect: CGRect(x: 5, y: 5, width: 40, height: 40), cornerRadius: 10))
        card.shadow = Shadow(color: RGBA(0, 0, 0, 0.5), radius: 4, y: 2)
        var group = Layer(items: [.fill(disc(50, 5, 25), .color(red), .nonZero), .fill(disc(62, 5, 25), .color(blue), .nonZero)])
        group.opacity = 0.5
        group.mask = [.fill(square(50, 5, 30), .color(.black), .nonZero)]
        var turned = Layer(items: [
            .fill(square(90, 10, 20), .angular(stops: stops, center: CGPoint(x: 100, y: 20), startAngle: 0, endAngle: 6), .evenOdd)
        ])
        turned.transform = CGAffineTransform(rotationAngle: 0.1)
        turned.blend = .multiply
        turned.colorEffect = .desaturate(luminanceToAlpha: false)
        var soft = Layer(items: [
            .fill(disc(50, 35, 20), .radial(stops: stops, center: CGPoint(x: 60, y: 45), startRadius: 0, endRadius: 10), .nonZero)
        ])
        soft.blur = 1.5
        let file = PNG.encode(checkerboard())
        let key = ImageKey(bytes: file)
        // The checkerboard was just encoded by the writer under test, so it has a sound header.
        let image = try! EncodedImage(bytes: file)
        return .page(
            120, 60,
            [
                .layer(card), .layer(group), .layer(turned), .layer(soft),
                .stroke(
                    Path { $0.addLines([CGPoint(x: 5, y: 50), CGPoint(x: 40, y: 55)]) }, .color(green),
                    Stroke(width: 2, cap: .round, dash: [4, 3])),
                .image(ImageItem(key: key, frame: CGRect(x: 80, y: 35, width: 16, height: 16))),
                .fill(square(100, 35, 16), .image(key, origin: CGPoint(x: 100, y: 35), scale: 0.125), .nonZero),
                .glyphs(
                    GlyphRun(
                        face: FontFace(rawValue: 0), size: 9, origin: CGPoint(x: 5, y: 58),
                        glyphs: [GlyphRun.Glyph(id: 2, x: 0, y: 0), GlyphRun.Glyph(id: 300, x: 8.3, y: 0)],
                        paint: .elliptical(
                            stops: stops, bounds: CGRect(x: 5, y: 50, width: 20, height: 10), center: CGPoint(x: 0.5, y: 0.5),
                            startFraction: 0, endFraction: 0.5),
                        text: "A<&\"é")),
            ], images: [key: image])
    }
}
