/// Paints covered spans onto a surface, through a clip, with one colour or a shader.
final class SpanPainter: SpanSink {
    private let surface: Surface
    private let mask: Mask?
    private let color: Pixel
    private let shader: Shader?
    private var shaded: [Pixel]
    private var coverage: [UInt8]
    /// What may be painted.
    let rect: PixelRect

    init(surface: Surface, clip: ClipState, color: Pixel, shader: Shader?) {
        self.surface = surface
        self.color = color
        self.shader = shader
        mask = clip.mask
        rect = clip.rect.intersection(surface.bounds)
        shaded = shader == nil ? [] : [Pixel](repeating: .transparent, count: max(1, rect.width))
        coverage = clip.mask == nil ? [] : [UInt8](repeating: 0, count: max(1, rect.width))
    }

    /// Paints all pixels of `area` that the clip allows.
    func fill(_ area: PixelRect) {
        let area = area.intersection(rect)
        for y in area.top..<area.bottom { span(x: area.left, y: y, count: area.width, coverage: 255) }
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
        let theirs = UnsafePointer(mask.at(left, y))
        coverage.withUnsafeMutableBufferPointer { row in
            for index in 0..<right - left {
                row[index] = UInt8(truncatingIfNeeded: multiplied(UInt32(own[index]), UInt32(theirs[index])))
            }
        }
        coverage.withUnsafeBufferPointer { row in
            // The buffer has at least one element, so it has an address.
            paint(left, y, right - left, through: row.baseAddress!)
        }
    }

    private func paintMasked(_ x: Int, _ y: Int, _ count: Int, _ share: UInt8, _ mask: Mask) {
        let theirs = UnsafePointer(mask.at(x, y))
        if share == 255 { return paint(x, y, count, through: theirs) }
        coverage.withUnsafeMutableBufferPointer { row in
            for index in 0..<count {
                row[index] = UInt8(truncatingIfNeeded: multiplied(UInt32(share), UInt32(theirs[index])))
            }
        }
        // As above: never empty.
        coverage.withUnsafeBufferPointer { paint(x, y, count, through: $0.baseAddress!) }
    }

    private func paint(_ x: Int, _ y: Int, _ count: Int, _ share: UInt8) {
        let row = surface.at(x, y)
        guard let shader else { return Blending.paint(color, coverage: UInt32(share), onto: row, count: count) }
        if let plain = shader.plainColor(row: y) { return Blending.paint(plain, coverage: UInt32(share), onto: row, count: count) }
        if share == 255, shader.isOpaque { return shader.shade(x: x, y: y, count: count, into: row) }
        shaded.withUnsafeMutableBufferPointer { buffer in
            // As above: never empty, and as wide as `rect`.
            let source = buffer.baseAddress!
            shader.shade(x: x, y: y, count: count, into: source)
            Blending.paint(source, coverage: UInt32(share), onto: row, count: count)
        }
    }

    private func paint(_ x: Int, _ y: Int, _ count: Int, through share: UnsafePointer<UInt8>) {
        let row = surface.at(x, y)
        guard let shader else { return Blending.paint(color, through: share, onto: row, count: count) }
        shaded.withUnsafeMutableBufferPointer { buffer in
            // As above: never empty, and as wide as `rect`.
            let source = buffer.baseAddress!
            shader.shade(x: x, y: y, count: count, into: source)
            Blending.paint(source, through: share, onto: row, count: count)
        }
    }
}
