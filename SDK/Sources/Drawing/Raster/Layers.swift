import Foundation

extension Rasterizer {
    func draw(_ layer: Layer, on outer: Canvas, depth: Int) {
        let opacity = layer.opacity.isNaN ? 1 : min(max(layer.opacity, 0), 1)
        guard opacity > 0 else { return }
        if let projection = layer.projection {
            paintWaiting()
            return draw(layer, projection, on: outer, depth: depth)
        }
        let held = budget.bytes
        defer { budget.bytes = held }
        var canvas = outer
        canvas.transform = layer.transform.concatenating(outer.transform)
        let direct = layer.mask == nil && layer.blur <= 0 && layer.blend == .normal && layer.colorEffect == nil
        // What blends inside a shadowed layer meets the layer, not what its shadow falls on.
        if direct, opacity == 1, layer.shadow == nil || !layer.items.blendWithGround {
            if let shadow = layer.shadow {
                paintWaiting()
                draw(shadow, of: layer, on: canvas, depth: depth)
            }
            if let clip = layer.clip { canvas.clip = intersect(canvas.clip, clip, canvas.transform) }
            return begin(layer.items, on: canvas, depth: depth)
        }
        if direct, layer.shadow == nil, let faded = layer.items.fadedAlone(opacity) {
            if let clip = layer.clip { canvas.clip = intersect(canvas.clip, clip, canvas.transform) }
            return begin([faded], on: canvas, depth: depth)
        }
        paintWaiting()
        drawGroup(layer, opacity, on: canvas, depth: depth)
    }

    private func drawGroup(_ layer: Layer, _ opacity: Double, on canvas: Canvas, depth: Int) {
        var limit = canvas.clip.rect
        let shadow = layer.shadow.flatMap { CastShadow($0, transform: canvas.transform) }
        if let shadow { limit = limit.union(limit.moved(x: -shadow.x, y: -shadow.y).grown(by: shadow.reach)) }
        guard let group = render(layer, transform: canvas.transform, limit: limit, depth: depth) else { return }
        defer { pool.takeBack(group) }
        guard let shadow, let radius = layer.shadow?.radius else { return composite(group, opacity, layer.blend, on: canvas) }
        let mask = self.shadow(shadow, radius: radius, of: group, layer, canvas.transform, limit: limit)
        let area = group.bounds.union(mask.bounds.moved(x: shadow.x, y: shadow.y)).intersection(canvas.clip.rect)
        guard !area.isEmpty else { return }
        guard budget.take(area, bytes: 4, steps: 2) else { return }
        let both = pool.lend(area)
        defer { pool.takeBack(both) }
        let inner = Canvas(surface: both, clip: ClipState(rect: area), transform: canvas.transform)
        shadow.paint(mask, on: inner)
        composite(group, 1, .normal, on: inner)
        composite(both, opacity, layer.blend, on: canvas)
    }

    /// The layer on its own, before shadow, opacity and blend; nil when nothing of it falls into `limit`.
    func render(_ layer: Layer, transform: CGAffineTransform, limit: PixelRect, depth: Int) -> Surface? {
        let blur = GaussianBlur(sigma: layer.blur * transform.largestScale)
        let extent = extent(of: layer, transform: transform, limit: limit)
        let area = extent.area
        guard !area.isEmpty else { return nil }
        guard budget.take(area, bytes: layer.mask == nil ? 4 : 8, steps: 2) else { return nil }
        guard blur.reach > 0 else { return drawn(layer, transform, area, depth: depth, clip: layer.clip) }
        let key = EffectCache.Key(layer, transform, extent)
        if let known = effects.group(key, from: pool) { return known }
        guard budget.take(area, bytes: 4, steps: 24) else { return nil }
        let surface = drawn(layer, transform, area, depth: depth, clip: nil)
        blur.apply(to: surface)
        if let clip = layer.clip { cut(surface, to: intersect(ClipState(rect: area), clip, transform)) }
        effects.keep(surface, key)
        return surface
    }

    /// The layer's items with its colour effect and mask.
    private func drawn(_ layer: Layer, _ transform: CGAffineTransform, _ area: PixelRect, depth: Int, clip: Clip?) -> Surface {
        let surface = pool.lend(area)
        var canvas = Canvas(surface: surface, clip: ClipState(rect: area), transform: transform)
        if let clip { canvas.clip = intersect(canvas.clip, clip, transform) }
        draw(layer.items, on: canvas, depth: depth)
        if let effect = layer.colorEffect { effect.apply(to: surface) }
        if let mask = layer.mask {
            let cover = pool.lend(area)
            defer { pool.takeBack(cover) }
            draw(mask, on: Canvas(surface: cover, clip: ClipState(rect: area), transform: transform), depth: depth)
            for index in 0..<surface.count { surface.pixels[index] = surface.pixels[index].scaled(cover.pixels[index].alpha) }
        }
        return surface
    }

    /// Paints a group, through the canvas' clip.
    func composite(_ group: Surface, _ opacity: Double, _ blend: BlendMode, on canvas: Canvas) {
        let share = UInt8((opacity * 255).rounded())
        let area = group.bounds.intersection(canvas.clip.rect)
        guard !area.isEmpty, share > 0 else { return }
        guard blend == .normal else { return composite(group, UInt32(share), blend, area, on: canvas) }
        let painter = SpanPainter(surface: canvas.surface, clip: canvas.clip, color: .transparent, shader: SurfaceShader(group))
        for y in area.top..<area.bottom { painter.span(x: area.left, y: y, count: area.width, coverage: share) }
    }

    private func composite(_ group: Surface, _ share: UInt32, _ blend: BlendMode, _ area: PixelRect, on canvas: Canvas) {
        for y in area.top..<area.bottom {
            let source = group.at(area.left, y), target = canvas.surface.at(area.left, y)
            let mask = canvas.clip.mask.map { $0.at(area.left, y) }
            for x in 0..<area.width {
                let coverage = mask.map { multiplied(share, UInt32($0[x])) } ?? share
                if coverage > 0 { target[x] = blend.mix(source[x].scaled(coverage), over: target[x]) }
            }
        }
    }

    private func cut(_ surface: Surface, to clip: ClipState) {
        let bounds = surface.bounds
        for y in bounds.top..<bounds.bottom {
            let row = surface.at(bounds.left, y)
            for x in bounds.left..<bounds.right {
                let inside = y >= clip.rect.top && y < clip.rect.bottom && x >= clip.rect.left && x < clip.rect.right
                let share = inside ? clip.mask.map { UInt32($0.at(x, y).pointee) } ?? 255 : 0
                if share < 255 { row[x - bounds.left] = row[x - bounds.left].scaled(share) }
            }
        }
    }

    /// The clip inside another.
    func intersect(_ state: ClipState, _ clip: Clip, _ transform: CGAffineTransform) -> ClipState {
        let box = clip.path.controlBox.applying(transform)
        if transform.keepsRectangles, clip.path.asRect != nil, let aligned = PixelRect(aligned: box) {
            return ClipState(rect: state.rect.intersection(aligned), mask: state.mask)
        }
        let rect = state.rect.intersection(PixelRect(around: box))
        guard !rect.isEmpty else { return ClipState(rect: .empty, mask: nil) }
        guard budget.take(rect, bytes: 1, steps: 1) else { return ClipState(rect: .empty, mask: nil) }
        let key = ClipCache.Key(clip: clip, transform: transform, rect: rect)
        // Only the outermost is kept: what lies inside another is seldom met again.
        if state.mask == nil, let known = clips[key] { return ClipState(rect: rect, mask: known) }
        let mask = Mask(bounds: rect)
        outlines.fill(clip.path, transform: transform, rule: clip.rule, clip: rect, into: MaskSink(mask))
        if let other = state.mask {
            mask.multiply(other)
        } else {
            clips[key] = mask
        }
        return ClipState(rect: rect, mask: mask)
    }
}

extension [DisplayItem] {
    /// Whether something in here meets what lies under it by another blend mode than `normal`.
    fileprivate var blendWithGround: Bool {
        contains { item in
            guard case .layer(let layer) = item else { return false }
            if layer.blend != .normal { return true }
            let isGroup = layer.opacity < 1 || layer.mask != nil || layer.blur > 0 || layer.colorEffect != nil
            return !isGroup && layer.items.blendWithGround
        }
    }

    /// The one item with its colour faded, when this is one plainly coloured item: it needs no group.
    fileprivate func fadedAlone(_ opacity: Double) -> DisplayItem? {
        guard count == 1 else { return nil }
        func faded(_ color: RGBA) -> Paint {
            .color(RGBA(color.red, color.green, color.blue, color.alpha * Float(opacity)))
        }
        switch self[0] {
        case .fill(let path, .color(let color), let rule): return .fill(path, faded(color), rule)
        case .stroke(let path, .color(let color), let stroke): return .stroke(path, faded(color), stroke)
        case .glyphs(var run):
            guard case .color(let color) = run.paint else { return nil }
            run.paint = faded(color)
            return .glyphs(run)
        default: return nil
        }
    }
}
