import Drawing

/// A film's grain: it keeps smooth skies from showing steps, and files as large as a camera's.
enum Grain {
    /// Levels of 255 up and down.
    private static let strength = 5

    static func add(to bitmap: inout Bitmap, seed: String) {
        var chance = Chance(seed)
        // A table read from places that differ by row: noise enough for the eye, at little cost.
        let noise = (0..<8_191).map { _ in Int16(chance.next(2 * strength + 1) - strength + chance.next(3) - 1) }
        let rows = (0..<bitmap.height).map { _ in chance.next(noise.count) }
        let width = bitmap.width
        bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
            noise.withUnsafeBufferPointer { noise in
                for y in 0..<rows.count {
                    var place = rows[y], index = y * width * 4
                    for _ in 0..<width {
                        place = place == 8_190 ? 0 : place + 1
                        let level = noise[place]
                        pixels[index] = UInt8(clamping: Int16(pixels[index]) + level)
                        pixels[index + 1] = UInt8(clamping: Int16(pixels[index + 1]) + level)
                        pixels[index + 2] = UInt8(clamping: Int16(pixels[index + 2]) + level)
                        index += 4
                    }
                }
            }
        }
    }
}
