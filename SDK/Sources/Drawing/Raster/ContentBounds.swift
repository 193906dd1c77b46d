import Foundation

extension [DisplayItem] {
    /// The pixels that these items may touch under `transform`: never too few, perhaps too many.
    func touched(_ transform: CGAffineTransform, depth: Int = 0) -> PixelRect {
        reduce(.empty) { $0.union($1.touched(transform, depth)) }
    }
}

extension DisplayItem {
    fileprivate func touched(_ transform: CGAffineTransform, _ depth: Int) -> PixelRect {
        switch self {
        case .fill(let path, _, _): return PixelRect(around: path.controlBox.applying(transform))
        case .stroke(let path, _, let stroke):
            guard let box = stroke.reach(of: path) else { return .empty }
            return PixelRect(around: box.applying(transform))
        case .glyphs(let run): return PixelRect(around: run.touchedBox.applying(transform))
        case .image(let image): return PixelRect(around: image.frame.applying(transform)).grown(by: 1)
        case .liveText(let text): return depth < Rasterizer.deepest ? text.items.touched(transform, depth: depth + 1) : .empty
        case .liveMeter(let meter): return depth < Rasterizer.deepest ? meter.items.touched(transform, depth: depth + 1) : .empty
        case .layer(let layer):
            guard depth < Rasterizer.deepest else { return .empty }
            if let projection = layer.projection { return layer.touched(projection, on: transform, depth: depth + 1) }
            let inner = layer.transform.concatenating(transform)
            var area = layer.items.touched(inner, depth: depth + 1)
            area = area.isEmpty ? area : area.grown(by: GaussianBlur(sigma: layer.blur * inner.largestScale).reach)
            if let clip = layer.clip { area = area.intersection(PixelRect(around: clip.path.controlBox.applying(inner))) }
            if !area.isEmpty, let shadow = layer.shadow.flatMap({ CastShadow($0, transform: inner) }) {
                area = area.union(area.moved(x: shadow.x, y: shadow.y).grown(by: shadow.reach))
            }
            return area
        }
    }
}

extension Stroke {
    /// A box around the line along `path`; nil when there is none.
    func reach(of path: Path) -> CGRect? {
        // A mitre reaches its limit times half the width; a square cap's corner half the width times √2.
        let reach = width / 2 * (join == .miter ? max(1.5, min(miterLimit, 1000)) : 1.5)
        let box = path.controlBox
        guard reach.isFinite, !box.isNull else { return nil }
        return box.insetBy(dx: -reach, dy: -reach)
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
