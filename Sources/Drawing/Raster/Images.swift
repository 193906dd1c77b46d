import Foundation

extension Rasterizer {
    /// Larger than this many canvases, a picture is sampled from its own size rather than scaled whole.
    private static let mostScaledPixels = 16 << 20

    func draw(_ item: ImageItem, on canvas: Canvas) {
        guard let image = encoded[item.key], item.frame.width > 0, item.frame.height > 0 else { return }
        let t = canvas.transform
        let box = item.frame.applying(t)
        guard box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite else { return }
        let target = PixelRect(
            left: Int(clamped(box.minX).rounded()), top: Int(clamped(box.minY).rounded()), right: Int(clamped(box.maxX).rounded()),
            bottom: Int(clamped(box.maxY).rounded()))
        guard !target.intersection(canvas.clip.rect).isEmpty else { return }
        let upright = t.b == 0 && t.c == 0 && t.a > 0 && t.d > 0
        if upright, target.width * target.height <= Self.mostScaledPixels, target.width <= Bitmap.largestSide,
            target.height <= Bitmap.largestSide
        {
            let grid = images.grid(
                item.key, image, width: target.width, height: target.height, nearest: item.interpolation == .none)
            guard let grid = grid?.tinted(item.tint) else { return }
            let shader = BitmapShader(grid, left: target.left, top: target.top, tiled: false)
            SpanPainter(surface: canvas.surface, clip: canvas.clip, color: .transparent, shader: shader).fill(target)
        } else {
            drawTransformed(item, image, on: canvas)
        }
    }

    private func drawTransformed(_ item: ImageItem, _ image: EncodedImage, on canvas: Canvas) {
        // Scaled down to about its drawn size first, so that sampling skips no pixels.
        let scale = canvas.transform.largestScale
        func drawn(_ points: CGFloat, _ own: Int) -> Int { max(1, min(own, Int(min(points * scale, 16_384).rounded(.up)))) }
        let width = drawn(item.frame.width, image.pixelWidth), height = drawn(item.frame.height, image.pixelHeight)
        let nearest = item.interpolation == .none
        guard let made = images.grid(item.key, image, width: nearest ? nil : width, height: nearest ? nil : height) else { return }
        let grid = made.tinted(item.tint)
        let toFrame = CGAffineTransform(
            a: item.frame.width / Double(grid.width), b: 0, c: 0, d: item.frame.height / Double(grid.height), tx: item.frame.minX,
            ty: item.frame.minY)
        let toDevice = toFrame.concatenating(canvas.transform)
        guard toDevice.a * toDevice.d != toDevice.b * toDevice.c else { return }
        let shader = TransformedBitmapShader(grid, inverse: toDevice.inverted(), tiled: false, smooth: !nearest)
        let painter = SpanPainter(surface: canvas.surface, clip: canvas.clip, color: .transparent, shader: shader)
        outlines.fill(Path(item.frame), transform: canvas.transform, rule: .nonZero, clip: painter.rect, into: painter)
    }

    /// The shader of a tiled bitmap.
    func tile(_ key: ImageKey, origin: CGPoint, scale: Double, transform: CGAffineTransform) -> Shader? {
        guard let image = encoded[key], scale > 0, scale.isFinite else { return nil }
        let upright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        let width = Double(image.pixelWidth) * scale * transform.a, height = Double(image.pixelHeight) * scale * transform.d
        if upright, abs(width - width.rounded()) < 0.01, abs(height - height.rounded()) < 0.01, width >= 1, height >= 1,
            width * height <= Double(Self.mostScaledPixels)
        {
            let place = origin.applying(transform)
            guard let grid = images.grid(key, image, width: Int(width.rounded()), height: Int(height.rounded())) else { return nil }
            return BitmapShader(grid, left: Int(clamped(place.x).rounded()), top: Int(clamped(place.y).rounded()), tiled: true)
        }
        guard let grid = images.grid(key, image) else { return nil }
        let toDevice = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y).concatenating(transform)
        return TransformedBitmapShader(grid, inverse: toDevice.inverted(), tiled: true, smooth: true)
    }

    private func clamped(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -PixelRect.furthest), PixelRect.furthest)
    }
}

extension PixelGrid {
    /// Only its alpha, in `color`.
    fileprivate func tinted(_ color: RGBA?) -> PixelGrid {
        guard let pixel = color?.pixel else { return self }
        return PixelGrid(width: width, height: height, pixels: pixels.map { pixel.scaled($0.alpha) })
    }
}
