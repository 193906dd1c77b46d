import Foundation

/// A layer drawn flat, and how its pixels are seen.
private struct FlatLayer {
    /// Pixels a point of the layer has: more than are seen, as near parts are seen larger.
    static let fineness = 2.0

    let layer: Layer
    let transform: CGAffineTransform
    /// The way from its pixels to the canvas'.
    let view: Projection

    init(_ layer: Layer, _ projection: Projection, on outer: CGAffineTransform) {
        var flat = layer
        (flat.projection, flat.transform, flat.blend) = (nil, .identity, .normal)
        self.layer = flat
        let scale = outer.largestScale * Self.fineness
        transform = CGAffineTransform(scaleX: scale, y: scale)
        view = Projection(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)).concatenating(projection).concatenating(Projection(outer))
    }

    /// The canvas' pixels that it may touch.
    func touched(_ area: PixelRect) -> PixelRect {
        guard !area.isEmpty else { return .empty }
        let rect = CGRect(x: area.left, y: area.top, width: area.width, height: area.height)
        let all = CGRect(
            x: -PixelRect.furthest, y: -PixelRect.furthest, width: 2 * PixelRect.furthest, height: 2 * PixelRect.furthest)
        return PixelRect(around: view.box(of: rect) ?? all).grown(by: 1)
    }
}

extension Layer {
    /// The canvas' pixels that a layer seen in perspective may touch.
    func touched(_ projection: Projection, on outer: CGAffineTransform, depth: Int) -> PixelRect {
        let flat = FlatLayer(self, projection, on: outer)
        return flat.touched([.layer(flat.layer)].touched(flat.transform, depth: depth))
    }
}

extension Rasterizer {
    /// Draws a layer as it is seen in perspective: flat first, then each pixel from where it is seen.
    func draw(_ layer: Layer, _ projection: Projection, on canvas: Canvas, depth: Int) {
        let flat = FlatLayer(layer, projection, on: canvas.transform)
        let held = budget.bytes
        defer { budget.bytes = held }
        let area = [.layer(flat.layer)].touched(flat.transform)
        let target = flat.touched(area).intersection(canvas.clip.rect)
        guard !target.isEmpty, let back = flat.view.inverted(), budget.take(area, bytes: 4, steps: 2) else { return }
        let source = pool.lend(area)
        defer { pool.takeBack(source) }
        draw([.layer(flat.layer)], on: Canvas(surface: source, clip: ClipState(rect: area), transform: flat.transform), depth: depth)
        guard budget.take(target, bytes: 4, steps: 8) else { return }
        let seen = pool.lend(target)
        defer { pool.takeBack(seen) }
        for y in target.top..<target.bottom {
            let row = seen.at(target.left, y)
            for x in 0..<target.width { row[x] = source.seen(back, x: target.left + x, y: y) }
        }
        composite(seen, 1, layer.blend, on: canvas)
    }
}

extension Surface {
    /// The colour that a pixel shows of this surface: the mean of four places in it, each mixed from the four nearest pixels.
    fileprivate func seen(_ back: Projection, x: Int, y: Int) -> Pixel {
        var sum = SIMD4<Float>.zero
        for (right, down) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            guard let place = back.seen(CGPoint(x: Double(x) + right, y: Double(y) + down)) else { continue }
            sum += color(at: place)
        }
        let mean = (sum / 4).rounded(.toNearestOrAwayFromZero)
        return Pixel(red: UInt32(mean.x), green: UInt32(mean.y), blue: UInt32(mean.z), alpha: UInt32(mean.w))
    }

    /// Returns the colour at a place, which is transparent outside the surface.
    private func color(at place: CGPoint) -> SIMD4<Float> {
        let (px, py) = (place.x - 0.5, place.y - 0.5)
        guard px > Double(bounds.left) - 1, px < Double(bounds.right), py > Double(bounds.top) - 1, py < Double(bounds.bottom) else {
            return .zero
        }
        let (column, line) = (Int(px.rounded(.down)), Int(py.rounded(.down)))
        let (right, down) = (Float(px - Double(column)), Float(py - Double(line)))
        let above = color(column, line) * (1 - right) + color(column + 1, line) * right
        let below = color(column, line + 1) * (1 - right) + color(column + 1, line + 1) * right
        return above * (1 - down) + below * down
    }

    private func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= bounds.left, x < bounds.right, y >= bounds.top, y < bounds.bottom else { return .zero }
        return SIMD4(at(x, y).pointee)
    }
}
