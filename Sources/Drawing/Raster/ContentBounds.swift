import Foundation

extension Rasterizer {
    /// The pixels that `items` may touch: never too few, perhaps too many.
    func contentBounds(_ items: [DisplayItem], _ transform: CGAffineTransform, depth: Int = 0) -> PixelRect {
        items.reduce(.empty) { $0.union(bounds($1, transform, depth)) }
    }

    private func bounds(_ item: DisplayItem, _ transform: CGAffineTransform, _ depth: Int) -> PixelRect {
        switch item {
        case .fill(let path, _, _): return PixelRect(around: path.controlBox.applying(transform))
        case .stroke(let path, _, let stroke):
            // A mitre reaches its limit times half the width; a square cap's corner half the width times √2.
            let reach = stroke.width / 2 * (stroke.join == .miter ? max(1.5, min(stroke.miterLimit, 1000)) : 1.5)
            let box = path.controlBox
            guard reach.isFinite, !box.isNull else { return .empty }
            return PixelRect(around: box.insetBy(dx: -reach, dy: -reach).applying(transform))
        case .glyphs(let run): return PixelRect(around: run.touchedBox.applying(transform))
        case .image(let image): return PixelRect(around: image.frame.applying(transform)).grown(by: 1)
        case .layer(let layer):
            guard depth < Self.deepest else { return .empty }
            let inner = layer.transform.concatenating(transform)
            var area = contentBounds(layer.items, inner, depth: depth + 1)
            area = area.isEmpty ? area : area.grown(by: GaussianBlur(sigma: layer.blur * inner.largestScale).reach)
            if let clip = layer.clip { area = area.intersection(PixelRect(around: clip.path.controlBox.applying(inner))) }
            if !area.isEmpty, let shadow = layer.shadow.flatMap({ CastShadow($0, transform: inner) }) {
                area = area.union(area.moved(x: shadow.x, y: shadow.y).grown(by: shadow.reach))
            }
            return area
        }
    }
}

extension GlyphRun {
    /// A box that holds any sane glyph: two ems around each origin.
    var touchedBox: CGRect {
        var box = CGRect.null
        for glyph in glyphs where glyph.x.isFinite && glyph.y.isFinite {
            box = box.union(CGRect(x: Double(glyph.x), y: Double(glyph.y), width: 0, height: 0))
        }
        guard !box.isNull, size.isFinite, origin.x.isFinite, origin.y.isFinite else { return .null }
        return box.insetBy(dx: -2 * abs(size), dy: -2 * abs(size)).offsetBy(dx: origin.x, dy: origin.y)
    }
}
