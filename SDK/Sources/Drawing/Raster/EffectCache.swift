/// A cache of blurred pictures by their sources, for the next draw and for the next entry that shows the same: a blur costs more
/// than all other drawing together.
struct EffectCache {
    struct Key: Hashable {
        private let layer: Layer
        private let transform: CGAffineTransform
        /// The rectangle to which the page was cut: what it cut off is missing under another page.
        private let cut: PixelRect?
        private let shadowRadius: Double?

        /// - Parameter shadowRadius: points; nil for the layer's own blur.
        init(_ layer: Layer, _ transform: CGAffineTransform, _ extent: LayerExtent, shadowRadius: Double? = nil) {
            var layer = layer
            // These come after the blur, so that a layer that fades or moves under another one keeps it.
            layer.transform = .identity
            layer.opacity = 1
            layer.blend = .normal
            layer.shadow = nil
            self.layer = layer
            self.transform = transform
            cut = extent.isWhole ? nil : extent.area
            self.shadowRadius = shadowRadius
        }
    }

    private struct Group {
        let bounds: PixelRect
        let pixels: [Pixel]
    }

    private var masks: [Key: Mask] = [:]
    private var groups: [Key: Group] = [:]
    private var bytes = 0
    /// The bytes beyond which all are thrown away; a large tile at 3 pixels a point takes 5 MB.
    private static let mostBytes = 24 << 20

    /// The number of cache misses.
    private(set) var misses = 0

    func mask(_ key: Key) -> Mask? { masks[key] }

    mutating func keep(_ mask: Mask, _ key: Key) {
        misses += 1
        guard makeRoom(mask.bounds.width * mask.bounds.height) else { return }
        masks[key] = mask
    }

    /// A copy in memory of `pool`.
    func group(_ key: Key, from pool: SurfacePool) -> Surface? {
        guard let group = groups[key] else { return nil }
        let surface = pool.lend(group.bounds)
        group.pixels.withUnsafeBufferPointer { pixels in
            // A group has at least one pixel, so its pixels have an address.
            surface.pixels.update(from: pixels.baseAddress!, count: pixels.count)
        }
        return surface
    }

    mutating func keep(_ surface: Surface, _ key: Key) {
        misses += 1
        guard makeRoom(surface.count * MemoryLayout<Pixel>.size) else { return }
        groups[key] = Group(bounds: surface.bounds, pixels: Array(UnsafeBufferPointer(start: surface.pixels, count: surface.count)))
    }

    /// Makes room; false for what would fill the cache alone.
    private mutating func makeRoom(_ more: Int) -> Bool {
        guard more <= Self.mostBytes / 2 else { return false }
        bytes += more
        if bytes > Self.mostBytes {
            masks.removeAll()
            groups.removeAll()
            bytes = more
        }
        return true
    }
}

/// The pixels a layer is drawn into before shadow, opacity and blend.
struct LayerExtent: Hashable {
    let area: PixelRect
    /// Whether the page cuts nothing off.
    let isWhole: Bool
}

extension Rasterizer {
    /// - Parameter limit: pixels outside of it are not looked at.
    func extent(of layer: Layer, transform: CGAffineTransform, limit: PixelRect) -> LayerExtent {
        let blur = GaussianBlur(sigma: layer.blur * transform.largestScale)
        let touched = layer.items.touched(transform)
        guard !touched.isEmpty else { return LayerExtent(area: .empty, isWhole: true) }
        var whole = touched.grown(by: blur.reach)
        if blur.reach == 0, let clip = layer.clip {
            whole = whole.intersection(PixelRect(around: clip.path.controlBox.applying(transform)))
        }
        let area = whole.intersection(limit.grown(by: blur.reach))
        return LayerExtent(area: area, isWhole: area == whole)
    }
}
