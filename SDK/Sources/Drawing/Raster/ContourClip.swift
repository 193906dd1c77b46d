import VitrineCFreeType

/// Brings contours that reach far beyond the picture to its edges: FreeType walks every pixel a line crosses, seen or not.
///
/// What lies to the left is kept as a line along that edge, since it decides what is inside; what lies above, below or to the right of the
/// picture changes nothing in it.
struct ContourClip {
    /// The distance in pixels beyond the picture at which contours are cut. Those that stay nearer are drawn as they are.
    private static let margin = 4096

    private struct Point {
        var x: Double
        var y: Double

        static func between(_ a: Point, _ b: Point) -> Point { Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        func toward(_ other: Point, _ share: Double) -> Point { Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share) }
    }

    /// The left edge of the clip, which is one pixel larger than the picture, in 64ths of a pixel.
    private let left: Double
    private let top: Double
    private let right: Double
    private let bottom: Double

    /// The contour that was cut last: corners of straight lines.
    private(set) var points: [FT_Vector] = []

    init(_ clip: PixelRect) {
        left = Double((clip.left - 1) * 64)
        top = Double((clip.top - 1) * 64)
        right = Double((clip.right + 1) * 64)
        bottom = Double((clip.bottom + 1) * 64)
    }

    /// Whether any of the points is so far beyond `clip` that their contours have to be cut.
    static func isNeeded(for points: [FT_Vector], in clip: PixelRect) -> Bool {
        var (minX, maxX, minY, maxY) = (Int.max, Int.min, Int.max, Int.min)
        for point in points {
            minX = min(minX, point.x)
            maxX = max(maxX, point.x)
            minY = min(minY, point.y)
            maxY = max(maxY, point.y)
        }
        return minX < (clip.left - margin) * 64 || maxX > (clip.right + margin) * 64 || minY < (clip.top - margin) * 64
            || maxY > (clip.bottom + margin) * 64
    }

    /// Cuts the contour of the points from `first` to `last`; false where nothing of it can be seen.
    mutating func cut(_ source: [FT_Vector], _ tags: [CChar], from first: Int, to last: Int) -> Bool {
        points.removeAll(keepingCapacity: true)
        func point(_ index: Int) -> Point { Point(x: Double(source[index].x), y: Double(source[index].y)) }
        let start = point(first)
        var here = start
        add(here)
        var index = first + 1
        while index <= last {
            switch tags[index] {
            case 0 where index + 1 <= last:
                let control = point(index), to = point(index + 1)
                curve(here, here.toward(control, 2.0 / 3), to.toward(control, 2.0 / 3), to, depth: 0)
                here = to
                index += 2
            case 2 where index + 2 <= last:
                let to = point(index + 2)
                curve(here, point(index), point(index + 1), to, depth: 0)
                here = to
                index += 3
            default:
                let to = point(index)
                line(here, to)
                here = to
                index += 1
            }
        }
        line(here, start)
        return isSeen
    }

    /// Something to the left of the right edge, and between top and bottom.
    private var isSeen: Bool {
        points.count > 2 && points.contains { Double($0.x) < right }
            && points.contains { Double($0.y) > top } && points.contains { Double($0.y) < bottom }
    }

    private mutating func curve(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point, depth: Int) {
        let isBeside =
            max(start.x, control1.x, control2.x, end.x) <= left || min(start.x, control1.x, control2.x, end.x) >= right
            || max(start.y, control1.y, control2.y, end.y) <= top || min(start.y, control1.y, control2.y, end.y) >= bottom
        let bend = max(
            abs(start.x - 2 * control1.x + control2.x), abs(start.y - 2 * control1.y + control2.y),
            abs(control1.x - 2 * control2.x + end.x), abs(control1.y - 2 * control2.y + end.y))
        // A curve is at most three quarters of its bend off the line, here a hundredth of a pixel; 14 halvings do for the widest.
        guard !isBeside, bend > 0.75, depth < 14 else { return line(start, end) }
        let a = Point.between(start, control1), b = Point.between(control1, control2), c = Point.between(control2, end)
        let ab = Point.between(a, b), bc = Point.between(b, c), middle = Point.between(ab, bc)
        curve(start, a, ab, middle, depth: depth + 1)
        curve(middle, bc, c, end, depth: depth + 1)
    }

    /// A line, cut where it crosses the edges' lines; what is beyond an edge is laid on it.
    private mutating func line(_ from: Point, _ to: Point) {
        var shares = [share(from.x, to.x, left), share(from.x, to.x, right), share(from.y, to.y, top), share(from.y, to.y, bottom)]
        shares.sort()
        for share in shares where share < 1 { add(from.toward(to, share)) }
        add(to)
    }

    /// The fraction of the line at which it crosses an edge; 1 where it does not.
    private func share(_ from: Double, _ to: Double, _ edge: Double) -> Double {
        (from < edge) == (to < edge) ? 1 : (edge - from) / (to - from)
    }

    private mutating func add(_ point: Point) {
        let vector = FT_Vector(x: Int(min(max(point.x, left), right).rounded()), y: Int(min(max(point.y, top), bottom).rounded()))
        if let last = points.last, last.x == vector.x, last.y == vector.y { return }
        points.append(vector)
    }
}
