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

    /// Paints them in their order.
    mutating func paint() {
        guard let first = all.first else { return }
        defer { all.removeAll(keepingCapacity: true) }
        let top = all.reduce(first.area.top) { min($0, $1.area.top) }, bottom = all.reduce(first.area.bottom) { max($0, $1.area.bottom) }
        for y in top..<bottom {
            for (area, painter) in all where y >= area.top && y < area.bottom {
                painter.span(x: area.left, y: y, count: area.width, coverage: 255)
            }
        }
    }
}
