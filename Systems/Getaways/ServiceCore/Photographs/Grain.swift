import CPixels
import Drawing
import SampleNumbers

/// A film's grain: it keeps smooth skies from showing steps, and files as large as a camera's.
enum Grain {
    /// Levels of 255 up and down.
    private static let strength = 5

    static func add(to bitmap: inout Bitmap, seed: String) {
        var chance = SeededGenerator(seed)
        // A table read from places that differ by row: noise enough for the eye, at little cost.
        let noise = (0..<8_191).map { _ in Int16(chance.next(2 * strength + 1) - strength + chance.next(3) - 1) }
        let rows = (0..<bitmap.height).map { _ in chance.next(noise.count) }
        let width = bitmap.width
        bitmap.pixels.withUnsafeMutableBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            guard let start = pixels.baseAddress, pixels.count == rows.count * width else { return }
            for (y, place) in rows.enumerated() {
                vitrine_add_levels(start + y * width, width, noise, noise.count, (place + 1) % noise.count)
            }
        }
    }
}
