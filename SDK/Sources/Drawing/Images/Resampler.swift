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
        guard isRowsFirst else { return narrowed(lowered(grid, to: height, widest), to: width, widest) }
        guard width != grid.width else { return lowered(grid, to: height, widest) }
        guard height != grid.height else { return narrowed(grid, to: width, widest) }
        let scaler = RowScaler(from: (grid.width, grid.height), to: (width, height), widest)
        grid.pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<grid.height { scaler.add(UnsafeBufferPointer(rebasing: pixels[y * grid.width..<(y + 1) * grid.width])) }
        }
        return scaler.finished()
    }

    private static func narrowed(_ grid: PixelGrid, to width: Int, _ widest: Double) -> PixelGrid {
        guard width != grid.width else { return grid }
        let across = ResamplerTaps(from: grid.width, to: width, widest)
        let pixels = [Pixel](unsafeUninitializedCapacity: width * grid.height) { target, count in
            grid.pixels.withUnsafeBufferPointer { source in
                guard let target = target.baseAddress, let source = source.baseAddress else { return }
                for y in 0..<grid.height { across.narrow(source + y * grid.width, to: target + y * width) }
            }
            count = width * grid.height
        }
        return PixelGrid(width: width, height: grid.height, pixels: pixels)
    }

    private static func lowered(_ grid: PixelGrid, to height: Int, _ widest: Double) -> PixelGrid {
        guard height != grid.height else { return grid }
        let down = ResamplerTaps(from: grid.height, to: height, widest)
        let width = grid.width
        let pixels = [Pixel](unsafeUninitializedCapacity: width * height) { target, count in
            grid.pixels.withUnsafeBufferPointer { source in
                guard let target = target.baseAddress, let source = source.baseAddress else { return }
                for y in 0..<height { down.lower(y, source, width: width, height: grid.height, to: target + y * width) }
            }
            count = width * height
        }
        return PixelGrid(width: width, height: height, pixels: pixels)
    }

    /// Pixels of a bitmap already as wide and not yet as high as wanted.
    static let mostBetween = 32 << 20

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
}
