import Foundation

extension Rasterizer {
    /// The pixels above which a picture is sampled from its own size rather than scaled whole.
    private static let mostScaledPixels = 16 << 20

    func draw(_ item: ImageItem, on canvas: Canvas) {
        guard let image = encoded[item.key], item.frame.width > 0, item.frame.height > 0 else { return }
        var region = item.source
        if let source = region {
            region = source.inside(width: image.pixelWidth, height: image.pixelHeight)
            if region == nil { return }
        }
        let t = canvas.transform
        let box = item.frame.applying(t)
        guard box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite else { return }
        let target = PixelRect(
            left: Int(clamped(box.minX).rounded()), top: Int(clamped(box.minY).rounded()), right: Int(clamped(box.maxX).rounded()),
            bottom: Int(clamped(box.maxY).rounded()))
        guard !target.intersection(canvas.clip.rect).isEmpty else { return }
        if let tile = item.tile { return drawTiles(item, image, region, tile, target, on: canvas) }
        if t.isUpright, target.width * target.height <= Self.mostScaledPixels, target.width <= Bitmap.largestSide,
            target.height <= Bitmap.largestSide
        {
            let grid = images.grid(item.key, image, region: region, width: target.width, height: target.height, item.interpolation)
            guard let grid = grid?.tinted(item.tint) else { return }
            let shader = BitmapShader(grid, left: target.left, top: target.top, tiled: false)
            fill(target, with: SpanPainter(surface: canvas.surface, clip: canvas.clip, color: .transparent, shader: shader))
        } else {
            drawTransformed(item, image, region, on: canvas)
        }
    }

    private func drawTransformed(_ item: ImageItem, _ image: EncodedImage, _ region: ImageRegion?, on canvas: Canvas) {
        let own = (width: region?.width ?? image.pixelWidth, height: region?.height ?? image.pixelHeight)
        guard let grid = sampled(item, image, region, item.frame.size, own, canvas.transform) else { return }
        let toFrame = CGAffineTransform(
            a: item.frame.width / Double(grid.width), b: 0, c: 0, d: item.frame.height / Double(grid.height), tx: item.frame.minX,
            ty: item.frame.minY)
        let toDevice = toFrame.concatenating(canvas.transform)
        guard toDevice.a * toDevice.d != toDevice.b * toDevice.c else { return }
        let smooth = item.interpolation != .none
        let shader = TransformedBitmapShader(grid, inverse: toDevice.inverted(), tiling: .init(), smooth: smooth)
        fill(item.frame, with: shader, on: canvas)
    }

    /// The bitmap scaled down to about its drawn size (points), so that sampling skips no pixels.
    private func sampled(
        _ item: ImageItem, _ image: EncodedImage, _ region: ImageRegion?, _ size: CGSize, _ own: (width: Int, height: Int),
        _ transform: CGAffineTransform
    ) -> PixelGrid? {
        let scale = transform.largestScale
        func drawn(_ points: CGFloat, _ own: Int) -> Int? {
            guard item.interpolation == .medium || item.interpolation == .high else { return nil }
            return max(1, min(own, Int((abs(Double(points)) * scale).held(within: 16_384).rounded(.up))))
        }
        let grid = images.grid(
            item.key, image, region: region, width: drawn(size.width, own.width), height: drawn(size.height, own.height),
            item.interpolation)
        return grid?.tinted(item.tint)
    }

    private func drawTiles(
        _ item: ImageItem, _ image: EncodedImage, _ region: ImageRegion?, _ tile: CGSize, _ target: PixelRect, on canvas: Canvas
    ) {
        let t = canvas.transform
        guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite else { return }
        let (width, height) = (tile.width * t.a, tile.height * t.d)
        if t.isUpright, isWhole(width), isWhole(height), width * height <= Double(Self.mostScaledPixels) {
            let grid = images.grid(
                item.key, image, region: region, width: Int(width.rounded()), height: Int(height.rounded()), item.interpolation)
            guard let grid = grid?.tinted(item.tint) else { return }
            let shader = BitmapShader(grid, left: target.left, top: target.top, tiled: true)
            return fill(target, with: SpanPainter(surface: canvas.surface, clip: canvas.clip, color: .transparent, shader: shader))
        }
        let own = (width: region?.width ?? image.pixelWidth, height: region?.height ?? image.pixelHeight)
        guard let grid = sampled(item, image, region, tile, own, t) else { return }
        let toFrame = CGAffineTransform(
            a: tile.width / Double(grid.width), b: 0, c: 0, d: tile.height / Double(grid.height), tx: item.frame.minX, ty: item.frame.minY)
        let toDevice = toFrame.concatenating(t)
        guard toDevice.a * toDevice.d != toDevice.b * toDevice.c else { return }
        let smooth = item.interpolation != .none
        // Where one tile is enough, nothing of its far edge shows at the near one.
        let tiling = TransformedBitmapShader.Tiling(
            across: tile.width < item.frame.width - 1e-6, down: tile.height < item.frame.height - 1e-6)
        fill(item.frame, with: TransformedBitmapShader(grid, inverse: toDevice.inverted(), tiling: tiling, smooth: smooth), on: canvas)
    }

    private func fill(_ frame: CGRect, with shader: Shader, on canvas: Canvas) {
        paintWaiting()
        let painter = SpanPainter(surface: canvas.surface, clip: canvas.clip, color: .transparent, shader: shader)
        outlines.fill(Path(frame), transform: canvas.transform, rule: .nonZero, clip: painter.rect, into: painter)
    }

    /// The shader of a tiled bitmap.
    func tile(_ key: ImageKey, origin: CGPoint, scale: Double, transform: CGAffineTransform) -> Shader? {
        guard let image = encoded[key], scale > 0, scale.isFinite else { return nil }
        let width = Double(image.pixelWidth) * scale * transform.a, height = Double(image.pixelHeight) * scale * transform.d
        if transform.isUpright, isWhole(width), isWhole(height), width * height <= Double(Self.mostScaledPixels) {
            let place = origin.applying(transform)
            guard let grid = images.grid(key, image, width: Int(width.rounded()), height: Int(height.rounded())) else { return nil }
            return BitmapShader(grid, left: Int(clamped(place.x).rounded()), top: Int(clamped(place.y).rounded()), tiled: true)
        }
        guard let grid = images.grid(key, image) else { return nil }
        let toDevice = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y).concatenating(transform)
        return TransformedBitmapShader(grid, inverse: toDevice.inverted(), tiling: .init(across: true, down: true), smooth: true)
    }

    /// A size in pixels that needs no sampling between them.
    private func isWhole(_ pixels: Double) -> Bool { pixels >= 1 && abs(pixels - pixels.rounded()) < 0.01 }

    private func clamped(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -PixelRect.furthest), PixelRect.furthest)
    }
}

extension CGAffineTransform {
    /// Neither turned nor mirrored.
    fileprivate var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension PixelGrid {
    /// Only its alpha, in `color`.
    fileprivate func tinted(_ color: RGBA?) -> PixelGrid {
        guard let pixel = color?.pixel else { return self }
        return PixelGrid(width: width, height: height, pixels: pixels.map { pixel.scaled($0.alpha) })
    }
}
