import Foundation

/// A shadow in pixels: how it is blurred, where it falls, its colour.
struct CastShadow {
    let x: Int
    let y: Int
    let blur: GaussianBlur
    private let color: Pixel

    /// Brings a shadow to pixels; nil when it would not show.
    init?(_ shadow: Shadow, transform: CGAffineTransform) {
        let color = shadow.color.pixel
        let offset = CGSize(width: shadow.x, height: shadow.y).applying(transform)
        let limit = PixelRect.furthest
        guard color.alpha > 0, abs(offset.width) < limit, abs(offset.height) < limit else { return nil }
        self.color = color
        x = Int(offset.width.rounded())
        y = Int(offset.height.rounded())
        blur = GaussianBlur(sigma: shadow.radius / 2 * transform.largestScale)
    }

    var reach: Int { blur.reach }

    /// The group's alpha, blurred; not moved yet.
    func blurred(_ group: Surface) -> Mask {
        let bounds = group.bounds.grown(by: reach)
        var plane = [UInt16](repeating: 0, count: bounds.width * bounds.height)
        for y in group.bounds.top..<group.bounds.bottom {
            let row = group.at(group.bounds.left, y)
            let start = (y - bounds.top) * bounds.width + reach
            for index in 0..<group.bounds.width { plane[start + index] = UInt16(truncatingIfNeeded: row[index].alpha) << 8 }
        }
        blur.apply(to: &plane, width: bounds.width, height: bounds.height)
        let mask = Mask(bounds: bounds)
        for index in plane.indices { mask.bytes[index] = UInt8(truncatingIfNeeded: min(255, (UInt32(plane[index]) + 128) >> 8)) }
        return mask
    }

    func paint(_ mask: Mask, on canvas: Canvas) {
        let painter = SpanPainter(surface: canvas.surface, clip: canvas.clip, color: color, shader: nil)
        let area = mask.bounds
        for row in area.top..<area.bottom {
            painter.row(UnsafePointer(mask.at(area.left, row)), x: area.left + x, y: row + y, count: area.width)
        }
    }
}

extension Rasterizer {
    /// Paints the shadow that `layer` casts, not the layer.
    func draw(_ shadow: Shadow, of layer: Layer, on canvas: Canvas, depth: Int) {
        guard let cast = CastShadow(shadow, transform: canvas.transform) else { return }
        var caster = layer
        caster.shadow = nil
        let limit = canvas.clip.rect.moved(x: -cast.x, y: -cast.y).grown(by: cast.reach)
        let extent = extent(of: caster, transform: canvas.transform, limit: limit)
        guard !extent.area.isEmpty else { return }
        let key = EffectCache.Key(caster, canvas.transform, extent, shadowRadius: shadow.radius)
        if let mask = effects.mask(key) { return cast.paint(mask, on: canvas) }
        guard let group = render(caster, transform: canvas.transform, limit: limit, depth: depth) else { return }
        defer { pool.takeBack(group) }
        cast.paint(blurred(group, cast, key), on: canvas)
    }

    /// The shadow's mask of a layer that is drawn already.
    func shadow(_ cast: CastShadow, radius: Double, of group: Surface, _ layer: Layer, _ transform: CGAffineTransform, limit: PixelRect)
        -> Mask
    {
        var caster = layer
        caster.shadow = nil
        let key = EffectCache.Key(caster, transform, extent(of: caster, transform: transform, limit: limit), shadowRadius: radius)
        return effects.mask(key) ?? blurred(group, cast, key)
    }

    private func blurred(_ group: Surface, _ cast: CastShadow, _ key: EffectCache.Key) -> Mask {
        guard budget.take(group.bounds.grown(by: cast.reach), bytes: 5, steps: 7) else { return Mask(bounds: .empty) }
        let mask = cast.blurred(group)
        effects.keep(mask, key)
        return mask
    }
}
