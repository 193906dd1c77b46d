/// Large rectangles that are painted one over another, row by row, so that a row of the upper one finds that of the lower one still near the
/// processor: the ground of a tile and what shades it are its largest parts.
struct WaitingRectangles {
    /// Smaller ones stay near the processor as a whole.
    private static let fewestPixels = 1 << 14

    private var all: [(area: PixelRect, painter: SpanPainter)] = []

    /// Keeps a rectangle that may be painted later; false where it is too small, or what waits is on another surface.
    /// - Parameter area: pixels that the painter may paint.
    mutating func take(_ area: PixelRect, _ painter: SpanPainter) -> Bool {
        guard area.width * area.height >= Self.fewestPixels, all.allSatisfy({ $0.painter.isOnSurface(of: painter) }) else { return false }
        all.append((area, painter))
        return true
    }

    /// Paints the rectangles in their order, without what another hides.
    mutating func paint() {
        guard let first = all.first else { return }
        defer { all.removeAll(keepingCapacity: true) }
        let top = all.reduce(first.area.top) { min($0, $1.area.top) }, bottom = all.reduce(first.area.bottom) { max($0, $1.area.bottom) }
        // The rectangles that are as wide as all before them, the uppermost first.
        let wide = all.indices.dropFirst().reversed().filter { index in
            all[..<index].allSatisfy { $0.area.left >= all[index].area.left && $0.area.right <= all[index].area.right }
        }
        // `all` holds them while they paint.
        all.map { (area: $0.area, painter: Unmanaged.passUnretained($0.painter)) }.withUnsafeBufferPointer { painters in
            for y in top..<bottom {
                let lowest = wide.first { index in
                    let (area, painter) = painters[index]
                    return area.hasRow(y) && painter._withUnsafeGuaranteedRef { $0.hides(row: y, area) }
                }
                for (area, painter) in painters[(lowest ?? 0)...] where area.hasRow(y) {
                    painter._withUnsafeGuaranteedRef { $0.span(x: area.left, y: y, count: area.width, coverage: 255) }
                }
            }
        }
    }
}

extension PixelRect {
    fileprivate func hasRow(_ y: Int) -> Bool { y >= top && y < bottom }
}
