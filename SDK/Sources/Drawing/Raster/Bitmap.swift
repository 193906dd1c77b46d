/// A picture in memory: rows from the top, each pixel red, green, blue, alpha in 0…255, colours multiplied by alpha.
public struct Bitmap: Hashable, Sendable {
    /// The number of columns, in pixels.
    public let width: Int
    /// The number of rows, in pixels.
    public let height: Int
    /// The bytes of all pixels, row by row from the top: `width` × `height` × 4.
    public var pixels: [UInt8]

    /// The largest side, in pixels.
    public static let largestSide = 16_384
    /// The most pixels one bitmap may have.
    public static let mostPixels = 64 << 20

    /// Transparent. Sides are limited to 1…`largestSide`, and the height so that there are at most `mostPixels`.
    public init(width: Int, height: Int) {
        (self.width, self.height) = Self.sides(width: width, height: height)
        pixels = [UInt8](repeating: 0, count: self.width * self.height * 4)
    }

    /// Returns the sides, limited to those that a bitmap may have.
    static func sides(width: Int, height: Int) -> (width: Int, height: Int) {
        let width = min(max(1, width), largestSide)
        return (width, min(max(1, height), largestSide, mostPixels / width))
    }

    /// - Parameter pixels: of such sides as `sides` gives.
    init(width: Int, height: Int, filledWith pixels: [UInt8]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Makes a picture of its pixels; nil when `pixels` has not `width` × `height` × 4 bytes.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide, pixels.count == width * height * 4 else {
            return nil
        }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Red, green, blue, alpha of one pixel, premultiplied; transparent outside.
    public subscript(x: Int, y: Int) -> [UInt8] {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return [0, 0, 0, 0] }
        let start = (y * width + x) * 4
        return Array(pixels[start..<start + 4])
    }

    /// Whether every pixel's alpha is full.
    public var isOpaque: Bool {
        pixels.withUnsafeBytes { bytes in
            let words = bytes.bindMemory(to: UInt32.self)
            // Row by row: a tile's first corner says it at once.
            return stride(from: 0, to: words.count, by: width).allSatisfy { start in
                words[start..<start + width].reduce(UInt32.max, &) >= 0xFF00_0000
            }
        }
    }

    /// A short name for these pixels: equal for equal pictures on every machine.
    public var digest: UInt64 {
        var digest = Digest()
        digest.add(UInt64(width))
        digest.add(UInt64(height))
        pixels.withUnsafeBytes { digest.add($0) }
        return digest.value
    }
}
