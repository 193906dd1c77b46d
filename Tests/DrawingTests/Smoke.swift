import Foundation
import Testing

@testable import Drawing

@Test func smoke() throws {
    let r = Rasterizer { _ in FontFile(path: "/usr/share/fonts/opentype/inter/Inter-Bold.otf") }
    let list = try smokeList()
    let bitmap = r.draw(list, scale: 3)
    let bytes = PNG.encode(bitmap)
    try Data(bytes).write(to: URL(fileURLWithPath: "/tmp/drawing-smoke.png"))
    let compact = PNG.encode(bitmap, compression: .compact)
    print(bytes.count, compact.count, bitmap.digest)
    #expect(try Bitmap(decoding: compact) == Bitmap(decoding: bytes))
    let again = try DisplayList(wireBytes: list.wireBytes())
    #expect(again == list)
    #expect(r.draw(again, scale: 3) == bitmap)
}

@Test func smokeSVG() throws {
    var list = DisplayList(size: CGSize(width: 100, height: 100))
    list.items = []
    try SVG.write(try smokeList(), fonts: { _ in FontFile(path: "/usr/share/fonts/opentype/inter/Inter-Bold.otf") }).write(
        toFile: "/tmp/drawing-smoke.svg", atomically: true, encoding: .utf8)
}

func smokeList() throws -> DisplayList {
    var list = DisplayList(size: CGSize(width: 338, height: 158))
    let full = CGRect(x: 0, y: 0, width: 338, height: 158)
    var card = Layer(items: [
        .fill(
            Path(CGRect(x: 20, y: 20, width: 120, height: 80)),
            .linear(
                stops: [GradientStop(color: RGBA(1, 0, 0), location: 0), GradientStop(color: RGBA(0, 0, 1), location: 1)],
                start: CGPoint(x: 20, y: 20), end: CGPoint(x: 140, y: 100)), .nonZero)
    ])
    card.clip = Clip(Path(roundedRect: CGRect(x: 20, y: 20, width: 120, height: 80), cornerRadius: 24))
    card.shadow = Shadow(color: RGBA(0, 0, 0, 0.5), radius: 8, x: 0, y: 4)
    var path = Path()
    path.addLines([CGPoint(x: 160, y: 100), CGPoint(x: 200, y: 30), CGPoint(x: 240, y: 90), CGPoint(x: 320, y: 40)])
    var group = Layer(items: [
        .fill(Path(ellipseIn: CGRect(x: 180, y: 80, width: 60, height: 60)), .color(RGBA(1, 0, 0)), .nonZero),
        .fill(Path(ellipseIn: CGRect(x: 210, y: 80, width: 60, height: 60)), .color(RGBA(0, 1, 0)), .nonZero),
    ])
    group.opacity = 0.5
    var blurred = Layer(items: [
        .fill(
            Path(ellipseIn: CGRect(x: 280, y: 90, width: 40, height: 40)),
            .angular(
                stops: [GradientStop(color: RGBA(1, 1, 0), location: 0), GradientStop(color: RGBA(0, 0, 1), location: 1)],
                center: CGPoint(x: 300, y: 110), startAngle: 0, endAngle: 6.28318), .nonZero)
    ])
    blurred.blur = 2
    var multiply = Layer(items: [
        .fill(
            Path(CGRect(x: 100, y: 60, width: 80, height: 60)),
            .radial(
                stops: [GradientStop(color: RGBA(1, 1, 0), location: 0), GradientStop(color: RGBA(0, 1, 1), location: 1)],
                center: CGPoint(x: 140, y: 90), startRadius: 0, endRadius: 50), .nonZero)
    ])
    multiply.blend = .multiply
    multiply.transform = CGAffineTransform(translationX: 140, y: 90).rotated(by: 0.3).translatedBy(x: -140, y: -90)
    list.items = [
        .layer(
            Layer(items: [
                .fill(Path(full), .color(.white), .nonZero), .layer(card),
                .stroke(path, .color(RGBA(0, 0.5, 0)), Stroke(width: 4, cap: .round, join: .round, dash: [12, 8])),
                .stroke(path.offsetBy(dx: 0, dy: -15), .color(RGBA(0, 0, 0.5)), Stroke(width: 2)),
                .layer(group), .layer(blurred), .layer(multiply),
                .glyphs(
                    GlyphRun(
                        face: FontFace(rawValue: 0), size: 20, origin: CGPoint(x: 10, y: 140),
                        glyphs: (0..<10).map { GlyphRun.Glyph(id: 2 + $0 * 30, x: Float($0) * 14.3, y: 0) }, paint: .color(.black), text: ""
                    )),
            ]))
    ]
    if case .layer(var outer) = list.items[0] {
        outer.clip = Clip(Path(roundedRect: full, cornerRadius: 22)); list.items[0] = .layer(outer)
    }
    return list
}
