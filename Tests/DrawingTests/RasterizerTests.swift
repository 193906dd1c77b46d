import Foundation
import Testing

@testable import VitrineDrawing

@Suite struct RasterizerTests {
    let rasterizer = Rasterizer.forTests()

    private func layer(_ items: [DisplayItem], _ change: (inout Layer) -> Void) -> DisplayItem {
        var layer = Layer(items: items)
        change(&layer)
        return .layer(layer)
    }

    @Test func `fills keep to their rule and their edges`() throws {
        var ring = Sample.disc(4, 4, 32)
        ring.addPath(Sample.disc(12, 12, 16))
        let list = DisplayList.page(
            120, 40,
            [
                .fill(ring, .color(Sample.red), .evenOdd), .fill(ring.offsetBy(dx: 36, dy: 0), .color(Sample.blue), .nonZero),
                .fill(Path(roundedRect: CGRect(x: 78, y: 4, width: 38, height: 32), cornerRadius: 10), .color(Sample.green), .nonZero),
            ])
        try PictureReference.expect(rasterizer.draw(list, scale: 2), matches: "fills")
    }

    @Test func `strokes have their caps, joins and dashes`() throws {
        let zigzag = Path { $0.addLines([CGPoint(x: 6, y: 34), CGPoint(x: 18, y: 8), CGPoint(x: 30, y: 34)]) }
        let styles = [
            Stroke(width: 6), Stroke(width: 6, cap: .round, join: .round), Stroke(width: 6, cap: .square, join: .bevel),
            Stroke(width: 2, cap: .round, dash: [5, 4]), Stroke(width: 4, cap: .round, dash: [0, 6]),
        ]
        let items = styles.enumerated().map { index, style in
            DisplayItem.stroke(zigzag.offsetBy(dx: Double(index) * 34, dy: 0), .color(Sample.blue), style)
        }
        let list = DisplayList.page(176, 44, items + [.stroke(Sample.disc(14, 14, 8), .color(Sample.red), Stroke(width: 2))])
        try PictureReference.expect(rasterizer.draw(list, scale: 2), matches: "strokes")
    }

    @Test func `dots along a curve are drawn, however short the dash`() {
        let dots = DisplayItem.stroke(Sample.disc(4, 4, 32), .color(Sample.blue), Stroke(width: 4, cap: .round, dash: [0, 8]))
        let bitmap = rasterizer.draw(.page(40, 40, [dots]), scale: 1)
        #expect(bitmap[36, 20] == [26, 77, 230, 255])
        for length in [1e-9, 1e-4, 1e-3, 0.01, 0.1] {
            for cap in [Stroke.Cap.butt, .round, .square] {
                let line = DisplayItem.stroke(Sample.disc(4, 4, 32), .color(Sample.blue), Stroke(width: 4, cap: cap, dash: [length, 3]))
                _ = rasterizer.draw(.page(40, 40, [line]), scale: 3)
            }
        }
    }

    @Test func `gradients run as their geometry says`() throws {
        let stops = Sample.stops
        func at(_ index: Int) -> CGRect { CGRect(x: 4 + Double(index) * 34, y: 4, width: 30, height: 30) }
        let paints: [Paint] = [
            .linear(stops: stops, start: CGPoint(x: 4, y: 4), end: CGPoint(x: 34, y: 34)),
            .linear(stops: stops, start: CGPoint(x: 0, y: 4), end: CGPoint(x: 0, y: 34)),
            .radial(stops: stops, center: CGPoint(x: at(2).midX, y: 19), startRadius: 4, endRadius: 15),
            .angular(stops: stops, center: CGPoint(x: at(3).midX, y: 19), startAngle: 0, endAngle: 2 * .pi),
            .angular(stops: stops, center: CGPoint(x: at(4).midX, y: 19), startAngle: 0, endAngle: .pi),
            .elliptical(
                stops: stops, bounds: at(5).insetBy(dx: 0, dy: 6), center: CGPoint(x: 0.5, y: 0.5), startFraction: 0, endFraction: 0.5),
        ]
        let list = DisplayList.page(208, 38, paints.enumerated().map { .fill(Path(at($0.offset)), $0.element, .nonZero) })
        try PictureReference.expect(rasterizer.draw(list, scale: 2), matches: "gradients")
    }

    @Test func `clips, masks and groups cut and fade`() throws {
        let pair: [DisplayItem] = [
            .fill(Sample.disc(4, 4, 24), .color(Sample.red), .nonZero), .fill(Sample.disc(14, 10, 24), .color(Sample.blue), .nonZero),
        ]
        func moved(_ index: Int) -> CGAffineTransform { CGAffineTransform(translationX: Double(index) * 42, y: 0) }
        let list = DisplayList.page(
            210, 42,
            [
                layer(pair) { $0.clip = Clip(Path(roundedRect: CGRect(x: 6, y: 6, width: 28, height: 28), cornerRadius: 8)) },
                layer(pair) {
                    $0.opacity = 0.5
                    $0.transform = moved(1)
                },
                layer(pair) {
                    $0.mask = [
                        .fill(
                            Sample.square(0, 0, 42),
                            .linear(
                                stops: [GradientStop(color: .black, location: 0), GradientStop(color: .clear, location: 1)],
                                start: .zero, end: CGPoint(x: 42, y: 0)), .nonZero)
                    ]
                    $0.transform = moved(2)
                },
                layer(pair) {
                    $0.colorEffect = .desaturate(luminanceToAlpha: false)
                    $0.transform = moved(3)
                },
                layer(pair) {
                    $0.colorEffect = .tint(Sample.green)
                    $0.clip = Clip(Sample.square(4.5, 4.5, 30))
                    $0.transform = moved(4)
                },
            ])
        try PictureReference.expect(rasterizer.draw(list, scale: 2), matches: "layers")
    }

    @Test func `shadows and blurs spread by their radius`() throws {
        let square: [DisplayItem] = [.fill(Sample.square(12, 12, 24), .color(Sample.yellow), .nonZero)]
        func moved(_ index: Int) -> CGAffineTransform { CGAffineTransform(translationX: Double(index) * 48, y: 0) }
        let list = DisplayList.page(
            192, 48,
            [
                layer(square) { $0.shadow = Shadow(color: RGBA(0, 0, 0, 0.6), radius: 6, x: 0, y: 3) },
                layer(square) {
                    $0.shadow = Shadow(color: Sample.blue, radius: 0, x: 4, y: 4)
                    $0.opacity = 0.6
                    $0.transform = moved(1)
                },
                layer(square) {
                    $0.blur = 3
                    $0.transform = moved(2)
                },
                layer(square) {
                    $0.blur = 3
                    $0.clip = Clip(Sample.square(12, 12, 24))
                    $0.shadow = Shadow(color: .black, radius: 4)
                    $0.transform = moved(3)
                },
            ])
        let first = rasterizer.draw(list, scale: 2)
        try PictureReference.expect(first, matches: "shadows")
        #expect(rasterizer.draw(list, scale: 2) == first, "a shadow from the cache is the same")
    }

    @Test func `what was blurred once is not blurred again, in this picture's next draw or in another with the same layer`() {
        var blurred = Layer(items: [.fill(Sample.square(-10, 12, 24), .color(Sample.yellow), .nonZero)])
        blurred.blur = 3
        blurred.clip = Clip(Sample.square(0, 0, 40))
        var shadowed = Layer(items: [.fill(Sample.square(12, 12, 24), .color(Sample.blue), .nonZero)])
        shadowed.shadow = Shadow(color: .black, radius: 4, y: 2)
        var faded = shadowed
        faded.opacity = 0.5
        faded.blur = 1
        let list = DisplayList.page(48, 48, [.layer(blurred), .layer(shadowed), .layer(faded)])
        let first = rasterizer.draw(list, scale: 2)
        let misses = rasterizer.effects.misses
        #expect(misses == 4)
        #expect(rasterizer.draw(list, scale: 2) == first)
        // A later entry: something else beside it, and the same blur in another strength of colour.
        blurred.opacity = 0.7
        let next = DisplayList.page(48, 48, [.fill(Sample.disc(30, 30, 9), .color(Sample.red), .nonZero), .layer(blurred), .layer(faded)])
        let fromCache = rasterizer.draw(next, scale: 2)
        #expect(rasterizer.effects.misses == misses)
        #expect(fromCache == Rasterizer.forTests().draw(next, scale: 2))
        _ = rasterizer.draw(next, scale: 3)
        #expect(rasterizer.effects.misses > misses)
    }

    @Test func `a blur that the page cuts off is not taken for the whole one`() {
        var layer = Layer(items: [.fill(Sample.disc(10, 10, 60), .color(Sample.red), .nonZero)])
        layer.blur = 4
        layer.shadow = Shadow(color: .black, radius: 6, x: 3, y: 3)
        let small = DisplayList.page(30, 30, [.layer(layer)]), large = DisplayList.page(90, 90, [.layer(layer)])
        _ = rasterizer.draw(small, scale: 1)
        #expect(rasterizer.draw(large, scale: 1) == Rasterizer.forTests().draw(large, scale: 1))
        #expect(rasterizer.draw(small, scale: 1) == Rasterizer.forTests().draw(small, scale: 1))
    }

    @Test func `blend modes follow the W3C formulas`() throws {
        var items: [DisplayItem] = []
        for (index, mode) in BlendMode.allCases.enumerated() {
            let (x, y) = (Double(index % 11) * 20, Double(index / 11) * 20)
            items.append(.fill(Sample.square(x + 2, y + 2, 12), .color(Sample.yellow), .nonZero))
            items.append(layer([.fill(Sample.disc(x + 6, y + 6, 12), .color(RGBA(0.2, 0.4, 0.9, 0.8)), .nonZero)]) { $0.blend = mode })
        }
        try PictureReference.expect(rasterizer.draw(.page(220, 42, items), scale: 2), matches: "blends")
    }

    @Test func `bitmaps are scaled, turned, tinted and tiled`() throws {
        let file = PNG.encode(Sample.checkerboard())
        let key = ImageKey(bytes: file)
        func item(_ x: Double, _ change: (inout ImageItem) -> Void = { _ in }) -> DisplayItem {
            var item = ImageItem(key: key, frame: CGRect(x: x, y: 4, width: 32, height: 32))
            change(&item)
            return .image(item)
        }
        let list = DisplayList.page(
            200, 40,
            [
                item(4), item(44) { $0.interpolation = .none },
                layer([item(84)]) {
                    $0.transform = CGAffineTransform(translationX: 100, y: 20).rotated(by: 0.5).translatedBy(x: -100, y: -20)
                },
                item(124) { $0.tint = Sample.green },
                .fill(Sample.disc(164, 4, 32), .image(key, origin: CGPoint(x: 164, y: 4), scale: 0.25), .nonZero),
            ], images: [key: try EncodedImage(bytes: file)])
        try PictureReference.expect(rasterizer.draw(list, scale: 2), matches: "bitmaps")
    }

    @Test func `parts of bitmaps are cut out, repeated and mixed as asked`() throws {
        let file = PNG.encode(Sample.checkerboard())
        let key = ImageKey(bytes: file)
        func item(_ x: Double, _ change: (inout ImageItem) -> Void) -> DisplayItem {
            var item = ImageItem(key: key, frame: CGRect(x: x, y: 4, width: 36, height: 32))
            change(&item)
            return .image(item)
        }
        let corner = ImageRegion(left: 0, top: 0, width: 24, height: 16)
        let list = DisplayList.page(
            288, 40,
            [
                item(4) { $0.source = corner },
                item(44) {
                    $0.source = corner
                    $0.interpolation = .none
                },
                item(84) { $0.tile = CGSize(width: 16, height: 16) },
                item(124) {
                    $0.source = corner
                    $0.tile = CGSize(width: 10.3, height: 32)
                },
                item(164) {
                    $0.tile = CGSize(width: 12, height: 12)
                    $0.tint = Sample.green
                },
                layer([item(204) { $0.tile = CGSize(width: 16, height: 16) }]) {
                    $0.transform = CGAffineTransform(translationX: 222, y: 20).rotated(by: 0.4).translatedBy(x: -222, y: -20)
                },
                item(252) {
                    $0.source = ImageRegion(left: 60, top: 60, width: 90, height: 90)
                    $0.interpolation = .low
                },
                item(4) { $0.source = ImageRegion(left: 64, top: 0, width: 9, height: 9) },
            ], images: [key: try EncodedImage(bytes: file)])
        try PictureReference.expect(rasterizer.draw(list, scale: 2), matches: "slices")
    }

    @Test func `colours go through a matrix`() {
        func shown(_ color: RGBA, _ matrix: ColorMatrix) -> [UInt8] {
            let item = layer([.fill(Sample.square(0, 0, 4), .color(color), .nonZero)]) { $0.colorEffect = .matrix(matrix) }
            return rasterizer.draw(DisplayList(size: CGSize(width: 4, height: 4), items: [item]), scale: 1)[1, 1]
        }
        let orange = RGBA(1, 0.6, 0.2)
        #expect(shown(orange, ColorMatrix()) == [255, 153, 51, 255])
        #expect(shown(orange, .invert) == [0, 102, 204, 255])
        #expect(shown(orange, .brightness(0.2)) == [255, 204, 102, 255])
        #expect(shown(orange, .contrast(0)) == [128, 128, 128, 255])
        #expect(shown(orange, .multiply(RGBA(0.5, 1, 0, 0.5))) == [64, 77, 0, 128])
        // Rec. 709: 0.2126 + 0.6 × 0.7152 + 0.2 × 0.0722 = 0.656.
        #expect(shown(orange, .saturation(0)) == [167, 167, 167, 255])
        #expect(shown(RGBA(1, 0, 0), .hueRotation(2 * .pi / 3)) == [0, 113, 0, 255])
        #expect(shown(RGBA(1, 0.6, 0.2, 0.5), .invert) == [0, 51, 102, 128])
        let mad = ColorMatrix.Row(.nan, .infinity, -1e30, constant: 1e30)
        #expect(shown(orange, ColorMatrix(red: mad, green: mad, blue: mad)).count == 4)
    }

    @Test func `glyphs are drawn at quarter pixels, turned and large`() throws {
        func run(_ size: Double, _ x: Double, _ y: Double) -> DisplayItem {
            let glyphs = (0..<6).map { (number: Int) -> GlyphRun.Glyph in
                GlyphRun.Glyph(id: UInt32(2 + number * 30), x: Float(number) * Float(size) * 0.81, y: 0)
            }
            return .glyphs(
                GlyphRun(
                    face: FontFace(rawValue: 0), size: size, origin: CGPoint(x: x, y: y), glyphs: glyphs, paint: .color(.black), text: ""))
        }
        let list = DisplayList.page(
            160, 60,
            [
                run(11, 4, 14), run(17, 4, 34), layer([run(11, 90, 30)]) { $0.transform = CGAffineTransform(rotationAngle: 0.12) },
                run(24, 4, 58),
            ])
        try PictureReference.expect(rasterizer.draw(list, scale: 2), matches: "glyphs")
    }

    @Test func `a face or bitmap that is missing draws nothing`() {
        let run = GlyphRun(
            face: FontFace(rawValue: 9), size: 12, origin: CGPoint(x: 2, y: 12), glyphs: [GlyphRun.Glyph(id: 5, x: 0, y: 0)],
            paint: .color(.black), text: "x")
        var missing = run
        missing.face = FontFace(rawValue: 0)
        missing.glyphs = [GlyphRun.Glyph(id: 4_000_000, x: 0, y: 0)]
        let image = ImageItem(key: ImageKey(rawValue: 1), frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let list = DisplayList(size: CGSize(width: 20, height: 20), items: [.glyphs(run), .glyphs(missing), .image(image)])
        #expect(rasterizer.draw(list, scale: 1).pixels.allSatisfy { $0 == 0 })
    }

    @Test func `a point is as many pixels as the scale says`() {
        let bitmap = rasterizer.draw(DisplayList(size: CGSize(width: 33.4, height: 10)), scale: 3, background: Sample.red)
        #expect(bitmap.width == 100 && bitmap.height == 30)
        #expect(bitmap[99, 29] == [230, 51, 51, 255])
        #expect(bitmap[100, 0] == [0, 0, 0, 0])
    }
}
