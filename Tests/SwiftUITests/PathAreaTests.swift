import Foundation
import SwiftUI
import Testing
import VitrineDrawing

@Suite("Areas of paths") struct PathAreaTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    private let circle = Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30))

    /// The share of a grid of points on which a path covers what it should.
    private func agrees(_ path: Path, _ expected: (CGPoint) -> Bool) -> Double {
        var (same, all) = (0, 0)
        for y in stride(from: 0.37, to: 40, by: 0.83) {
            for x in stride(from: 0.41, to: 40, by: 0.79) {
                let point = CGPoint(x: x, y: y)
                all += 1
                if path.contains(point) == expected(point) { same += 1 }
            }
        }
        return Double(same) / Double(all)
    }

    /// The heart's sides are nearly mirror images: each point of one has one of the other a hair above or below it, so that the outline has
    /// points that lie as near to each other, and each of them on the line between its neighbours.
    @Test("small curves keep their form: points go that a line passes all together, not one by one", arguments: [1.0 / 16, 0.01])
    func small(_ scale: Double) {
        let heart = Path { path in
            path.move(to: CGPoint(x: 8, y: 1.3))
            path.addCurve(to: CGPoint(x: 8, y: 15), control1: CGPoint(x: 12.4, y: -3.2), control2: CGPoint(x: 23.5, y: 4.7))
            path.addCurve(to: CGPoint(x: 8, y: 1.3), control1: CGPoint(x: -7.5, y: 4.701), control2: CGPoint(x: 3.6, y: -3.2))
        }.applying(CGAffineTransform(scaleX: scale, y: scale))
        let whole = heart.union(Path(CGRect(x: 20 * scale, y: 3 * scale, width: scale, height: scale)))
        var (same, all) = (0, 0)
        for y in stride(from: -1.0, to: 16, by: 0.37) {
            for x in stride(from: -1.0, to: 17, by: 0.37) {
                let point = CGPoint(x: x * scale, y: y * scale)
                all += 1
                if whole.contains(point) == heart.contains(point) { same += 1 }
            }
        }
        #expect(same == all && all > 2000)
    }

    @Test("rectangles overlap, join and are cut exactly")
    func rectangles() {
        #expect(left.intersection(right).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(left.intersection(Path(CGRect(x: 50, y: 0, width: 5, height: 5))).isEmpty)
        #expect(left.subtracting(left).isEmpty)
        #expect(left.union(left).boundingRect == left.boundingRect)
        #expect(left.intersection(right).elements.count == 5)
        #expect(left.union(right).elements.count == 9)
        for (path, rule) in [
            (left.intersection(right), { $0 && $1 }), (left.union(right), { $0 || $1 }), (left.subtracting(right), { $0 && !$1 }),
            (left.symmetricDifference(right), { $0 != $1 }),
        ] as [(Path, (Bool, Bool) -> Bool)] {
            #expect(agrees(path) { rule(left.contains($0), right.contains($0)) } == 1)
        }
    }

    @Test("curves are followed closely")
    func curves() {
        for (path, rule) in [
            (circle.intersection(right), { $0 && $1 }), (circle.union(right), { $0 || $1 }), (circle.subtracting(right), { $0 && !$1 }),
            (circle.symmetricDifference(left), { $0 != $1 }),
        ] as [(Path, (Bool, Bool) -> Bool)] {
            let other = path == circle.symmetricDifference(left) ? left : right
            #expect(agrees(path) { rule(circle.contains($0), other.contains($0)) } > 0.995)
        }
    }

    @Test("two circles leave a crescent", arguments: [(14.0, -8.0), (3, 0), (0, 11), (-7, 7), (0.001, 0)])
    func crescents(_ x: Double, _ y: Double) {
        let moved = circle.offsetBy(dx: x, dy: y)
        #expect(agrees(circle.subtracting(moved)) { circle.contains($0) && !moved.contains($0) } > 0.995)
        #expect(agrees(circle.union(moved)) { circle.contains($0) || moved.contains($0) } > 0.995)
    }

    @Test("a star that crosses itself is the same area without crossings")
    func normalized() {
        var star = Path()
        star.addLines(
            (0..<5).map { index in
                let angle = Double(index) * 4 * .pi / 5
                return CGPoint(x: 20 + 18 * sin(angle), y: 20 - 18 * cos(angle))
            })
        star.closeSubpath()
        #expect(agrees(star.normalized(eoFill: false)) { star.contains($0) } > 0.999)
        #expect(agrees(star.normalized(eoFill: true)) { star.contains($0, eoFill: true) } > 0.999)
    }

    @Test("lines are cut where they enter and leave an area")
    func lines() {
        var line = Path()
        line.move(to: CGPoint(x: -10, y: 5))
        line.addLine(to: CGPoint(x: 40, y: 5))
        #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 5, width: 20, height: 0))
        let outside = line.lineSubtraction(left)
        #expect(outside.boundingRect == CGRect(x: -10, y: 5, width: 50, height: 0))
        #expect(outside.elements.count == 4)
    }

    @Test("numbers that are none give no area and do not trap")
    func hostile() {
        var odd = Path()
        odd.addLines([CGPoint(x: Double.nan, y: 0), CGPoint(x: Double.infinity, y: 1e300), CGPoint(x: 3, y: 4)])
        #expect(odd.union(odd).isEmpty)
        #expect(left.subtracting(odd).boundingRect == left.boundingRect)
    }

    @Test("shapes are taken together in one rectangle")
    func shapes() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let crescent = Circle().subtracting(Circle().offset(x: 10, y: 0)).path(in: rect)
        #expect(crescent.contains(CGPoint(x: 3, y: 20)) && !crescent.contains(CGPoint(x: 20, y: 20)))
        #expect(Circle().union(Rectangle().size(width: 5, height: 5)).path(in: rect).contains(CGPoint(x: 2, y: 2)))
        #expect(!Circle().intersection(Rectangle().size(width: 5, height: 5)).path(in: rect).contains(CGPoint(x: 20, y: 20)))
    }
}
