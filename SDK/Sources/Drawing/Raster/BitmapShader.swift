import Foundation

/// Pixels in memory as Swift arrays hold them.
struct PixelGrid {
    let width: Int
    let height: Int
    let pixels: [Pixel]
    /// Whether all pixels have full alpha.
    let isOpaque: Bool

    init(width: Int, height: Int, pixels: [Pixel]) {
        self.width = width
        self.height = height
        self.pixels = pixels
        isOpaque = pixels.reduce(.max, &).alpha == 255
    }
}

/// A bitmap laid out pixel for pixel, from `left`, `top`; tiled or transparent outside.
final class BitmapShader: Shader {
    private let grid: PixelGrid
    private let left: Int, top: Int
    private let tiled: Bool

    init(_ grid: PixelGrid, left: Int, top: Int, tiled: Bool) {
        self.grid = grid
        self.left = left
        self.top = top
        self.tiled = tiled
    }

    /// Whether all that is painted is opaque: without tiling, only the bitmap's own area is painted with it.
    override var isOpaque: Bool { grid.isOpaque }

    override func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<Pixel>) {
        var line = y - top
        if tiled { line = ((line % grid.height) + grid.height) % grid.height }
        guard line >= 0, line < grid.height else { return row.update(repeating: .transparent, count: count) }
        grid.pixels.withUnsafeBufferPointer { pixels in
            // A stretch of the line after the other: the tile's, or the bitmap between what is outside.
            var done = 0
            while done < count {
                var column = x + done - left
                if tiled { column = ((column % grid.width) + grid.width) % grid.width }
                if column >= 0, column < grid.width {
                    let stretch = min(count - done, grid.width - column)
                    // The grid has at least one pixel, so it has an address.
                    (row + done).update(from: pixels.baseAddress! + line * grid.width + column, count: stretch)
                    done += stretch
                } else {
                    let stretch = min(count - done, column < 0 ? -column : count - done)
                    (row + done).update(repeating: .transparent, count: stretch)
                    done += stretch
                }
            }
        }
    }
}

/// A bitmap under any transform, mixed from the four nearest pixels; edges repeat outward, or tile.
final class TransformedBitmapShader: Shader {
    struct Tiling {
        var across = false
        var down = false
    }

    private let grid: PixelGrid
    private let inverse: CGAffineTransform
    private let tiling: Tiling
    private let smooth: Bool

    /// - Parameter inverse: from device pixels to the bitmap's pixels.
    init(_ grid: PixelGrid, inverse: CGAffineTransform, tiling: Tiling, smooth: Bool) {
        self.grid = grid
        self.inverse = inverse
        self.tiling = tiling
        self.smooth = smooth
    }

    override func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<Pixel>) {
        grid.pixels.withUnsafeBufferPointer { pixels in
            for index in 0..<count {
                let place = CGPoint(x: Double(x + index) + 0.5, y: Double(y) + 0.5).applying(inverse)
                let limit = 1e7
                let shift = smooth ? 0.5 : 0.0
                let px = (Double(place.x).held(within: limit) - shift) * 256, py = (Double(place.y).held(within: limit) - shift) * 256
                let fx = Int(px.rounded(.down)), fy = Int(py.rounded(.down))
                let column = fx >> 8, line = fy >> 8
                guard smooth else {
                    row[index] = pixels[down(line) * grid.width + across(column)]
                    continue
                }
                let right = UInt32(fx & 255), lower = UInt32(fy & 255)
                let (x0, x1) = (across(column), across(column + 1))
                let (y0, y1) = (down(line) * grid.width, down(line + 1) * grid.width)
                let above = Self.mix(pixels[y0 + x0], pixels[y0 + x1], right)
                let below = Self.mix(pixels[y1 + x0], pixels[y1 + x1], right)
                row[index] = Self.mix(above, below, lower)
            }
        }
    }

    @inline(__always) private func across(_ column: Int) -> Int { wrap(column, grid.width, tiling.across) }
    @inline(__always) private func down(_ line: Int) -> Int { wrap(line, grid.height, tiling.down) }

    @inline(__always) private func wrap(_ place: Int, _ size: Int, _ tiled: Bool) -> Int {
        tiled ? ((place % size) + size) % size : min(max(place, 0), size - 1)
    }

    /// `share` of 256 parts of `b`, the rest of `a`.
    @inline(__always) private static func mix(_ a: Pixel, _ b: Pixel, _ share: UInt32) -> Pixel {
        let rest: UInt32 = 256 &- share, half: UInt32 = 0x0080_0080, even: UInt32 = 0x00FF_00FF
        let low: UInt32 = (a & even) &* rest &+ (b & even) &* share &+ half
        let high: UInt32 = (a >> 8 & even) &* rest &+ (b >> 8 & even) &* share &+ half
        return low >> 8 & even | high & ~even
    }
}
