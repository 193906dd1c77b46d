import Foundation

/// Draws display lists into bitmaps. It keeps glyphs, scaled images, blurs and shadows for the next picture. One per thread.
package final class Rasterizer {
    let outlines: OutlineRasterizer
    let strokes: StrokeOutline?
    let glyphs: GlyphCache
    let pool = SurfacePool()
    let images = ImageCache()
    let ramps = RampCache()
    var effects = EffectCache()
    private(set) var budget = DrawingBudget()
    var clips = ClipCache()
    /// Large rectangles one over another, which are painted together.
    private var waiting = WaitingRectangles()
    /// The encoded images of the list being drawn.
    var encoded: [ImageKey: EncodedImage] = [:]

    /// Layers may stand inside layers this deep; what lies deeper is not drawn.
    static let deepest = 100
    /// The steps that a shape of a letter is taken for: a text may repeat a letter of many shapes.
    private static let shapeSteps = 20_000

    /// - Parameter fonts: where a face's file is; nil draws nothing in its place.
    package init(fonts: @escaping (FontFace) -> FontFile?) {
        let library = FreeTypeLibrary()
        outlines = OutlineRasterizer(library: library)
        strokes = StrokeOutline(library: library)
        glyphs = GlyphCache(library: library, file: fonts)
    }

    /// Draws `list` at `scale` pixels per point, over `background` or over nothing.
    package func draw(_ list: DisplayList, scale: Double, background: RGBA? = nil) -> Bitmap {
        func pixels(_ points: Double) -> Int {
            let size = points * scale
            return size.isFinite ? Int(min(max(size, 1), Double(Bitmap.largestSide)).rounded()) : 1
        }
        let (width, height) = Bitmap.sides(width: pixels(list.size.width), height: pixels(list.size.height))
        guard scale.isFinite, scale > 0 else { return Bitmap(width: width, height: height) }
        encoded = list.images
        renewBudget()
        defer { encoded = [:] }
        let bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
            bytes.withMemoryRebound(to: Pixel.self) { memory in
                // A bitmap has at least one pixel, so its memory has an address.
                let surface = Surface(bounds: bounds, pixels: memory.baseAddress!)
                let canvas = Canvas(surface: surface, clip: ClipState(rect: bounds), transform: CGAffineTransform(scaleX: scale, y: scale))
                begin(background, on: canvas)
                draw(list.items, on: canvas, depth: 0)
            }
            count = width * height * 4
        }
        return Bitmap(width: width, height: height, filledWith: bytes)
    }

    /// Writes one colour over whatever the memory of a new picture holds, with the first of its rectangles.
    private func begin(_ background: RGBA?, on canvas: Canvas) {
        let shader = SolidShader(background?.pixel ?? .transparent)
        fill(canvas.clip.rect, with: SpanPainter(surface: canvas.surface, clip: canvas.clip, color: .transparent, shader: shader))
    }

    /// Each picture may take as much as any other.
    func renewBudget() {
        budget = DrawingBudget()
        outlines.budget = budget
    }

    func draw(_ items: [DisplayItem], on canvas: Canvas, depth: Int) {
        begin(items, on: canvas, depth: depth)
        paintWaiting()
    }

    /// Draws items but for large rectangles at their end, which may wait for those that come next on the same surface.
    func begin(_ items: [DisplayItem], on canvas: Canvas, depth: Int) {
        guard !canvas.clip.rect.isEmpty else { return }
        for item in items {
            switch item {
            case .fill(let path, let paint, let rule): fill(path, paint, rule, on: canvas)
            case .stroke(let path, let paint, let stroke): self.stroke(path, paint, stroke, on: canvas)
            case .glyphs(let run): draw(run, on: canvas)
            case .image(let item): draw(item, on: canvas)
            case .layer(let layer): if depth < Self.deepest { draw(layer, on: canvas, depth: depth + 1) }
            case .liveText(let text): if depth < Self.deepest { begin(text.items, on: canvas, depth: depth + 1) }
            case .liveMeter(let meter): if depth < Self.deepest { begin(meter.items, on: canvas, depth: depth + 1) }
            }
        }
    }

    /// Paints a rectangle, at once or together with what comes next.
    func fill(_ area: PixelRect, with painter: SpanPainter) {
        if waiting.take(area.intersection(painter.rect), painter) { return }
        paintWaiting()
        if !waiting.take(area.intersection(painter.rect), painter) { painter.fill(area) }
    }

    /// Paints what waits: to be called before anything else is painted or looks at what was.
    func paintWaiting() { waiting.paint() }

    func fill(_ path: Path, _ paint: Paint, _ rule: FillRule, on canvas: Canvas) {
        if case .backdrop(let backdrop) = paint {
            paintWaiting()
            return fill(path, backdrop, rule, on: canvas)
        }
        guard let painter = painter(paint, on: canvas) else { return }
        if canvas.transform.keepsRectangles, let rect = path.asRect, let area = PixelRect(aligned: rect.applying(canvas.transform)) {
            return fill(area, with: painter)
        }
        paintWaiting()
        let touched = PixelRect(around: path.controlBox.applying(canvas.transform)).intersection(painter.rect)
        outlines.fill(path, transform: canvas.transform, rule: rule, clip: touched, into: painter)
    }

    private func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke, on canvas: Canvas) {
        guard let strokes else { return }
        let outline = strokes.outline(of: path, stroke: stroke, precision: 256 * canvas.transform.largestScale)
        fill(outline, paint, .nonZero, on: canvas)
    }

    private func draw(_ run: GlyphRun, on canvas: Canvas) {
        paintWaiting()
        if glyphs.isColor(run.face) { return drawColors(run, on: canvas) }
        guard let (outlined, pictures) = run.parted else { return drawOutlines(run, on: canvas) }
        for picture in pictures where budget.take(steps: Self.shapeSteps * picture.items.count) {
            draw(picture, on: canvas, depth: 1)
            paintWaiting()
        }
        drawOutlines(outlined, on: canvas)
    }

    private func drawOutlines(_ run: GlyphRun, on canvas: Canvas) {
        guard let painter = painter(run.paint, on: canvas), run.size.isFinite, run.size > 0, run.hasSaneForm else { return }
        let t = canvas.transform
        let pixelsPerEm = run.size * t.a
        let plain = t.b == 0 && t.c == 0 && t.a == t.d && t.a > 0 && pixelsPerEm <= GlyphCache.largestMask
        for glyph in run.glyphs {
            let place = CGPoint(x: run.origin.x + Double(glyph.x), y: run.origin.y + Double(glyph.y))
            guard place.x.isFinite, place.y.isFinite else { continue }
            if plain {
                draw(glyph.id, of: run, at: place.applying(t), pixelsPerEm: pixelsPerEm, painter)
            } else {
                let outline = glyphs.outline(face: run.face, glyph: glyph.id)
                outlines.fill(outline, transform: run.toPage(at: place).concatenating(t), rule: .nonZero, clip: painter.rect, into: painter)
            }
        }
    }

    private func draw(_ glyph: UInt32, of run: GlyphRun, at place: CGPoint, pixelsPerEm: Double, _ painter: SpanPainter) {
        guard abs(place.x) < PixelRect.furthest, abs(place.y) < PixelRect.furthest else { return }
        let quarters = Int((place.x * 4 + 0.5).rounded(.down)), baseline = Int(place.y.rounded())
        guard
            let mask = glyphs.mask(
                face: run.face, glyph: glyph, pixelsPerEm: pixelsPerEm, phase: quarters & 3, stretch: run.stretch, slant: run.slant)
        else { return }
        mask.bytes.withUnsafeBufferPointer { bytes in
            // A mask has at least one pixel, so its bytes have an address.
            painter.letter(
                bytes.baseAddress!, x: (quarters >> 2) + mask.left, y: baseline - mask.top, width: mask.width, height: mask.height)
        }
    }
}

extension GlyphRun {
    /// Letters stretched or leaning more than this are no letters.
    var hasSaneForm: Bool { abs(stretch) <= 4 && abs(slant) <= 4 }

    /// The way from a glyph's outline in ems to the page.
    func toPage(at place: CGPoint) -> CGAffineTransform {
        CGAffineTransform(a: size * stretch, b: 0, c: -size * slant, d: size, tx: place.x, ty: place.y)
    }
}
