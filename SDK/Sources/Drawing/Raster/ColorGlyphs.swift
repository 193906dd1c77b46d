import Foundation

extension Rasterizer {
    /// Draws a run of colour glyphs. They stand on whole pixels when upright.
    func drawColors(_ run: GlyphRun, on canvas: Canvas) {
        let alpha = run.paint.plainAlpha
        guard alpha > 0, run.size.isFinite, run.size > 0 else { return }
        let t = canvas.transform
        let pixelsPerEm = run.size * t.a
        let plain = t.b == 0 && t.c == 0 && t.a == t.d && t.a > 0 && pixelsPerEm <= GlyphCache.largestMask && pixelsPerEm >= 1
        for glyph in run.glyphs {
            let place = CGPoint(x: run.origin.x + Double(glyph.x), y: run.origin.y + Double(glyph.y))
            guard place.x.isFinite, place.y.isFinite else { continue }
            if plain {
                guard let picture = glyphs.picture(face: run.face, glyph: glyph.id, pixelsPerEm: pixelsPerEm) else { continue }
                draw(picture, at: place.applying(t), alpha, on: canvas)
            } else if let picture = glyphs.picture(face: run.face, glyph: glyph.id) {
                drawTransformed(picture, at: place, size: run.size, alpha, on: canvas)
            }
        }
    }

    private func draw(_ picture: GlyphPicture, at place: CGPoint, _ alpha: UInt32, on canvas: Canvas) {
        guard abs(place.x) < PixelRect.furthest, abs(place.y) < PixelRect.furthest else { return }
        let left = Int((place.x + picture.left).rounded()), top = Int((place.y.rounded() - picture.top).rounded())
        let box = PixelRect(left: left, top: top, right: left + picture.grid.width, bottom: top + picture.grid.height)
        // Faded as it is painted, but under a mask, where both would be rounded as one.
        let visible = box.intersection(canvas.clip.rect).intersection(canvas.surface.bounds)
        let isPlain = alpha >= 255 || canvas.clip.mask?.rows.isSolid(visible) ?? true
        let shader = BitmapShader(isPlain ? picture.grid : picture.grid.faded(alpha), left: left, top: top, tiled: false)
        SpanPainter(surface: canvas.surface, clip: canvas.clip, color: .transparent, shader: shader)
            .fill(box, coverage: isPlain ? UInt8(truncatingIfNeeded: min(alpha, 255)) : 255)
    }

    private func drawTransformed(_ picture: GlyphPicture, at place: CGPoint, size: Double, _ alpha: UInt32, on canvas: Canvas) {
        // Scaled down to about its drawn size first, so that sampling skips no pixels.
        let drawn = size * canvas.transform.largestScale
        let own = drawn < picture.pixelsPerEm && drawn >= 1 ? picture.scaled(to: drawn) : picture
        let box = own.box
        let frame = CGRect(
            x: place.x + box.minX * size, y: place.y + box.minY * size, width: box.width * size, height: box.height * size)
        let grid = own.grid.faded(alpha)
        let toFrame = CGAffineTransform(
            a: frame.width / Double(grid.width), b: 0, c: 0, d: frame.height / Double(grid.height), tx: frame.minX, ty: frame.minY)
        let toDevice = toFrame.concatenating(canvas.transform)
        let determinant = toDevice.a * toDevice.d - toDevice.b * toDevice.c
        guard determinant != 0, determinant.isFinite else { return }
        let shader = TransformedBitmapShader(grid, inverse: toDevice.inverted(), tiling: .init(), smooth: true)
        let painter = SpanPainter(surface: canvas.surface, clip: canvas.clip, color: .transparent, shader: shader)
        outlines.fill(Path(frame), transform: canvas.transform, rule: .nonZero, clip: painter.rect, into: painter)
    }
}

extension Paint {
    /// The alpha that a plain colour leaves of a picture, in 255ths; other paints leave all of it.
    var plainAlpha: UInt32 {
        plainColor.map(\.pixel.alpha) ?? 255
    }

    /// The colour that is the same everywhere; for a backdrop that is no area, its veil.
    var plainColor: RGBA? {
        switch self {
        case .color(let color): color
        case .backdrop(let backdrop): backdrop.plain
        default: nil
        }
    }
}

extension PixelGrid {
    /// The grid with every pixel at `alpha`/255 of its own.
    fileprivate func faded(_ alpha: UInt32) -> PixelGrid {
        alpha >= 255 ? self : PixelGrid(width: width, height: height, pixels: pixels.map { $0.scaled(alpha) })
    }
}
