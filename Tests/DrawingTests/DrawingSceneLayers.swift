import Foundation

@testable import VitrineDrawing

/// Scenes of what is done to layers.
extension DrawingScene {
    static let pair: [DisplayItem] = [
        .fill(Sample.disc(4, 4, 24), .color(Sample.red), .nonZero), .fill(Sample.disc(14, 10, 24), .color(Sample.blue), .nonZero),
    ]
    static func moved(_ column: Int, row: Int = 0) -> CGAffineTransform {
        CGAffineTransform(translationX: Double(column) * 40, y: Double(row) * 38)
    }

    static let clips: DrawingScene = {
        var ring = Path(ellipseIn: CGRect(x: 4, y: 4, width: 32, height: 32))
        ring.addEllipse(in: CGRect(x: 12, y: 12, width: 16, height: 16))
        return DrawingScene(
            "clips",
            [
                layer(pair) { $0.clip = Clip(Path(roundedRect: CGRect(x: 6, y: 6, width: 28, height: 28), cornerRadius: 8)) },
                layer(pair) {
                    $0.clip = Clip(ring, rule: .evenOdd)
                    $0.transform = moved(1)
                },
                layer([layer(pair) { $0.clip = Clip(Sample.square(4.5, 4.5, 24)) }]) {
                    $0.clip = Clip(Sample.disc(8, 8, 28))
                    $0.transform = moved(2)
                },
                layer([layer(pair) { $0.clip = Clip(Sample.square(8, 8, 20)) }]) {
                    $0.transform = moved(3).translatedBy(x: 20, y: 20).rotated(by: 0.5).translatedBy(x: -20, y: -20)
                },
                // What blends in a clip meets what lies under the clip.
                .fill(Path(box(4, row: 0)), .color(Sample.yellow), .nonZero),
                layer([layer([.fill(Sample.disc(4, 4, 30), .color(Sample.blue), .nonZero)]) { $0.blend = .multiply }]) {
                    $0.clip = Clip(Sample.square(10, 10, 20))
                    $0.transform = moved(4)
                },
            ])
    }()

    static let masks: DrawingScene = {
        func fade(_ end: CGPoint) -> DisplayItem {
            .fill(
                Sample.square(0, 0, 42),
                .linear(stops: [.init(color: .black, location: 0), .init(color: .clear, location: 1)], start: .zero, end: end), .nonZero)
        }
        return DrawingScene(
            "masks",
            [
                layer(pair) { $0.mask = [fade(CGPoint(x: 40, y: 0))] },
                layer(pair) {
                    $0.mask = [.fill(Sample.disc(10, 6, 20), .color(RGBA(1, 1, 1, 0.6)), .nonZero)]
                    $0.transform = moved(1)
                },
                layer(pair) {
                    $0.mask = []
                    $0.transform = moved(2)
                },
                layer(pair) {
                    $0.mask = [layer([.fill(Sample.disc(8, 8, 20), .color(.black), .nonZero)]) { $0.blur = 3 }]
                    $0.clip = Clip(Sample.square(6, 6, 24))
                    $0.transform = moved(3)
                },
                layer(pair) {
                    $0.mask = [glyphs("B", 34, CGPoint(x: 6, y: 34))]
                    $0.opacity = 0.7
                    $0.transform = moved(4)
                },
            ])
    }()

    static let groups = DrawingScene(
        "opacity groups",
        [
            .fill(Path(CGRect(x: 0, y: 14, width: 200, height: 12)), .color(Sample.green), .nonZero),
            layer(pair) { $0.opacity = 0.5 },
            layer([pair[0]]) {
                $0.opacity = 0.5
                $0.transform = moved(1)
            },
            layer([layer(pair) { $0.opacity = 0.5 }, .fill(Sample.square(24, 2, 10), .color(.black), .nonZero)]) {
                $0.opacity = 0.6
                $0.transform = moved(2)
            },
            layer([layer([pair[1]]) { $0.blend = .screen }]) {
                $0.opacity = 0.9
                $0.transform = moved(3)
            },
            layer(pair) {
                $0.opacity = 0
                $0.transform = moved(4)
            },
        ])

    static let shadows: DrawingScene = {
        let square: [DisplayItem] = [.fill(Sample.square(10, 8, 20), .color(Sample.yellow), .nonZero)]
        return DrawingScene(
            "shadows",
            [
                layer(square) { $0.shadow = Shadow(color: RGBA(0, 0, 0, 0.6), radius: 6, x: 0, y: 3) },
                layer(square) {
                    $0.shadow = Shadow(color: Sample.blue, radius: 0, x: 4, y: 4)
                    $0.opacity = 0.6
                    $0.transform = moved(1)
                },
                layer(pair) {
                    $0.shadow = Shadow(color: .black, radius: 4)
                    $0.clip = Clip(Sample.square(8, 8, 20))
                    $0.transform = moved(2)
                },
                layer(square) {
                    $0.shadow = Shadow(color: .black, radius: 10, x: 2, y: 2)
                    $0.transform = moved(3).scaledBy(x: 0.75, y: 0.75)
                },
                layer([.stroke(Sample.disc(10, 8, 20), .color(Sample.red), Stroke(width: 3))]) {
                    $0.shadow = Shadow(color: RGBA(0, 0, 0, 0.8), radius: 3, x: 1, y: 1)
                    $0.transform = moved(4)
                },
                // What blends inside meets its own layer only.
                layer(square + [layer([.fill(Sample.disc(16, 14, 20), .color(Sample.blue), .nonZero)]) { $0.blend = .multiply }]) {
                    $0.shadow = Shadow(color: RGBA(1, 0, 0, 0.8), radius: 4, y: 2)
                    $0.transform = moved(2, row: 1)
                },
                // A shadow of a text, and one whose page cuts it.
                layer([glyphs("Ag", 26, CGPoint(x: 6, y: 68))]) { $0.shadow = Shadow(color: Sample.red, radius: 5, y: 2) },
                layer([.fill(Sample.square(180, 60, 30), .color(Sample.green), .nonZero)]) {
                    $0.shadow = Shadow(color: .black, radius: 12)
                },
            ])
    }()

    static let blurs: DrawingScene = {
        func blurred(_ radius: Double, _ column: Int, row: Int = 0, _ change: (inout Layer) -> Void = { _ in }) -> DisplayItem {
            layer(pair) {
                $0.blur = radius
                $0.transform = moved(column, row: row)
                change(&$0)
            }
        }
        return DrawingScene(
            "blurs",
            [
                blurred(1, 0), blurred(3, 1), blurred(8, 2), blurred(3, 3) { $0.clip = Clip(Sample.square(8, 8, 22)) },
                blurred(2, 4) { $0.mask = [.fill(Sample.square(0, 0, 20), .color(.black), .nonZero)] },
                blurred(2, 0, row: 1) { $0.transform = $0.transform.scaledBy(x: 0.5, y: 1) },
                blurred(2, 1, row: 1) { $0.shadow = Shadow(color: .black, radius: 3, y: 3) },
            ])
    }()

    static let effects = DrawingScene(
        "colour effects",
        [
            layer(pair) {
                $0.colorEffect = .tint(Sample.green)
                $0.accentGroup = .accent
            },
            layer(pair) {
                $0.colorEffect = .desaturate(luminanceToAlpha: false)
                $0.transform = moved(1)
            },
            .fill(Path(box(2)), .color(.black), .nonZero),
            layer(pair) {
                $0.colorEffect = .desaturate(luminanceToAlpha: true)
                $0.transform = moved(2)
            },
            layer(pair) {
                $0.colorEffect = .matrix(.hueRotation(1.2))
                $0.transform = moved(3)
            },
            layer(pair) {
                $0.colorEffect = .matrix(.invert)
                $0.opacity = 0.8
                $0.transform = moved(4)
            },
        ])

    static let transforms: DrawingScene = {
        let shape: [DisplayItem] = [
            .fill(
                Path(roundedRect: CGRect(x: -12, y: -12, width: 24, height: 24), cornerRadius: 6),
                .linear(stops: Sample.stops, start: CGPoint(x: -12, y: -12), end: CGPoint(x: 12, y: 12)), .nonZero),
            .stroke(Sample.square(-8, -8, 16), .color(.black), Stroke(width: 2)),
        ]
        func at(_ column: Int, _ transform: CGAffineTransform) -> DisplayItem {
            layer(shape) { $0.transform = transform.concatenating(CGAffineTransform(translationX: 20 + Double(column) * 40, y: 22)) }
        }
        return DrawingScene(
            "transforms",
            [
                at(0, .identity), at(1, CGAffineTransform(rotationAngle: 0.6)), at(2, CGAffineTransform(scaleX: 1.3, y: 0.5)),
                at(3, CGAffineTransform(a: 1, b: 0.3, c: -0.5, d: 1, tx: 0, ty: 0)), at(4, CGAffineTransform(scaleX: -1, y: 1)),
                layer([layer(shape) { $0.transform = CGAffineTransform(rotationAngle: 0.4) }]) {
                    $0.transform = CGAffineTransform(translationX: 30, y: 60).scaledBy(x: 1.6, y: 0.6)
                },
            ])
    }()

    /// One for each mode: over a plain colour, over nothing but the page, half transparent, and inside a group.
    static let blends: [DrawingScene] = BlendMode.allCases.map { mode in
        func blended(_ column: Int, _ color: RGBA) -> DisplayItem {
            layer([.fill(Sample.disc(12, 10, 26), .color(color), .nonZero)]) {
                $0.blend = mode
                $0.transform = moved(column)
            }
        }
        func ground(_ column: Int) -> DisplayItem { .fill(Path(box(column, 24)), .color(Sample.yellow), .nonZero) }
        let grey: [DisplayItem] = [.fill(Sample.square(4, 4, 24), .color(RGBA(0.4, 0.5, 0.7)), .nonZero)]
        return DrawingScene(
            "blend \(mode)",
            [
                ground(0), blended(0, RGBA(0.2, 0.4, 0.9)), ground(1), blended(1, RGBA(0.2, 0.4, 0.9, 0.6)),
                layer(grey + [layer([.fill(Sample.disc(12, 10, 24), .color(Sample.red), .nonZero)]) { $0.blend = mode }]) {
                    $0.transform = moved(2)
                    $0.opacity = 0.95
                },
                layer(grey + [layer([.fill(Sample.disc(12, 10, 24), .color(Sample.green), .nonZero)]) { $0.blend = mode }]) {
                    $0.transform = moved(3)
                    $0.clip = Clip(Sample.square(6, 6, 24))
                },
            ])
    }
}
