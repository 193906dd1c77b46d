/// Changes a bitmap's size. By default each new pixel is a mean of all the old ones it covers, nearer ones weighing more (a triangle as wide
/// as two new pixels, or two old ones when enlarging): no detail is skipped, so nothing shimmers.
enum Resampler {
    static func scale(_ grid: PixelGrid, _ width: Int, _ height: Int, _ interpolation: ImageItem.Interpolation) -> PixelGrid {
        switch interpolation {
        case .none: nearest(grid, width: width, height: height)
        case .low: scale(grid, width: width, height: height, widest: 1)
        case .medium, .high: scale(grid, width: width, height: height)
        }
    }

    /// - Parameter widest: old pixels to either side that count at most; 1 mixes only the nearest two, along each axis.
    static func scale(_ grid: PixelGrid, width: Int, height: Int, widest: Double = .infinity) -> PixelGrid {
        guard width > 0, height > 0 else { return grid }
        // Rows first, unless what lies between would be huge: a bitmap of one pixel's width, drawn wide.
        let isRowsFirst = width * grid.height <= mostBetween
        return isRowsFirst
            ? lowered(narrowed(grid, to: width, widest), to: height, widest)
            : narrowed(lowered(grid, to: height, widest), to: width, widest)
    }

    private static func narrowed(_ grid: PixelGrid, to width: Int, _ widest: Double) -> PixelGrid {
        guard width != grid.width else { return grid }
        let across = Taps(from: grid.width, to: width, widest)
        let pixels = [Pixel](unsafeUninitializedCapacity: width * grid.height) { target, count in
            grid.pixels.withUnsafeBufferPointer { source in
                for y in 0..<grid.height {
                    for x in 0..<width { target[y * width + x] = across.mean(x) { source[y * grid.width + $0] } }
                }
            }
            count = width * grid.height
        }
        return PixelGrid(width: width, height: grid.height, pixels: pixels)
    }

    private static func lowered(_ grid: PixelGrid, to height: Int, _ widest: Double) -> PixelGrid {
        guard height != grid.height else { return grid }
        let down = Taps(from: grid.height, to: height, widest)
        let width = grid.width
        let pixels = [Pixel](unsafeUninitializedCapacity: width * height) { target, count in
            grid.pixels.withUnsafeBufferPointer { source in
                for y in 0..<height {
                    for x in 0..<width { target[y * width + x] = down.mean(y) { source[$0 * width + x] } }
                }
            }
            count = width * height
        }
        return PixelGrid(width: width, height: height, pixels: pixels)
    }

    /// Pixels of a bitmap already as wide and not yet as high as wanted.
    private static let mostBetween = 32 << 20

    /// The nearest pixel, for pictures made of pixels.
    static func nearest(_ grid: PixelGrid, width: Int, height: Int) -> PixelGrid {
        guard width > 0, height > 0 else { return grid }
        let columns = (0..<width).map { min(grid.width - 1, (2 * $0 + 1) * grid.width / (2 * width)) }
        var pixels: [Pixel] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let start = min(grid.height - 1, (2 * y + 1) * grid.height / (2 * height)) * grid.width
            for column in columns { pixels.append(grid.pixels[start + column]) }
        }
        return PixelGrid(width: width, height: height, pixels: pixels)
    }

    /// For each new place the old places it takes from, with weights in 65 536ths that add up to it.
    private struct Taps {
        private var first: [Int] = []
        private var offset: [Int] = [0]
        private var weights: [UInt32] = []

        init(from old: Int, to new: Int, _ widest: Double) {
            let ratio = Double(old) / Double(new), reach = min(max(1, ratio), widest)
            for place in 0..<new {
                let center = (Double(place) + 0.5) * ratio
                let low = max(0, Int((center - reach).rounded(.down))), high = min(old - 1, Int((center + reach).rounded(.down)))
                let raw = (low...high).map { max(0, 1 - abs(Double($0) + 0.5 - center) / reach) }
                let sum = raw.reduce(0, +)
                var whole = raw.map { Int(($0 / sum * 65_536).rounded()) }
                // Rounding's remainder goes to the heaviest, so that plain areas keep their colour.
                let heaviest = whole.indices.max { whole[$0] < whole[$1] } ?? 0
                whole[heaviest] += 65_536 - whole.reduce(0, +)
                first.append(low)
                weights += whole.map { UInt32($0) }
                offset.append(weights.count)
            }
        }

        @inline(__always) func mean(_ place: Int, _ pixel: (Int) -> Pixel) -> Pixel {
            var red: UInt32 = 32_768, green: UInt32 = 32_768, blue: UInt32 = 32_768, alpha: UInt32 = 32_768
            var index = first[place]
            for tap in offset[place]..<offset[place + 1] {
                let value = pixel(index), weight = weights[tap]
                red &+= (value & 255) &* weight
                green &+= (value >> 8 & 255) &* weight
                blue &+= (value >> 16 & 255) &* weight
                alpha &+= (value >> 24) &* weight
                index &+= 1
            }
            return Pixel(red: red >> 16, green: green >> 16, blue: blue >> 16, alpha: alpha >> 16)
        }
    }
}
