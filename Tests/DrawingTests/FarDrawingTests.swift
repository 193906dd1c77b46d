import Foundation
import Testing

@testable import VitrineDrawing

/// Tests what is drawn of shapes far larger than the picture, and that they cost no more than the picture.
@Suite struct FarDrawingTests {
    let rasterizer = Rasterizer.forTests()

    @Test func `a bitmap one pixel wide is drawn wide in bounded memory`() {
        let grid = PixelGrid(width: 1, height: 16_000, pixels: Array(repeating: 0xFF00_00FF, count: 16_000))
        let wide = Resampler.scale(grid, width: 16_000, height: 4)
        #expect(wide.width == 16_000 && wide.pixels.allSatisfy { $0 == 0xFF00_00FF })
    }

    @Test func `numbers beyond all bounds are drawn or dropped, never fatal`() {
        let wild: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e18, 1e9, 0, -5]
        for a in wild {
            for b in wild {
                let rect = CGRect(x: a, y: b, width: b, height: a)
                var layer = Layer(items: [
                    .fill(Path(ellipseIn: rect), .radial(stops: Sample.stops, center: rect.origin, startRadius: a, endRadius: b), .nonZero),
                    .stroke(
                        Path(rect), .linear(stops: Sample.stops, start: rect.origin, end: .zero),
                        Stroke(width: a, dash: [b, a], dashPhase: b)),
                ])
                layer.transform = CGAffineTransform(a: a, b: 0, c: b, d: 1, tx: b, ty: a)
                layer.shadow = Shadow(color: .black, radius: a, x: b, y: a)
                layer.blur = b
                layer.opacity = a
                let list = DisplayList(size: CGSize(width: 8, height: 8), items: [.layer(layer)])
                _ = rasterizer.draw(list, scale: 1)
                _ = rasterizer.draw(DisplayList(size: CGSize(width: min(a, 9), height: min(b, 9)), items: []), scale: 1)
            }
        }
    }

    private func coverage(_ path: Path, rule: FillRule = .nonZero) -> [UInt8] {
        let list = DisplayList(size: CGSize(width: 100, height: 100), items: [.fill(path, .color(Sample.red), rule)])
        let bitmap = rasterizer.draw(list, scale: 1)
        return (0..<10_000).map { bitmap.pixels[$0 * 4 + 3] }
    }

    private func polygon(_ points: [CGPoint]) -> Path {
        Path {
            $0.addLines(points)
            $0.closeSubpath()
        }
    }

    private func expect(_ far: [UInt8], equals near: [UInt8], within levels: Int = 1) {
        let furthest = zip(far, near).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(furthest <= levels)
        #expect(near.contains(0) && near.contains(255))
    }

    @Test(arguments: [0.0, 90, 180, 270])
    func `a corner far outside leaves in the picture what its two lines leave`(_ degrees: Double) {
        let turn = CGAffineTransform(translationX: 50, y: 50).rotated(by: degrees * .pi / 180).translatedBy(x: -50, y: -50)
        // Both have the same two rays from the middle; one ends 60 000 points away.
        let far = [CGPoint(x: 50, y: 40), CGPoint(x: -60_000, y: -11_960), CGPoint(x: -60_000, y: 12_070), CGPoint(x: 50, y: 60)]
        let near = [CGPoint(x: 50, y: 40), CGPoint(x: -200, y: -9.96), CGPoint(x: -200, y: 110.01), CGPoint(x: 50, y: 60)]
        expect(coverage(polygon(far.map { $0.applying(turn) })), equals: coverage(polygon(near.map { $0.applying(turn) })))
    }

    @Test func `a circle of 50 000 points is, in the picture, as straight as it should be`() {
        let radius = 50_000.0
        for center in [CGPoint(x: 40 - radius, y: 50), CGPoint(x: 60 + radius, y: 50), CGPoint(x: 50, y: 40 - radius)] {
            let disc = Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            let edge: CGRect =
                center.y == 50
                ? CGRect(x: center.x < 0 ? -9 : 60, y: -9, width: center.x < 0 ? 49 : 60, height: 120)
                : CGRect(x: -9, y: -9, width: 120, height: 49)
            // The disc's edge bends by a fortieth of a pixel in the picture.
            expect(
                coverage(disc),
                equals: coverage(
                    polygon([
                        edge.origin, CGPoint(x: edge.maxX, y: edge.minY), CGPoint(x: edge.maxX, y: edge.maxY),
                        CGPoint(x: edge.minX, y: edge.maxY),
                    ])), within: 8)
        }
    }

    @Test func `what encloses the picture fills it, and a hole in it stays one by either rule`() {
        var frame = Path(CGRect(x: -90_000, y: -90_000, width: 180_000, height: 180_000))
        frame.addPath(polygon([CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 70), CGPoint(x: 70, y: 70), CGPoint(x: 70, y: 30)]))
        for rule in [FillRule.evenOdd, .nonZero] {
            let drawn = coverage(frame, rule: rule)
            #expect(drawn[0] == 255 && drawn[9_999] == 255 && drawn[29 * 100 + 50] == 255)
            #expect(drawn[50 * 100 + 50] == 0 && drawn[30 * 100 + 30] == 0)
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `thousands of dashes, each far wider than the picture, end soon`() {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 900, y: 700)]) }
        let strokes = (0..<2).map { index in
            DisplayItem.stroke(
                line.offsetBy(dx: Double(index), dy: 0), .color(Sample.blue), Stroke(width: 150_000, dash: [0.06, 0.06]))
        }
        let bitmap = rasterizer.draw(DisplayList(size: CGSize(width: 1000, height: 800), items: strokes), scale: 1)
        #expect(bitmap.pixels.contains { $0 != 0 })
    }
}
