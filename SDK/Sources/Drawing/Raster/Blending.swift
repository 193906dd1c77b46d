import VitrineCPixels

/// Painting rows of premultiplied pixels over others. All arithmetic is in integers, so pictures are equal on every machine.
enum Blending {
    /// Paints a row in one colour at one coverage.
    @inline(__always)
    static func paint(_ color: Pixel, coverage: UInt32, onto row: UnsafeMutablePointer<Pixel>, count: Int) {
        let source = coverage == 255 ? color : color.scaled(coverage)
        let rest = 255 &- source.alpha
        if rest == 0 { return row.update(repeating: source, count: count) }
        if source.alpha == 0 { return }
        // The ends of a row of spans are one pixel each.
        if count == 1 { return row.pointee = source &+ row.pointee.scaled(rest) }
        vitrine_over_color(row, count, source)
    }

    /// Paints a row in one colour through a row of coverage.
    @inline(__always)
    static func paint(_ color: Pixel, through coverage: UnsafePointer<UInt8>, onto row: UnsafeMutablePointer<Pixel>, count: Int) {
        vitrine_over_color_mask(row, coverage, count, color)
    }

    /// A row of pixels at one coverage.
    @inline(__always)
    static func paint(
        _ source: UnsafePointer<Pixel>, coverage: UInt32, onto row: UnsafeMutablePointer<Pixel>, count: Int
    ) {
        if coverage == 255 {
            vitrine_over_pixels(row, source, count)
        } else {
            vitrine_over_pixels_share(row, source, count, UInt8(truncatingIfNeeded: coverage))
        }
    }

    /// A row of pixels through a row of coverage.
    @inline(__always)
    static func paint(
        _ source: UnsafePointer<Pixel>, through coverage: UnsafePointer<UInt8>, onto row: UnsafeMutablePointer<Pixel>, count: Int
    ) {
        vitrine_over_pixels_mask(row, source, coverage, count)
    }
}
