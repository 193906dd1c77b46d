/// A blur by three box averages, which come within a few percent of a Gaussian.
struct GaussianBlur {
    /// Half widths, in pixels: a box covers 2 × radius + 1.
    private let radii: [Int]

    /// The largest sigma drawn, in pixels; larger ones are drawn as this one.
    static let largestSigma = 400.0

    /// - Parameter sigma: the Gaussian's standard deviation in pixels.
    init(sigma: Double) {
        guard sigma.isFinite, sigma > 0.2 else {
            radii = []
            return
        }
        // Three boxes of two odd widths whose variances add up to sigma².
        let variance = min(sigma, Self.largestSigma) * min(sigma, Self.largestSigma) * 12
        let ideal = (variance / 3 + 1).squareRoot()
        var narrow = Int(ideal)
        if narrow.isMultiple(of: 2) { narrow -= 1 }
        narrow = max(1, narrow)
        let width = Double(narrow)
        let count = Int(((variance - 3 * width * width - 12 * width - 9) / (-4 * width - 4)).rounded())
        radii = (0..<3).map { ($0 < count ? narrow : narrow + 2) / 2 }
    }

    /// The distance in pixels over which the blur spreads a pixel.
    var reach: Int { radii.reduce(0, +) }

    /// Blurs 8.8 fixed-point values.
    func apply(to plane: inout [UInt16], width: Int, height: Int) {
        guard width > 0, height > 0, plane.count >= width * height else { return }
        var other = [UInt16](repeating: 0, count: width * height)
        for radius in radii where radius > 0 {
            plane.withUnsafeMutableBufferPointer { plane in
                other.withUnsafeMutableBufferPointer { other in
                    // Both hold width × height > 0 values, so they have addresses.
                    let (a, b) = (plane.baseAddress!, other.baseAddress!)
                    for y in 0..<height { Self.average(a + y * width, into: b + y * width, count: width, radius: radius) }
                    Self.averageColumns(b, into: a, width: width, height: height, radius: radius)
                }
            }
        }
    }

    private static func average(
        _ source: UnsafePointer<UInt16>, into target: UnsafeMutablePointer<UInt16>, count: Int, radius: Int
    ) {
        let share = (UInt64(1) << 32) / UInt64(2 * radius + 1)
        var sum: UInt64 = 0
        for index in 0..<min(radius, count) { sum &+= UInt64(source[index]) }
        for index in 0..<count {
            if index &+ radius < count { sum &+= UInt64(source[index &+ radius]) }
            target[index] = UInt16(truncatingIfNeeded: (sum &* share &+ 0x8000_0000) >> 32)
            if index >= radius { sum &-= UInt64(source[index &- radius]) }
        }
    }

    /// All columns at once, row by row: memory is read in order.
    private static func averageColumns(
        _ source: UnsafePointer<UInt16>, into target: UnsafeMutablePointer<UInt16>, width: Int, height: Int, radius: Int
    ) {
        let share = (UInt64(1) << 32) / UInt64(2 * radius + 1)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
            sums.initialize(repeating: 0)
            for y in 0..<min(radius, height) { for x in 0..<width { sums[x] &+= UInt32(source[y &* width &+ x]) } }
            for y in 0..<height {
                if y + radius < height {
                    let row = source + (y + radius) * width
                    for x in 0..<width { sums[x] &+= UInt32(row[x]) }
                }
                let out = target + y * width
                for x in 0..<width { out[x] = UInt16(truncatingIfNeeded: (UInt64(sums[x]) &* share &+ 0x8000_0000) >> 32) }
                if y >= radius {
                    let row = source + (y - radius) * width
                    for x in 0..<width { sums[x] &-= UInt32(row[x]) }
                }
            }
        }
    }

    /// Blurs all four channels.
    func apply(to surface: Surface) {
        guard !radii.isEmpty, surface.count > 0 else { return }
        var plane = [UInt16](repeating: 0, count: surface.count)
        for shift in [UInt32(0), 8, 16, 24] {
            for index in plane.indices { plane[index] = UInt16(truncatingIfNeeded: surface.pixels[index] >> shift & 255) << 8 }
            apply(to: &plane, width: surface.bounds.width, height: surface.bounds.height)
            for index in plane.indices {
                let value = min(255, (UInt32(plane[index]) + 128) >> 8)
                surface.pixels[index] = surface.pixels[index] & ~(255 << shift) | value << shift
            }
        }
    }
}
