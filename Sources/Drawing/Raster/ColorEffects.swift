extension ColorEffect {
    /// Changes all pixels of `surface`.
    func apply(to surface: Surface) {
        switch self {
        case .tint(let color):
            let pixel = color.pixel
            for index in 0..<surface.count { surface.pixels[index] = pixel.scaled(surface.pixels[index].alpha) }
        case .desaturate(let luminanceToAlpha):
            for index in 0..<surface.count {
                let pixel = surface.pixels[index]
                let light = pixel.luminance
                let alpha = luminanceToAlpha ? light : pixel.alpha
                surface.pixels[index] = Pixel(red: light, green: light, blue: light, alpha: alpha)
            }
        }
    }
}

extension Pixel {
    /// Rec. 709 luma of the premultiplied colour; the weights are in 65 536ths and add up to it.
    var luminance: UInt32 {
        let sum = (self & 255) &* 13_933 &+ (self >> 8 & 255) &* 46_871 &+ (self >> 16 & 255) &* 4_732 &+ 32_768
        return sum >> 16
    }
}
