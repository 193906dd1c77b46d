import Foundation
import Testing

@testable import VitrineDrawing

@Suite struct PathTests {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `a curve's bounds are those of its line, not of its controls`() {
        let path = Path {
            $0.move(to: .zero)
            $0.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        }
        #expect(abs(path.boundingRect.height - 7.5) < 1e-9)
        #expect(path.controlBox.height == 10)
        #expect(Path().boundingRect.isNull)
    }

    @Test func `an ellipse fills its rectangle`() {
        let box = Path(ellipseIn: CGRect(x: 2, y: 3, width: 20, height: 10)).boundingRect
        #expect(abs(box.minX - 2) < 1e-9 && abs(box.maxX - 22) < 1e-9 && abs(box.minY - 3) < 1e-9 && abs(box.maxY - 13) < 1e-9)
    }

    @Test func `a low view with large corners is a pill`() {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 40)
        for style in [RoundedCornerStyle.circular, .continuous] {
            let pill = Path(roundedRect: rect, cornerRadius: 100, style: style)
            #expect(pill.elements == Path(roundedRect: rect, cornerRadius: 20, style: style).elements)
            #expect(pill.contains(CGPoint(x: 30, y: 1)))
        }
        // Corners that were said to be wider than high stay so.
        let flat = Path(roundedRect: rect, cornerSize: CGSize(width: 60, height: 20), style: .circular)
        #expect(!flat.contains(CGPoint(x: 20, y: 3)))
    }

    @Test func `points are inside by either rule`() {
        var ring = square
        ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(ring.contains(CGPoint(x: 5, y: 5)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: true))
        #expect(!ring.contains(CGPoint(x: 11, y: 5)))
    }

    @Test func `not clockwise means through growing angles, as in Core Graphics`() {
        var arc = Path()
        arc.addArc(center: .zero, radius: 10, startRadians: 0, endRadians: .pi / 2, clockwise: false)
        #expect(abs(arc.boundingRect.maxY - 10) < 1e-9 && arc.boundingRect.minX >= -1e-9)
        var rest = Path()
        rest.addArc(center: .zero, radius: 10, startRadians: 0, endRadians: .pi / 2, clockwise: true)
        #expect(abs(rest.boundingRect.minX + 10) < 1e-9)
    }

    @Test func `an arc is joined to the current point by a line`() {
        var path = Path()
        path.move(to: .zero)
        path.addRelativeArc(center: CGPoint(x: 20, y: 0), radius: 5, startRadians: .pi, deltaRadians: .pi)
        #expect(path.elements[1] == .line(to: CGPoint(x: 15, y: 0)) || abs(path.boundingRect.minX) < 1e-9)
        #expect(abs((path.currentPoint?.x ?? 0) - 25) < 1e-9)
    }

    @Test func `an arc between tangents touches both`() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs((path.currentPoint?.x ?? 0) - 10) < 1e-9 && abs((path.currentPoint?.y ?? 0) - 4) < 1e-9)
        #expect(abs(path.boundingRect.maxX - 10) < 1e-9)
    }

    @Test func `trimming keeps the share of the length`() {
        let half = square.trimmedPath(from: 0.25, to: 0.75)
        #expect(half.elements.first == .move(to: CGPoint(x: 10, y: 0)))
        #expect(half.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(half.currentPoint == CGPoint(x: 0, y: 10))
        #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmedPath(from: 0, to: 1) == square)
    }

    @Test func `dashes start at the phase and an odd pattern counts twice`() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }
        let dashes = line.dashed([5, 3], phase: 2)
        #expect(dashes.subpaths.map(\.start.x) == [0, 6, 14])
        #expect(line.dashed([4], phase: 0).subpaths.map(\.start.x) == [0, 8, 16])
        #expect(line.dashed([0, 0], phase: 0) == line)
        // An odd pattern counts twice, and twice this is no number: a phase before it would never reach the start.
        #expect(line.dashed([6, .greatestFiniteMagnitude, 14], phase: -3e88) == line)
        #expect(line.dashed([Double](repeating: 1e300, count: 20_000), phase: 0) == line)
        #expect(line.dashed([1e-9], phase: 0) == line)
    }

    @Test func `a stroke is as wide as asked`() {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)]) }
        let box = line.strokedPath(Stroke(width: 4, cap: .square)).boundingRect
        #expect(abs(box.minX + 2) < 0.01 && abs(box.maxX - 22) < 0.01 && abs(box.height - 4) < 0.01)
        #expect(line.strokedPath(Stroke(width: .nan)).isEmpty)
    }

    @Test func `a continuous corner begins 1.528665 radii from the corner`() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 20)
        guard case .move(let start) = path.elements.first else { return #expect(Bool(false)) }
        #expect(abs(start.y - 30.5733) < 1e-6)
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect(path.contains(CGPoint(x: 7, y: 7)))
    }

    @Test func `a continuous corner without room is a circle`() {
        let tight = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20)
        for step in 0..<16 {
            let angle = Double(step) * .pi / 8
            let (x, y) = (20 + 19.95 * ExactMath.cosine(angle), 20 + 19.95 * ExactMath.sine(angle))
            #expect(tight.contains(CGPoint(x: x, y: y)))
            #expect(!tight.contains(CGPoint(x: 20 + 20.05 * ExactMath.cosine(angle), y: 20 + 20.05 * ExactMath.sine(angle))))
        }
    }

    @Test func `corners may differ`() {
        let radii = RectangleCornerRadii(topLeading: 10, bottomTrailing: 20)
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadii: radii, style: .circular)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 59.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 57, y: 57)))
        #expect(path.contains(CGPoint(x: 0.5, y: 59.5)))
    }

    @Test func `sines and arc tangents agree with the C library's`() {
        for step in -200...200 {
            let angle = Double(step) * 0.173
            #expect(abs(ExactMath.sine(angle) - sin(angle)) < 1e-14)
            #expect(abs(ExactMath.cosine(angle) - cos(angle)) < 1e-14)
            let (x, y) = (cos(angle) * 3, sin(angle) * 3)
            #expect(abs(ExactMath.arcTangent(y: y, x: x) - atan2(y, x)) < 1e-12)
        }
        #expect(ExactMath.sine(.pi) < 1e-15 && ExactMath.cosine(.pi / 2) == 0)
    }
}
