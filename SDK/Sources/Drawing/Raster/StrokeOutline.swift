import VitrineCFreeType
import Foundation

/// Makes the outline of a stroked line, by FreeType's stroker. Keeps what it made: a dashed line costs more to stroke than to fill.
final class StrokeOutline {
    private struct Key: Hashable {
        let path: Path
        let stroke: Stroke
        let precision: Double
    }

    private let stroker: FT_Stroker
    private let library: FreeTypeLibrary
    private var known: [Key: Path] = [:]
    private var kept = 0
    /// Outlines are thrown away together when they have so many elements, of 56 bytes each.
    private static let mostElements = 20_000

    /// Makes a stroker; nil when FreeType has no memory left.
    init?(library: FreeTypeLibrary) {
        var made: FT_Stroker?
        guard FT_Stroker_New(library.handle, &made) == 0, let made else { return nil }
        stroker = made
        self.library = library
    }

    deinit { FT_Stroker_Done(stroker) }

    /// - Parameter precision: steps a point; the stroker works in whole steps, so take at least 64 × pixels per point.
    func outline(of path: Path, stroke: Stroke, precision: Double) -> Path {
        let key = Key(path: path, stroke: stroke, precision: precision)
        if let outline = known[key] { return outline }
        let made = newOutline(of: path, stroke: stroke, precision: precision)
        let elements = path.elements.count + made.elements.count + 8
        guard elements <= Self.mostElements / 2 else { return made }
        kept += elements
        if kept > Self.mostElements {
            known.removeAll()
            kept = elements
        }
        known[key] = made
        return made
    }

    private func newOutline(of path: Path, stroke: Stroke, precision: Double) -> Path {
        let steps = min(max(precision, 64), 65_536)
        let radius = stroke.width / 2 * steps
        guard radius.isFinite, radius >= 1, radius < 1e8 else { return Path() }
        FT_Stroker_Set(stroker, Int(radius.rounded()), cap(stroke.cap), join(stroke.join), miterLimit(stroke.miterLimit))
        var result = Path()
        for part in (stroke.dash.isEmpty ? path : path.dashed(stroke.dash, phase: stroke.dashPhase)).subpaths {
            add(part, stroke, steps, to: &result)
        }
        return result
    }

    private func add(_ part: Subpath, _ stroke: Stroke, _ steps: Double, to result: inout Path) {
        guard var start = vector(part.start, steps) else { return }
        FT_Stroker_Rewind(stroker)
        FT_Stroker_BeginSubPath(stroker, &start, part.isClosed ? 0 : 1)
        var moved = false
        var last = start
        for segment in part.segments {
            switch segment {
            case .line(_, let to):
                guard var to = vector(to, steps) else { return }
                if to.x == last.x, to.y == last.y { continue }
                FT_Stroker_LineTo(stroker, &to)
                last = to
            case .curve(_, let control1, let control2, let to):
                guard var control1 = vector(control1, steps), var control2 = vector(control2, steps), var to = vector(to, steps) else {
                    return
                }
                // FreeType passes over a curve that goes nowhere without beginning a line; what was not begun must not be ended.
                let goesNowhere = last.isBeside(control1) && control1.isBeside(control2) && control2.isBeside(to)
                FT_Stroker_CubicTo(stroker, &control1, &control2, &to)
                last = to
                if goesNowhere { continue }
            }
            moved = true
        }
        guard moved else { return addDot(at: part.start, stroke, closed: part.isClosed || !part.segments.isEmpty, to: &result) }
        FT_Stroker_EndSubPath(stroker)
        export(steps, to: &result)
    }

    /// A line without length shows only its caps.
    private func addDot(at center: CGPoint, _ stroke: Stroke, closed: Bool, to result: inout Path) {
        let box = CGRect(x: center.x - stroke.width / 2, y: center.y - stroke.width / 2, width: stroke.width, height: stroke.width)
        switch stroke.cap {
        case .butt: break
        case .round: if closed { result.addEllipse(in: box) }
        case .square: if closed { result.addRect(box) }
        }
    }

    private func export(_ steps: Double, to result: inout Path) {
        var pointCount: UInt32 = 0, contourCount: UInt32 = 0
        guard FT_Stroker_GetCounts(stroker, &pointCount, &contourCount) == 0, pointCount > 0 else { return }
        var outline = FT_Outline()
        guard FT_Outline_New(library.handle, pointCount, Int32(contourCount), &outline) == 0 else { return }
        defer { FT_Outline_Done(library.handle, &outline) }
        // The stroker appends after the points that are there already: none yet.
        outline.n_points = 0
        outline.n_contours = 0
        FT_Stroker_Export(stroker, &outline)
        result.addPath(Path(&outline, scale: 1 / steps, flipped: false))
    }

    private func vector(_ point: CGPoint, _ steps: Double) -> FT_Vector? {
        let (x, y) = (point.x * steps, point.y * steps)
        guard x.isFinite, y.isFinite else { return nil }
        let limit = 5e8
        return FT_Vector(x: Int(min(max(x, -limit), limit).rounded()), y: Int(min(max(y, -limit), limit).rounded()))
    }

    private func cap(_ cap: Stroke.Cap) -> FT_Stroker_LineCap {
        switch cap {
        case .butt: FT_STROKER_LINECAP_BUTT
        case .round: FT_STROKER_LINECAP_ROUND
        case .square: FT_STROKER_LINECAP_SQUARE
        }
    }

    private func join(_ join: Stroke.Join) -> FT_Stroker_LineJoin {
        switch join {
        case .miter: FT_STROKER_LINEJOIN_MITER_FIXED
        case .round: FT_STROKER_LINEJOIN_ROUND
        case .bevel: FT_STROKER_LINEJOIN_BEVEL
        }
    }

    private func miterLimit(_ limit: Double) -> Int { Int((max(1, limit.held(within: 1000)) * 65_536).rounded()) }
}

extension Path {
    /// The area that a stroke along the path covers, as a path to fill with the non-zero rule. Exact to 1/1024 point.
    package func strokedPath(_ stroke: Stroke) -> Path {
        StrokeOutline(library: FreeTypeLibrary())?.outline(of: self, stroke: stroke, precision: 1024) ?? Path()
    }
}

extension FT_Vector {
    /// Whether a point is so near that FreeType's stroker takes both for one.
    fileprivate func isBeside(_ other: FT_Vector) -> Bool { abs(x - other.x) < 2 && abs(y - other.y) < 2 }
}
