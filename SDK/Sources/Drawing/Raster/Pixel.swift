/// One premultiplied pixel in a word: red in the lowest byte, alpha in the highest. Two channels are computed at a time.
typealias Pixel = UInt32

extension Pixel {
    static let transparent: Pixel = 0

    @inline(__always) var alpha: UInt32 { self >> 24 }

    @inline(__always) init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
        self = red | green << 8 | blue << 16 | alpha << 24
    }

    /// Multiplied by `share`/255, each channel rounded to nearest.
    @inline(__always) func scaled(_ share: UInt32) -> Pixel {
        var low = (self & 0x00FF_00FF) &* share &+ 0x0080_0080
        low = ((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var high = ((self >> 8) & 0x00FF_00FF) &* share &+ 0x0080_0080
        high = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return low | high
    }

    /// This pixel painted over `under`.
    @inline(__always) func over(_ under: Pixel) -> Pixel { self &+ under.scaled(255 &- alpha) }
}

/// `a` × `b` / 255, rounded to nearest.
@inline(__always) func multiplied(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a &* b &+ 128
    return (product &+ (product >> 8)) >> 8
}

extension RGBA {
    /// The colour as a premultiplied pixel; components outside 0…1 are clamped, NaN counts as 0.
    var pixel: Pixel {
        func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        func known(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }
        let share = known(alpha)
        return Pixel(
            red: byte(known(red) * share), green: byte(known(green) * share), blue: byte(known(blue) * share), alpha: byte(share))
    }
}
