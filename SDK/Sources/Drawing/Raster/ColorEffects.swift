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
        case .matrix(let matrix):
            let whole = WholeMatrix(matrix)
            var last = Pixel.transparent, made = whole.applied(to: last)
            for index in 0..<surface.count {
                let pixel = surface.pixels[index]
                if pixel != last { (last, made) = (pixel, whole.applied(to: pixel)) }
                surface.pixels[index] = made
            }
        }
    }
}

/// A colour matrix in whole numbers, so that every machine rounds alike.
private struct WholeMatrix {
    /// Weights in 4096ths, constants in 4096ths of a 255th.
    private let rows: [(weights: [Int], constant: Int)]

    init(_ matrix: ColorMatrix) {
        func whole(_ number: Float, _ unit: Double) -> Int {
            number.isNaN ? 0 : Int((min(max(Double(number), -1000), 1000) * unit).rounded())
        }
        rows = matrix.rows.map { row in
            (row.numbers[..<4].map { whole($0, 4096) }, whole(row.constant, 4096 * 255))
        }
    }

    func applied(to pixel: Pixel) -> Pixel {
        let straight = pixel.straight, alpha = Int(pixel.alpha)
        let (red, green, blue) = (Int(straight.x), Int(straight.y), Int(straight.z))
        func channel(_ index: Int) -> UInt32 {
            let (weights, constant) = rows[index]
            let sum = weights[0] * red + weights[1] * green + weights[2] * blue + weights[3] * alpha + constant
            return UInt32(min(max((sum + 2048) >> 12, 0), 255))
        }
        let faded = channel(3)
        return Pixel(
            red: multiplied(channel(0), faded), green: multiplied(channel(1), faded), blue: multiplied(channel(2), faded), alpha: faded)
    }
}

extension Pixel {
    /// Rec. 709 luma of the premultiplied colour; the weights are in 65 536ths and add up to it.
    var luminance: UInt32 {
        let sum = (self & 255) &* 13_933 &+ (self >> 8 & 255) &* 46_871 &+ (self >> 16 & 255) &* 4_732 &+ 32_768
        return sum >> 16
    }
}
