import SeededGenerators
import Testing

@testable import VitrineDrawing

/// The quick loops against plain arithmetic.
@Suite struct ResamplerTests {
    /// Old places and weights in 65 536ths of one new place: a triangle as wide as two new pixels, or two old ones when enlarging.
    private func taps(_ place: Int, from old: Int, to new: Int) -> [(place: Int, weight: Int)] {
        let ratio = Double(old) / Double(new), reach = max(1, ratio), center = (Double(place) + 0.5) * ratio
        let places = max(0, Int((center - reach).rounded(.down)))...min(old - 1, Int((center + reach).rounded(.down)))
        let raw = places.map { max(0, 1 - abs(Double($0) + 0.5 - center) / reach) }
        let sum = raw.reduce(0, +)
        var weights = raw.map { Int(($0 / sum * 65_536).rounded()) }
        let heaviest = weights.indices.max { weights[$0] < weights[$1] } ?? 0
        weights[heaviest] += 65_536 - weights.reduce(0, +)
        return Array(zip(places, weights))
    }

    private func mean(_ taps: [(place: Int, weight: Int)], _ pixel: (Int) -> Pixel) -> Pixel {
        var result: Pixel = 0
        for shift in stride(from: 0, to: 32, by: 8) {
            let sum = taps.reduce(32_768) { $0 + Int(pixel($1.place) >> UInt32(shift) & 255) * $1.weight }
            result |= Pixel(sum >> 16) << UInt32(shift)
        }
        return result
    }

    private func plain(_ grid: PixelGrid, _ width: Int, _ height: Int) -> [Pixel] {
        var narrow = grid.pixels
        if width != grid.width {
            let columns = (0..<width).map { taps($0, from: grid.width, to: width) }
            narrow = (0..<grid.height).flatMap { y in columns.map { mean($0) { grid.pixels[y * grid.width + $0] } } }
        }
        guard height != grid.height else { return narrow }
        return (0..<height).flatMap { y in
            let rows = taps(y, from: grid.height, to: height)
            return (0..<width).map { x in mean(rows) { narrow[$0 * width + x] } }
        }
    }

    @Test(
        "each new pixel is the mean that plain arithmetic gives, to the bit",
        arguments: [(37, 23, 16, 9), (64, 40, 17, 40), (64, 40, 64, 11), (13, 7, 50, 31), (5, 90, 33, 4), (130, 3, 1, 1), (48, 48, 31, 97)])
    func equal(_ oldWidth: Int, _ oldHeight: Int, _ width: Int, _ height: Int) {
        var random = SeededGenerator(seed: UInt64(oldWidth * 1_000 + width))
        let pixels = (0..<oldWidth * oldHeight).map { _ in Pixel(truncatingIfNeeded: random.next()) }
        let grid = PixelGrid(width: oldWidth, height: oldHeight, pixels: pixels)
        #expect(Resampler.scale(grid, width: width, height: height).pixels == plain(grid, width, height))
    }
}
