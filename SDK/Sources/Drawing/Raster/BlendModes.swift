extension BlendMode {
    /// One premultiplied pixel blended over another, by the W3C compositing formulas in 255ths.
    func mix(_ source: Pixel, over target: Pixel) -> Pixel {
        let sourceAlpha = source >> 24, targetAlpha = target >> 24
        switch self {
        case .normal: return source.over(target)
        case .sourceAtop: return source.scaled(targetAlpha) &+ target.scaled(255 - sourceAlpha)
        case .destinationOver: return target.over(source)
        case .destinationOut: return target.scaled(255 - sourceAlpha)
        case .plusLighter: return channels { min(255, source.channel($0) + target.channel($0)) }
        case .plusDarker:
            let alpha = min(255, sourceAlpha + targetAlpha)
            return channels { index in
                guard index < 3 else { return alpha }
                let dark = sourceAlpha - source.channel(index) + targetAlpha - target.channel(index)
                return alpha > dark ? alpha - dark : 0
            }
        default: break
        }
        guard sourceAlpha > 0 else { return target }
        guard targetAlpha > 0 else { return source }
        let top = source.straight, bottom = target.straight
        let mixed =
            separable
            ? SIMD3<Int32>(
                separate(bottom.x, top.x), separate(bottom.y, top.y), separate(bottom.z, top.z)) : unseparated(bottom, top)
        let both = multiplied(sourceAlpha, targetAlpha)
        let alpha = sourceAlpha + targetAlpha - both
        return channels { index in
            guard index < 3 else { return alpha }
            let alone = multiplied(source.channel(index), 255 - targetAlpha) + multiplied(target.channel(index), 255 - sourceAlpha)
            return min(alpha, alone + multiplied(both, UInt32(min(max(mixed[index], 0), 255))))
        }
    }

    private func channels(_ value: (Int) -> UInt32) -> Pixel {
        Pixel(red: value(0), green: value(1), blue: value(2), alpha: value(3))
    }

    private var separable: Bool {
        switch self {
        case .hue, .saturation, .color, .luminosity: false
        default: true
        }
    }

    /// One channel, 0…255: `b` below, `s` above.
    private func separate(_ b: Int32, _ s: Int32) -> Int32 {
        switch self {
        case .multiply: return b * s / 255
        case .screen: return b + s - b * s / 255
        case .overlay: return Self.hard(s, b)
        case .hardLight: return Self.hard(b, s)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : s == 255 ? 255 : min(255, b * 255 / (255 - s))
        case .colorBurn: return b == 255 ? 255 : s == 0 ? 0 : 255 - min(255, (255 - b) * 255 / s)
        case .softLight: return Self.soft(b, s)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s / 255
        default: return s
        }
    }

    private static func hard(_ b: Int32, _ s: Int32) -> Int32 {
        s <= 127 ? b * 2 * s / 255 : b + (2 * s - 255) - b * (2 * s - 255) / 255
    }

    private static func soft(_ below: Int32, _ above: Int32) -> Int32 {
        let b = Double(below) / 255, s = Double(above) / 255
        if s <= 0.5 { return Int32(((b - (1 - 2 * s) * b * (1 - b)) * 255).rounded()) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return Int32(((b + (2 * s - 1) * (d - b)) * 255).rounded())
    }

    private func unseparated(_ b: SIMD3<Int32>, _ s: SIMD3<Int32>) -> SIMD3<Int32> {
        switch self {
        case .hue: Self.lit(Self.saturated(s, Self.saturation(b)), Self.light(b))
        case .saturation: Self.lit(Self.saturated(b, Self.saturation(s)), Self.light(b))
        case .color: Self.lit(s, Self.light(b))
        default: Self.lit(b, Self.light(s))
        }
    }

    private static func light(_ c: SIMD3<Int32>) -> Int32 { (c.x * 77 + c.y * 151 + c.z * 28 + 128) >> 8 }
    private static func saturation(_ c: SIMD3<Int32>) -> Int32 { c.max() - c.min() }

    private static func saturated(_ c: SIMD3<Int32>, _ saturation: Int32) -> SIMD3<Int32> {
        let low = c.min(), spread = c.max() - low
        guard spread > 0 else { return SIMD3(repeating: 0) }
        return SIMD3((c.x - low) * saturation / spread, (c.y - low) * saturation / spread, (c.z - low) * saturation / spread)
    }

    /// The colour moved to a lightness, then drawn towards grey until it fits.
    private static func lit(_ color: SIMD3<Int32>, _ target: Int32) -> SIMD3<Int32> {
        let moved = color &+ SIMD3(repeating: target - light(color))
        let middle = light(moved), low = moved.min(), high = moved.max()
        var result = moved
        for index in 0..<3 {
            if low < 0, middle > low { result[index] = middle + (result[index] - middle) * middle / (middle - low) }
            if high > 255, high > middle { result[index] = middle + (result[index] - middle) * (255 - middle) / (high - middle) }
        }
        return result
    }
}

extension Pixel {
    /// Red, green, blue, alpha by 0…3.
    @inline(__always) func channel(_ index: Int) -> UInt32 { self >> UInt32(8 * index) & 255 }

    /// The colour not premultiplied, 0…255; black when transparent.
    var straight: SIMD3<Int32> {
        let alpha = Int32(self >> 24)
        guard alpha > 0 else { return SIMD3(repeating: 0) }
        func channel(_ index: Int) -> Int32 { Swift.min(255, (Int32(self.channel(index)) * 255 + alpha / 2) / alpha) }
        return SIMD3(channel(0), channel(1), channel(2))
    }
}
