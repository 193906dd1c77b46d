import Foundation
import Testing

@testable import VitrineDrawing

@Suite("What is kept for the next picture") struct KeptDrawingTests {
    private static let disc = Sample.disc(4, 4, 32)

    private func tile(_ clip: CGRect, dash: [Double]) -> DisplayList {
        var layer = Layer(items: [
            .fill(
                Path(CGRect(x: 0, y: 0, width: 60, height: 60)),
                .linear(stops: Sample.stops, start: .zero, end: CGPoint(x: 60, y: 60)), .nonZero),
            .stroke(Self.disc, .color(Sample.red), Stroke(width: 3, dash: dash)),
        ])
        layer.clip = Clip(Path(roundedRect: clip, cornerRadius: 12))
        return .page(60, 60, [.layer(layer)])
    }

    /// Clips, strokes and colours of gradients are kept: what they are kept for must be all that they depend on.
    @Test func `a picture is the same whatever was drawn before it`() {
        let lists = [CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 6.5, y: 2, width: 40, height: 50)].flatMap { clip in
            [[], [4, 3], [4, 2]].map { tile(clip, dash: $0) }
        }
        let rasterizer = Rasterizer.forTests()
        for _ in 0..<2 {
            for list in lists {
                for scale in [1.0, 2, 3] {
                    #expect(rasterizer.draw(list, scale: scale) == Rasterizer.forTests().draw(list, scale: scale))
                }
            }
        }
    }

    @Test func `more clips, strokes and gradients than are kept are drawn as well`() {
        let rasterizer = Rasterizer.forTests()
        let first = tile(CGRect(x: 0, y: 0, width: 60, height: 60), dash: [4, 3])
        let expected = rasterizer.draw(first, scale: 1)
        for index in 0..<400 {
            var list = tile(CGRect(x: Double(index) / 100, y: 0, width: 50, height: 60), dash: [1 + Double(index) / 100, 0.2])
            let stops = [GradientStop(color: Sample.red, location: Double(index) / 400), GradientStop(color: Sample.blue, location: 1)]
            list.items.append(.fill(Self.disc, .linear(stops: stops, start: .zero, end: CGPoint(x: 0, y: 60)), .nonZero))
            _ = rasterizer.draw(list, scale: 8)
        }
        #expect(rasterizer.draw(first, scale: 1) == expected)
    }
}
