import Foundation
import Testing

@testable import VitrineDrawing

@Suite struct ProjectionTests {
    let rasterizer = Rasterizer.forTests()

    /// A square of 60 points in a page of 100, seen from `distance` points away, turned about its upright middle.
    private func turned(_ degrees: Double, from distance: Double) -> Projection {
        let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return Projection(CGAffineTransform(translationX: -50, y: -50)).concatenating(
            Projection(x: SIMD3(cosine, 0, 0), y: SIMD3(0, 1, 0), depth: SIMD3(sine / distance, 0, 1))
        ).concatenating(Projection(CGAffineTransform(translationX: 50, y: 50)))
    }

    private func list(_ projection: Projection?, _ change: (inout Layer) -> Void = { _ in }) -> DisplayList {
        var layer = Layer(items: [.fill(Path(CGRect(x: 20, y: 20, width: 60, height: 60)), .color(.black), .nonZero)])
        layer.projection = projection
        change(&layer)
        return DisplayList(size: CGSize(width: 100, height: 100), items: [.layer(layer)])
    }

    /// Points of a column that are covered.
    private func height(_ bitmap: Bitmap, at x: Double) -> Double {
        let column = Int(x * 2)
        return (0..<bitmap.height).reduce(0) { $0 + Double(bitmap[column, $1][3]) / 255 } / 2
    }

    @Test("picture.14: the side that turns away is seen smaller, the near one larger")
    func perspective() throws {
        let projection = turned(60, from: 100), bitmap = rasterizer.draw(list(projection), scale: 2)
        // At 30 points from the axis: 15 points across, 26 nearer or farther.
        let near = try #require(projection.seen(CGPoint(x: 20, y: 20))), far = try #require(projection.seen(CGPoint(x: 80, y: 20)))
        #expect(abs(near.x - (50 - 15 / (1 - 0.2598))) < 0.01 && abs(near.y - (50 - 30 / (1 - 0.2598))) < 0.01)
        #expect(abs(far.x - (50 + 15 / (1 + 0.2598))) < 0.01 && abs(far.y - (50 - 30 / (1 + 0.2598))) < 0.01)
        #expect(abs(height(bitmap, at: near.x + 1) - 80) < 3 && abs(height(bitmap, at: far.x - 1) - 48.5) < 3)
        #expect(height(bitmap, at: near.x - 1.5) == 0 && height(bitmap, at: far.x + 1.5) == 0)
    }

    @Test("picture.14: a projection without perspective draws what a plain transform draws")
    func flat() {
        let transform = CGAffineTransform(a: 0.8, b: 0.3, c: -0.2, d: 0.9, tx: 12, ty: -8)
        let plain = rasterizer.draw(list(nil) { $0.transform = transform }, scale: 2)
        let seen = rasterizer.draw(list(Projection(transform)), scale: 2)
        let worst = zip(plain.pixels, seen.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(worst <= 80)
        let mean = Double(zip(plain.pixels, seen.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(plain.pixels.count)
        #expect(mean < 0.5)
    }

    @Test("picture.14: opacity and blending of a layer hold for what is seen of it")
    func opacity() {
        let half = rasterizer.draw(list(turned(40, from: 100)) { $0.opacity = 0.5 }, scale: 1)
        #expect(abs(Int(half[50, 50][3]) - 128) <= 1)
    }

    @Test("what lies behind who looks is not drawn, and what is seen from its edge neither")
    func behind() {
        #expect(turned(90, from: 1e12).seen(CGPoint(x: 0, y: 0)) != nil)
        #expect(rasterizer.draw(list(turned(90, from: 100)), scale: 1).pixels.allSatisfy { $0 == 0 })
        // Seen from 10 points away all that is more than 11.5 to the left of the axis lies behind, and the right edge is seen at 54.
        let close = rasterizer.draw(list(turned(60, from: 10)), scale: 1)
        #expect(close[30, 50][3] == 255 && close[58, 50][3] == 0 && close[90, 50][3] == 0)
        for wild in [1e308, -1e308, 1e-300] {
            let projection = Projection(x: SIMD3(repeating: wild), y: SIMD3(wild, 1, wild), depth: SIMD3(wild, wild, 1))
            #expect(rasterizer.draw(list(projection), scale: 1).width == 100)
        }
    }

    @Test("a projection comes back as it was sent, and undone it is as if it were none")
    func wire() throws {
        let sent = list(turned(30, from: 200))
        #expect(try DisplayList(wireBytes: sent.wireBytes()) == sent)
        let there = turned(30, from: 200), back = try #require(there.inverted())
        let place = try #require(there.seen(CGPoint(x: 33, y: 71)).flatMap(back.seen))
        #expect(abs(place.x - 33) < 1e-9 && abs(place.y - 71) < 1e-9)
        #expect(throws: WireError.self) {
            try DisplayList(wireBytes: list(Projection(x: SIMD3(repeating: .nan), y: .zero, depth: .zero)).wireBytes())
        }
    }
}
