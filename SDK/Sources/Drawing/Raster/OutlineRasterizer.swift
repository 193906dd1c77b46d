import VitrineCFreeType
import Foundation

/// Receives coverage, a row at a time. Coordinates lie inside the clip that was given for drawing.
class SpanSink {
    func span(x: Int, y: Int, count: Int, coverage: UInt8) {}

    /// Some of a row's, in order.
    func spans(_ spans: UnsafeBufferPointer<FT_Span>, y: Int) {
        for span in spans { self.span(x: Int(span.x), y: y, count: Int(span.len), coverage: span.coverage) }
    }
}

/// Turns paths into coverage by FreeType's anti-aliasing rasteriser (256 levels, exact area).
final class OutlineRasterizer {
    private let library: FreeTypeLibrary
    // Touched for every point of every path, by this class alone and never from within itself: so the check at each touch is left out.
    @exclusivity(unchecked) private var points: [FT_Vector] = []
    @exclusivity(unchecked) private var tags: [CChar] = []
    @exclusivity(unchecked) private var contours: [Int16] = []

    /// FreeType counts points in 16 bits; a path with more is drawn in pieces of whole contours.
    private static let mostPoints = 32_000
    /// The number of points below which the cost of an outline is not counted.
    private static let fewPoints = 256

    /// The budget of the picture being drawn. Glyphs of the fonts' own are drawn without one.
    var budget: DrawingBudget?

    init(library: FreeTypeLibrary) { self.library = library }

    func fill(_ path: Path, transform: CGAffineTransform, rule: FillRule, clip: PixelRect, into sink: SpanSink) {
        guard !clip.isEmpty else { return }
        clear()
        for element in path.elements {
            if points.count > Self.mostPoints { flush(rule, clip, sink) }
            switch element {
            case .move(let to):
                endContour()
                add(to, transform, tag: 1)
            case .line(let to): add(to, transform, tag: 1)
            case .quadCurve(let to, let control):
                guard begun, let control = vector(control, transform), let to = vector(to, transform) else { continue }
                append(control, 0)
                append(to, 1)
            case .curve(let to, let control1, let control2):
                guard begun, let control1 = vector(control1, transform), let control2 = vector(control2, transform),
                    let to = vector(to, transform)
                else { continue }
                append(control1, 2)
                append(control2, 2)
                append(to, 1)
            case .closeSubpath:
                // What follows without a move starts where this contour started.
                let start = begun ? points[contourStart] : nil
                endContour()
                if let start { append(start, 1) }
            }
        }
        flush(rule, clip, sink)
    }

    private var contourStart: Int { Int(contours.last ?? -1) + 1 }
    private var begun: Bool { points.count > contourStart }

    private func clear() {
        points.removeAll(keepingCapacity: true)
        tags.removeAll(keepingCapacity: true)
        contours.removeAll(keepingCapacity: true)
    }

    private func endContour() {
        if points.count - contourStart >= 2 {
            contours.append(Int16(points.count - 1))
        } else {
            tags.removeLast(points.count - contourStart)
            points.removeLast(points.count - contourStart)
        }
    }

    private func add(_ point: CGPoint, _ transform: CGAffineTransform, tag: CChar) {
        guard let vector = vector(point, transform) else { return }
        append(vector, tag)
    }

    private func append(_ vector: FT_Vector, _ tag: CChar) {
        points.append(vector)
        tags.append(tag)
    }

    /// The point in 64ths of a pixel; nil when it is nowhere.
    private func vector(_ point: CGPoint, _ t: CGAffineTransform) -> FT_Vector? {
        let x = t.a * point.x + t.c * point.y + t.tx, y = t.b * point.x + t.d * point.y + t.ty
        guard x.isFinite, y.isFinite else { return nil }
        let limit = PixelRect.furthest
        return FT_Vector(
            x: Int((min(max(x, -limit), limit) * 64).rounded()), y: Int((min(max(y, -limit), limit) * 64).rounded()))
    }

    private func flush(_ rule: FillRule, _ clip: PixelRect, _ sink: SpanSink) {
        endContour()
        defer { clear() }
        guard !contours.isEmpty else { return }
        if ContourClip.isNeeded(for: points, in: clip) {
            cut(rule, clip, sink)
        } else {
            render(rule, clip, sink)
        }
    }

    /// Draws contours that reach far beyond the clip, without what lies there.
    private func cut(_ rule: FillRule, _ clip: PixelRect, _ sink: SpanSink) {
        let (wholePoints, wholeTags, wholeContours) = (points, tags, contours)
        clear()
        var contourClip = ContourClip(clip)
        var first = 0
        for last in wholeContours.map(Int.init) {
            defer { first = last + 1 }
            guard contourClip.cut(wholePoints, wholeTags, from: first, to: last) else { continue }
            if points.count + contourClip.points.count > Self.mostPoints {
                render(rule, clip, sink)
                clear()
            }
            contourClip.points.forEach { append($0, 1) }
            endContour()
        }
        render(rule, clip, sink)
    }

    private func render(_ rule: FillRule, _ clip: PixelRect, _ sink: SpanSink) {
        guard !contours.isEmpty, points.count <= Int(Int16.max) else { return }
        if points.count > Self.fewPoints, let budget, !budget.take(steps: cost(in: clip)) { return }
        points.withUnsafeMutableBufferPointer { points in
            tags.withUnsafeMutableBufferPointer { tags in
                contours.withUnsafeMutableBufferPointer { contours in
                    var outline = FT_Outline()
                    outline.n_points = Int16(points.count)
                    outline.n_contours = Int16(contours.count)
                    outline.points = points.baseAddress
                    outline.tags = tags.baseAddress
                    outline.contours = contours.baseAddress
                    outline.flags = rule == .evenOdd ? FT_OUTLINE_EVEN_ODD_FILL : 0
                    render(&outline, clip, sink)
                }
            }
        }
    }

    /// The steps that FreeType takes, about: for each pixel that a line crosses it looks through those that its row has already.
    private func cost(in clip: PixelRect) -> Int {
        var pixels = 0
        for index in points.indices.dropFirst() {
            let x = abs(points[index].x - points[index - 1].x) >> 6, y = abs(points[index].y - points[index - 1].y) >> 6
            pixels += min(x, clip.width) + min(y, clip.height) + 2
        }
        return pixels * (4 + min(clip.width, points.count) / 2)
    }

    private func render(_ outline: inout FT_Outline, _ clip: PixelRect, _ sink: SpanSink) {
        var parameters = FT_Raster_Params()
        parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
        parameters.clip_box = FT_BBox(xMin: clip.left, yMin: clip.top, xMax: clip.right, yMax: clip.bottom)
        parameters.user = Unmanaged.passUnretained(sink).toOpaque()
        parameters.gray_spans = { y, count, spans, user in
            // Both are what `render` and FreeType pass; nil would be FreeType's own fault.
            guard let spans, let user else { return }
            Unmanaged<SpanSink>.fromOpaque(user)._withUnsafeGuaranteedRef { sink in
                sink.spans(UnsafeBufferPointer(start: spans, count: Int(count)), y: Int(y))
            }
        }
        // An outline that FreeType finds broken is not drawn.
        _ = FT_Outline_Render(library.handle, &outline, &parameters)
    }
}

/// Writes coverage into a mask.
final class MaskSink: SpanSink {
    private let mask: Mask

    init(_ mask: Mask) { self.mask = mask }

    override func span(x: Int, y: Int, count: Int, coverage: UInt8) { mask.set(coverage, x: x, y: y, count: count) }
}
