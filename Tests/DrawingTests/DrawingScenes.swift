import Foundation

@testable import VitrineDrawing

/// Small pages that together hold every kind of display item, 200 × 80 points each, for whoever draws the same list in two ways.
struct DrawingScene: Sendable, CustomStringConvertible {
    let name: String
    let list: DisplayList
    var description: String { name }

    static let size = CGSize(width: 200, height: 80)

    init(_ name: String, _ items: [DisplayItem], images: [ImageKey: EncodedImage] = [:]) {
        self.name = name
        list = .page(Self.size.width, Self.size.height, items, images: images)
    }

    static let all: [DrawingScene] =
        [
            fills, strokes, dashes, linear, radial, angular, clips, masks, groups, shadows, blurs, images, tiles, texts, effects,
            transforms,
        ] + blends

    static func layer(_ items: [DisplayItem], _ change: (inout Layer) -> Void) -> DisplayItem {
        var layer = Layer(items: items)
        change(&layer)
        return .layer(layer)
    }

    static func box(_ column: Int, row: Int = 0, _ side: Double = 32) -> CGRect {
        CGRect(x: 4 + Double(column) * 40, y: 4 + Double(row) * 38, width: side, height: side)
    }

    static let faded = [
        GradientStop(color: Sample.red, location: 0), GradientStop(color: RGBA(0.1, 0.3, 0.9, 0), location: 1),
    ]
    static let shifted = [
        GradientStop(color: Sample.red, location: -0.5), GradientStop(color: Sample.yellow, location: 0.4),
        GradientStop(color: Sample.green, location: 0.4), GradientStop(color: RGBA(0, 0, 1, 0.3), location: 1.5),
    ]

    static let fills: DrawingScene = {
        var ring = Path(ellipseIn: box(0))
        ring.addPath(Path(ellipseIn: box(0).insetBy(dx: 8, dy: 8)))
        let star = Path { path in
            path.addLines((0..<5).map { CGPoint(x: 16 + 15 * sin(Double($0) * 4 * .pi / 5), y: 16 - 15 * cos(Double($0) * 4 * .pi / 5)) })
            path.closeSubpath()
        }
        return DrawingScene(
            "fills",
            [
                .fill(ring, .color(Sample.red), .evenOdd), .fill(ring.offsetBy(dx: 40, dy: 0), .color(Sample.blue), .nonZero),
                .fill(star.offsetBy(dx: 84, dy: 4), .color(Sample.green), .evenOdd),
                .fill(star.offsetBy(dx: 124, dy: 4), .color(RGBA(0.2, 0.7, 0.3, 0.5)), .nonZero),
                .fill(Path(box(4).insetBy(dx: 0.25, dy: 3.4)), .color(Sample.yellow), .nonZero),
                .fill(Path(roundedRect: box(0, row: 1), cornerRadius: 9), .color(Sample.red), .nonZero),
                .fill(Path(roundedRect: box(1, row: 1), cornerRadius: 9, style: .circular), .color(Sample.blue), .nonZero),
                .fill(
                    Path(roundedRect: box(2, row: 1), cornerRadii: .init(topLeading: 16, bottomTrailing: 12)), .color(Sample.green),
                    .nonZero),
                .fill(
                    Path { path in
                        path.move(to: CGPoint(x: 124, y: 74))
                        path.addQuadCurve(to: CGPoint(x: 156, y: 74), control: CGPoint(x: 140, y: 30))
                        path.closeSubpath()
                    }, .color(.black), .nonZero),
                .fill(Path(roundedRect: CGRect(x: 164, y: 46, width: 32, height: 20), cornerRadius: 10), .color(Sample.red), .nonZero),
            ])
    }()

    static let zigzag = Path {
        $0.addLines([CGPoint(x: 6, y: 30), CGPoint(x: 16, y: 8), CGPoint(x: 26, y: 30), CGPoint(x: 34, y: 22)])
    }

    static let strokes: DrawingScene = {
        let styles = [
            Stroke(width: 6), Stroke(width: 6, cap: .round, join: .round), Stroke(width: 6, cap: .square, join: .bevel),
            Stroke(width: 5, miterLimit: 1.5), Stroke(width: 0.75),
        ]
        let lines = styles.enumerated().map {
            DisplayItem.stroke(zigzag.offsetBy(dx: Double($0.offset) * 38, dy: 0), .color(Sample.blue), $0.element)
        }
        return DrawingScene(
            "strokes",
            lines + [
                .stroke(Path(box(0, row: 1).insetBy(dx: 4, dy: 4)), .color(Sample.red), Stroke(width: 5)),
                .stroke(Path(ellipseIn: box(1, row: 1).insetBy(dx: 4, dy: 4)), .color(Sample.green), Stroke(width: 8)),
                .stroke(
                    Path(roundedRect: box(2, row: 1).insetBy(dx: 4, dy: 4), cornerRadius: 8),
                    .linear(stops: Sample.stops, start: CGPoint(x: 84, y: 0), end: CGPoint(x: 116, y: 0)), Stroke(width: 5, join: .round)),
                .stroke(
                    Path(ellipseIn: box(3, row: 1).insetBy(dx: 4, dy: 4)),
                    .angular(stops: Sample.stops, center: CGPoint(x: 140, y: 58), startAngle: -1, endAngle: 5), Stroke(width: 6)),
            ])
    }()

    static let dashes: DrawingScene = {
        let styles = [
            Stroke(width: 3, dash: [6, 4]), Stroke(width: 3, cap: .round, dash: [0, 6]), Stroke(width: 3, cap: .square, dash: [5, 7, 2]),
            Stroke(width: 3, dash: [9, 3], dashPhase: 5), Stroke(width: 3, cap: .round, dash: [8, 6], dashPhase: -3),
        ]
        let lines = styles.enumerated().map {
            DisplayItem.stroke(zigzag.offsetBy(dx: Double($0.offset) * 38, dy: 0), .color(Sample.blue), $0.element)
        }
        let rings = styles.enumerated().map {
            DisplayItem.stroke(
                Path(ellipseIn: box($0.offset, row: 1).insetBy(dx: 3, dy: 3)), .color(Sample.red), $0.element)
        }
        return DrawingScene("dashes", lines + rings)
    }()

    static func painted(_ name: String, _ paints: [(CGRect) -> Paint]) -> DrawingScene {
        DrawingScene(
            name,
            paints.enumerated().map { index, paint in
                let area = box(index % 5, row: index / 5)
                return .fill(Path(area), paint(area), .nonZero)
            })
    }

    static let linear = painted(
        "linear gradients",
        [
            { .linear(stops: Sample.stops, start: $0.origin, end: CGPoint(x: $0.maxX, y: $0.minY)) },
            { .linear(stops: Sample.stops, start: $0.origin, end: CGPoint(x: $0.maxX, y: $0.maxY)) },
            { .linear(stops: faded, start: $0.origin, end: CGPoint(x: $0.minX, y: $0.maxY)) },
            { .linear(stops: shifted, start: $0.origin, end: CGPoint(x: $0.maxX, y: $0.minY)) },
            { .linear(stops: Sample.stops, start: CGPoint(x: $0.midX, y: $0.midY), end: CGPoint(x: $0.midX, y: $0.midY)) },
            { .linear(stops: Sample.stops, start: CGPoint(x: $0.minX + 10, y: 0), end: CGPoint(x: $0.minX + 20, y: 0)) },
            {
                .linear(
                    stops: faded.reversed().enumerated().map { GradientStop(color: $1.color, location: Double($0)) }, start: $0.origin,
                    end: CGPoint(x: $0.maxX, y: 0))
            },
            { .linear(stops: [Sample.stops[1]], start: $0.origin, end: CGPoint(x: $0.maxX, y: 0)) },
        ])

    static let radial: DrawingScene = {
        func center(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
        let middle = CGPoint(x: 0.5, y: 0.5)
        return painted(
            "radial and elliptical gradients",
            [
                { .radial(stops: Sample.stops, center: center($0), startRadius: 0, endRadius: 16) },
                { .radial(stops: Sample.stops, center: center($0), startRadius: 6, endRadius: 16) },
                { .radial(stops: Sample.stops, center: center($0), startRadius: 16, endRadius: 4) },
                { .radial(stops: faded, center: $0.origin, startRadius: 0, endRadius: 40) },
                { .radial(stops: shifted, center: center($0), startRadius: 0, endRadius: 20) },
                { .elliptical(stops: Sample.stops, bounds: $0.insetBy(dx: 0, dy: 8), center: middle, startFraction: 0, endFraction: 0.5) },
                { .elliptical(stops: faded, bounds: $0, center: CGPoint(x: 0.2, y: 0.7), startFraction: 0.1, endFraction: 0.8) },
                { .elliptical(stops: shifted, bounds: $0.insetBy(dx: 6, dy: 0), center: middle, startFraction: 0.6, endFraction: 0.1) },
            ])
    }()

    static let angular: DrawingScene = {
        func center(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
        return painted(
            "angular gradients",
            [
                { .angular(stops: Sample.stops, center: center($0), startAngle: 0, endAngle: 2 * .pi) },
                { .angular(stops: Sample.stops, center: center($0), startAngle: 0, endAngle: .pi) },
                { .angular(stops: faded, center: center($0), startAngle: -.pi / 2, endAngle: 1.5 * .pi) },
                { .angular(stops: Sample.stops, center: $0.origin, startAngle: 0, endAngle: .pi / 2) },
                { .angular(stops: Sample.stops, center: center($0), startAngle: 2, endAngle: -3) },
            ])
    }()

    static let picture = checkerboard(64)
    /// The picture whose pixels are the page's at tiles of 16 points: the ways of scaling are not the matter here.
    static let small = checkerboard(32)

    static func checkerboard(_ side: Int) -> (key: ImageKey, image: EncodedImage) {
        let file = PNG.encode(Sample.checkerboard(side))
        // The checkerboard was just encoded by the writer under test, so it has a sound header.
        return (ImageKey(bytes: file), try! EncodedImage(bytes: file))
    }

    static func image(
        _ frame: CGRect, of key: ImageKey = picture.key, _ change: (inout ImageItem) -> Void = { _ in }
    ) -> DisplayItem {
        var item = ImageItem(key: key, frame: frame)
        change(&item)
        return .image(item)
    }

    static let images = DrawingScene(
        "images",
        [
            image(box(0)), image(CGRect(x: 44, y: 4, width: 32, height: 16)), image(box(2)) { $0.interpolation = .none },
            image(box(3)) { $0.tint = Sample.green },
            image(box(4)) {
                $0.source = ImageRegion(left: 8, top: 16, width: 32, height: 24)
                $0.interpolation = .none
            },
            layer([image(CGRect(x: -16, y: -16, width: 32, height: 32))]) {
                $0.transform = CGAffineTransform(translationX: 22, y: 60).rotated(by: 0.4).scaledBy(x: 0.8, y: 0.8)
            },
            layer([image(box(1, row: 1))]) {
                $0.clip = Clip(Path(ellipseIn: box(1, row: 1)))
                $0.opacity = 0.5
            },
            layer([image(CGRect(x: 0, y: 0, width: 32, height: 32))]) {
                $0.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 116, ty: 42)
            },
        ], images: [picture.key: picture.image])

    static let tiles = DrawingScene(
        "tiles",
        [
            image(box(0), of: small.key) { $0.tile = CGSize(width: 16, height: 16) },
            image(box(1), of: small.key) {
                $0.tile = CGSize(width: 20, height: 12)
                $0.source = ImageRegion(left: 0, top: 0, width: 20, height: 12)
                $0.interpolation = .none
            },
            image(box(2), of: small.key) {
                $0.tile = CGSize(width: 16, height: 16)
                $0.tint = Sample.red
            },
            .fill(Path(ellipseIn: box(3)), .image(small.key, origin: CGPoint(x: 126, y: 7), scale: 0.5), .nonZero),
            .stroke(
                Path(box(4).insetBy(dx: 5, dy: 5)), .image(small.key, origin: CGPoint(x: 0, y: 0), scale: 0.5), Stroke(width: 8)),
            layer([image(CGRect(x: -20, y: -14, width: 40, height: 28), of: small.key) { $0.tile = CGSize(width: 16, height: 16) }]) {
                $0.transform = CGAffineTransform(translationX: 30, y: 58).rotated(by: -0.3)
            },
        ], images: [small.key: small.image])

    /// Letters of Inter Bold, whose glyphs stand in the order of the alphabet's capitals; at whole and quarter pixels of 2× pages.
    static func glyphs(_ text: String, _ size: Double, _ origin: CGPoint, _ paint: Paint = .color(.black)) -> DisplayItem {
        let numbers = text.unicodeScalars.map { UInt32(2 + Int($0.value % 26) * 30) }
        let placed = numbers.enumerated().map { GlyphRun.Glyph(id: $1, x: Float((Double($0) * size * 0.75 * 4).rounded() / 4), y: 0) }
        return .glyphs(GlyphRun(face: FontFace(rawValue: 0), size: size, origin: origin, glyphs: placed, paint: paint, text: text))
    }

    static let texts = DrawingScene(
        "texts",
        [
            glyphs("Small words", 11, CGPoint(x: 4, y: 14)), glyphs("Larger", 22, CGPoint(x: 4, y: 40), .color(Sample.blue)),
            glyphs(
                "Run", 30, CGPoint(x: 110, y: 40),
                .linear(stops: Sample.stops, start: CGPoint(x: 110, y: 0), end: CGPoint(x: 180, y: 0))),
            glyphs(
                "Turn", 26, CGPoint(x: 110, y: 72),
                .angular(stops: Sample.stops, center: CGPoint(x: 150, y: 62), startAngle: 0, endAngle: 2 * .pi)),
            layer([glyphs("Lean", 18, .zero)]) { $0.transform = CGAffineTransform(translationX: 6, y: 60).rotated(by: 0.15) },
        ])
}
