import VitrineCFreeType
import VitrineCPixels

/// Paints covered spans onto a surface, through a clip, with one colour or a shader.
final class SpanPainter: SpanSink {
    private let surface: Surface
    private let color: Pixel
    // Every span asks both: they are held here, and asked by what holds nothing.
    private let heldMask: Mask?
    private let heldShader: Shader?
    private let mask: MaskRows?
    private let shader: Unmanaged<Shader>?
    /// Room for one row of the shader's pixels and of the mask's coverage; plain memory, for spans are many and short.
    private let shaded: UnsafeMutablePointer<Pixel>
    private let coverage: UnsafeMutablePointer<UInt8>
    /// The rectangle that may be painted.
    let rect: PixelRect

    init(surface: Surface, clip: ClipState, color: Pixel, shader: Shader?) {
        self.surface = surface
        self.color = color
        heldShader = shader
        self.shader = shader.map(Unmanaged.passUnretained)
        heldMask = clip.mask
        mask = clip.mask?.rows
        rect = clip.rect.intersection(surface.bounds)
        shaded = .allocate(capacity: shader == nil ? 1 : max(1, rect.width))
        coverage = .allocate(capacity: clip.mask == nil ? 1 : max(1, rect.width))
    }

    deinit {
        shaded.deallocate()
        coverage.deallocate()
    }

    /// Whether both paint on the same pixels.
    func isOnSurface(of other: SpanPainter) -> Bool { surface.pixels == other.surface.pixels }

    /// Whether nothing of what was in this row of `area` is seen any more once it is painted.
    func hides(row y: Int, _ area: PixelRect) -> Bool {
        guard shader?._withUnsafeGuaranteedRef({ $0.isOpaque }) ?? (color.alpha == 255) else { return false }
        guard let solid = mask?.solidStretch(row: y) else { return true }
        return solid.start <= area.left && solid.end >= area.right
    }

    /// Paints all pixels of `area` that the clip allows.
    func fill(_ area: PixelRect, coverage: UInt8 = 255) {
        let area = area.intersection(rect)
        for y in area.top..<area.bottom { span(x: area.left, y: y, count: area.width, coverage: coverage) }
    }

    override func spans(_ spans: UnsafeBufferPointer<FT_Span>, y: Int) {
        guard y >= rect.top, y < rect.bottom else { return }
        // Spans are many and short: what is the same all over the row is asked once.
        guard let plain = plainColor(row: y) else { return super.spans(spans, y: y) }
        let solid = mask?.solidStretch(row: y) ?? (start: rect.left, end: rect.right)
        let row = surface.at(surface.bounds.left, y) - surface.bounds.left
        // The spans are in order: where the first and the last are inside, all are.
        if let first = spans.first, let last = spans.last, Int(first.x) >= max(rect.left, solid.start),
            Int(last.x) &+ Int(last.len) <= min(rect.right, solid.end)
        {
            for span in spans {
                Blending.paint(plain, coverage: UInt32(span.coverage), onto: row + Int(span.x), count: Int(span.len))
            }
            return
        }
        for span in spans {
            let x = Int(span.x), left = max(x, rect.left), right = min(x &+ Int(span.len), rect.right)
            guard left < right else { continue }
            if left >= solid.start, right <= solid.end {
                Blending.paint(plain, coverage: UInt32(span.coverage), onto: row + left, count: right &- left)
            } else {
                self.span(x: left, y: y, count: right &- left, coverage: span.coverage)
            }
        }
    }

    /// Paints a letter's coverage, `height` rows of `width` bytes, from (`x`, `y`) on.
    func letter(_ bytes: UnsafePointer<UInt8>, x: Int, y: Int, width: Int, height: Int) {
        let box = PixelRect(left: x, top: y, right: x + width, bottom: y + height)
        if shader == nil, rect.contains(box), mask?.isSolid(box) ?? true {
            return vitrine_over_color_letter(surface.at(x, y), surface.bounds.width, bytes, width, height, color)
        }
        for line in 0..<height { row(bytes + line * width, x: x, y: y + line, count: width) }
    }

    override func span(x: Int, y: Int, count: Int, coverage: UInt8) {
        // FreeType keeps to the clip it was given; this guards the memory all the same.
        guard y >= rect.top, y < rect.bottom else { return }
        let left = max(x, rect.left), right = min(x + count, rect.right)
        guard left < right else { return }
        guard let mask else { return paint(left, y, right - left, coverage) }
        let solid = mask.solidStretch(row: y)
        let start = min(max(solid.start, left), right), end = max(start, min(solid.end, right))
        if start >= end { return paintMasked(left, y, right - left, coverage, mask) }
        if left < start { paintMasked(left, y, start - left, coverage, mask) }
        paint(start, y, end - start, coverage)
        if end < right { paintMasked(end, y, right - end, coverage, mask) }
    }

    /// Paints a row of coverage, which `bytes` holds for `x` on.
    func row(_ bytes: UnsafePointer<UInt8>, x: Int, y: Int, count: Int) {
        guard y >= rect.top, y < rect.bottom else { return }
        let left = max(x, rect.left), right = min(x + count, rect.right)
        guard left < right else { return }
        let own = bytes + (left - x)
        guard let mask else { return paint(left, y, right - left, through: own) }
        let solid = mask.solidStretch(row: y)
        if solid.start <= left, solid.end >= right { return paint(left, y, right - left, through: own) }
        vitrine_multiply(coverage, own, mask.at(left, y), right - left)
        paint(left, y, right - left, through: coverage)
    }

    private func paintMasked(_ x: Int, _ y: Int, _ count: Int, _ share: UInt8, _ mask: MaskRows) {
        let theirs = UnsafePointer(mask.at(x, y))
        if share == 255 { return paint(x, y, count, through: theirs) }
        vitrine_multiply_share(coverage, theirs, count, share)
        paint(x, y, count, through: coverage)
    }

    /// The one colour of a row, when it has only one.
    @inline(__always) private func plainColor(row y: Int) -> Pixel? {
        guard let shader else { return color }
        return shader._withUnsafeGuaranteedRef { $0.plainColor(row: y) }
    }

    private func paint(_ x: Int, _ y: Int, _ count: Int, _ share: UInt8) {
        let row = surface.at(x, y)
        guard let shader else { return Blending.paint(color, coverage: UInt32(share), onto: row, count: count) }
        shader._withUnsafeGuaranteedRef { shader in
            if let plain = shader.plainColor(row: y) { return Blending.paint(plain, coverage: UInt32(share), onto: row, count: count) }
            if share == 255, shader.isOpaque { return shader.shade(x: x, y: y, count: count, into: row) }
            shader.shade(x: x, y: y, count: count, into: shaded)
            Blending.paint(shaded, coverage: UInt32(share), onto: row, count: count)
        }
    }

    private func paint(_ x: Int, _ y: Int, _ count: Int, through share: UnsafePointer<UInt8>) {
        let row = surface.at(x, y)
        guard let shader else { return Blending.paint(color, through: share, onto: row, count: count) }
        shader._withUnsafeGuaranteedRef { shader in
            if let plain = shader.plainColor(row: y) { return Blending.paint(plain, through: share, onto: row, count: count) }
            shader.shade(x: x, y: y, count: count, into: shaded)
            Blending.paint(shaded, through: share, onto: row, count: count)
        }
    }
}
