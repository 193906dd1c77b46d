@testable import Charts
import Foundation
import SwiftUI
import Testing

@Suite("Lines through points") struct CurveTests {
    private let points = [(0, 10), (10, 60), (20, 62), (30, 15), (40, 15), (55, 80), (60, 0)].map { CGPoint(x: $0.0, y: $0.1) }

    static let methods: [(String, InterpolationMethod)] = [
        ("linear", .linear), ("monotone", .monotone), ("catmullRom", .catmullRom), ("catmullRom uniform", .catmullRom(alpha: 0)),
        ("catmullRom chordal", .catmullRom(alpha: 1)), ("cardinal", .cardinal), ("cardinal tight", .cardinal(tension: 0.8)),
        ("stepStart", .stepStart), ("stepCenter", .stepCenter), ("stepEnd", .stepEnd),
    ]

    /// Points along the line, each segment in sixteenths.
    private func samples(_ curve: Curve) -> [CGPoint] {
        var result = [curve.start], from = curve.start
        for segment in curve.segments {
            for step in 1...16 {
                let t = CGFloat(step) / 16, u = 1 - t
                if let (a, b) = segment.controls {
                    func mix(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> CGFloat {
                        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
                    }
                    result.append(CGPoint(x: mix(from.x, a.x, b.x, segment.to.x), y: mix(from.y, a.y, b.y, segment.to.y)))
                } else {
                    result.append(CGPoint(x: from.x + (segment.to.x - from.x) * t, y: from.y + (segment.to.y - from.y) * t))
                }
            }
            from = segment.to
        }
        return result
    }

    @Test("every method goes through every point", arguments: methods)
    func through(name: String, method: InterpolationMethod) throws {
        let curve = try #require(Curve(through: points, method))
        let ends = [curve.start] + curve.segments.map(\.to)
        // A centred step passes each point on its way.
        if name == "stepCenter" {
            for point in points { #expect(samples(curve).contains { abs($0.x - point.x) < 1e-9 && abs($0.y - point.y) < 1e-9 }) }
        } else {
            for point in points { #expect(ends.contains(point)) }
        }
        #expect(curve.end == points[points.count - 1])
    }

    @Test("monotone never overshoots between two points")
    func monotone() throws {
        let curve = try #require(Curve(through: points, .monotone))
        let all = samples(curve)
        for (index, pair) in zip(points, points.dropFirst()).enumerated() {
            let low = min(pair.0.y, pair.1.y) - 1e-9, high = max(pair.0.y, pair.1.y) + 1e-9
            for sample in all[(index * 16)...(index * 16 + 16)] { #expect(sample.y >= low && sample.y <= high) }
        }
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.x <= $1.x + 1e-9 })
    }

    @Test("catmullRom does overshoot here, so the test above can fail")
    func overshoot() throws {
        let all = samples(try #require(Curve(through: points, .catmullRom)))
        #expect(all.contains { $0.y > 62.5 && $0.x < 30 } || all.contains { $0.y < 14.5 && $0.x > 25 && $0.x < 45 })
    }

    @Test("monotone on its side keeps x between its points")
    func sideways() throws {
        let turned = points.map { CGPoint(x: $0.y, y: $0.x) }
        let all = samples(try #require(Curve(through: turned, .monotone, vertical: true)))
        #expect(all.allSatisfy { $0.x >= -1e-9 && $0.x <= 80 + 1e-9 })
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.y <= $1.y + 1e-9 })
    }

    @Test("steps turn at the start, the middle or the end")
    func steps() throws {
        let two = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 5)]
        func corners(_ method: InterpolationMethod) throws -> [CGPoint] { try #require(Curve(through: two, method)).segments.map(\.to) }
        #expect(try corners(.stepStart) == [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        #expect(try corners(.stepCenter) == [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5), CGPoint(x: 10, y: 5)])
        #expect(try corners(.stepEnd) == [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5)])
    }

    @Test("a tension of 1 makes a cardinal line straight")
    func tension() throws {
        let curve = try #require(Curve(through: points, .cardinal(tension: 1)))
        for (from, segment) in zip([curve.start] + curve.segments.map(\.to), curve.segments) {
            #expect(segment.controls?.0 == from)
            #expect(segment.controls?.1 == segment.to)
        }
    }

    @Test("back from its end is the same line", arguments: methods)
    func reversed(name: String, method: InterpolationMethod) throws {
        let curve = try #require(Curve(through: points, method))
        var path = Path()
        path.move(to: curve.end)
        curve.appendReversed(to: &path)
        #expect(path.currentPoint == curve.start)
        let (there, back) = (curve.path.boundingRect, path.boundingRect)
        #expect(abs(there.minY - back.minY) < 1e-9 && abs(there.maxY - back.maxY) < 1e-9 && there.width == back.width)
    }

    @Test("no point, one point, the same point", arguments: methods)
    func few(name: String, method: InterpolationMethod) throws {
        #expect(Curve(through: [], method) == nil)
        #expect(try #require(Curve(through: [CGPoint(x: 1, y: 2)], method)).segments.isEmpty)
        let same = [CGPoint](repeating: CGPoint(x: 3, y: 3), count: 5)
        for segment in try #require(Curve(through: same, method)).segments {
            #expect(segment.to == same[0])
            if let (a, b) = segment.controls { #expect(a.x.isFinite && b.y.isFinite) }
        }
    }
}
