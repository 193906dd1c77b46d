import Foundation

/// A coarse picture of what lies under an area, blurred and coloured. A wide blur has no fine detail, so a cell stands for many pixels.
struct BlurredGround {
    /// The first cell's place, in cells.
    private let left: Int
    private let top: Int
    private let width: Int
    /// Pixels a cell is wide and high.
    private let cell: Int
    /// Premultiplied red, green, blue and alpha, 0…255.
    private let colors: [SIMD4<Float>]

    /// A blur of so many cells is smooth between them.
    private static let cellsASigma = 4.0
    private static let largestCell = 16

    /// The most steps that a pixel of the area costs, beside its cells.
    static let steps = 8

    private static func cell(of sigma: Double) -> Int { max(1, min(largestCell, Int(sigma / cellsASigma))) }

    /// The distance around an area within which pixels affect its blur.
    static func reach(_ sigma: Double) -> Int {
        let cell = cell(of: sigma)
        return (GaussianBlur(sigma: sigma / Double(cell)).reach + 2) * cell
    }

    /// - Parameters:
    ///   - area: pixels of the surface.
    ///   - sigma: of the blur, in pixels.
    init(_ backdrop: Backdrop, sigma: Double, under area: PixelRect, of surface: Surface) {
        let cell = Self.cell(of: sigma), blur = GaussianBlur(sigma: sigma / Double(cell)), margin = blur.reach + 2
        func floored(_ value: Int) -> Int { value >= 0 ? value / cell : -((cell - 1 - value) / cell) }
        let (left, top) = (floored(area.left) - margin, floored(area.top) - margin)
        let width = floored(area.right - 1) + margin + 1 - left, height = floored(area.bottom - 1) + margin + 1 - top
        (self.left, self.top, self.width, self.cell) = (left, top, width, cell)
        var planes = Self.planes(surface, left: left, top: top, width: width, height: height, cell: cell)
        for index in planes.indices { blur.apply(to: &planes[index], width: width, height: height) }
        let strength = Float(min(backdrop.saturation, 100))
        colors = (0..<width * height).map { place in
            let ground = SIMD4(Float(planes[0][place]), Float(planes[1][place]), Float(planes[2][place]), Float(planes[3][place])) / 256
            return ground.saturated(strength)
        }
    }

    /// The mean of each cell's pixels, as 8.8 fixed-point values of each channel. Beyond the surface its edge goes on.
    private static func planes(_ surface: Surface, left: Int, top: Int, width: Int, height: Int, cell: Int) -> [[UInt16]] {
        let bounds = surface.bounds
        let columns = (0..<width * cell).map { min(max(left * cell + $0, bounds.left), bounds.right - 1) - bounds.left }
        var planes = [[UInt16]](repeating: [UInt16](repeating: 0, count: width * height), count: 4)
        var sums = [SIMD4<UInt32>](repeating: .zero, count: width)
        let share = UInt32(cell * cell)
        for row in 0..<height {
            for index in sums.indices { sums[index] = .zero }
            for line in 0..<cell {
                let y = min(max((top + row) * cell + line, bounds.top), bounds.bottom - 1)
                let pixels = surface.at(bounds.left, y)
                for column in 0..<width {
                    for x in column * cell..<(column + 1) * cell {
                        let pixel = pixels[columns[x]]
                        sums[column] &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
                    }
                }
            }
            for column in 0..<width {
                for channel in 0..<4 {
                    planes[channel][row * width + column] = UInt16(truncatingIfNeeded: (sums[column][channel] << 8) / share)
                }
            }
        }
        return planes
    }

    /// Premultiplied channels, 0…255, mixed from the four nearest cells, at least as opaque as the pixel itself: where the ground ends, as
    /// at a tile's round corners, what is not there gives no colour.
    func color(x: Int, y: Int, alpha: Float) -> SIMD4<Float> {
        let mixed = mixed(x: x, y: y)
        return mixed.w > 0 && mixed.w < alpha ? mixed * (alpha / mixed.w) : mixed
    }

    private func mixed(x: Int, y: Int) -> SIMD4<Float> {
        let (across, down) = (place(x, left), place(y, top))
        let first = down.index * width + across.index
        let above = colors[first] + (colors[first + 1] - colors[first]) * across.share
        let below = colors[first + width] + (colors[first + width + 1] - colors[first + width]) * across.share
        return above + (below - above) * down.share
    }

    /// The cell before a pixel's middle, and how far it is to the next.
    private func place(_ pixel: Int, _ start: Int) -> (index: Int, share: Float) {
        let halves = 2 * (pixel - start * cell) + 1 - cell
        let index = halves / (2 * cell)
        return (index, Float(halves - index * 2 * cell) / Float(2 * cell))
    }
}

extension SIMD4<Float> {
    /// A pixel's channels.
    init(_ pixel: Pixel) { self.init(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24)) }

    /// Colours moved away from their lightness, no channel beyond alpha.
    fileprivate func saturated(_ strength: Float) -> Self {
        guard strength != 1 else { return self }
        let light = 0.2126 * x + 0.7152 * y + 0.0722 * z
        var color = Self(light, light, light, w) + (self - Self(light, light, light, w)) * strength
        color.w = w
        return color.clamped(lowerBound: .zero, upperBound: Self(repeating: w))
    }

    fileprivate var pixel: Pixel {
        let bytes = clamped(lowerBound: .zero, upperBound: Self(repeating: w)).rounded(.toNearestOrAwayFromZero)
        return Pixel(red: UInt32(bytes.x), green: UInt32(bytes.y), blue: UInt32(bytes.z), alpha: UInt32(bytes.w))
    }
}

extension Rasterizer {
    /// Fills a path with what lies under it, blurred.
    func fill(_ path: Path, _ backdrop: Backdrop, _ rule: FillRule, on canvas: Canvas) {
        let opacity = Float(min(max(backdrop.opacity, 0), 1))
        let clip = intersect(canvas.clip, Clip(path, rule: rule), canvas.transform)
        let area = clip.rect.intersection(canvas.surface.bounds)
        guard opacity > 0, !area.isEmpty else { return }
        let sigma = min(backdrop.blur * canvas.transform.largestScale, GaussianBlur.largestSigma)
        let held = budget.bytes
        defer { budget.bytes = held }
        guard sigma.isFinite, budget.take(area.grown(by: BlurredGround.reach(sigma)), bytes: 4, steps: BlurredGround.steps) else { return }
        let ground = BlurredGround(backdrop, sigma: sigma, under: area, of: canvas.surface)
        let veil = SIMD4<Float>(backdrop.veil.pixel), rest = 1 - veil.w / 255
        for y in area.top..<area.bottom {
            let row = canvas.surface.at(area.left, y), mask = clip.mask.map { $0.at(area.left, y) }
            for x in 0..<area.width {
                let coverage = Float(mask.map { $0[x] } ?? 255) / 255 * opacity
                guard coverage > 0 else { continue }
                let own = SIMD4<Float>(row[x]), color = veil + ground.color(x: area.left + x, y: y, alpha: own.w) * rest
                row[x] = (coverage >= 1 ? color : own * (1 - coverage) + color * coverage).pixel
            }
        }
    }
}
