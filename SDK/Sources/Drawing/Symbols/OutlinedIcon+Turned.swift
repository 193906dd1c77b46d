import Foundation

// Icons of which one part is drawn again and again, turned about a place.
extension OutlinedIcon {
    /// Two hands, the first one before the other, and three lines where they meet.
    static func clap(isFilled: Bool) -> Path {
        let first = hand(-42, at: CGPoint(x: 67, y: 120)), second = hand(-22, at: CGPoint(x: 103, y: 106))
        let gaps = first.map { part -> Part in
            switch part {
            case .line(let path, let width), .gap(let path, let width): .gap(path, width: width + 9)
            case .area(let path), .hole(let path): .hole(path)
            }
        }
        let hands = [drawn(second + gaps), drawn(first)].map { isFilled ? $0 : ComposedSymbol.hollow($0.united) }
        let sparks = drawn([.line("M36 20 L31 9 M53 15 V4 M20 31 L10 24", width: 7.5)])
        return hands.reduce(sparks) { $0.joined(with: $1) }
    }

    /// A palm with four fingers and a thumb at its right.
    /// - Parameters:
    ///   - degrees: how far it is turned from upright.
    ///   - wrist: where its lower end is.
    private static func hand(_ degrees: Double, at wrist: CGPoint) -> [Part] {
        func path(_ points: [(Double, Double)]) -> String {
            let turned = points.map { turn($0, degrees, about: wrist) }
            return "M" + turned.map { "\($0.x) \($0.y)" }.joined(separator: " L")
        }
        let palm = path([(-20, -40), (18, -40), (18, -18), (10, -5), (-10, -5), (-20, -18)]) + " Z"
        let fingers: [[(Double, Double)]] = [
            [(-20, -40), (-23, -66)], [(-7.5, -42), (-8.5, -78)], [(5.5, -42), (6, -77)], [(18, -40), (20, -64)], [(16, -22), (33, -42)],
        ]
        return fingers.map { .line(path($0), width: 9.6) } + [.line(palm, width: 9.6), .area(palm)]
    }

    /// A burst of lines from a middle, of two lengths in turn, and sparks beyond them.
    static func fireworks() -> [Part] {
        let middle = CGPoint(x: 64, y: 60.6)
        return (0..<12).flatMap { number -> [Part] in
            let isLong = number.isMultiple(of: 2), degrees = Double(number) * 30
            let (from, to, far) = isLong ? (16.0, 34.0, 48.0) : (20.0, 44.0, 57.0)
            let start = turn((from, 0), degrees, about: middle), end = turn((to, 0), degrees, about: middle)
            let spark = turn((far, 0), degrees, about: middle)
            return [
                .line("M\(start.x) \(start.y) L\(end.x) \(end.y)", width: 7.5),
                .area("M\(spark.x) \(spark.y - 4.6) a4.6 4.6 0 1 0 .1 0 Z"),
            ]
        }
    }

    /// A twig that bends to the right at its lower end, with leaves at both sides.
    static func laurel() -> [Part] {
        let places: [(x: Double, y: Double, outer: Double, inner: Double)] = [
            (34, 94, 215, -62), (23, 81, 225, -50), (15, 65, 240, -42), (11, 48, 252, -36), (13, 31, 268, -30),
        ]
        let leaves = places.flatMap { place in
            [leaf(at: CGPoint(x: place.x, y: place.y), place.outer), leaf(at: CGPoint(x: place.x + 2, y: place.y - 2), place.inner)]
        }
        return [.line("M46 103 C22 92 10 68 11 48 C12 34 16 22 24 12", width: 5)] + leaves
            + [leaf(at: CGPoint(x: 22, y: 15), -62, length: 17, width: 7)]
    }

    private static func leaf(at stem: CGPoint, _ degrees: Double, length: Double = 22, width: Double = 9) -> Part {
        let tip = turn((length, 0), degrees, about: stem)
        let sides = [width, -width].map { turn((length / 2, $0), degrees, about: stem) }
        return .area(
            "M\(stem.x) \(stem.y) Q\(sides[0].x) \(sides[0].y) \(tip.x) \(tip.y) Q\(sides[1].x) \(sides[1].y) \(stem.x) \(stem.y) Z")
    }

    private static func turn(_ point: (x: Double, y: Double), _ degrees: Double, about middle: CGPoint) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(
            x: middle.x + point.x * cos(angle) - point.y * sin(angle), y: middle.y + point.x * sin(angle) + point.y * cos(angle))
    }
}

extension Path {
    /// The areas of all its parts as one.
    fileprivate var united: Path { union(Path()) }
}
